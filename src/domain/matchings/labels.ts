import type {
  QualificationDocumentStatus,
  StoolInspectionStatus,
} from '@/contracts/documents/enums'
import type { AbsenceKind, MatchingStatus, PresenceState } from '@/contracts/matchings/enums'
import type { FixPaymentRequestStatus, FixReasonKind } from '@/contracts/paymentCorrections/enums'

/** The names of the states of a matching, its corrections and its documents, on screen and in files. */
export const matchingStatusLabel: Record<MatchingStatus, string> = {
  established: 'マッチング成立',
  cancel: 'ワーカー都合キャンセル',
  rejected: '店舗からのキャンセル',
  absence: '欠勤',
  late: '遅刻',
  worked: '勤務完了',
}
/** Labels of the chip beside a worker of a shift: they name the next step, and for a cancellation who cancelled. */
export const matchingChipLabel: Record<MatchingStatus, string> = {
  ...matchingStatusLabel,
  established: '勤務予定',
  cancel: 'キャンセル(ワーカー)',
  rejected: 'キャンセル(店舗)',
}
export const presenceLabel: Record<PresenceState, string> = {
  before: '勤務予定',
  soon: 'まもなく開始',
  late: '未到着',
  cancel_review: '審査中',
  checked_in: '勤務中',
  checked_out: 'チェックアウト済み',
  absent: '欠勤',
  fix_requested: '修正依頼あり',
  confirmed: '勤務完了',
}
export const stoolInspectionLabel: Record<StoolInspectionStatus, string> = {
  notRequested: '未依頼',
  pending: '確認待ち(結果待ち)',
  available: '結果あり',
}
export const fixPaymentRequestStatusLabel: Record<FixPaymentRequestStatus, string> = {
  requested: '承認待ち',
  approved: '承認済み',
  rejected: '差し戻し',
  auto_approved: '自動承認',
  withdrawn: '取り下げ',
}
export const fixReasonLabel: Record<FixReasonKind, string> = {
  late: '遅刻',
  early_leave: '早退',
  overtime: '残業',
  qr_failure: 'QRを読み取れなかった',
  break_change: '休憩の変更',
  transportation: '交通費',
  employer_early_release: '店舗の指示による早上がり',
  waiting: '待機',
}
export const absenceKindLabel: Record<AbsenceKind, string> = {
  no_show: '無断欠勤',
  contacted: '連絡あり欠勤',
}
export const qualificationDocumentStatusLabel: Record<QualificationDocumentStatus, string> = {
  not_required: '不要',
  not_submitted: '未提出',
  submitted: '確認待ち',
  checked: '確認済み',
}
