import styled from 'styled-components'
import { reservedFigure, usedFigure } from '@/domain/billing/figures'
import {
  budgetLeftYenOf,
  budgetLevelOf,
  budgetPercentOf,
  budgetText,
  forecastYenOf,
  type BudgetUse,
} from '@/domain/restrictions/budget'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { color, font } from '@/ui/tokens'

/** A line of words beside the bar. */
export const Words = styled.p`
  margin: 0 0 8px;
  font-size: ${font.s};
  color: ${color.ink2};
  &[data-warning] {
    color: ${color.warningText};
  }
`

/** The budget of a store in a month: a bar, the same in words, and the amounts behind it. */
export function BudgetBar({ use, label }: { use: BudgetUse; label: string }) {
  const isWarning = budgetLevelOf(use) !== 'within'
  return (
    <>
      <ProgressBar
        meter
        label={label}
        value={Math.min(use.budgetYen, Math.max(0, forecastYenOf(use)))}
        max={use.budgetYen}
        tone={isWarning ? 'warning' : 'primary'}
        words={`${budgetPercentOf(use)}%`}
      />
      <Words data-warning={isWarning || undefined}>{budgetText(use)}</Words>
      <MoneyList
        lines={[
          { label: '予算', yen: use.budgetYen },
          { ...usedFigure, yen: use.usedYen },
          { ...reservedFigure, yen: use.reservedYen },
        ]}
        total={{ label: '残り', yen: budgetLeftYenOf(use) }}
      />
    </>
  )
}
