import { rejectReasons } from '@/domain/cancellation/rejection'
import { cancelReasonCategories } from '@/domain/data/masterData'
import { absenceKindLabel, matchingStatusLabel } from '@/domain/matchings/labels'
import { instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import type { Contract } from './repository'

export const contractHeader = [
  '氏名',
  'フリガナ',
  'マッチングID',
  '勤務日',
  '業務',
  '始業(予定)',
  '終業(予定)',
  'マッチング成立',
  '状態',
  'キャンセル',
  '理由',
  'キャンセルした担当者',
  '開始までの時間(分)',
  '休業手当',
  '休業手当の判定の理由',
]

function reasonText({ absenceKind, cancelReasonCategoryId, judgement }: Contract) {
  if (judgement) return rejectReasons.find(({ code }) => code === judgement.reasonCode)?.label ?? ''
  if (absenceKind) return absenceKindLabel[absenceKind]
  return cancelReasonCategories.find(({ id }) => id === cancelReasonCategoryId)?.name ?? ''
}

/** Rows of the record of matches and cancels: one for each contract, with who ended it and why. */
export const contractRows = (contracts: readonly Contract[]): CsvCell[][] =>
  contracts.map((contract) => {
    const { status, judgement } = contract
    const isUnderReview = judgement?.status === 'submitted'
    return [
      contract.name,
      contract.nameKana,
      contract.matchingId,
      contract.workOn,
      contract.title,
      instantCell(contract.startAt),
      instantCell(contract.endAt),
      instantCell(contract.matchedAt),
      isUnderReview ? '店舗からのキャンセル(審査中)' : matchingStatusLabel[status],
      instantCell(contract.cancelledAt),
      reasonText(contract),
      judgement?.requestedByName ?? '',
      judgement?.minutesBeforeStart ?? '',
      judgement?.leaveAllowanceYen ?? '',
      judgement?.explanation ?? '',
    ]
  })
