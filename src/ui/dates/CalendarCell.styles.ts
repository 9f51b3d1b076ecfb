import { css } from 'styled-components'
import { color, font, media, radius, radiusFull, rem, visuallyHidden, weight } from '@/ui/tokens'
import { closedHatch, closureStyles } from './month/closureStyles'

/** One day of the grid; `data-kind` colours the date, `data-multiple` stands where several days can be chosen. */
export const calendarCell = css`
  [role='gridcell'] {
    position: relative;
    display: flex;
    min-width: 0;
    min-height: ${rem(52)};
    border: solid ${color.lineSoft};
    border-width: 0 1px 1px 0;
  }
  [role='gridcell']:last-child {
    border-right: 0;
  }
  [role='row']:last-child > [role='gridcell'] {
    border-bottom: 0;
  }
  [data-outside] {
    justify-content: center;
    padding-top: 4px;
    background: ${color.bg};
    &[data-closed] {
      background: ${closedHatch};
    }
  }
  [data-outside] [data-day] {
    color: ${color.ink3};
  }
  [role='gridcell'] > button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    width: 100%;
    min-width: 0;
    min-height: ${rem(44)};
    padding: 4px 1px 6px;
    border: 0;
    border-radius: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${font.xs};
    line-height: 1.3;
    cursor: pointer;
  }
  [role='gridcell'] > button[data-past] {
    background: ${color.bg};
  }
  ${closureStyles}
  [data-face] {
    display: contents;
  }
  [data-day] {
    display: grid;
    place-items: center;
    min-width: ${rem(24)};
    height: ${rem(24)};
    padding: 0 2px;
    font-size: ${font.s};
    line-height: 1;
  }
  [data-kind='holiday'] [data-day] {
    color: ${color.holiday};
  }
  [data-kind='saturday'] [data-day] {
    color: ${color.saturday};
  }
  [data-today] [data-day] {
    border-radius: ${radiusFull};
    padding: 0;
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.bold};
  }
  [data-holiday] {
    max-width: 100%;
    overflow: hidden;
    font-size: ${font.xxxs};
    line-height: 1.2;
    color: ${color.holiday};
    white-space: nowrap;
  }
  [data-unread] {
    position: absolute;
    right: 6px;
    top: 8px;
    width: 8px;
    height: 8px;
    border-radius: ${radiusFull};
    background: ${color.dangerFill};
  }
  [data-check] {
    position: absolute;
    right: 5px;
    top: 6px;
    width: 14px;
    height: 14px;
    stroke-width: 3;
  }
  [role='gridcell'] > button[aria-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  [aria-disabled] [data-day] {
    color: ${color.ink3};
  }
  [aria-disabled]:not([data-past]) [data-day] {
    text-decoration: line-through;
    text-decoration-color: ${color.control};
  }
  [aria-selected='true'] > button {
    background: ${color.primaryTint};
    box-shadow: inset 0 0 0 2px ${color.primary};
  }
  &[data-multiple] [aria-selected='true'] > button {
    background: ${color.primaryFill};
    box-shadow: inset 0 0 0 2px ${color.surface};
    border-radius: ${radius};
    color: ${color.onFill};
  }
  &[data-multiple]
    [aria-selected='true']
    :is([data-day], [data-holiday], [data-closure], [data-offerings], [data-seats], [data-state]) {
    color: ${color.onFill};
    font-weight: ${weight.bold};
    background: none;
  }
  [role='gridcell'] > button:focus-visible {
    outline: 2px solid ${color.ink};
    outline-offset: -4px;
    box-shadow: inset 0 0 0 2px ${color.brand};
    border-radius: ${radius};
  }
  &[data-multiple] [aria-selected='true'] > button:focus-visible {
    outline-color: ${color.onFill};
  }
  ${media.phone} {
    /* Beside a date of two digits, not over it. */
    [data-check] {
      right: 3px;
      top: 11px;
      width: 10px;
      height: 10px;
      stroke-width: 4;
    }
    &:not([data-multiple]) [data-holiday] {
      ${visuallyHidden}
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
    /* Small enough that five weeks fit above the bottom bar of a small phone. */
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
  }
`
