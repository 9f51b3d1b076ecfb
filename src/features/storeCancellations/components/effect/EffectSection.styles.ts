import styled from 'styled-components'
import { color, font, media, radius, weight } from '@/ui/tokens'

export const Effects = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 10px;
    line-height: 1.6;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${color.ink3};
  }
  b {
    font-weight: ${weight.bold};
  }
`

export const Alternatives = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  h3 {
    padding: 14px 16px 6px;
    font-size: ${font.s};
  }
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 6px 16px;
    border: 0;
    border-top: 1px solid ${color.lineSoft};
    background: none;
    line-height: 1.4;
    text-align: left;
    cursor: pointer;
  }
  ${media.hover} {
    button:hover {
      background: ${color.bg};
    }
  }
  button:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${color.brand};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    color: ${color.ink2};
  }
  svg {
    flex: none;
    color: ${color.primaryFill};
  }
  svg:last-child {
    color: ${color.control};
  }
`
