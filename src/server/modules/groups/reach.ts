import { and, eq, inArray } from 'drizzle-orm'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { cannotWorkAtAge } from '@/domain/workers/age'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { addDays, msOf } from '@/lib/date'
import { blocksOn } from '@/server/lookups/workers'
import { bypassRls } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { groupUsers, matchings, offerings, users } from '@/server/db/schema'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { overlaps } from '@/server/lookups/shiftLoad'

/**
 * Of the members of the groups that a posting is shown to: how many could take the shift (not blocked, old enough, no other shift at the same time at any
 * store). Only counts are returned: a store must not learn where somebody else works. Undefined while the input has no groups or no valid times.
 * `groups`: those the store may post to. `exceptId`: the posting itself, when it is edited.
 */
export async function groupReach(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  input: OfferingInput,
  groups: readonly { id: number }[],
  exceptId = 0,
): Promise<OfferingValidation['reach']> {
  const groupIds =
    input.scope === 'group'
      ? input.groupIds.filter((id) => groups.some((group) => group.id === id))
      : []
  const shift = groupIds.length > 0 ? shiftOfInput(input) : undefined
  if (!shift || msOf(shift.endAt) <= msOf(shift.startAt)) return undefined
  const members = await db
    .selectDistinct({ id: users.id, birthOn: users.birthOn })
    .from(groupUsers)
    .innerJoin(users, eq(users.id, groupUsers.userId))
    .where(and(eq(groupUsers.companyId, scope.companyId), inArray(groupUsers.groupId, groupIds)))
  const memberIds = members.map(({ id }) => id)
  if (memberIds.length === 0) return { members: 0, free: 0 }
  const blockedIds = new Set((await blocksOn(db, scope, memberIds)).map(({ userId }) => userId))
  const nearbyDays = [addDays(input.workOn, -1), input.workOn, addDays(input.workOn, 1)]
  const otherShifts = await bypassRls(db, scope, () =>
    db
      .select({
        userId: matchings.userId,
        offeringId: offerings.id,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
      })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(
        and(
          inArray(matchings.userId, memberIds),
          inArray(matchings.status, ['established', 'worked']),
          inArray(offerings.workOn, nearbyDays),
        ),
      ),
  )
  const busyIds = new Set(
    otherShifts
      .filter((other) => other.offeringId !== exceptId && overlaps(other, shift))
      .map(({ userId }) => userId),
  )
  return {
    members: memberIds.length,
    free: members.filter(
      ({ id, birthOn }) =>
        !blockedIds.has(id) && !busyIds.has(id) && !cannotWorkAtAge(birthOn, shift),
    ).length,
  }
}
