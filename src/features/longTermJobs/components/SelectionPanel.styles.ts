import styled from 'styled-components'
import { color, font, framed, target, weight } from '@/ui/tokens'

/** The steps of a selection one below the other; the current one has a blue edge. */
export const Steps = styled.ul`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  ${framed}
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: ${target};
    padding: 8px 14px;
    border-bottom: 1px solid ${color.lineSoft};
  }
  > li:last-child {
    border-bottom: 0;
  }
  > li[aria-current] {
    border-left: 4px solid ${color.primary};
    padding-left: 10px;
    background: ${color.primaryTint};
  }
  b {
    font-size: ${font.s};
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  small {
    display: block;
    color: ${color.ink3};
  }
`
