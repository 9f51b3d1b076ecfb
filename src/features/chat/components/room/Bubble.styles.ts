import { css } from 'styled-components'
import { color, focusRing, font, media, radius, radiusL, radiusS, rem, target } from '@/ui/tokens'

/** A message on the side of its sender: what was said, and small beside it who said it when. */
export const bubble = css`
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
    border-radius: ${radiusS} ${radiusL} ${radiusL} ${radiusL};
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
    max-width: ${rem(96)};
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
    border-radius: ${radiusL} ${radiusS} ${radiusL} ${radiusL};
    background: ${color.said};
  }
  [data-side='client'] [data-meta] {
    text-align: right;
  }
  /* Large text leaves no room for the time and the sender beside what was said. */
  ${media.largeText} {
    [data-side],
    [data-side='client'] {
      flex-direction: column;
      align-items: flex-start;
      gap: 2px;
    }
    [data-side='client'] {
      align-items: flex-end;
    }
    [data-meta] {
      flex-flow: row wrap;
      gap: 0 8px;
      max-width: 100%;
    }
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
    ${focusRing} border-radius: ${radiusS};
  }
  ${media.phone} {
    [data-unsent] button {
      min-height: ${target};
    }
  }
  ${media.tablet} {
    [data-body] {
      font-size: ${font.s};
    }
  }
  /* On paper the name is above every message. */
  ${media.print} {
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
    :is([data-meta], [data-unsent] button) {
      display: none;
    }
  }
`
