import styled from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

/** The ways to fill the free seats (手だて), one below the other. */
export const Section = styled.section`
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 0 8px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  p {
    margin: 4px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: 12px 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li:first-child {
    border-top: 0;
  }
`
/** The button that shares the link of the offering, beside its explanation. */
export const ShareRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid ${color.lineSoft};
  font-size: ${font.s};
  color: ${color.ink2};
  button {
    flex: none;
  }
`
