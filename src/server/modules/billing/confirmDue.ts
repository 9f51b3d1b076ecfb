import { asc, eq, min, sql } from 'drizzle-orm'
import { billConfirmedAt } from '@/domain/billing/calendar'
import { type Month, monthOf, msOf } from '@/lib/date'
import { addMonths, monthsBetween } from '@/lib/months'
import { shiftOfMatching } from '@/server/db/joins'
import { billingOperations, clients, companies, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import { confirmMonth } from './confirm'

/** Returns the first month with work for the company; undefined if there was none. */
export async function firstMonthOf(db: Tx, companyId: number): Promise<Month | undefined> {
  // Store by store: the first shift of each is the first entry of an index.
  const firstOfStore = db
    .select({ workOn: offerings.workOn })
    .from(offerings)
    .innerJoin(matchings, shiftOfMatching)
    .where(eq(offerings.clientId, clients.id))
    .orderBy(asc(offerings.workOn))
    .limit(1)
    .as('first_of_store')
  const [row] = await db
    .select({ workOn: min(firstOfStore.workOn) })
    .from(clients)
    .innerJoinLateral(firstOfStore, sql`true`)
    .where(eq(clients.companyId, companyId))
  const [stored] = await db
    .select({ month: min(billingOperations.month) })
    .from(billingOperations)
    .where(eq(billingOperations.companyId, companyId))
  const months = [row?.workOn?.slice(0, 7), stored?.month?.slice(0, 7)].filter(
    (month) => month !== undefined,
  )
  return months.sort().at(0)
}

/** Returns the months of a company that are due for confirmation and not confirmed, oldest first. */
async function dueMonths(db: Tx, companyId: number, now: Date): Promise<Month[]> {
  const first = await firstMonthOf(db, companyId)
  if (first === undefined) return []
  const confirmed = await db
    .selectDistinct({ month: billingOperations.month })
    .from(billingOperations)
    .where(eq(billingOperations.companyId, companyId))
  const confirmedMonths = new Set(confirmed.map(({ month }) => month))
  return monthsBetween(first, addMonths(monthOf(now), -1)).filter(
    (month) => !confirmedMonths.has(month) && msOf(billConfirmedAt(month)) <= msOf(now),
  )
}

const notConfirmed = (companyId: number, month: Month) =>
  `month ${month} of company ${companyId} not confirmed`

/**
 * Confirms every month that is due, each in a separate transaction. The oldest month of a company comes first, because
 * it may carry an amount over to the next. If a month cannot be confirmed, the later months of that company wait; the
 * other companies go on.
 */
export async function confirmDueMonths(
  context: Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>,
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock, log, settings } = context
  const { issuer } = settings
  const due = await db.tx('system', async (tx) => {
    const all = await tx.select({ id: companies.id }).from(companies).orderBy(asc(companies.id))
    const found: { companyId: number; months: Month[] }[] = []
    for (const { id } of all)
      found.push({ companyId: id, months: await dueMonths(tx, id, clock()) })
    return found.filter(({ months }) => months.length > 0)
  })
  if (due.length > 0 && !issuer) {
    log({ level: 'error', event: 'no month confirmed: ISSUER_REGISTRATION_NUMBER is not set' })
    return 0
  }
  let count = 0
  for (const { companyId, months } of due)
    for (const month of months) {
      signal?.throwIfAborted()
      if (!issuer) return count
      const result = await db
        .tx('system', (tx) => confirmMonth(tx, { companyId, month }, { issuer, now: clock() }))
        .catch((error: unknown) => {
          log({ level: 'error', event: notConfirmed(companyId, month), error: describe(error) })
          return 'failed' as const
        })
      if (result === 'missingTax')
        log({ level: 'error', event: `${notConfirmed(companyId, month)}: no tax table` })
      if (result === 'missingTax' || result === 'failed') break
      count += Number(result === 'confirmed')
    }
  return count
}
