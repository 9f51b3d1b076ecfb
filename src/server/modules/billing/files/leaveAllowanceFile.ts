import { and, desc, eq, inArray } from 'drizzle-orm'
import { rejectReasonLabel } from '@/domain/cancellation/cancelNotice'
import { premiumsOf } from '@/domain/pay/pay'
import type { Month } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { clients, matchings, offerings, rejectRequests, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { workerNameOf } from '@/server/modules/billing/lines'
import { instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { wantedAdjustments } from './adjustmentFiles'
import { linesOfMonth } from './detailsFile'
import type { FileDefinition, FileScope } from './types'

type Allowance = { matchingId: number; amountYen: number; isLate: boolean; isUnderReview: boolean }

/** Reads the cancels of these matchings, keyed by matching id. */
async function cancelsOf(db: Tx, matchingIds: readonly number[]) {
  if (matchingIds.length === 0) return new Map<number, Cancel>()
  const rows = await select(db)
    .where(inArray(matchings.id, [...matchingIds]))
    .orderBy(matchings.id, desc(rejectRequests.id))
  return new Map(rows.map((row) => [row.matchingId, row] as const))
}
const select = (db: Tx) =>
  db
    .selectDistinctOn([matchings.id], {
      matchingId: matchings.id,
      workOn: offerings.workOn,
      offeringId: offerings.id,
      clientId: clients.id,
      code: clients.code,
      store: clients.name,
      workerId: users.id,
      workerName: users.name,
      scheduledPay: matchings.scheduledPay,
      reasonCode: rejectRequests.reasonCode,
      requestedAt: rejectRequests.requestedAt,
      minutesBeforeStart: rejectRequests.minutesBeforeStart,
      ratePercent: rejectRequests.ratePercent,
      requestStatus: rejectRequests.status,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(clients, eq(clients.id, matchings.clientId))
    .innerJoin(users, eq(users.id, matchings.userId))
    .leftJoin(
      rejectRequests,
      and(
        eq(rejectRequests.clientId, matchings.clientId),
        eq(rejectRequests.matchingId, matchings.id),
      ),
    )
type Cancel = Awaited<ReturnType<typeof select>>[number]

const statusOf = ({ isUnderReview }: Allowance, { requestStatus }: Cancel) => {
  if (isUnderReview) return '審査中'
  return requestStatus === 'declined' ? '不承認' : '確定'
}

function cellsOf(month: Month, allowance: Allowance, cancel: Cancel, canSeeNames: boolean) {
  const { scheduledPay: planned, requestedAt } = cancel
  const transportYen = Math.min(allowance.amountYen, planned.transportationYen)
  return [
    month,
    cancel.workOn,
    cancel.code ?? '',
    cancel.store,
    cancel.offeringId,
    cancel.matchingId,
    cancel.workerId,
    workerNameOf(cancel, canSeeNames),
    cancel.reasonCode === null ? '' : rejectReasonLabel(cancel.reasonCode),
    instantCell(requestedAt),
    cancel.minutesBeforeStart ?? '',
    cancel.ratePercent ?? '',
    planned.baseYen + premiumsOf(planned),
    allowance.amountYen - transportYen,
    transportYen,
    allowance.amountYen,
    allowance.isLate ? '締め後' : '当月',
    statusOf(allowance, cancel),
  ] satisfies CsvCell[]
}

/** Allowances decided after their month was confirmed, and booked with this one. */
const lateAllowances = async (operation: Operation, scope: FileScope, month: Month) =>
  (await wantedAdjustments(operation, scope, month)).flatMap((one): Allowance[] =>
    one.kind === 'leaveAllowanceAfterClose' &&
    one.taxCategory === 'nontaxable' &&
    one.matchingId !== null
      ? [
          {
            matchingId: one.matchingId,
            amountYen: one.amountYen,
            isLate: true,
            isUnderReview: false,
          },
        ]
      : [],
  )

/** One row for each cancel that has an allowance, or whose evidence is under review. */
export const leaveAllowanceFile: FileDefinition = {
  name: '休業手当精算',
  header: [
    '対象月',
    '勤務日',
    '店舗コード',
    '店舗名',
    '求人ID',
    'マッチングID',
    'ワーカーID',
    '氏名',
    'キャンセル理由',
    '申請日時',
    '開始までの時間(分)',
    '率(%)',
    '予定の賃金',
    '休業手当(賃金分)',
    '休業手当(交通費分)',
    '金額',
    '計上(当月/締め後)',
    '状態(確定/審査中/不承認)',
  ],
  async *rows(inTransaction, scope, month) {
    const found: Allowance[] = []
    for await (const { lines } of linesOfMonth(inTransaction, scope, month))
      for (const { matchingId, leaveAllowanceYen, flag } of lines)
        if (leaveAllowanceYen > 0 || flag === 'underReview')
          found.push({
            matchingId,
            amountYen: leaveAllowanceYen,
            isLate: false,
            isUnderReview: flag === 'underReview',
          })
    yield await inTransaction(async (operation) => {
      const all = [...found, ...(await lateAllowances(operation, scope, month))]
      const cancels = await cancelsOf(
        operation.db,
        all.map(({ matchingId }) => matchingId),
      )
      return all.flatMap((allowance) => {
        const cancel = cancels.get(allowance.matchingId)
        return cancel ? [cellsOf(month, allowance, cancel, scope.canSeeNames)] : []
      })
    })
  },
}
