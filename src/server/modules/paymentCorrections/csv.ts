import { and, eq, inArray } from 'drizzle-orm'
import type { paymentCorrections as contract } from '@/contracts/paymentCorrections'
import { fixPaymentRequestStatusLabel, fixReasonLabel } from '@/domain/labels'
import { dayOf, formatEnd, formatTime } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { fixPaymentRequests, matchings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { ManualTransactionCall } from '@/server/http/context'
import { accountNames } from '@/server/modules/accounts/records/names'
import { storeName } from '@/server/modules/clients/records/clients'
import { csvInPieces, instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { exportLimit } from '@/server/platform/exports/export'
import { corrections, payOfCorrection, type Correction } from './correction'
import { listedCorrectionIds } from './listed'

const header = [
  '状態',
  '氏名',
  'フリガナ',
  '求人',
  '勤務日',
  '予定の開始',
  '予定の終了',
  '予定の休憩(分)',
  '予定の報酬(円)',
  'チェックイン',
  'チェックアウト',
  '申請の開始',
  '申請の終了',
  '申請の休憩(分)',
  '申請の報酬(円)',
  '差額(円)',
  '理由',
  '理由の説明',
  '依頼した日時',
  '回答の期限',
  '対応した日時',
  '対応した人',
  '差し戻しの理由',
]

/** The names of those who asked for these corrections, by the worker's id. */
async function workerNames(db: Tx, scope: ClientScope, ids: readonly number[]) {
  const rows = await db
    .selectDistinctOn([users.id], { id: users.id, name: users.name, nameKana: users.nameKana })
    .from(fixPaymentRequests)
    .innerJoin(
      matchings,
      and(
        eq(matchings.clientId, fixPaymentRequests.clientId),
        eq(matchings.id, fixPaymentRequests.matchingId),
      ),
    )
    .innerJoin(users, eq(users.id, matchings.userId))
    .where(and(scope.has(fixPaymentRequests), inArray(fixPaymentRequests.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

type Times = { startAt: string; endAt: string; breakMin: number }
const timeCells = ({ startAt, endAt, breakMin }: Times, grossYen: number): CsvCell[] => [
  formatTime(startAt),
  formatEnd(startAt, endAt),
  breakMin,
  grossYen,
]

type Names = {
  workers: Awaited<ReturnType<typeof workerNames>>
  accounts: Map<number, string>
}

function cellsOf(correction: Correction, { workers, accounts }: Names, now: Date): CsvCell[] {
  const { fix, matching, offering } = correction
  const worker = workers.get(matching.userId)
  const plannedYen = matching.scheduledPay.grossYen
  const { grossYen } = payOfCorrection(correction, now)
  return [
    fixPaymentRequestStatusLabel[fix.status],
    worker?.name ?? '',
    worker?.nameKana ?? '',
    offering.title,
    offering.workOn,
    ...timeCells(fix.planned, plannedYen),
    instantCell(matching.checkedInAt),
    instantCell(matching.checkedOutAt),
    ...timeCells(fix.requested, grossYen),
    grossYen - plannedYen,
    fix.reasonKinds.map((kind) => fixReasonLabel[kind]).join('、'),
    fix.reasonText,
    instantCell(fix.requestedAt),
    instantCell(fix.dueAt),
    instantCell(fix.respondedAt),
    fix.respondedBy === null ? '' : (accounts.get(fix.respondedBy) ?? ''),
    fix.responseReason ?? '',
  ]
}

/** The rows of the file: one for each correction, in the given order. */
async function rowsOf(db: Tx, scope: ClientScope, ids: readonly number[], now: Date) {
  const found = await corrections(db).where(
    and(scope.has(fixPaymentRequests), inArray(fixPaymentRequests.id, [...ids])),
  )
  const names = {
    workers: await workerNames(db, scope, ids),
    accounts: await accountNames(
      db,
      scope,
      found.map(({ fix }) => fix.respondedBy),
    ),
  }
  const byId = new Map(found.map((correction) => [correction.fix.id, correction]))
  return ids.flatMap((id) => {
    const correction = byId.get(id)
    return correction ? [cellsOf(correction, names, now)] : []
  })
}

/** The corrections that the filters find, as a table for a spreadsheet. */
export async function correctionsCsv({
  context,
  scope,
  query,
  now,
}: ManualTransactionCall<typeof contract.file>) {
  const { ids, name } = await context.db.tx(scope, async (db) => ({
    ids: await listedCorrectionIds(db, scope, query, exportLimit),
    name: await storeName(db, scope.clientId),
  }))
  return csvInPieces(`${dayOf(now)}_${name}_修正依頼.csv`, header, ids, (piece) =>
    context.db.tx(scope, (db) => rowsOf(db, scope, piece, now)),
  )
}
