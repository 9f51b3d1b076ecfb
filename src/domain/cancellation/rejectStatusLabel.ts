import type { RejectRequestStatus } from '@/contracts/storeCancellations/enums'

export const rejectRequestStatusLabel: Record<RejectRequestStatus, string> = {
  draft: '申請前',
  negotiating: '協議中',
  submitted: '審査中',
  accepted: 'キャンセル成立',
  declined: '不承認',
}
