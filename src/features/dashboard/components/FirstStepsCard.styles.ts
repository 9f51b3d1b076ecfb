import styled from 'styled-components'
import { color, font, rem, weight } from '@/ui/tokens'

export const StepList = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li[aria-current] {
    background: ${color.primaryTint};
  }
  li > * {
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    min-height: ${rem(60)};
    padding: 8px 12px;
    line-height: 1.4;
    color: ${color.ink};
    text-decoration: none;
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: ${rem(32)};
    height: ${rem(32)};
    border: 1px solid ${color.control};
    border-radius: 50%;
    box-sizing: border-box;
    font-style: normal;
    font-weight: ${weight.bold};
    color: ${color.ink2};
    background: ${color.surface};
  }
  i[data-done] {
    border-color: transparent;
    background: ${color.successTint};
    color: ${color.successText};
  }
  li > * > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  svg {
    flex: none;
  }
  a > svg {
    color: ${color.control};
  }
`
