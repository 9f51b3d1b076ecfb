import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { StatementLine, StatementLines } from '@/contracts/billing/schemas'
import { closesOn } from '@/domain/billing/calendar'
import type { Day, Month } from '@/lib/date'
import { billingLines, billingOperations, offerings, users } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Operation, Tx } from '@/server/db/transaction'
import type { InTransaction } from '@/server/modules/exportFiles/service'
import { contractsOf } from './contracts'
import {
  countLiveLines,
  isAfter,
  liveLines,
  liveLinesAfter,
  statesBefore,
  type Line,
  type LinePlace,
  type LiveLine,
} from './liveLines'

const LINES_PER_PAGE = 50

/** Returns the worker's name for readers who may see personal data, otherwise an identifier. */
export const workerNameOf = (
  { workerId, workerName }: Pick<Line, 'workerId' | 'workerName'>,
  canSeeNames: boolean,
) => (canSeeNames ? workerName : `ワーカー${workerId}`)

function toStatementLine(line: Line, canSeeNames: boolean): StatementLine {
  return {
    matchingId: line.matchingId,
    workOn: line.workOn,
    clientId: line.clientId,
    offeringId: line.offeringId,
    offerId: line.offerId,
    title: line.title,
    workerId: line.workerId,
    workerName: workerNameOf(line, canSeeNames),
    startAt: line.startAt,
    endAt: line.endAt,
    breakMin: line.breakMin,
    workMin: line.workMin,
    nightMin: line.nightMin,
    overtimeMin: line.overtimeMin,
    hourlyWageYen: line.hourlyWageYen,
    wagesYen: line.wagesYen,
    nightPremiumYen: line.nightPremiumYen,
    overtimePremiumYen: line.overtimePremiumYen,
    transportationYen: line.transportationYen,
    bonusYen: line.bonusYen,
    platformBonusYen: line.platformBonusYen,
    leaveAllowanceYen: line.leaveAllowanceYen,
    billedYen: line.billedYen,
    feeRateBp: line.feeRateBp,
    feeYen: line.feeYen,
    withholdingTaxYen: line.withholdingTaxYen,
    status: line.status,
    flag: line.flag,
    source: line.source,
  }
}
/** Whether the month would have this line if it were confirmed now: planned shifts have none. */
const isLineSoFar = (line: LiveLine): line is Line => line.flag !== 'scheduled'

const { id: _, operationId: _operationId, ...lineColumns } = getTableColumns(billingLines)
/** Joins lines to the operation that made them, unless a later one has replaced it. */
const isOfCurrentOperation = and(
  eq(billingOperations.id, billingLines.operationId),
  isNull(billingOperations.supersededAt),
)
const isWorker = eq(users.id, billingLines.workerId)
type Filter = {
  companyId: number
  month: Month
  clientIds: readonly number[]
  /** The condition of a search in `billing_lines` and `users`. */
  found?: SQL | undefined
}
const storedWhere = ({ companyId, month, clientIds, found }: Filter, workOn?: Day) =>
  and(
    eq(billingLines.companyId, companyId),
    eq(billingLines.month, month),
    clientIds.length > 0 ? inArray(billingLines.clientId, [...clientIds]) : undefined,
    workOn === undefined ? undefined : eq(billingLines.workOn, workOn),
    found,
  )
const inOrderOfWork = [
  asc(billingLines.workOn),
  asc(billingLines.startAt),
  asc(billingLines.matchingId),
]

/** Whether the month of the company is confirmed, so that its amounts are the stored ones. */
export const isConfirmed = async (db: Tx, companyId: number, month: Month) =>
  (await db.$count(
    billingOperations,
    and(eq(billingOperations.companyId, companyId), eq(billingOperations.month, month)),
  )) > 0

/** How many lines are read at once. It is small, so that other calls get their turn on the embedded database. */
const LINES_PER_READ = 250

/**
 * Reads the next lines of one day after a place: the stored ones if the month is confirmed, otherwise the current ones.
 */
async function nextLines(
  { db, now }: Operation,
  filter: Filter & { isConfirmed: boolean },
  workOn: Day,
  after: LinePlace | undefined,
): Promise<{ lines: Line[]; last: LinePlace | undefined }> {
  if (filter.isConfirmed) {
    const lines = await db
      .select(lineColumns)
      .from(billingLines)
      .innerJoin(billingOperations, isOfCurrentOperation)
      .where(and(storedWhere(filter, workOn), isAfter(billingLines, after)))
      .orderBy(...inOrderOfWork)
      .limit(LINES_PER_READ)
    return { lines, last: lines.at(-1) }
  }
  const { companyId, month, clientIds } = filter
  const { lines, last } = await liveLinesAfter(
    db,
    { companyId, clientIds, from: workOn, to: workOn },
    {
      contracts: await contractsOf(db, companyId),
      at: now,
      before: await statesBefore(db, companyId, month),
    },
    { after, limit: LINES_PER_READ },
  )
  return { lines: lines.filter(isLineSoFar), last }
}

/** Yields the lines of one day in pieces, each read in a separate transaction. */
export async function* linesOfDay(
  inTransaction: InTransaction,
  filter: Filter & { isConfirmed: boolean },
  workOn: Day,
): AsyncGenerator<Line[]> {
  let after: LinePlace | undefined
  do {
    const place = after
    const { lines, last } = await inTransaction((operation) =>
      nextLines(operation, filter, workOn, place),
    )
    yield lines
    after = last
  } while (after)
}

async function countStoredLines(db: Tx, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(billingLines)
    .innerJoin(billingOperations, isOfCurrentOperation)
    .leftJoin(users, isWorker)
    .where(storedWhere(filter))
  return row?.lines ?? 0
}

/** How many lines a month has. */
export const countLines = async ({ db, now }: Operation, filter: Filter) =>
  (await isConfirmed(db, filter.companyId, filter.month))
    ? countStoredLines(db, filter)
    : countLiveLines(db, { ...filter, from: `${filter.month}-01`, to: closesOn(filter.month) }, now)

/**
 * The condition that the title or one of the names contains the keyword. Callers who see no names pass none, so that a
 * search cannot reveal one.
 */
function foundBy(keyword: string, title: SQLWrapper, names: readonly SQLWrapper[]) {
  const word = keyword.trim()
  return word === '' ? undefined : or(...[title, ...names].map((text) => contains(text, word)))
}

/** One page of the lines of a store in a month. */
export async function linePage(
  { db, now }: Operation,
  { companyId, month, clientId }: { companyId: number; month: Month; clientId: number },
  { page, keyword }: { page: number; keyword: string },
  canSeeNames: boolean,
): Promise<StatementLines> {
  const isStored = await isConfirmed(db, companyId, month)
  const names = isStored ? [billingLines.workerName, users.nameKana] : [users.name, users.nameKana]
  const found = foundBy(
    keyword,
    isStored ? billingLines.title : offerings.title,
    canSeeNames ? names : [],
  )
  const filter = { companyId, month, clientIds: [clientId], found }
  const window = { limit: LINES_PER_PAGE, offset: (page - 1) * LINES_PER_PAGE }
  const lines = isStored
    ? await db
        .select(lineColumns)
        .from(billingLines)
        .innerJoin(billingOperations, isOfCurrentOperation)
        .leftJoin(users, isWorker)
        .where(storedWhere(filter))
        .orderBy(...inOrderOfWork)
        .limit(window.limit)
        .offset(window.offset)
    : await liveLines(
        db,
        { ...filter, from: `${month}-01`, to: closesOn(month) },
        {
          contracts: await contractsOf(db, companyId),
          at: now,
          before: await statesBefore(db, companyId, month),
        },
        window,
      )
  return {
    items: (lines as LiveLine[])
      .filter(isLineSoFar)
      .map((line) => toStatementLine(line, canSeeNames)),
    page,
    perPage: LINES_PER_PAGE,
    totalCount: await countLines({ db, now }, filter),
  }
}
