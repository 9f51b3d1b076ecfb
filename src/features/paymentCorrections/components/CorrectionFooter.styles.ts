import { css } from 'styled-components'
import { color, font, media, weight } from '@/ui/tokens'

/** The pay, the buttons and the due date; part of `Card` in `CorrectionCard.styles`. */
export const correctionFooter = css`
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
  [data-pay] em[data-more='true'] {
    color: ${color.dangerText};
  }
  footer > [data-buttons] {
    display: flex;
    gap: 8px;
  }
  footer > [data-buttons] > button {
    flex: 1;
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
    [data-pay] em {
      margin: 0;
    }
    footer > [data-buttons] {
      justify-content: flex-end;
    }
    footer > [data-buttons] > button {
      flex: none;
    }
    [data-due] {
      grid-column: 1 / -1;
    }
  }
`
