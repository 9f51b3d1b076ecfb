import styled from 'styled-components'
import { color, font, media, radius, target, weight } from '@/ui/tokens'

export const Card = styled.article`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  &[data-on] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  header {
    display: flex;
    align-items: center;
    gap: 10px;
    flex-wrap: wrap;
  }
  [data-pick] {
    display: grid;
    place-items: center;
    width: ${target};
    height: ${target};
    margin: -8px -4px -8px -12px;
  }
  ${media.print} {
    && [data-pick] {
      display: none;
    }
  }
  [data-pick] input {
    width: 20px;
    height: 20px;
    accent-color: ${color.primaryFill};
  }
  [data-name] {
    flex: 1 1 120px;
    min-width: 0;
  }
  [data-name] b {
    display: block;
    font-weight: ${weight.bold};
  }
  [data-name] small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-chips],
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  p {
    margin: 0;
  }
  [data-shift] > b {
    display: block;
    margin-right: 16px;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  [data-shift] > span {
    color: ${color.ink2};
  }
  [data-compare] {
    display: grid;
    gap: 16px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-size: ${font.s};
    line-height: 1.4;
  }
  thead > tr > :first-child {
    width: 40px;
  }
  thead th:last-child {
    width: 36%;
    padding-left: 8px;
  }
  td {
    color: ${color.ink2};
  }
  thead th,
  tbody th {
    font-weight: ${weight.regular};
    font-size: ${font.xs};
    color: ${color.ink2};
    text-align: left;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  tbody tr + tr {
    border-color: ${color.lineSoft};
  }
  td,
  th {
    padding: 6px 8px 6px 0;
  }
  td[data-ask] {
    padding: 6px 0 6px 8px;
    background: ${color.bg};
    color: ${color.ink};
  }
  em {
    display: inline-block;
    font-style: normal;
    font-weight: ${weight.bold};
    font-size: ${font.xs};
    white-space: nowrap;
    color: ${color.primaryText};
  }
  em[data-more='true'] {
    color: ${color.dangerText};
  }
  blockquote {
    margin: 0;
    padding: 2px 0 2px 10px;
    border-left: 3px solid ${color.line};
    color: ${color.ink2};
    font-size: ${font.s};
    overflow-wrap: anywhere;
  }
  details ul {
    margin: 0;
    padding-left: 1.2em;
    font-size: ${font.s};
  }
  footer > * {
    min-width: 0;
  }
  footer {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding-top: 12px;
    border-top: 1px solid ${color.lineSoft};
  }
  [data-pay] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
  }
  [data-pay] span {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-pay] strong {
    white-space: nowrap;
    font-size: ${font.xl};
    line-height: 1.2;
  }
  [data-pay] small {
    margin-left: 1px;
    font-size: ${font.s};
    font-weight: ${weight.regular};
  }
  [data-pay] em {
    margin-left: auto;
    font-size: ${font.s};
  }
  [data-acts] {
    display: flex;
    gap: 8px;
  }
  [data-acts] > button {
    flex: 1;
  }
  div[data-panel] {
    display: grid;
    gap: 12px;
    padding: 12px 14px;
    border-radius: ${radius};
    background: ${color.primaryTint};
  }
  [data-due] {
    font-size: ${font.xs};
    color: ${color.ink2};
    text-align: right;
  }
  [data-due] b {
    font-weight: ${weight.bold};
    color: ${color.warningText};
  }
  ${media.tablet} {
    padding: 18px 24px 14px;
    [data-shift] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
    }
    [data-compare] {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      align-items: center;
      gap: 32px;
    }
    footer {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    [data-pay] em {
      margin: 0;
    }
    [data-acts] {
      justify-content: flex-end;
    }
    [data-acts] > button {
      flex: none;
    }
    [data-panel],
    [data-due] {
      grid-column: 1 / -1;
    }
    div[data-panel] {
      grid-template-columns: 1fr auto;
      align-items: center;
      padding: 12px 16px;
    }
  }
`
