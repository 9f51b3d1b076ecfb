import { workedBrandUserQuery } from '@/contracts/workers/query'
import { optionalId } from '@/lib/query'

/** The same filters as for a store's workers, for those of a company. `groupId`: counts only members of this group. */
export const groupUserStatsQuery = { ...workedBrandUserQuery, groupId: optionalId() }
