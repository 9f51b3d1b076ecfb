import type { MembershipTier } from '@/contracts/statuses'

export const membershipTierLabel: Record<MembershipTier, string> = { rookie: 'ルーキー', hope: 'ホープ', ace: 'エース', master: 'マスター' }
