import { paidTimes, type FixTimes } from '@/domain/matchings/paymentCorrection'
import { ledgerRowOf } from '@/domain/records/wageLedger'
import { genderText } from '@/domain/workers/genderText'
import type { Day } from '@/lib/date'
import { instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import type { ApprovedCorrection, PaidShift } from './repository'

export const attendanceHeader = [
  '氏名',
  'フリガナ',
  'マッチングID',
  '勤務日',
  '業務',
  '始業(予定)',
  '終業(予定)',
  'チェックイン',
  'チェックアウト',
  '休憩(分)',
  '労働時間(分)',
  '時間外(分)',
  '深夜(分)',
  '修正前の時刻',
  '修正後の時刻',
  '修正の承認',
  '報酬(確定/見込み)',
]
const timesText = ({ startAt, endAt, breakMin }: FixTimes) =>
  `${instantCell(startAt)}〜${instantCell(endAt)} 休憩${breakMin}分`
/**
 * Returns the cells with the times that the approved corrections replaced, the new times, and when. The first
 * correction replaced the plan, each later one the times of the previous correction.
 */
function correctionCells(corrections: readonly ApprovedCorrection[]): CsvCell[] {
  const after = corrections.map(({ reasonKinds, planned, requested }) =>
    paidTimes(reasonKinds, planned, requested),
  )
  const before = corrections.map(({ planned }, index) => after[index - 1] ?? planned)
  return [
    before.map(timesText).join('、'),
    after.map(timesText).join('、'),
    corrections.map(({ respondedAt }) => instantCell(respondedAt)).join('、'),
  ]
}

/** Rows of the attendance book (出勤簿): one for each shift that was worked. */
export const attendanceRows = (shifts: readonly PaidShift[]): CsvCell[][] =>
  shifts
    .filter(({ status }) => status === 'worked')
    .map((shift) => {
      const pay = shift.fixedPay ?? shift.scheduledPay
      return [
        shift.name,
        shift.nameKana,
        shift.matchingId,
        shift.workOn,
        shift.title,
        instantCell(shift.startAt),
        instantCell(shift.endAt),
        instantCell(shift.checkedInAt),
        instantCell(shift.checkedOutAt),
        shift.breakMin,
        pay.workMin,
        pay.overtimeMin,
        pay.nightMin,
        ...correctionCells(shift.corrections),
        shift.fixedPay === null ? '見込み' : '確定',
      ]
    })

export const ledgerHeader = [
  '氏名',
  'フリガナ',
  '性別',
  '賃金計算期間',
  '労働日数',
  '労働時間(分)',
  '時間外(分)',
  '休日(分)',
  '深夜(分)',
  '基本賃金',
  '深夜割増',
  '時間外割増',
  '交通費',
  'ボーナス',
  '休業手当',
  '支給額',
  '控除(源泉所得税)',
  '差引支給額',
  '未確定の勤務(件)',
]
/** Rows of the wage ledger (賃金台帳): one for each worker, by furigana. A contract of one shift has no day of rest. */
export function ledgerRows(shifts: readonly PaidShift[], fromOn: Day, toOn: Day): CsvCell[][] {
  const byWorker = new Map<number, PaidShift[]>()
  for (const shift of shifts)
    byWorker.set(shift.userId, [...(byWorker.get(shift.userId) ?? []), shift])
  return [...byWorker.values()]
    .flatMap((own) => {
      const [worker] = own
      if (!worker) return []
      const row = ledgerRowOf(
        own.map((shift) => ({ ...shift, isWorked: shift.status === 'worked' })),
      )
      const tax = row.withholdingTaxYen
      return [
        [
          worker.name,
          worker.nameKana,
          genderText[worker.gender],
          `${fromOn}〜${toOn}`,
          row.workedDays,
          row.workMin,
          row.overtimeMin,
          0,
          row.nightMin,
          row.baseYen,
          row.nightPremiumYen,
          row.overtimePremiumYen,
          row.transportationYen,
          row.bonusYen,
          row.leaveAllowanceYen,
          row.grossYen,
          tax ?? '',
          tax === null ? '' : row.grossYen - tax,
          row.openCount,
        ] satisfies CsvCell[],
      ]
    })
    .sort((a, b) => String(a[1]).localeCompare(String(b[1]), 'ja'))
}
