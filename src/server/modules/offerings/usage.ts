import { and, count, eq, gt, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Pay } from '@/contracts/offerings/schemas'
import { bonusesOn } from '@/domain/pay/bonus'
import { billedOf, costOf, feeOf, payOf, taxOnFees } from '@/domain/pay/pay'
import { addMonths, type Month } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { clients, matchings, offerings } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { isBilled } from '@/server/lookups/shiftLoad'
import { bonusContractsOfStores } from '@/server/modules/bonusContracts/service'

type CompanyMonth = { companyId: number; month: Month; exceptId: number }

/** The postings of the company in the month, over all stores; `exceptId`: one that is counted otherwise. */
const ofCompanyMonth = ({ companyId, month, exceptId }: CompanyMonth) =>
  and(
    eq(clients.companyId, companyId),
    ne(offerings.id, exceptId),
    gte(offerings.workOn, `${month}-01`),
    lt(offerings.workOn, `${addMonths(month, 1)}-01`),
  )

/**
 * What the invoice of the month would be now, tax included, yen. Equal pays are counted together: they are few,
 * however many the shifts.
 */
async function usedYenOf(db: Tx, companyMonth: CompanyMonth, now: Date) {
  const pay = sql<Pay>`coalesce(${matchings.fixedPay}, ${matchings.scheduledPay})`.as('pay')
  const rows = await db
    .select({ pay, feeRateBp: offerings.feeRateBp, n: count() })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(and(ofCompanyMonth(companyMonth), isBilled(now)))
    .groupBy(pay, offerings.feeRateBp)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + row.n * of(row), 0)
  const fees = sum((row) => feeOf(row.pay, row.feeRateBp))
  return sum((row) => billedOf(row.pay)) + fees + taxOnFees(fees)
}

/** What the free seats of postings that take applications, now or later, would cost, tax included, yen. */
async function reservedYenOf(db: Tx, companyMonth: CompanyMonth, now: Date) {
  const at = now.toISOString()
  const rows = await db
    .select({
      clientId: offerings.clientId,
      offerId: offerings.offerId,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      breakMin: offerings.breakMin,
      hourlyWageYen: offerings.hourlyWageYen,
      transportationYen: offerings.transportationYen,
      feeRateBp: offerings.feeRateBp,
      freeSeats: sql<number>`${offerings.peopleWanted} - ${offerings.peopleMatched}`.mapWith(
        Number,
      ),
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        ofCompanyMonth(companyMonth),
        isNotNull(offerings.publishedAt),
        isNull(offerings.closedAt),
        gt(offerings.closesAt, at),
        gt(offerings.startAt, at),
        gt(offerings.peopleWanted, offerings.peopleMatched),
      ),
    )
  const contracts = await bonusContractsOfStores(db, [...new Set(rows.map((row) => row.clientId))])
  let total = 0
  for (const { clientId, offerId, freeSeats, feeRateBp, ...posting } of rows) {
    const ofStore = contracts.filter((contract) => contract.clientId === clientId)
    const pay = payOf({ ...posting, bonuses: bonusesOn(ofStore, offerId, posting.workOn) })
    total += costOf(pay, freeSeats, feeRateBp).totalYen
  }
  return total
}

/**
 * What is used and reserved of the company's usage limit in a month of work, over all its stores, yen
 * (billing.md §11). `lock`: whoever publishes waits here for
 * everybody else of the company who does so for that month, until the end of the transaction; the sums are read
 * after that.
 */
export async function usageOfCompany(
  { db, scope, now }: StoreOperation,
  month: Month,
  { exceptId = 0, lock = false }: { exceptId?: number; lock?: boolean } = {},
) {
  const { companyId } = scope
  if (lock)
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`usage ${companyId} ${month}`}, 0))`,
    )
  // The other stores of the company are not visible to this one: only the sum leaves this function.
  return bypassRls(db, scope, async () => {
    const companyMonth = { companyId, month, exceptId }
    return (await usedYenOf(db, companyMonth, now)) + (await reservedYenOf(db, companyMonth, now))
  })
}
