import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { bonusesOn } from '@/domain/pay/bonus'
import { closesOn } from '@/domain/billing/calendar'
import { serviceTermsOn, type BillingContract } from '@/domain/billing/contract'
import { amountsOf } from '@/domain/billing/line'
import type { CountedLine, Invoice } from '@/domain/billing/statement'
import { payOf } from '@/domain/pay/pay'
import type { MonthUsage } from '@/domain/restrictions/usageLimit'
import type { Month } from '@/lib/date'
import { allRows } from '@/server/db/allRows'
import { lockName } from '@/server/db/namedLock'
import { clients, offerings } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import { bonusContractsOfCompany } from '@/server/modules/bonusContracts/service'
import { ofCompanyDays } from './liveLines'
import { isRunning, liveInvoices, liveMonth, runningMonthOf, runningMonthRows } from './liveMonth'

type CompanyMonth = { companyId: number; month: Month; exceptId: number }

/** What each store pays of some invoices, tax included, yen; a store without any amount is missing. */
function yenByStore(invoices: readonly Invoice[]) {
  const byStore = new Map<number, number>()
  for (const { clientId, totalYen } of invoices.flatMap(({ stores }) => stores))
    byStore.set(clientId, (byStore.get(clientId) ?? 0) + totalYen)
  return byStore
}

/** Offerings with free seats that take applications, now or later; `exceptId`: one that is counted otherwise. */
function freeSeatRows({ db, now }: Operation, { companyId, month, exceptId }: CompanyMonth) {
  const at = now.toISOString()
  return db
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
      freeSeats: sql<number>`${offerings.peopleWanted} - ${offerings.peopleMatched}`
        .mapWith(Number)
        .as('free_seats'),
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        ofCompanyDays({ companyId, from: `${month}-01`, to: closesOn(month) }),
        ne(offerings.id, exceptId),
        isNotNull(offerings.publishedAt),
        isNull(offerings.closedAt),
        gt(offerings.closesAt, at),
        gt(offerings.startAt, at),
        gt(offerings.peopleWanted, offerings.peopleMatched),
      ),
    )
}

/**
 * Free seats as lines of the month: what they will cost once somebody works, with fee and commission by the contract of
 * the day (billing.md §5).
 */
const freeSeatLines = (
  rows: Awaited<ReturnType<typeof freeSeatRows>>,
  contracts: readonly BillingContract[],
  bonuses: Awaited<ReturnType<typeof bonusContractsOfCompany>>,
): CountedLine[] =>
  rows.map(({ clientId, offerId, freeSeats, feeRateBp, ...offering }) => {
    const ofStore = bonuses.filter((contract) => contract.clientId === clientId)
    const pay = payOf({ ...offering, bonuses: bonusesOn(ofStore, offerId, offering.workOn) })
    const terms = serviceTermsOn(contracts, offering.workOn, feeRateBp)
    return { clientId, count: freeSeats, flag: 'scheduled', amounts: amountsOf(pay, terms) }
  })

/** The month with its free seats, of which one that is over has none. */
async function monthWithFreeSeats(operation: Operation, companyMonth: CompanyMonth) {
  const { companyId, month } = companyMonth
  if (!isRunning(month, operation.now))
    return { live: await liveMonth(operation, companyId, month), freeSeats: [] }
  const { freeSeats, bonuses, ...rows } = await allRows(operation.db, {
    ...runningMonthRows(operation, companyMonth),
    freeSeats: freeSeatRows(operation, companyMonth),
    bonuses: bonusContractsOfCompany(operation.db, companyId),
  })
  const live = runningMonthOf(rows, month)
  return { live, freeSeats: freeSeatLines(freeSeats, live.contracts, bonuses) }
}

type StoreUsage = { usedYen: number; reservedYen: number }

/**
 * What is used and reserved of a month, yen with tax (billing.md §11). `used` is the invoice of the month as it would
 * be now, with the planned pay of everybody who is matched; `reserved` is what the free seats add to it. Its tax is
 * rounded once over both, as that of the invoice will be.
 */
async function takenOf(operation: Operation, companyMonth: CompanyMonth) {
  const { live, freeSeats } = await monthWithFreeSeats(operation, companyMonth)
  const used = yenByStore(liveInvoices(live, live.lines))
  const invoices = liveInvoices(live, [...live.lines, ...freeSeats])
  const taken = yenByStore(invoices)
  // Parts of the company's figures: what they take adds up to it. Tax is rounded over all stores, and each bears its
  // share of it, so a free seat of one store can take a yen of tax from another: that yen is not used there.
  const storeUsageOf = (clientId: number): StoreUsage => {
    const takenYen = taken.get(clientId) ?? 0
    const reservedYen = Math.max(0, takenYen - (used.get(clientId) ?? 0))
    return { usedYen: takenYen - reservedYen, reservedYen }
  }
  return {
    usedYen: sumOf(used),
    takenYen: sumOf(taken),
    invoices,
    taxPercent: live.contract.consumptionTaxPercent,
    storeUsageOf,
  }
}

/**
 * What each of these stores of the company has used and reserved in a month of work, tax included, yen: the parts of
 * the company's usage (billing.md §11). The transaction must see all stores of the company.
 */
export async function usageByStore(
  operation: Operation,
  { companyId, month }: Pick<CompanyMonth, 'companyId' | 'month'>,
  clientIds: readonly number[],
): Promise<Map<number, StoreUsage>> {
  const { storeUsageOf } = await takenOf(operation, { companyId, month, exceptId: 0 })
  return new Map(clientIds.map((clientId) => [clientId, storeUsageOf(clientId)]))
}

/**
 * What is used and reserved of the company's usage limit in a month of work, over all its stores, yen
 * (billing.md §11). The transaction must see all of them.
 */
export async function usageParts(
  operation: Operation,
  { companyId, month, exceptId = 0 }: Omit<CompanyMonth, 'exceptId'> & { exceptId?: number },
): Promise<StoreUsage> {
  const { usedYen, takenYen } = await takenOf(operation, { companyId, month, exceptId })
  return { usedYen, reservedYen: takenYen - usedYen }
}

const sumOf = (byStore: ReadonlyMap<number, number>) =>
  [...byStore.values()].reduce((sum, yen) => sum + yen, 0)

/** The hundredths of a yen that rounding drops from the tax of the invoice of a store (`TakenUsage`). */
function taxRemainderOf(invoices: readonly Invoice[], clientId: number, percent: number) {
  const invoice = invoices.find((one) => one.clientId === null || one.clientId === clientId)
  const taxableYen = invoice?.taxes.find((tax) => tax.percent === percent)?.taxableYen ?? 0
  return Math.max(0, taxableYen * percent) % 100
}

/**
 * What is taken of a month, used and reserved together, yen: by all stores of the company and by one of them. The
 * transaction must see all of them. `exceptId`: an offering that is counted otherwise.
 */
export async function takenYenOf(
  operation: Operation,
  { clientId, ...companyMonth }: CompanyMonth & { clientId: number },
) {
  const { takenYen, invoices, taxPercent, storeUsageOf } = await takenOf(operation, companyMonth)
  const { usedYen, reservedYen } = storeUsageOf(clientId)
  return {
    companyYen: takenYen,
    taxRemainder: taxRemainderOf(invoices, clientId, taxPercent),
    storeYen: usedYen + reservedYen,
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

/** Serializes the use of the company limit of a month until the transaction ends. */
export const lockUsage = (db: Tx, companyId: number, month: Month) =>
  lockName(db, `usage ${companyId} ${month}`)
