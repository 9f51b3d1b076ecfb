import type { FillOfDay } from '@/contracts/companies/schemas'
import { fillPercent } from '@/domain/offerings/fillPercent'

const HIGH_PERCENT = 80
const HALF_PERCENT = 50
const ALL_PERCENT = 100

export type FillLevel = 'none' | 'draft' | 'low' | 'half' | 'high' | 'full'

/** The shade of a day in the heat map. The legend of `FillHeatMap` names these limits. */
export function fillLevelOf(day: FillOfDay): FillLevel {
  const percent = fillPercent(day)
  if (percent === undefined) return day.drafts > 0 ? 'draft' : 'none'
  if (percent >= ALL_PERCENT) return 'full'
  if (percent >= HIGH_PERCENT) return 'high'
  return percent >= HALF_PERCENT ? 'half' : 'low'
}

/** Adds up the seats of several days or stores. */
export const sumOfDays = (days: readonly FillOfDay[]) =>
  days.reduce(
    (sum, { wanted, matched, freeSeats, endedSeatCount }) => ({
      wanted: sum.wanted + wanted,
      matched: sum.matched + matched,
      freeSeats: sum.freeSeats + freeSeats,
      endedSeatCount: sum.endedSeatCount + endedSeatCount,
    }),
    { wanted: 0, matched: 0, freeSeats: 0, endedSeatCount: 0 },
  )
