import styled from 'styled-components'
import { color, target } from '@/ui/tokens'

export const LiveRegion = styled.div`
  &:empty {
    position: absolute;
  }
`
export const ErrorList = styled.ul`
  &&& {
    padding: 0;
    list-style: none;
  }
  button {
    position: relative;
    padding: 2px 0;
    border: 0;
    background: none;
    color: ${color.primaryText};
    font: inherit;
    text-align: left;
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  button::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 50%;
    height: min(${target}, 100% + 12px);
    transform: translateY(-50%);
  }
`
