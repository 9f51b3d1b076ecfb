import styled from 'styled-components'
import { color, font, media, radius, radiusFull, rem, target, weight } from '@/ui/tokens'
import { closedHatch, closureStyles } from './closureStyles'
import { responsiveStyles } from './MonthCalendarResponsive.styles'

export const CalendarRoot = styled.div`
  font-variant-numeric: tabular-nums;
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
  > [role='grid'] {
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius};
    overflow: hidden;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  [role='columnheader'] {
    padding: 6px 0;
    text-align: center;
    font-size: ${font.xs};
    line-height: 1.4;
    color: ${color.ink2};
    border-bottom: 1px solid ${color.line};
  }
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
  [data-weekday='0'],
  [data-kind='holiday'] [data-day] {
    color: ${color.holiday};
  }
  [data-weekday='6'],
  [data-kind='saturday'] [data-day] {
    color: ${color.saturday};
  }
  [data-today] [data-day] {
    border-radius: 50%;
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
  [data-state] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    height: ${rem(18)};
    font-size: ${font.xxs};
    line-height: 1.25;
    white-space: nowrap;
  }
  [data-state] svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
    flex: none;
  }
  [data-state='wanted'] {
    color: ${color.primaryText};
  }
  [data-state='confirmed'] {
    color: ${color.successText};
  }
  [data-state='reviewCandidate'] {
    color: ${color.warningText};
  }
  [data-state='done'] {
    color: ${color.ink3};
  }
  [data-state='working'] {
    padding: 1px 5px;
    border-radius: ${radiusFull};
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${weight.bold};
  }
  [data-state='working'] i {
    width: 8px;
    height: 8px;
    margin: 0 2px;
    border-radius: 50%;
    background: ${color.onBrand};
  }
  [data-state='unpublished'] {
    padding: 0 3px;
    border: 1px dashed ${color.control};
    border-radius: ${radiusFull};
    color: ${color.chipText};
  }
  [data-seats] {
    color: ${color.ink2};
    white-space: nowrap;
  }
  [data-fill] {
    width: calc(100% - 12px);
    height: 4px;
    margin-top: auto;
    border-radius: 2px;
    background: ${color.sunken};
    overflow: hidden;
  }
  [data-past] [data-fill] {
    background: ${color.lineSoft};
  }
  [data-fill]::before {
    content: '';
    display: block;
    height: 100%;
    width: calc(var(--share) * 100%);
    background: ${color.ink2};
  }
  [data-fill='open']::before {
    background: ${color.primary};
  }
  [data-fill='now']::before {
    background: ${color.ink};
  }
  [data-offerings] {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: ${font.xxs};
    line-height: 1;
    color: ${color.ink2};
  }
  [data-offerings] i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.control};
  }
  [data-unread] {
    position: absolute;
    right: 6px;
    top: 8px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
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
    border-radius: 10px;
    color: ${color.onFill};
  }
  &[data-multiple]
    [aria-selected='true']
    :is([data-day], [data-holiday], [data-offerings], [data-seats], [data-state]) {
    color: ${color.onFill};
    font-weight: ${weight.bold};
    background: none;
  }
  &[data-multiple] [aria-selected='true'] [data-offerings] i {
    background: ${color.onFill};
  }
  [role='gridcell'] > button:focus-visible {
    outline: 2px solid ${color.ink};
    outline-offset: -4px;
    box-shadow: inset 0 0 0 2px ${color.brand};
    border-radius: 8px;
  }
  &[data-multiple] [aria-selected='true'] > button:focus-visible {
    outline-color: ${color.onFill};
  }
  ${responsiveStyles}
`
