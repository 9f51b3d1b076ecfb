import { css } from 'styled-components'
import { color, font, media, radius, rem, target, weight } from '@/ui/tokens'

/** The styles of a `MonthBar`; its last `div` is the text at the right (`aside`), on phones below. */
export const monthBar = css`
  > [data-bar] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: ${rem(44)};
    margin-bottom: 8px;
  }
  > [data-bar] h2 {
    margin: 0 4px 0 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  > [data-bar] h2 > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: ${target};
    padding: 0 4px;
    margin-left: -4px;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        background: ${color.sunken};
      }
    }
  }
  > [data-bar] > button:last-of-type {
    margin-left: 4px;
  }
  > [data-bar] > div {
    margin-left: auto;
    font-size: ${font.xs};
    color: ${color.ink3};
    text-align: right;
  }
  ${media.phone} {
    > [data-bar] {
      flex-wrap: wrap;
    }
    > [data-bar] > div {
      flex: 1 0 100%;
      margin: 0;
      text-align: left;
    }
  }
`
