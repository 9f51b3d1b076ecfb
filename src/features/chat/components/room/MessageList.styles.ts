import styled from 'styled-components'
import { color, focusRing, font, media, radius, radiusFull, target } from '@/ui/tokens'

/**
 * The scrolling list. Messages are plain elements: a styled component for each would make long
 * rooms slow.
 */
export const Log = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: 16px;
  &:focus-visible {
    outline: 2px solid ${color.ink};
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${color.brand};
  }
  > ol {
    display: flex;
    flex-direction: column;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-more] {
    margin: 0 0 12px;
    text-align: center;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-day] {
    margin: 8px 0;
    text-align: center;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-today] {
    padding: 2px 8px;
    border-radius: 4px;
    background: ${color.brand};
    color: ${color.onBrand};
  }
  [data-system] {
    align-self: center;
    max-width: 86%;
    padding: 6px 12px;
    border-radius: ${radius};
    background: ${color.sunken};
    color: ${color.ink2};
    font-size: ${font.xs};
    text-align: center;
    overflow-wrap: anywhere;
  }
  [data-new] {
    display: flex;
    align-items: center;
    gap: 12px;
    color: ${color.primaryText};
    font-size: ${font.xs};
  }
  [data-new]::before,
  [data-new]::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.primary};
    opacity: 0.5;
  }
  [data-side] {
    position: relative;
    display: flex;
    align-items: flex-end;
    gap: 8px;
    max-width: min(86%, 560px);
  }
  [data-body] {
    min-width: 0;
    padding: 10px 14px;
    border: 1px solid ${color.line};
    border-radius: 4px 14px 14px 14px;
    background: ${color.surface};
    font-size: ${font.m};
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-autospace: normal;
  }
  [data-meta] {
    flex: none;
    display: flex;
    flex-direction: column;
    max-width: 96px;
    font-size: ${font.xs};
    line-height: 1.35;
    color: ${color.ink3};
    font-variant-numeric: tabular-nums;
  }
  [data-side='client'] {
    align-self: flex-end;
    flex-direction: row-reverse;
  }
  [data-side='client'] [data-body] {
    border-color: ${color.saidLine};
    border-radius: 14px 4px 14px 14px;
    background: ${color.said};
  }
  [data-side='client'] [data-meta] {
    text-align: right;
  }
  [data-unsent] {
    flex-direction: column;
    align-items: flex-end;
    gap: 4px;
  }
  [data-unsent='sending'] [data-body] {
    opacity: 0.7;
  }
  [data-unsent='failed'] [data-body] {
    border: 1px dashed ${color.danger};
    background: ${color.surface};
  }
  [data-unsent] [data-meta] {
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 4px 12px;
    max-width: none;
  }
  [data-unsent='failed'] [data-meta] {
    color: ${color.dangerText};
  }
  [data-unsent] [data-meta] svg {
    margin-right: 4px;
    vertical-align: -2px;
  }
  [data-unsent] button {
    position: relative;
    min-height: 32px;
    padding: 0 6px;
    border: 0;
    background: none;
    color: ${color.primaryText};
    font: inherit;
    font-size: ${font.s};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  [data-unsent] button:focus-visible {
    ${focusRing} border-radius: 4px;
  }
  [data-down] {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    justify-content: center;
    height: 0;
    > button {
      position: absolute;
      bottom: 4px;
      border-radius: ${radiusFull};
    }
  }
  ${media.phone} {
    [data-unsent] button {
      min-height: ${target};
    }
  }
  ${media.tablet} {
    padding: 16px 24px;
    [data-body] {
      font-size: ${font.s};
    }
  }
  /* On paper the name stands above every message, and nothing scrolls. */
  ${media.print} {
    overflow: visible;
    padding: 12px 0;
    [data-day] {
      break-after: avoid;
    }
    [data-side] {
      flex-direction: column;
      align-items: flex-start;
      gap: 2px;
    }
    [data-side='client'] {
      flex-direction: column;
      align-items: flex-end;
    }
    [data-side] > .vh:first-child {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
      font-size: ${font.xs};
      color: ${color.ink2};
    }
    :is([data-down], [data-new], [data-meta], [data-unsent] button) {
      display: none;
    }
  }
`

/** Announced by screen readers, not visible. */
export const Announcement = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
