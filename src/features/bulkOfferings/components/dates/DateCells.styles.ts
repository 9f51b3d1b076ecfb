import { css } from 'styled-components'
import { color, font, weight } from '@/ui/tokens'

/** The day of a row, and its errors and warnings. */
export const dateCells = css`
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
