import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { closesOn } from '@/domain/billing/calendar'
import { serviceTermsOn, type BillingContract } from '@/domain/billing/contract'
import { amountsOf } from '@/domain/billing/line'
import type { CountedLine, Invoice } from '@/domain/billing/statement'
import { bonusesOn } from '@/domain/pay/bonus'
import { payOf } from '@/domain/pay/pay'
import type { MonthUsage } from '@/domain/restrictions/usageLimit'
import type { Month } from '@/lib/date'
import { allRows } from '@/server/db/allRows'
import { lockName } from '@/server/db/namedLock'
import { clients, offerings } from '@/server/db/schema'
import { bypassRls, type Operation, type Tx } from '@/server/db/transaction'
import { bonusContractsOfCompany } from '@/server/modules/bonusContracts/service'
import { usageLimitIn } from '@/server/modules/operatorRequests/records/usageLimit'
import { ofCompanyDays } from './liveLines'
import { isRunning, liveInvoices, liveMonth, runningMonthOf, runningMonthRows } from './liveMonth'

type CompanyMonth = { companyId: number; month: Month; exceptId: number }

/** Sums what each store pays of these invoices, in yen with tax; a store without an amount has no entry. */
function yenByStore(invoices: readonly Invoice[]) {
  const byStore = new Map<number, number>()
  for (const { clientId, totalYen } of invoices.flatMap(({ stores }) => stores))
    byStore.set(clientId, (byStore.get(clientId) ?? 0) + totalYen)
  return byStore
}

/** Reads the offerings with free seats that take applications now or later; `exceptId`: one to leave out. */
function freeSeatRows({ db, now }: Operation, { companyId, month, exceptId }: CompanyMonth) {
  const nowText = now.toISOString()
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
        gt(offerings.closesAt, nowText),
        gt(offerings.startAt, nowText),
        gt(offerings.peopleWanted, offerings.peopleMatched),
      ),
    )
}

/**
 * Converts free seats to lines of the month: their cost if they are worked, with fee and commission by the contract of
 * the day.
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

/** Reads a month and its free seats; a month that is over has none. */
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
 * Returns what a month has used (使用見込み) and reserved (確保), in yen with tax. Used is the invoice of the month as
 * it would be now, with the planned pay of all matched workers. Reserved is what the free seats add to it. `takenYen`
 * is both together, with tax rounded once, as the invoice will be.
 */
async function takenOf(operation: Operation, companyMonth: CompanyMonth) {
  const { live, freeSeats } = await monthWithFreeSeats(operation, companyMonth)
  const used = yenByStore(liveInvoices(live, live.lines))
  const invoices = liveInvoices(live, [...live.lines, ...freeSeats])
  const taken = yenByStore(invoices)
  // The figures of the stores add up to the company's. Tax is rounded over all stores and then shared out, so a free
  // seat of one store can lower the tax share of another by a yen. That store's used figure is then lowered by it.
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
 * Returns what each of these stores has used and reserved in a month of work, in yen with tax. The transaction must see
 * all stores of the company.
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
 * Returns what all stores of the company have used and reserved of its usage limit in a month of work, in yen with tax.
 * The transaction must see all stores of the company.
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

/** Returns the hundredths of a yen that rounding drops from the tax of a store's invoice (`TakenUsage`). */
function taxRemainderOf(invoices: readonly Invoice[], clientId: number, percent: number) {
  const invoice = invoices.find(
    (issued) => issued.clientId === null || issued.clientId === clientId,
  )
  const taxableYen = invoice?.taxes.find((tax) => tax.percent === percent)?.taxableYen ?? 0
  return Math.max(0, taxableYen * percent) % 100
}

/**
 * Returns what is taken of a month (used and reserved together) in yen with tax: by all stores of the company and by
 * one of them. The transaction must see all stores. `exceptId`: an offering to leave out; 0 for none.
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

/** Returns the usage limit of the company in a month and what is used and reserved of it; null without a limit. */
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

/** Makes other writers that use the company's limit of a month wait until the transaction ends. */
export const lockUsage = (db: Tx, companyId: number, month: Month) =>
  lockName(db, `usage ${companyId} ${month}`)
