import styled from 'styled-components'
import { color, font, framed, radiusFull, target, weight } from '@/ui/tokens'

/** Notices with a dot before an unread one; the text of an open notice is below its title. */
export const List = styled.ul`
  list-style: none;
  margin: 0 0 8px;
  padding: 0;
  ${framed}
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  h2 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.regular};
    font-feature-settings: normal;
    letter-spacing: 0;
  }
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: ${target};
    padding: 12px 16px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  button > span {
    flex: 1;
    min-width: 0;
  }
  button > svg {
    flex: none;
    color: ${color.ink3};
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  [data-meta] {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-bottom: 4px;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  b {
    display: block;
    position: relative;
    font-weight: ${weight.regular};
    overflow-wrap: anywhere;
  }
  [data-unread] b {
    font-weight: ${weight.bold};
    padding-left: 16px;
  }
  i {
    position: absolute;
    left: 0;
    top: 0.55em;
    width: 8px;
    height: 8px;
    border-radius: ${radiusFull};
    background: ${color.dangerFill};
  }
  [data-body] {
    padding: 0 16px 16px;
    overflow-wrap: anywhere;
  }
  [data-body] p {
    margin: 0 0 8px;
    white-space: pre-line;
    line-height: 1.75;
  }
  [data-body] a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`
