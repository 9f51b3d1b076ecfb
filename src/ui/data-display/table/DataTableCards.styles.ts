import { css } from 'styled-components'
import { color, font, media, radius, rem, target } from '@/ui/tokens'

/** Shows rows as cards below 750 px. */
export const cardStyles = css`
  border: 0;
  background: none;
  [data-head] {
    position: static;
    display: block;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  [data-head] > :not([data-select]),
  [data-head]:not(:has(> [data-select])) {
    display: none;
  }
  [data-head] > [data-select] {
    display: flex;
    align-items: center;
    padding: 0 4px 8px;
  }
  [data-head] > [data-select] label {
    display: inline-flex;
    gap: 12px;
    width: auto;
    height: ${target};
    margin: 0;
    color: ${color.ink};
    font-size: ${font.s};
    padding: 0 8px;
  }
  [data-selected-count] {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    margin-left: auto;
    color: ${color.ink2};
    font-size: ${font.s};
  }
  [role='rowgroup'] > [role='row'] {
    grid-template-columns: repeat(3, minmax(0, auto)) minmax(0, 1fr);
    justify-content: start;
    align-content: center;
    gap: 2px 16px;
    min-height: ${rem(64)};
    margin-bottom: 8px;
    padding: 12px 14px;
    background-color: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  [role='row'] > [role='cell'] {
    max-width: 100%;
    padding: 0;
  }
  [role='row'] > [data-card='title'] {
    grid-column: 1 / -1;
    grid-row: 1;
    font-size: ${font.m};
    padding-right: ${rem(96)};
  }
  [role='row']:has(> [data-card='action']) > [data-card='title'] {
    padding-right: ${rem(132)};
  }
  [role='row']:has(> [data-card='action']):not(:has(> [data-card='chip'])) > [data-card='title'] {
    padding-right: 36px;
  }
  [data-card='title'] a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [role='row'] > [data-card='chip'] {
    position: absolute;
    top: 12px;
    right: 14px;
  }
  [role='row']:has(> [data-card='action']) > [data-card='chip'] {
    right: 48px;
  }
  [role='row'] > [data-card='action'] {
    position: absolute;
    top: 2px;
    right: 2px;
  }
  [role='row'] > :is([data-card='action'], [data-select]),
  [role='cell'] :is(a, button) {
    z-index: 1;
  }
  [role='row'] > :is([data-card='fact'], [data-card='line']) {
    position: relative;
    align-self: start;
    text-align: left;
  }
  [role='row'] > [data-card='line'] {
    grid-column: 1 / -1;
  }
  ${media.largeText} {
    [role='row'] > [data-card='fact'] {
      grid-column: 1 / -1;
    }
  }
  [role='row'] > :is([data-card='fact'], [data-card='line'])::before {
    content: attr(data-label);
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
    white-space: nowrap;
    ${media.largeText} {
      white-space: normal;
    }
  }
  [role='row'] > :is([data-card='fact'], [data-card='line']):empty {
    display: none;
  }
  [role='row'] > [data-card='hide'] {
    display: none;
  }
  &[data-selectable] [role='rowgroup'] > [role='row'] {
    padding-left: 52px;
  }
  [role='row'] > [role='cell'][data-select] {
    position: absolute;
    left: 4px;
    top: 0;
  }
  [role='cell'][data-select] label {
    width: ${target};
    height: ${rem(48)};
    margin: 0;
  }
  [role='rowgroup'] > [aria-selected='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background-color: ${color.primaryTint};
  }
  [role='rowgroup'] > [data-group] {
    min-height: ${rem(32)};
    margin: 8px 0 4px;
    padding: 0;
    background: none;
    border: 0;
    display: block;
  }
  /* Large text leaves no room for the chip beside the title. Windowed cards have a fixed height, so they keep it. */
  ${media.largeText} {
    &:not([data-windowed]) [role='row'] > [role='cell'][data-card='chip'] {
      grid-area: 2 / 1 / auto / -1;
      position: relative;
      top: 0;
      right: 0;
    }
    &:not([data-windowed]) [role='row'] > [role='cell'][data-card='title'] {
      padding-right: 0;
    }
    &:not([data-windowed])
      [role='row']:has(> [data-card='action'])
      > [role='cell'][data-card='title'] {
      padding-right: ${rem(36)};
    }
  }
  &[data-windowed] [role='rowgroup'] > [role='row'] {
    height: ${rem(100)};
    margin: 0 0 8px;
  }
  &[data-windowed] [role='rowgroup'] > [data-group] {
    align-content: end;
  }
  &[data-windowed] [role='row'] > [role='cell'] {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  &[data-windowed] [role='row'] > [data-card='action'] {
    overflow: visible;
  }
`
