import { css } from 'styled-components'
import { color, font } from '@/ui/tokens'

/** The reason, the scans of the colleagues and the answer; part of `Card` in `CorrectionCard.styles`. */
export const correctionNotices = css`
  [data-tags] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
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
`
