import styled from 'styled-components'
import { color, font, radius, target, weight } from '@/ui/tokens'

/** The errors of a form as links to their fields. */
export const Summary = styled.div`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  padding: 12px 14px;
  border-radius: ${radius};
  background: ${color.dangerTint};
  font-size: ${font.s};
  line-height: 1.6;
  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 1px;
    color: ${color.danger};
  }
  b {
    font-weight: ${weight.bold};
  }
  ul {
    margin: 0;
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
