import { and, eq, gt, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { bonusesOn } from '@/domain/pay/bonus'
import { costOf, payOf } from '@/domain/pay/pay'
import type { MonthUsage } from '@/domain/restrictions/usageLimit'
import { addMonths, type Month } from '@/lib/date'
import { clients, offerings } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import { bonusContractsOfStores } from '@/server/modules/bonusContracts/service'
import { liveInvoices, liveMonth } from './liveMonth'

type CompanyMonth = { companyId: number; month: Month; exceptId: number }

/** The postings of the company in the month, over all stores; `exceptId`: one that is counted otherwise. */
const ofCompanyMonth = ({ companyId, month, exceptId }: CompanyMonth) =>
  and(
    eq(clients.companyId, companyId),
    ne(offerings.id, exceptId),
    gte(offerings.workOn, `${month}-01`),
    lt(offerings.workOn, `${addMonths(month, 1)}-01`),
  )

/** The invoices of the month as they would be now, with the planned pay of everybody who is matched. */
async function usedInvoices(operation: Operation, { companyId, month, exceptId }: CompanyMonth) {
  const live = await liveMonth(operation, companyId, month, exceptId)
  return liveInvoices(live, live.lines)
}

/**
 * What each store has used of the month, tax included, yen; a store without shifts is missing. Together they are the
 * used yen of the company. The transaction must see all of its stores.
 */
export async function usedYenByStore(
  operation: Operation,
  companyId: number,
  month: Month,
): Promise<Map<number, number>> {
  return usedYenIn(operation, { companyId, month, exceptId: 0 })
}

async function usedYenIn(operation: Operation, companyMonth: CompanyMonth) {
  const invoices = await usedInvoices(operation, companyMonth)
  const byStore = new Map<number, number>()
  for (const { clientId, totalYen } of invoices.flatMap(({ stores }) => stores))
    byStore.set(clientId, (byStore.get(clientId) ?? 0) + totalYen)
  return byStore
}

/**
 * What the free seats of postings that take applications, now or later, would cost each store, tax included, yen; a
 * store without any is missing.
 */
async function reservedYenByStore(db: Tx, companyMonth: CompanyMonth, now: Date) {
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
  const byStore = new Map<number, number>()
  for (const { clientId, offerId, freeSeats, feeRateBp, ...posting } of rows) {
    const ofStore = contracts.filter((contract) => contract.clientId === clientId)
    const pay = payOf({ ...posting, bonuses: bonusesOn(ofStore, offerId, posting.workOn) })
    const { totalYen } = costOf(pay, freeSeats, feeRateBp)
    byStore.set(clientId, (byStore.get(clientId) ?? 0) + totalYen)
  }
  return byStore
}

/**
 * What each of these stores of the company has used and reserved in a month of work, tax included, yen: the parts of
 * the company's usage (billing.md §11). The transaction must see all stores of the company.
 */
export async function usageByStore(
  { db, now }: Operation,
  { companyId, month }: Pick<CompanyMonth, 'companyId' | 'month'>,
  clientIds: readonly number[],
) {
  const used = await usedYenByStore({ db, now }, companyId, month)
  const reserved = await reservedYenByStore(db, { companyId, month, exceptId: 0 }, now)
  return new Map(
    clientIds.map((clientId) => [
      clientId,
      {
        usedYen: used.get(clientId) ?? 0,
        reservedYen: reserved.get(clientId) ?? 0,
      },
    ]),
  )
}

/**
 * What is used and reserved of the company's usage limit in a month of work, over all its stores, yen
 * (billing.md §11). The transaction must see all of them.
 */
export async function usageParts(
  operation: Operation,
  { companyId, month, exceptId = 0 }: Omit<CompanyMonth, 'exceptId'> & { exceptId?: number },
) {
  const companyMonth = { companyId, month, exceptId }
  const used = await usedYenIn(operation, companyMonth)
  const reserved = await reservedYenByStore(operation.db, companyMonth, operation.now)
  return { usedYen: sumOf(used), reservedYen: sumOf(reserved) }
}

const sumOf = (byStore: ReadonlyMap<number, number>) =>
  [...byStore.values()].reduce((sum, yen) => sum + yen, 0)

/**
 * What is taken of a month, used and reserved together, yen: by all stores of the company and by one of them. The
 * transaction must see all of them. `exceptId`: a posting that is counted otherwise.
 */
export async function takenYenOf(
  operation: Operation,
  { clientId, ...companyMonth }: CompanyMonth & { clientId: number },
) {
  const used = await usedYenIn(operation, companyMonth)
  const reserved = await reservedYenByStore(operation.db, companyMonth, operation.now)
  return {
    companyYen: sumOf(used) + sumOf(reserved),
    storeYen: (used.get(clientId) ?? 0) + (reserved.get(clientId) ?? 0),
  }
}

/** The usage limit of the company in a month and what is taken of it, for one of its stores or its head office. */
export async function monthUsageOf(
  { db, now }: Operation,
  scope: { companyId: number; clientId?: number },
  month: Month,
): Promise<MonthUsage | null> {
  const { companyId } = scope
  const limitYen = await usageLimitIn(db, companyId, month)
  if (limitYen === null) return null
  // A store does not see the other stores of its company: only the sums leave this function.
  const parts = await bypassRls(db, scope, () => usageParts({ db, now }, { companyId, month }))
  return { month, limitYen, ...parts }
}

/** Who uses more of the company limit of a month waits here for all others who do, until the transaction ends. */
export const lockUsage = (db: Tx, companyId: number, month: Month) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`usage ${companyId} ${month}`}, 0))`,
  )
