import styled from 'styled-components'
import {
  color,
  font,
  framed,
  hatch,
  layer,
  media,
  radius,
  radiusInner,
  radiusS,
  rem,
  size,
  visuallyHidden,
  weight,
} from '@/ui/tokens'
import { cardStyles } from './DataTableCards.styles'
import type { Column } from './dataTableTypes'

/** The attributes of a column's heading, cells and sum, for the styles of the table and of the screen around it. */
export const columnAttributes = (
  { name, number }: Column<unknown>,
  card: Column<unknown>['card'],
) => ({ 'data-column': name, 'data-number': number, 'data-card': card })

/** The table and, below 750 px, its cards. One container styles all rows, because a table may have hundreds. */
export const Table = styled.div`
  ${framed}
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  &[data-plain] {
    border: 0;
    border-radius: 0;
    background: none;
  }
  input[type='checkbox'] {
    appearance: none;
    box-sizing: border-box;
    position: relative;
    width: 20px;
    height: 20px;
    margin: 0;
    flex: none;
    border: 2px solid ${color.control};
    border-radius: ${radiusS};
    background: ${color.surface};
    cursor: pointer;
  }
  input[type='checkbox']:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    cursor: not-allowed;
  }
  input:is(:checked, :indeterminate) {
    border-color: ${color.primaryFill};
    background: ${color.primaryFill};
  }
  input:checked::after {
    content: '';
    position: absolute;
    left: 4px;
    top: 0;
    width: 5px;
    height: 10px;
    box-sizing: content-box;
    border: solid ${color.onFill};
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg) scale(0.9);
  }
  input:indeterminate::after {
    content: '';
    position: absolute;
    left: 3px;
    right: 3px;
    top: 7px;
    height: 2.5px;
    border: 0;
    background: ${color.onFill};
    transform: none;
    width: auto;
  }
  ${media.forced} {
    input[type='checkbox'] {
      appearance: auto;
      &::after {
        content: none;
      }
    }
  }
  [data-select] {
    display: flex;
    align-items: center;
  }
  [data-select] label {
    display: inline-grid;
    place-items: center;
    width: ${rem(36)};
    height: ${rem(36)};
    margin: -8px;
    cursor: pointer;
  }
  [role='row'] {
    position: relative;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
    min-height: ${size.row};
    padding: 0 8px 0 12px;
    border-bottom: 1px solid ${color.lineSoft};
  }
  [role='cell'],
  [role='columnheader'] {
    min-width: 0;
    padding: 8px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    && [role='cell'],
    && [role='columnheader'] {
      padding-inline: 3px;
    }
  }
  [role='cell'] small {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  [data-number] {
    text-align: right;
    white-space: nowrap;
  }
  [data-head] {
    position: sticky;
    top: 0;
    z-index: ${layer.sticky};
    border-radius: ${radius} ${radius} 0 0;
    background: ${color.surface};
    border-bottom-color: ${color.line};
    color: ${color.ink3};
    font-size: ${font.xs};
  }
  [data-head] button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: ${rem(24)};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  [data-head] button svg {
    width: 14px;
    height: 14px;
  }
  [aria-sort] button {
    color: ${color.ink};
    font-weight: ${weight.bold};
  }
  [data-total] {
    background: ${color.bg};
    font-weight: ${weight.bold};
  }
  [data-group] {
    min-height: ${rem(36)};
    grid-template-columns: minmax(0, 1fr);
    background: ${color.bg};
    border-bottom-color: ${color.line};
  }
  [data-card='title'] a {
    color: ${color.ink};
    font-weight: ${weight.bold};
    text-decoration: none;
  }
  ${media.hover} {
    [data-card='title'] a:hover {
      text-decoration: underline;
    }
  }
  [data-card='action'] {
    display: flex;
    justify-content: flex-end;
  }
  [role='row'] > [data-card='action']:has([aria-expanded='true']) {
    z-index: ${layer.sticky + 1};
  }
  [role='row'][data-status='late'] {
    background: ${color.warningTint};
  }
  [role='row'][data-status='unpublished'] {
    background: ${hatch.draft};
  }
  [role='row'][data-status='working'] {
    box-shadow: inset 4px 0 0 ${color.brand};
  }
  [role='row'][data-status='published'] {
    box-shadow: inset 4px 0 0 ${color.primary};
  }
  [role='row']:is([aria-selected='true'], [data-status='on']) {
    background: ${color.primaryTint};
  }
  &[data-compact] [role='row'] {
    min-height: ${size.rowCompact};
  }
  &[data-compact] [role='cell'] {
    padding: 4px 8px;
  }
  [data-quiet='true'],
  [data-selected-count] {
    ${visuallyHidden}
  }
  ${media.tablet} {
    [role='rowgroup'] > [role='row']:last-child {
      border-bottom: 0;
      border-radius: 0 0 ${radiusInner} ${radiusInner};
    }
    [data-all] {
      ${visuallyHidden}
    }
    &[data-windowed] [role='row'] {
      height: ${rem(56)};
    }
    &[data-windowed][data-compact] [role='row'] {
      height: ${size.rowCompact};
    }
    &[data-windowed] [role='cell']:not([data-card='action']) {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
      max-height: 100%;
      box-sizing: border-box;
    }
    ${media.hover} {
      [role='rowgroup']
        > [role='row']:not([aria-selected='true'], [data-status], [data-group]):hover {
        background: ${color.bg};
      }
    }
  }
  ${media.phone} {
    ${cardStyles}
  }
  ${media.print} {
    [data-head] {
      position: static;
    }
    && label:has(> input[type='checkbox']) {
      display: none;
    }
    [role='row'] {
      break-inside: avoid;
    }
  }
`
