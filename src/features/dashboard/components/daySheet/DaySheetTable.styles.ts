import { css } from 'styled-components'
import { color, radiusS, weight } from '@/ui/tokens'

/** The rows of the sheet, \`--line\` high; \`data-blank\` is an open seat. */
export const daySheetTable = css`
  table {
    width: 100%;
    margin-top: 0.8cqw;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    padding: 0.8cqw;
    border-bottom: 1px solid;
    font-size: 1.5cqw;
    font-weight: ${weight.regular};
    text-align: left;
  }
  th:nth-child(1) {
    width: 10cqw;
  }
  th:nth-child(2) {
    width: 24cqw;
  }
  th:is(:nth-child(4), :nth-child(5)) {
    width: 5.5cqw;
    text-align: center;
  }
  th:nth-child(6) {
    width: 14cqw;
  }
  td {
    box-sizing: border-box;
    height: var(--line);
    padding: 0 0.8cqw;
    border-bottom: 1px solid ${color.control};
    line-height: 1.12;
    font-size: min(1.75cqw, calc(var(--line) * 0.36));
    overflow-wrap: anywhere;
  }
  td:nth-child(1) {
    white-space: nowrap;
  }
  td:nth-child(n + 4) {
    text-align: center;
  }
  td:last-child {
    border-left: 1px dotted ${color.control};
  }
  [data-blank] td {
    border-bottom-style: dashed;
  }
  td:nth-child(1) :is(b, span),
  td:nth-child(2) > *,
  td:nth-child(3) small {
    display: block;
  }
  td:nth-child(1) b {
    font-size: min(2.3cqw, calc(var(--line) * 0.48));
  }
  td:nth-child(2) b {
    font-size: min(2.4cqw, calc(var(--line) * 0.52));
  }
  td:nth-child(2) small {
    font-size: min(1.6cqw, calc(var(--line) * 0.32));
  }
  td p {
    display: flex;
    align-items: baseline;
    gap: 0.8cqw;
  }
  td :is(mark, p span) {
    flex: none;
  }
  td:nth-child(3) small {
    margin-top: 0.3em;
  }
  td:nth-child(3) :is(small, span) {
    font-size: min(1.5cqw, calc(var(--line) * 0.32));
  }
  td u {
    height: min(2.6cqw, calc(var(--line) * 0.5));
    width: 16cqw;
    border-bottom: 1px solid;
  }
  td i {
    display: inline-block;
    width: min(3.3cqw, calc(var(--line) * 0.7));
    aspect-ratio: 1;
    border: 1.5px solid;
    border-radius: ${radiusS};
    vertical-align: middle;
  }
  mark {
    padding: 0 0.5cqw;
    border: 1.5px solid;
    border-radius: ${radiusS};
    background: none;
    color: inherit;
    font-size: min(1.5cqw, calc(var(--line) * 0.32));
    font-weight: ${weight.bold};
  }
`
