import styled from 'styled-components'
import { workedTimes } from '@/features/reviews/components/shift/WorkedTimes.styles'
import { color, font, framed, media, rem, size } from '@/ui/tokens'
import { decisionSummary } from './DecisionSummary.styles'
import { kindChoice } from './KindChoice.styles'
import { reviewRowActions } from './ReviewRowActions.styles'

/** One worker: the name with the facts of the shift, the choices Good and Bad, and the details below. */
export const Row = styled.li`
  position: relative;
  ${framed}
  font-variant-numeric: tabular-nums;
  /* Scrolled to, it stays clear of the header of phones and the sticky progress below it. */
  scroll-margin-top: calc(${size.header} + 84px);
  &[data-decision='none'] {
    border-style: dashed;
    border-color: ${color.control};
  }
  &[data-decision='bad'] {
    border-color: ${color.danger};
  }
  [data-head] {
    display: grid;
    grid-template-columns: ${rem(40)} minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 8px 12px 14px;
  }
  [data-error] {
    margin: 0 14px 12px;
    color: ${color.dangerText};
    font-size: ${font.s};
  }
  ${media.largeText} {
    [data-head] {
      grid-template-columns: ${rem(40)} minmax(0, 1fr);
    }
  }
  ${media.tablet} {
    [data-head] {
      grid-template-columns:
        ${rem(40)} minmax(${rem(140)}, 1.1fr) minmax(0, 1.2fr)
        ${rem(232)} ${rem(116)};
      min-height: ${rem(60)};
      box-sizing: border-box;
      padding: 8px 8px 8px 16px;
    }
    [data-error] {
      margin-left: 68px;
    }
  }
  ${workedTimes}
  ${kindChoice}
  ${reviewRowActions}
  ${decisionSummary}
`
