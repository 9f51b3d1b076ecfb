import { workedBrandUserQuery } from '@/contracts/workers/query'
import { int } from '@/lib/query'

/**
 * Filters of the workers of a company, as those of a store (`workedBrandUserQuery`). `groupId`: the numbers of this
 * group only.
 */
export const groupUserStatsQuery = { ...workedBrandUserQuery, groupId: int(0, 1, 1_000_000_000) }
