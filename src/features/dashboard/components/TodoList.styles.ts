import styled from 'styled-components'
import { color, font, media, radiusFull, rem, weight } from '@/ui/tokens'

/**
 * Lines of what is to be done: an icon or a number, the name with its note, and a count; the whole line is the link.
 * `data-step` and `data-done`: the number of a step, and the tick of one that is done.
 */
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
    box-sizing: border-box;
    border-radius: ${radiusFull};
    background: ${color.sunken};
    font-style: normal;
    font-weight: ${weight.bold};
    color: ${color.ink2};
  }
  i[data-step] {
    border: 1px solid ${color.control};
    background: ${color.surface};
  }
  i[data-done] {
    background: ${color.successTint};
    color: ${color.successText};
  }
  li[aria-current] {
    background: ${color.primaryTint};
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
  span > small[data-urgent] {
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
  a > svg {
    flex: none;
    width: 16px;
  }
  /* Without a link: takes the width of the missing arrow and the gap before it. */
  div > em {
    margin-right: 28px;
  }
  ${media.hover} {
    a:hover {
      background: ${color.bg};
    }
  }
`
