import type { MembershipTier } from '@/contracts/workers/enums'

export const membershipTierLabel: Record<MembershipTier, string> = {
  rookie: 'ルーキー',
  hope: 'ホープ',
  ace: 'エース',
  master: 'マスター',
}
