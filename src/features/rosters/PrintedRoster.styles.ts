import styled, { createGlobalStyle } from 'styled-components'
import { PrintSheet } from '@/ui/layout/PrintPage'
import { color, media, radiusS, weight } from '@/ui/tokens'

// The list may exceed one sheet, so the margins belong to @page and not to the sheet.
export const Margins = createGlobalStyle`@page { size: A4 portrait; margin: 12mm; }`
/** The roster on paper: a table for each shift, on as many sheets as it needs. */
export const Sheet = styled(PrintSheet)`
  article {
    min-height: 141.4cqw;
    font-size: 1.7cqw;
    line-height: 1.35;
  }
  header b {
    font-size: 2.6cqw;
  }
  h2 {
    font-size: 3.2cqw;
  }
  table {
    width: 100%;
    margin-top: 2cqw;
    border-collapse: collapse;
  }
  [data-day] th {
    padding: 2.4cqw 0 0.6cqw;
    border-width: 0 0 0.2cqw;
    background: none;
    font-size: 2.4cqw;
  }
  [data-day] span {
    font-size: 1.6cqw;
    font-weight: ${weight.regular};
  }
  [data-shift] th {
    padding: 1.4cqw 0 0.6cqw;
    border-width: 0 0 1px;
    background: none;
    font-size: 2cqw;
    font-weight: ${weight.regular};
  }
  [data-shift] b {
    margin-right: 0.6cqw;
  }
  [data-shift] span {
    font-size: 1.6cqw;
  }
  thead {
    display: table-header-group;
  }
  tr,
  [data-head] {
    break-inside: avoid;
  }
  th,
  td {
    padding: 0.5cqw 0.7cqw;
    border: 1px solid ${color.control};
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  th {
    background: ${color.bg};
    font-size: 1.4cqw;
    font-weight: ${weight.bold};
  }
  td {
    height: 5cqw;
  }
  [data-key='name'] {
    min-width: 16cqw;
  }
  td[data-key='name'] b {
    display: block;
    font-size: 2.35cqw;
  }
  td[data-key='name'] small {
    display: block;
    font-size: 1.68cqw;
  }
  th[data-key],
  [data-key='hours'] {
    white-space: nowrap;
  }
  [data-key='note'] {
    min-width: 14cqw;
  }
  [data-key='entryCheck'],
  [data-key='safetyTraining'] {
    text-align: center;
  }
  td i {
    display: inline-block;
    width: 2.6cqw;
    aspect-ratio: 1;
    border: 1.5px solid;
    border-radius: ${radiusS};
    vertical-align: middle;
  }
  [data-many] {
    font-size: 1.4cqw;
  }
  footer {
    margin-top: 2cqw;
  }
  ${media.print} {
    width: auto;
    article {
      min-height: 0;
      padding: 0;
    }
  }
`
