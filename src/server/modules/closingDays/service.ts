import { asc, inArray } from 'drizzle-orm'
import type { ClosingDay } from '@/contracts/closingDays/schemas'
import { closureOn } from '@/domain/clients/closingDays'
import type { Day } from '@/lib/date'
import { holidayName } from '@/lib/holidays'
import type { ClientScope } from '@/server/auth/tenantScope'
import { closingDays } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const closingDayColumns = {
  id: closingDays.id,
  kind: closingDays.kind,
  weekday: closingDays.weekday,
  weeks: closingDays.weeks,
  startsOn: closingDays.startsOn,
  endsOn: closingDays.endsOn,
  opensOnHolidays: closingDays.opensOnHolidays,
  reason: closingDays.reason,
  lockVersion: closingDays.lockVersion,
}

/** The closing days of the store, the regular ones first: `regular` precedes `single` in the alphabet. */
export const closingDaysOf = (db: Tx, scope: ClientScope) =>
  db
    .select(closingDayColumns)
    .from(closingDays)
    .where(scope.has(closingDays))
    .orderBy(asc(closingDays.kind), asc(closingDays.startsOn), asc(closingDays.id))

/** Returns a function of store and day that gives the reason for which the store is closed; undefined if it is open. */
export async function closuresOfStores(db: Tx, clientIds: number[]) {
  const rows = await db
    .select()
    .from(closingDays)
    .where(inArray(closingDays.clientId, clientIds))
    .orderBy(asc(closingDays.id))
  const closures = new Map(
    clientIds.map((id) => [id, closureOf(rows.filter(({ clientId }) => clientId === id))]),
  )
  return (clientId: number, day: Day) => closures.get(clientId)?.(day)
}

/** Returns a function of the day that gives the reason for which the store is closed; undefined if it is open. */
export const closureOf = (rules: readonly ClosingDay[]) => (day: Day) =>
  closureOn(day, rules, holidayName(day) !== undefined)
