/** The unit of a bonus: it is paid once for each match, or for each hour worked. */
export const bonusPers = ['match', 'hour'] as const
export type BonusPer = (typeof bonusPers)[number]
/** Whether every offer of the store has the bonus, or only chosen ones. */
export const bonusTargets = ['all', 'offers'] as const
export type BonusTarget = (typeof bonusTargets)[number]
/** Who pays a bonus: the company, or the operator of the service (`platform`). */
export const bonusPayers = ['company', 'platform'] as const
export type BonusPayer = (typeof bonusPayers)[number]
/** In display order. */
export const bonusStatuses = ['active', 'upcoming', 'ended'] as const
export type BonusStatus = (typeof bonusStatuses)[number]
