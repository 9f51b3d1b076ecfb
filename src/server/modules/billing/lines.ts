import { and, asc, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { StatementLine, StatementLines } from '@/contracts/billing/schemas'
import { closesOn } from '@/domain/billing/calendar'
import type { Day, Month } from '@/lib/date'
import { billingLines, billingOperations } from '@/server/db/schema'
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

/** The name of a worker, for those who may see personal data; otherwise an identifier. */
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
/** The lines that the month would have if it were confirmed now: nothing that is only planned. */
const isLineSoFar = (line: LiveLine): line is Line => line.flag !== 'scheduled'

const { id: _, operationId: _operationId, ...lineColumns } = getTableColumns(billingLines)
const isValid = and(
  eq(billingOperations.id, billingLines.operationId),
  isNull(billingOperations.supersededAt),
)
type Filter = { companyId: number; month: Month; clientIds: readonly number[] }
const storedWhere = ({ companyId, month, clientIds }: Filter, workOn?: Day) =>
  and(
    eq(billingLines.companyId, companyId),
    eq(billingLines.month, month),
    clientIds.length > 0 ? inArray(billingLines.clientId, [...clientIds]) : undefined,
    workOn === undefined ? undefined : eq(billingLines.workOn, workOn),
  )
const inOrderOfWork = [
  asc(billingLines.workOn),
  asc(billingLines.startAt),
  asc(billingLines.matchingId),
]

/** The month of the company was billed: its amounts come from what is stored. */
export const isConfirmed = async (db: Tx, companyId: number, month: Month) =>
  (await db.$count(
    billingOperations,
    and(eq(billingOperations.companyId, companyId), eq(billingOperations.month, month)),
  )) > 0

/** Lines of a day that are read at a time: few enough that other calls of an embedded database hardly wait. */
const LINES_OF_PIECE = 250

/** The next lines of one day after a place, of a confirmed month as stored, else as they are now. */
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
      .innerJoin(billingOperations, isValid)
      .where(and(storedWhere(filter, workOn), isAfter(billingLines, after)))
      .orderBy(...inOrderOfWork)
      .limit(LINES_OF_PIECE)
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
    { after, limit: LINES_OF_PIECE },
  )
  return { lines: lines.filter(isLineSoFar), last }
}

/** The lines of one day in pieces, each read in a transaction of its own. */
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
    .innerJoin(billingOperations, isValid)
    .where(storedWhere(filter))
  return row?.lines ?? 0
}

/** How many lines a month has. */
export const countLines = async ({ db, now }: Operation, filter: Filter) =>
  (await isConfirmed(db, filter.companyId, filter.month))
    ? countStoredLines(db, filter)
    : countLiveLines(db, { ...filter, from: `${filter.month}-01`, to: closesOn(filter.month) }, now)

/** One page of the lines of a store in a month. */
export async function linePage(
  { db, now }: Operation,
  { companyId, month, clientId }: { companyId: number; month: Month; clientId: number },
  page: number,
  canSeeNames: boolean,
): Promise<StatementLines> {
  const filter = { companyId, month, clientIds: [clientId] }
  const window = { limit: LINES_PER_PAGE, offset: (page - 1) * LINES_PER_PAGE }
  const lines = (await isConfirmed(db, companyId, month))
    ? await db
        .select(lineColumns)
        .from(billingLines)
        .innerJoin(billingOperations, isValid)
        .where(storedWhere(filter))
        .orderBy(...inOrderOfWork)
        .limit(window.limit)
        .offset(window.offset)
    : await liveLines(
        db,
        { companyId, clientIds: [clientId], from: `${month}-01`, to: closesOn(month) },
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
