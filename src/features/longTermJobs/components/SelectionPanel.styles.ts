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
  }
`

/** The states that a selection went through, the latest first. */
export const History = styled.ol`
  && {
    border: 0;
    border-left: 2px solid ${color.line};
    border-radius: 0;
    margin-left: 4px;
    background: none;
  }
  && > li {
    display: block;
    min-height: 0;
    padding: 4px 0 8px 14px;
    border: 0;
    font-size: ${font.s};
    &::before {
      content: '';
      position: absolute;
      left: -6px;
      top: 10px;
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: ${color.control};
    }
  }
  small {
    display: block;
  }
`
