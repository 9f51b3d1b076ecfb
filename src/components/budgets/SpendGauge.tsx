import styled from 'styled-components'
import { budgetLevelOf, spendText } from '@/domain/restrictions/budget'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { color, font } from '@/ui/tokens'

/** A line of words beside the gauge. */
export const Words = styled.p`
  margin: 8px 0 0;
  font-size: ${font.s};
  color: ${color.ink2};
  &[data-warning] {
    color: ${color.warningText};
  }
`

type Props = {
  /** The name of the amount: 「予算」 or 「利用上限額」. */
  what: string
  /** The accessible name of the gauge, if several are on a page. */
  label?: string
  maxYen: number
  usedYen: number
  reservedYen: number
}

/** Shows what a month takes of a budget or of the usage limit, as a gauge and in one sentence. */
export function SpendGauge({ what, label = `${what}の使用`, maxYen, usedYen, reservedYen }: Props) {
  const takenYen = usedYen + reservedYen
  const isWarning = budgetLevelOf({ budgetYen: maxYen, usedYen, reservedYen }) !== 'within'
  return (
    <>
      <ProgressBar
        meter
        label={label}
        value={Math.min(maxYen, Math.max(0, takenYen))}
        max={maxYen}
        tone={isWarning ? 'warning' : 'primary'}
        words={`${Math.max(0, Math.floor((takenYen * 100) / Math.max(1, maxYen)))}%`}
      />
      <Words data-warning={isWarning || undefined}>{spendText(what, maxYen, takenYen)}</Words>
    </>
  )
}
