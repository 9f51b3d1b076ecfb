import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'
import { correctionFooter } from './CorrectionFooter.styles'
import { correctionHeader } from './CorrectionHeader.styles'
import { correctionNotices } from './CorrectionNotices.styles'
import { correctionTimes } from './CorrectionTimes.styles'

/**
 * One correction: worker and shift, the hours to compare, the pay and the buttons; `data-selected` outlines it. An `em`
 * is a difference from the plan.
 */
export const Card = styled.article`
  display: grid;
  gap: 12px;
  padding: 16px;
  ${framed}
  font-variant-numeric: tabular-nums;
  &[data-selected] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  p {
    margin: 0;
  }
  em {
    display: inline-block;
    font-style: normal;
    font-weight: ${weight.bold};
    font-size: ${font.xs};
    white-space: nowrap;
    color: ${color.primaryText};
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
  ${media.tablet} {
    padding: 18px 24px 14px;
    footer {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  ${correctionHeader}
  ${correctionTimes}
  ${correctionNotices}
  ${correctionFooter}
`
