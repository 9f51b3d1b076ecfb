import { addDays, dayMs, type Day, msOf } from '@/lib/date'
import type { graduates } from '@/server/db/schema'
import type { Relation } from './relations/types'
import { posterIdOf } from './shifts/offeringRow'
import type { Shift } from './types'

/** Half the usual fee, as the contract of the restaurant company says. */
export const GRADUATE_FEE_RATE_BP = 1500
/** The store whose graduates have an offering of their own: the restaurant. */
const STORE_ID = 1
const DAYS_BETWEEN = 46

/**
 * The registrations of those who are marked as graduates. Every row has the same keys, hired or not, because the rows
 * are inserted many at once.
 */
export const graduateRows = (
  relations: readonly Relation[],
  today: Day,
): (typeof graduates.$inferInsert)[] =>
  relations
    .filter((relation) => relation.graduate)
    .map(({ clientId, userId, companyId }, index) => {
      const isHired = index % 3 === 2
      const registeredOn = addDays(today, -(20 + (index % 5) * DAYS_BETWEEN))
      return {
        clientId,
        userId,
        kind: isHired ? 'hired' : 'former_staff',
        hiredOn: isHired ? registeredOn : null,
        employmentType: isHired ? 'part_time' : null,
        registeredBy: posterIdOf(companyId),
        registeredAt: `${registeredOn}T03:00:00.000Z`,
        noticesOff: index % 5 === 3,
      }
    })

/** Makes one coming offering of the restaurant, on which nobody is yet, a dedicated one for its graduates. */
export function dedicateToGraduates(shifts: readonly Shift[], now: Date) {
  const dedicated = shifts.find(
    ({ row }) =>
      row.clientId === STORE_ID &&
      row.publishedAt !== null &&
      row.scope === 'public' &&
      row.peopleMatched === 0 &&
      msOf(row.startAt) > now.getTime() + 7 * dayMs,
  )
  if (!dedicated) return
  Object.assign(dedicated.row, {
    scope: 'graduate',
    kind: 'graduate',
    feeRateBp: GRADUATE_FEE_RATE_BP,
  })
}
