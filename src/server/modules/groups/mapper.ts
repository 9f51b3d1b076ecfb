import type { Group } from '@/contracts/groups/schemas'
import type { groupsOf, GroupUse } from './repository'

type GroupRow = Awaited<ReturnType<typeof groupsOf>>[number]

/** A group without a store belongs to the company and is shared by its stores. */
export const ownerOf = ({ clientId }: Pick<GroupRow, 'clientId'>): Group['owner'] =>
  clientId === null ? 'company' : 'client'

/** A group as the wire shows it. `uses`: the published shifts of the store that only groups see. */
export const toGroup = (
  { clientId, updatedBy: _updatedBy, ...row }: GroupRow,
  uses: GroupUse[],
): Group => ({
  ...row,
  owner: ownerOf({ clientId }),
  inUseCount: uses.filter((use) => use.groupIds.includes(row.id)).length,
})
