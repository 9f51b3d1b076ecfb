import styled from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

export const Count = styled.p`
  margin: 0 0 8px;
  font-size: ${font.xs};
  color: ${color.ink2};
`
/** Texts can be long: each side shows its first lines. */
export const Differences = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0;
  font-size: ${font.s};
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-weight: ${weight.bold};
  }
  dd {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  dd span {
    color: ${color.ink2};
  }
`
export const Note = styled.p`
  margin: 0;
  font-size: ${font.xs};
  color: ${color.ink2};
`
/** The stores to copy to, each with a preview of its copy. */
export const Stores = styled.fieldset`
  display: grid;
  gap: 8px;
  margin: 8px 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 8px;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 8px 0;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
  }
`
export const Problem = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.dangerText};
`
