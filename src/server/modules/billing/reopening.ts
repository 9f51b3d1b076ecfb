import { eq } from 'drizzle-orm'
import { costOf, payOf } from '@/domain/pay/pay'
import { monthOf, msOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { takeOne } from '@/server/db/pagination'
import { clients, type offerings } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { serviceTermsOf } from './contracts'
import { boundsOfMonth } from './monthBounds'

type Offering = typeof offerings.$inferSelect
type Reopening = {
  seatCount: number
  /** What the contracts that end count in the usage, less their leave allowance, yen; 0 once they have ended. */
  freedYen: number
  /** The caller posts the seats, so the rest of the limit is locked for the company. */
  lock: boolean
}

/** Seats that take applications again: those given back, and the free ones of an offering that had been closed. */
function newlyOpenSeats(
  { closedAt, closesAt, startAt, peopleWanted, peopleMatched }: Offering,
  seatCount: number,
  now: Date,
) {
  if (Math.min(msOf(closesAt), msOf(startAt)) <= now.getTime()) return 0
  return closedAt === null ? seatCount : peopleWanted - peopleMatched + seatCount
}

/**
 * How far the company would be over its usage limit or the store over its budget, yen, when seats of an offering whose
 * contracts end are posted again (billing.md §11): the larger of both; 0 where they fit, or without such a bound. Only
 * head office may go above the budget. The seats must not have been given back yet.
 */
export async function reopeningExcessYen(
  { db, now, scope }: Operation & { scope: ClientScope | 'system' },
  offering: Offering,
  { seatCount, freedYen, lock }: Reopening,
): Promise<number> {
  const openSeats = newlyOpenSeats(offering, seatCount, now)
  if (openSeats === 0) return 0
  const { companyId } = takeOne(
    await db
      .select({ companyId: clients.companyId })
      .from(clients)
      .where(eq(clients.id, offering.clientId)),
  )
  const month = monthOf(offering.workOn)
  const { usage, budget } = await boundsOfMonth(
    { db, now, scope },
    { companyId, clientId: offering.clientId, month },
    { lock },
  )
  const pay = payOf({ ...offering, bonuses: await bonusesFor(db, offering) })
  const terms = await serviceTermsOf(db, companyId, offering)
  const addedYen = costOf(pay, openSeats, terms).totalYen - freedYen
  const isHeadOffice = scope !== 'system' && scope.may('budget.manage')
  return Math.max(
    0,
    usage ? usage.usedYen + addedYen - usage.limitYen : 0,
    budget && !isHeadOffice ? budget.usedYen + addedYen - budget.budgetYen : 0,
  )
}
