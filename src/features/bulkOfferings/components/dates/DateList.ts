import styled from 'styled-components'
import { color, font, radius, weight } from '@/ui/tokens'

/** A list of dates to post on. Its rows are plain elements, as there may be 31 of them. */
export const DateList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  > li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  > [data-warning] {
    background: ${color.warningTint};
  }
  > [data-error] {
    background: ${color.dangerTint};
  }
  [data-row] {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 4px 4px 4px 14px;
    line-height: 1.5;
  }
  [data-row] > button + button {
    margin-left: -10px;
  }
  [data-date] {
    flex: none;
    width: 74px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-date] b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  [data-conditions] {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    font-size: ${font.s};
  }
  [data-conditions] > b {
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  [data-changed] {
    color: ${color.primaryText};
  }
  [data-warning] [data-changed],
  [data-error] [data-changed] {
    color: ${color.ink};
  }
  [data-message] {
    flex: 1 0 100%;
    font-size: ${font.xs};
  }
  [data-message='error'] {
    color: ${color.dangerText};
  }
  [data-message='warning'] {
    color: ${color.warningText};
  }
  [data-message] svg {
    margin-right: 4px;
    vertical-align: -2px;
  }
  [data-message] a {
    position: relative;
    margin-left: 6px;
    color: ${color.primaryText};
  }
  [data-message] a::after {
    content: '';
    position: absolute;
    inset: -12px -10px;
  }
`
