import { and, asc, eq, gte, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FixPaymentRequestStatus } from '@/contracts/paymentCorrections/enums'
import { serviceTermsOn, type BillingContract } from '@/domain/billing/contract'
import { amountsOf, billedStateOf, type BilledState } from '@/domain/billing/line'
import { type Day, dayOf, type Instant, monthOf, msOf } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import {
  billingAdjustments,
  type billingLines,
  clients,
  liveMatchingStatuses,
  matchings,
  offerings,
  type StateBefore,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** A line of a month, as it is stored when the month is confirmed. */
export type Line = Omit<typeof billingLines.$inferSelect, 'id' | 'operationId'>
/** A line of a month that is not confirmed; `scheduled` is never stored: no such shift is left at the confirmation. */
export type LiveLine = Omit<Line, 'flag'> & { flag: BilledState['flag'] }

/** A column of the latest correction of a matching; `condition` (SQL on `f`) restricts which corrections count. */
const latestFix = (column: string, condition = '') =>
  sql.raw(
    `(select f.${column} from fix_payment_requests f where f.client_id = matchings.client_id and f.matching_id = matchings.id ${condition} order by f.id desc limit 1)`,
  )
const columns = {
  companyId: clients.companyId,
  clientId: matchings.clientId,
  matchingId: matchings.id,
  offeringId: matchings.offeringId,
  offerId: offerings.offerId,
  workerId: matchings.userId,
  workerName: users.name,
  title: offerings.title,
  workOn: offerings.workOn,
  startAt: matchings.startAt,
  endAt: matchings.endAt,
  breakMin: offerings.breakMin,
  hourlyWageYen: matchings.hourlyWageYen,
  feeRateBp: offerings.feeRateBp,
  status: matchings.status,
  scheduledPay: matchings.scheduledPay,
  fixedPay: matchings.fixedPay,
  checkedInAt: matchings.checkedInAt,
  checkedOutAt: matchings.checkedOutAt,
  cancelledAt: matchings.cancelledAt,
  cancelReviewDueAt: matchings.cancelReviewDueAt,
  fixStatus: sql<FixPaymentRequestStatus | null>`${latestFix('status')}`.as('fix_status'),
  fixApprovedAt: sql<
    string | null
  >`${latestFix('responded_at', "and f.status in ('approved', 'auto_approved')")}`.as(
    'fix_approved_at',
  ),
}
const select = (db: Tx) =>
  db
    .select(columns)
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .innerJoin(users, eq(users.id, matchings.userId))
type Row = Awaited<ReturnType<typeof select>>[number]

/** Whether a matching may have a line; absences and cancels without pay have none. */
const mayHaveLine = or(
  inArray(matchings.status, liveMatchingStatuses),
  and(eq(matchings.status, 'rejected'), isNotNull(matchings.fixedPay)),
)

/** Returns the state of a matching at an instant, as `billedStateOf` takes it. */
export const stateOf = (
  matching: Pick<
    typeof matchings.$inferSelect,
    'status' | 'scheduledPay' | 'fixedPay' | 'checkedInAt' | 'endAt' | 'cancelReviewDueAt'
  >,
  { isCorrectionOpen, at }: { isCorrectionOpen: boolean; at: Instant },
) => ({
  status: matching.status,
  pay: matching.fixedPay ?? matching.scheduledPay,
  isPayFixed: matching.fixedPay !== null,
  isCheckedIn: matching.checkedInAt !== null,
  isEnded: msOf(matching.endAt) <= msOf(at),
  isUnderReview: matching.cancelReviewDueAt !== null,
  isCorrectionOpen,
})

/** Returns the day on which the pay is settled, which is the day of payment. */
function paidOnOf({ status, endAt, checkedOutAt, cancelledAt, fixApprovedAt }: Row): Day {
  if (status === 'rejected' && cancelledAt !== null) return dayOf(cancelledAt)
  const settledAt = [endAt, checkedOutAt, fixApprovedAt]
    .filter((instant) => instant !== null)
    .map((instant) => new Date(instant).toISOString())
  return dayOf(settledAt.sort().at(-1) ?? endAt)
}

const sourceOf = ({ status, fixApprovedAt }: Row) => {
  if (status === 'rejected') return 'cancel' as const
  return fixApprovedAt === null ? ('shift' as const) : ('correction' as const)
}

type LineOptions = {
  contracts: readonly BillingContract[]
  at: Instant
  /** The state at the confirmation instant of matchings that changed later. */
  before: ReadonlyMap<number, StateBefore>
}

function lineOf(row: Row, { contracts, at, before }: LineOptions): LiveLine[] {
  const earlier = before.get(row.matchingId)
  const state = earlier
    ? earlier.flag && { pay: earlier.pay, flag: earlier.flag }
    : billedStateOf(stateOf(row, { isCorrectionOpen: row.fixStatus === 'requested', at }))
  if (!state) return []
  const { feeRateBp, workOn } = row
  const { taxPercent, ...amounts } = amountsOf(
    state.pay,
    serviceTermsOn(contracts, workOn, feeRateBp),
  )
  return [
    {
      companyId: row.companyId,
      clientId: row.clientId,
      month: monthOf(workOn),
      matchingId: row.matchingId,
      offeringId: row.offeringId,
      offerId: row.offerId,
      workerId: row.workerId,
      workerName: row.workerName,
      title: row.title,
      workOn,
      startAt: row.startAt,
      endAt: row.endAt,
      breakMin: row.breakMin,
      hourlyWageYen: row.hourlyWageYen,
      feeRateBp,
      ...amounts,
      taxPercent,
      paidOn: paidOnOf(row),
      status: earlier?.status ?? row.status,
      flag: state.flag,
      source: sourceOf(row),
    },
  ]
}

type LineFilter = {
  companyId: number
  from: Day
  to: Day
  clientIds?: readonly number[]
  /** Only lines of this title, or of this worker. */
  found?: SQL | undefined
}
/**
 * The condition for the shifts of a company from one day to another, both included. Without `clientIds`: all stores.
 */
export const ofCompanyDays = ({ companyId, from, to, clientIds = [], found }: LineFilter): SQL =>
  and(
    eq(clients.companyId, companyId),
    clientIds.length > 0 ? inArray(clients.id, [...clientIds]) : undefined,
    gte(offerings.workOn, from),
    lte(offerings.workOn, to),
    found,
  ) as SQL

/** The place of a line within its day. */
export type LinePlace = { startAt: Instant; matchingId: number }
/** The condition for the lines of a day after a place; undefined (all lines) without one. */
export const isAfter = (
  { startAt, matchingId }: { startAt: PgColumn; matchingId: PgColumn },
  after: LinePlace | undefined,
): SQL | undefined =>
  after && sql`(${startAt}, ${matchingId}) > (${after.startAt}::timestamptz, ${after.matchingId})`

const inOrder = [asc(offerings.workOn), asc(matchings.startAt), asc(matchings.id)]
/** Reads the lines of some days, ordered by work day, start and matching. Pages contain only shifts that have ended. */
export async function liveLines(
  db: Tx,
  filter: LineFilter,
  options: LineOptions,
  page?: { limit: number; offset: number },
): Promise<LiveLine[]> {
  const query = select(db)
    .where(and(ofCompanyDays(filter), mayHaveLine, page && hasEnded(options.at)))
    .orderBy(...inOrder)
  const rows = page ? await query.limit(page.limit).offset(page.offset) : await query
  return rows.flatMap((row) => lineOf(row, options))
}

/**
 * Reads the next lines of one day after a place. `last`: the place after which the next call continues; undefined at
 * the end of the day.
 */
export async function liveLinesAfter(
  db: Tx,
  filter: LineFilter,
  options: LineOptions,
  { after, limit }: { after: LinePlace | undefined; limit: number },
): Promise<{ lines: LiveLine[]; last: LinePlace | undefined }> {
  const { startAt, id: matchingId } = matchings
  const rows = await select(db)
    .where(and(ofCompanyDays(filter), mayHaveLine, isAfter({ startAt, matchingId }, after)))
    .orderBy(...inOrder)
    .limit(limit)
  // `last` is the last row and not the last line: a page may end at a matching that has no line.
  return { lines: rows.flatMap((row) => lineOf(row, options)), last: rows.at(-1) }
}
/** Whether a matching has a line in the statement of an open month: its shift is over, or it is a cancel with pay. */
const hasEnded = (at: Instant) =>
  or(
    inArray(matchings.status, ['worked', 'rejected']),
    lte(matchings.endAt, new Date(msOf(at)).toISOString()),
  )
/** Counts the lines on the pages of `liveLines` at this instant, in a month that is not confirmed. */
export const countLiveLines = async (db: Tx, filter: LineFilter, at: Instant): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .innerJoin(users, eq(users.id, matchings.userId))
    .where(and(ofCompanyDays(filter), mayHaveLine, hasEnded(at)))
  return row?.n ?? 0
}

/**
 * Returns the matchings of a month that changed after its confirmation, each with its state at the confirmation: what
 * the first adjustment has recorded.
 */
export async function statesBefore(
  db: Tx,
  companyId: number,
  month: string,
): Promise<Map<number, StateBefore>> {
  const rows = await db
    .selectDistinctOn([billingAdjustments.matchingId], {
      matchingId: billingAdjustments.matchingId,
      before: billingAdjustments.before,
    })
    .from(billingAdjustments)
    .where(
      and(
        eq(billingAdjustments.companyId, companyId),
        eq(billingAdjustments.sourceMonth, month),
        isNotNull(billingAdjustments.before),
      ),
    )
    .orderBy(asc(billingAdjustments.matchingId), asc(billingAdjustments.id))
  return new Map(
    rows.flatMap(({ matchingId, before }) =>
      matchingId === null || before === null ? [] : [[matchingId, before] as const],
    ),
  )
}
