import { css } from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

/** The rows of a group of stores; `data-shut` is a store that cannot be opened. */
export const storeRow = css`
  li {
    display: grid;
    grid-template-columns: ${rem(44)} minmax(0, 1fr);
    align-items: start;
    padding-left: 4px;
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li[data-shut] {
    grid-template-columns: minmax(0, 1fr);
  }
  li > button {
    margin-top: 12px;
  }
  [data-favorite] {
    color: ${color.ink};
    fill: ${color.brand};
  }
  [data-row] {
    /* The last column of its row, also on paper, where the button before it is hidden. */
    grid-column: -2;
    display: grid;
    grid-template-columns: minmax(50%, 1fr) minmax(0, auto) 16px;
    gap: 2px 8px;
    align-items: center;
    padding: 12px 12px 12px 8px;
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.4;
  }
  [data-row] > svg {
    grid-area: 1 / 3;
    color: ${color.control};
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  [data-name] b {
    display: block;
    font-size: ${font.m};
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  [data-today] {
    grid-column: 2;
    display: grid;
    gap: 2px;
    justify-items: end;
  }
  [data-today] > span {
    flex-wrap: wrap;
    justify-content: end;
  }
  [data-waiting] {
    grid-column: 1 / 3;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  [data-waiting] small {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  [data-waiting] > span {
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    li {
      align-items: center;
      min-height: 76px;
      padding-left: 8px;
    }
    li > button {
      margin: 0;
    }
    [data-row] {
      height: 100%;
      grid-template-columns: ${rem(220)} minmax(${rem(116)}, auto) minmax(0, 1fr) 16px;
      padding: 8px 16px 8px 4px;
    }
    [data-row] > svg {
      grid-area: 1 / 4;
    }
    [data-today] {
      justify-items: start;
    }
    [data-today] > span {
      flex-wrap: nowrap;
    }
    [data-waiting] {
      grid-area: 1 / 3;
      margin: 0;
      justify-content: flex-end;
    }
    ${media.hover} {
      a[data-row]:hover {
        background: ${color.bg};
      }
    }
  }
`
