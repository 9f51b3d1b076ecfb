import styled from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

export const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li > * {
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    min-height: ${rem(64)};
    padding: 10px 10px 10px 14px;
    line-height: 1.4;
    color: ${color.ink};
    text-decoration: none;
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: ${rem(36)};
    height: ${rem(36)};
    border-radius: 50%;
    background: ${color.sunken};
    color: ${color.ink2};
  }
  i[data-now] {
    background: ${color.warningTint};
    color: ${color.warningText};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  span > small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
  span > small[data-hot] {
    color: ${color.warningText};
  }
  em {
    font-style: normal;
    font-size: ${font.l};
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  em small {
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    margin-left: 2px;
  }
  a > svg {
    color: ${color.control};
  }
  a > svg,
  s {
    flex: none;
    width: 16px;
  }
  ${media.hover} {
    a:hover {
      background: ${color.bg};
    }
  }
`
