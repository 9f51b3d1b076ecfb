import { css } from 'styled-components'
import { color, font, media, rem } from '@/ui/tokens'

/** Phones show icons and bars only; from 750 px up texts are shown beside them. */
export const responsiveStyles = css`
  ${media.phone} {
    > [data-bar] {
      flex-wrap: wrap;
    }
    > [data-bar] > div {
      flex: 1 0 100%;
      margin: 0;
      text-align: left;
    }
    [data-word],
    &:not([data-multiple]) [data-holiday] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-multiple] [data-holiday] {
      font-size: 0;
    }
    &[data-multiple] [data-holiday]::after {
      content: '祝';
      font-size: ${font.xxxs};
    }
    &:not([data-multiple]) [role='gridcell'] {
      min-height: ${rem(72)};
    }
    /* Five weeks end above the bar at the bottom of a small phone. */
    &:not([data-multiple]) [role='gridcell'] > button {
      gap: 1px;
      padding: 2px 1px 4px;
    }
  }
  ${media.tablet} {
    &:not([data-multiple]) [role='gridcell'] {
      min-height: ${rem(108)};
    }
    &:not([data-multiple]) [data-outside] {
      justify-content: flex-start;
      padding: 6px 8px;
    }
    &:not([data-multiple]) [role='gridcell'] > button {
      align-items: flex-start;
      gap: 3px;
      padding: 6px 8px 8px;
      text-align: left;
    }
    &:not([data-multiple]) [data-day] {
      min-width: 26px;
      width: max-content;
      height: ${rem(26)};
      margin-left: -4px;
      padding: 0 4px;
    }
    &:not([data-multiple]) [data-holiday] {
      font-size: ${font.xxs};
      white-space: normal;
    }
    &:not([data-multiple]) [data-state] {
      gap: 4px;
      font-size: ${font.xs};
      justify-content: flex-start;
    }
    &:not([data-multiple]) [data-state='working'] i {
      display: none;
    }
    &:not([data-multiple]) [data-fill] {
      width: 100%;
    }
    ${media.hover} {
      [aria-selected='false'] > button:not([aria-disabled]):hover {
        background: ${color.bg};
      }
    }
  }
  ${media.forced} {
    [aria-selected='true'] > button {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    [data-fill]::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
