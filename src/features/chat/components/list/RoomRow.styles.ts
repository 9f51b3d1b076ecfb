import { css } from 'styled-components'
import { color, focusRing, font, media, weight } from '@/ui/tokens'

/** One room: who, the last message, and the next shift. */
export const roomRow = css`
  > li > a {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 12px 16px;
    border-bottom: 1px solid ${color.lineSoft};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.45;
    > span:last-child {
      flex: 1;
      min-width: 0;
      display: block;
    }
    [data-line] {
      display: flex;
      align-items: center;
      gap: 8px;
    }
    b {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: ${weight.regular};
      font-size: ${font.m};
    }
    time {
      flex: none;
      font-size: ${font.xs};
      color: ${color.ink3};
      font-variant-numeric: tabular-nums;
    }
    [data-last-message] {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      display: -webkit-box;
      -webkit-line-clamp: 2;
      -webkit-box-orient: vertical;
      font-size: ${font.s};
      color: ${color.ink2};
    }
    [data-facts] {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin-top: 6px;
    }
    [data-facts] > span {
      display: inline-flex;
    }
    [data-today] > * {
      background: ${color.brand};
      color: ${color.onBrand};
    }
    &[data-unread] b {
      font-weight: ${weight.bold};
    }
    &[data-unread] [data-last-message] {
      color: ${color.ink};
    }
    ${media.hover} {
      &:hover {
        background: ${color.bg};
      }
    }
    &:focus-visible {
      position: relative;
      z-index: 1;
      ${focusRing}
    }
    &[aria-current] {
      background: ${color.primaryTint};
      box-shadow: inset 3px 0 0 ${color.primary};
    }
  }
  > li:last-child > a {
    border-bottom: 0;
  }
  ${media.tablet} {
    > li > a {
      b {
        font-size: ${font.s};
      }
      [data-last-message] {
        -webkit-line-clamp: 1;
        word-break: break-all;
      }
      [data-facts] {
        margin-top: 4px;
      }
    }
    > li:last-child > a {
      border-bottom: 1px solid ${color.lineSoft};
    }
  }
`
