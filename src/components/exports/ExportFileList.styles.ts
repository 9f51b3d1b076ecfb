import styled from 'styled-components'
import { color, font, framed } from '@/ui/tokens'

/** The prepared files, one line each, with the actions at the end of the line. */
export const Files = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${framed}
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
    padding: 12px 16px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  b {
    display: block;
    font-size: ${font.s};
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`
