import { eq } from 'drizzle-orm'
import { serviceTermsOn } from '@/domain/billing/contract'
import { bonusesOn } from '@/domain/pay/bonus'
import { costOf, payOf, type ServiceTerms } from '@/domain/pay/pay'
import { monthOf, msOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, type offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { bonusContractsOf } from '@/server/modules/bonusContracts/service'
import { contractsOf } from './contracts'
import { boundQueries, boundsFrom } from './monthBounds'

type Offering = typeof offerings.$inferSelect
type Reopening = {
  seatCount: number
  /**
   * Returns the yen that the usage loses when the contracts end, less their leave allowance. Absent: they have ended
   * already.
   */
  freedYenOf?: (terms: ServiceTerms) => number
  /** The caller posts the seats, so the rest of the limit is locked for the company. */
  lock: boolean
}

/** Counts the seats that open for applications: those given back, and the free seats of an offering that was closed. */
function newlyOpenSeats(
  { closedAt, closesAt, startAt, peopleWanted, peopleMatched }: Offering,
  seatCount: number,
  now: Date,
) {
  if (Math.min(msOf(closesAt), msOf(startAt)) <= now.getTime()) return 0
  return closedAt === null ? seatCount : peopleWanted - peopleMatched + seatCount
}

const companyOf = async (db: Tx, clientId: number) =>
  firstOrNotFound(
    await db.select({ companyId: clients.companyId }).from(clients).where(eq(clients.id, clientId)),
  ).companyId

/**
 * Returns by how many yen the company would exceed its usage limit or the store its budget, whichever is more, if the
 * seats of contracts that end were posted again; 0 if they fit or there is no bound. Only head office may go above the
 * budget. Call it before the seats are given back.
 */
export async function reopeningExcessYen(
  { db, now, scope }: Operation & { scope: ClientScope | 'system' },
  offering: Offering,
  { seatCount, freedYenOf = () => 0, lock }: Reopening,
): Promise<number> {
  const openSeats = newlyOpenSeats(offering, seatCount, now)
  if (openSeats === 0) return 0
  const { clientId, offerId, workOn, feeRateBp } = offering
  const companyId = scope === 'system' ? await companyOf(db, clientId) : scope.companyId
  const storeMonth = { companyId, clientId, month: monthOf(workOn) }
  const {
    limit,
    budget: set,
    ...found
  } = await allRows(db, {
    ...boundQueries(db, storeMonth),
    contracts: contractsOf(db, companyId),
    bonuses: bonusContractsOf(db, clientId, offerId),
  })
  const { usage, budget } = await boundsFrom(
    { db, now, scope },
    storeMonth,
    { limit: limit[0] ?? null, budget: set[0] ?? null },
    { lock },
  )
  const pay = payOf({ ...offering, bonuses: bonusesOn(found.bonuses, offerId, workOn) })
  const terms = serviceTermsOn(found.contracts, workOn, feeRateBp)
  const addedYen = costOf(pay, openSeats, terms).totalYen - freedYenOf(terms)
  const isHeadOffice = scope !== 'system' && scope.may('budget.manage')
  return Math.max(
    0,
    usage ? usage.usedYen + addedYen - usage.limitYen : 0,
    budget && !isHeadOffice ? budget.usedYen + addedYen - budget.budgetYen : 0,
  )
}
