export const bonusPers = ['match', 'hour'] as const
export type BonusPer = (typeof bonusPers)[number]
export const bonusTargets = ['all', 'offers'] as const
export type BonusTarget = (typeof bonusTargets)[number]
export const bonusPayers = ['company', 'platform'] as const
export type BonusPayer = (typeof bonusPayers)[number]
/** In display order. */
export const bonusStatuses = ['active', 'upcoming', 'ended'] as const
export type BonusStatus = (typeof bonusStatuses)[number]
