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
 * Of the people in the groups a posting is for: how many are free for the shift, being not blocked, old enough, and without another shift in its hours,
 * wherever that is. Numbers only: where somebody else works is not said. Undefined while the conditions do not name groups and times.
 * `groups`: those the store may post to. `exceptId`: the posting itself.
 */
export async function groupReach(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  input: OfferingInput,
  groups: readonly { id: number }[],
  exceptId = 0,
): Promise<OfferingValidation['reach']> {
  const chosen =
    input.scope === 'group'
      ? input.groupIds.filter((id) => groups.some((group) => group.id === id))
      : []
  const shift = chosen.length > 0 ? shiftOfInput(input) : undefined
  if (!shift || msOf(shift.endAt) <= msOf(shift.startAt)) return undefined
  const members = await db
    .selectDistinct({ id: users.id, birthOn: users.birthOn })
    .from(groupUsers)
    .innerJoin(users, eq(users.id, groupUsers.userId))
    .where(and(eq(groupUsers.companyId, scope.companyId), inArray(groupUsers.groupId, chosen)))
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return { members: 0, free: 0 }
  const blocked = new Set((await blocksOn(db, scope, ids)).map(({ userId }) => userId))
  const around = [addDays(input.workOn, -1), input.workOn, addDays(input.workOn, 1)]
  const held = await bypassRls(db, scope, () =>
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
          inArray(matchings.userId, ids),
          inArray(matchings.status, ['established', 'worked']),
          inArray(offerings.workOn, around),
        ),
      ),
  )
  const busy = new Set(
    held
      .filter((other) => other.offeringId !== exceptId && overlaps(other, shift))
      .map(({ userId }) => userId),
  )
  return {
    members: ids.length,
    free: members.filter(
      ({ id, birthOn }) => !blocked.has(id) && !busy.has(id) && !cannotWorkAtAge(birthOn, shift),
    ).length,
  }
}
