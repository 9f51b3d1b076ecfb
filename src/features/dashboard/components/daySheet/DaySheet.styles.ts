import styled from 'styled-components'
import { color, font, lightGround, media, radiusS, shadow, weight } from '@/ui/tokens'

export const Hint = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
  ${media.phone} {
    margin-top: 8px;
  }
`

/**
 * All sizes are shares of the width of the sheet (1cqw = 2.1 mm on paper). The rows share the
 * height that header, guide and footer leave. `data-crowded` hides the guide. Nothing is cut: a long
 * text makes its row higher, and a long table continues on a second page.
 */
export const Sheet = styled.div`
  --line: clamp(2.4cqw, calc(84cqw / var(--rows)), 7.8cqw);
  &[data-crowded] {
    --line: clamp(2.7cqw, calc(106cqw / var(--rows)), 7.8cqw);
  }
  &[data-crowded] :is([data-guide], [data-memo]) {
    display: none;
  }
  &[data-crowded] footer {
    margin-top: auto;
    padding-top: 1.7cqw;
  }
  container-type: inline-size;
  width: 100%;
  max-width: 794px;
  ${lightGround}
  article {
    display: flex;
    flex-direction: column;
    min-height: 141.4cqw;
    padding: 5.7cqw;
    box-sizing: border-box;
    background: ${color.surface};
    box-shadow: ${shadow.s2};
    font-size: 1.75cqw;
    line-height: 1.3;
  }
  header {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 2cqw;
    padding-bottom: 1.2cqw;
    border-bottom: 0.38cqw solid;
  }
  header > :last-child {
    flex: none;
    text-align: right;
  }
  header b {
    display: block;
    font-size: 3cqw;
  }
  h2 {
    font-size: 3.5cqw;
    line-height: 1.3;
  }
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
  [data-memo] {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    min-height: 0;
    margin: 2.5cqw 0;
    overflow: hidden;
  }
  h3 {
    font-size: 1.8cqw;
  }
  [data-memo] i {
    flex: 1;
    border-bottom: 1px dotted ${color.control};
  }
  [data-guide] {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5cqw;
    padding: 1.7cqw 2.2cqw;
    border: 1.5px solid;
    border-radius: 1cqw;
  }
  ol {
    margin: 0;
    padding-left: 1.3em;
    list-style: decimal;
    font-size: 1.6cqw;
    line-height: 1.65;
  }
  footer {
    display: flex;
    justify-content: space-between;
    gap: 2cqw;
    margin-top: 1.7cqw;
    font-size: 1.4cqw;
  }
  footer span {
    display: flex;
    align-items: center;
    gap: 0.8cqw;
  }
  footer img {
    width: 2cqw;
    height: 2cqw;
  }
  ${media.print} {
    width: 210mm;
    max-width: none;
    article {
      min-height: 296mm;
      box-shadow: none;
    }
  }
`
