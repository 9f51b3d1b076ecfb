import { addDays, type Day, endOfDay, type Instant, dayOf } from '@/lib/date'

/** Fewer past shifts than this tell nothing about the next one. */
export const leastShifts = 3
/** Shifts of so many days count. */
export const recommendDays = 90

/** Whether hints on filling may be shown, from the past shifts of a template: how many, and people wanted and matched in them. */
export const recommendStatusOf = ({
  usable,
  shifts,
  wanted,
  matched,
}: {
  usable: boolean
  shifts: number
  wanted: number
  matched: number
}) => {
  const tooFew =
    shifts < leastShifts
      ? `直近${recommendDays}日の募集が${leastShifts}件に満たないため、予測できません。`
      : null
  const reason = usable ? tooFew : 'このひな形は、いま募集に使えません。'
  return {
    available: reason === null,
    reason,
    predictedMatchRate: reason === null && wanted > 0 ? Math.round((matched * 100) / wanted) : null,
  }
}

/** Reviews should be written within so many days after the shift; older ones count against the store. */
export const reviewDays = 14
/** Until when a shift should be reviewed: the end of that day. */
export const reviewDueAt = (endAt: Instant) => {
  const on: Day = dayOf(endAt)
  return endOfDay(addDays(on, reviewDays))
}
