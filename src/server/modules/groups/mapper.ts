import type { Group } from '@/contracts/groups/schemas'
import { kindOfOwner } from './owner'
import type { groupsOf, GroupUse } from './repository'

type GroupRow = Awaited<ReturnType<typeof groupsOf>>[number]

/** Converts a group to what the API returns. `uses`: the published shifts that only groups see. */
export const toGroup = (
  { clientId, updatedBy: _updatedBy, ...row }: GroupRow,
  uses: GroupUse[],
): Group => ({
  ...row,
  owner: kindOfOwner({ clientId }),
  inUseCount: uses.filter((use) => use.groupIds.includes(row.id)).length,
})
