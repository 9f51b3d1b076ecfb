import { css } from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

/** The table beside the bars; part of `Card` in `CorrectionCard.styles`. */
export const correctionTimes = css`
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
    width: min(${rem(40)}, 56px);
  }
  thead th:last-child {
    width: 36%;
    padding-left: 8px;
  }
  /* Keeps each time in one line with text of double size. */
  ${media.largeText} {
    thead th:last-child {
      width: 30%;
    }
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
  td em[data-more='true'] {
    color: ${color.dangerText};
  }
  ${media.tablet} {
    [data-compare] {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      align-items: center;
      gap: 32px;
    }
  }
`
