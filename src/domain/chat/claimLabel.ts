import type { ClaimKind } from '@/contracts/chat/enums'

/** The subject of a negotiation, as the banner of the chat room shows it. */
export const claimKindLabel: Record<ClaimKind, string> = {
  condition_unmet: '募集条件の確認',
  cancel_request: 'キャンセルの相談',
  pay_dispute: '報酬・勤務時間の確認',
  other: 'その他の確認',
}
