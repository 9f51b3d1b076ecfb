import type { ClosingDay } from '@/contracts/closingDays/schemas'
import { dayOf, formatDay } from '@/lib/date'

/** The note below the name of a closing day: the reason, or its first day and whether the store opens on holidays. */
export function closingNote({ kind, startsOn, opensOnHolidays, reason }: ClosingDay, now: Date) {
  if (kind === 'single') return reason
  return [
    startsOn > dayOf(now) && `${formatDay(startsOn, now)}から`,
    opensOnHolidays && '祝日にあたるときは営業',
  ]
    .filter(Boolean)
    .join('・')
}
