import { lineFlagLabel } from '@/domain/billing/labels'
import { matchingStatusLabel } from '@/domain/labels'
import type { Month } from '@/lib/date'
import { daysOfMonth } from '@/lib/months'
import { isConfirmed, linesOfDay, workerNameOf } from '@/server/modules/billing/lines'
import type { Line } from '@/server/modules/billing/liveLines'
import { storeNames, type StoreNames } from '@/server/modules/billing/storeNames'
import type { InTransaction } from '@/server/modules/exportFiles/service'
import { instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import type { FileDefinition, FileScope } from './types'

/** Reads the lines of a month in pieces, day by day, with the names of the stores. */
export async function* linesOfMonth(
  inTransaction: InTransaction,
  { companyId, clientIds }: FileScope,
  month: Month,
): AsyncGenerator<{ lines: Line[]; names: StoreNames }> {
  const { isStored, names } = await inTransaction(async ({ db }) => ({
    isStored: await isConfirmed(db, companyId, month),
    names: await storeNames(db, companyId),
  }))
  const filter = { companyId, month, clientIds, isConfirmed: isStored }
  for (const day of daysOfMonth(month))
    for await (const lines of linesOfDay(inTransaction, filter, day)) yield { lines, names }
}

function cellsOf(line: Line, names: StoreNames, canSeeNames: boolean): CsvCell[] {
  const { withholdingTaxYen } = line
  const grossYen = line.billedYen + line.platformBonusYen
  return [
    line.month,
    line.workOn,
    names.get(line.clientId)?.code ?? '',
    names.get(line.clientId)?.name ?? `店舗${line.clientId}`,
    line.offeringId,
    line.title,
    line.matchingId,
    line.workerId,
    workerNameOf(line, canSeeNames),
    instantCell(line.startAt),
    instantCell(line.endAt),
    line.breakMin,
    line.workMin,
    line.nightMin,
    line.overtimeMin,
    line.hourlyWageYen,
    line.wagesYen,
    line.nightPremiumYen,
    line.overtimePremiumYen,
    line.transportationYen,
    line.bonusYen,
    line.platformBonusYen,
    line.leaveAllowanceYen,
    line.billedYen,
    line.feeRateBp / 100,
    line.feeYen,
    withholdingTaxYen ?? '',
    withholdingTaxYen === null ? '' : grossYen - withholdingTaxYen,
    matchingStatusLabel[line.status],
    lineFlagLabel[line.flag],
  ]
}

/** One row for each matching, by work day, start and matching. */
export const detailsFile: FileDefinition = {
  name: '明細',
  header: [
    '対象月',
    '勤務日',
    '店舗コード',
    '店舗名',
    '求人ID',
    'ひな形名',
    'マッチングID',
    'ワーカーID',
    '氏名',
    '開始',
    '終了',
    '休憩分',
    '実働分',
    '深夜分',
    '時間外分',
    '時給',
    '賃金',
    '深夜割増',
    '時間外割増',
    '交通費',
    'ボーナス(企業)',
    '運営が負担する分',
    '休業手当',
    '立替計',
    '利用料率',
    '利用料',
    '源泉所得税',
    '差引支給額',
    'ステータス',
    '区分(確定/見込み)',
  ],
  async *rows(inTransaction, scope, month) {
    for await (const { lines, names } of linesOfMonth(inTransaction, scope, month))
      yield lines.map((line) => cellsOf(line, names, scope.canSeeNames))
  },
}
