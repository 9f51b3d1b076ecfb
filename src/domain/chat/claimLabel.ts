import type { ClaimKind } from '@/contracts/chat/enums'

/** What a negotiation is about, as the strip of the room names it. */
export const claimKindLabel: Record<ClaimKind, string> = {
  condition_unmet: '募集条件の確認',
  cancel_request: 'キャンセルの相談',
  pay_dispute: '報酬・勤務時間の確認',
  other: 'その他の確認',
}
