import styled from 'styled-components'
import { color, radiusFull } from '@/ui/tokens'

/** The states that a selection went through, the latest first. */
export const History = styled.ol`
  margin-left: 4px;
  border-left: 2px solid ${color.line};
  > li {
    position: relative;
    padding: 4px 0 8px 14px;
    line-height: 1.45;
    &::before {
      content: '';
      position: absolute;
      left: -6px;
      top: 10px;
      width: 10px;
      height: 10px;
      border-radius: ${radiusFull};
      background: ${color.control};
    }
  }
  small {
    display: block;
    color: ${color.ink3};
    line-height: 1.6;
  }
`
