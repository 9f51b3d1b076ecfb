import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-bottom: 16px;
`
/** The kinds of files, each with what it contains and its button. */
export const Kinds = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  ${framed}
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 16px;
  }
  li > button {
    flex: none;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  b {
    display: block;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:nth-child(2) {
      border-top: 0;
    }
    li:nth-child(even) {
      border-left: 1px solid ${color.lineSoft};
    }
  }
`
export const PreparedTitle = styled.h3`
  margin: 24px 0 8px;
  font-size: ${font.m};
  font-weight: ${weight.bold};
`
