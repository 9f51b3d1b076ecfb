import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { EmergencyContact } from '@/contracts/matchings/schemas'
import { cannotSeeContact, CONTACT_WINDOW_MIN, contactWindowOf } from '@/domain/matchings/matching'
import { addMinutes } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  clientUsers,
  matchings,
  offerings,
  uncancelledMatchingStatuses,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** How many of the worker's next shifts are read: only the first ones can be in their window now. */
const SHIFTS_LOOKED_AT = 20

/** Returns the phone number of a worker while the window of a shift is open, otherwise only when the next one opens. */
export async function contactOf(
  db: Tx,
  scope: ClientScope,
  userId: number,
  now: Date,
): Promise<EmergencyContact> {
  const { user } = firstOrNotFound(
    await db
      .select({ user: users })
      .from(clientUsers)
      .innerJoin(users, eq(users.id, clientUsers.userId))
      .where(and(scope.has(clientUsers), eq(clientUsers.userId, userId))),
  )
  const rows = await db
    .select({ matching: matchings, startAt: offerings.startAt, endAt: offerings.endAt })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.userId, userId),
        inArray(matchings.status, uncancelledMatchingStatuses),
        gte(offerings.endAt, addMinutes(now, -CONTACT_WINDOW_MIN)),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(SHIFTS_LOOKED_AT)
  const shifts = rows.map((row) => ({
    ...row,
    refusal: cannotSeeContact({ ...row.matching, ...row, fixStatus: null }, now),
  }))
  const shift = shifts.find((shift) => shift.refusal === undefined) ?? shifts[0]
  const available = shift !== undefined && shift.refusal === undefined
  return {
    userId,
    name: user.name,
    nameKana: user.nameKana,
    offeringId: shift?.matching.offeringId ?? null,
    startAt: shift?.startAt ?? null,
    endAt: shift?.endAt ?? null,
    available,
    ...(shift ? contactWindowOf(shift) : { availableFromAt: null, availableUntilAt: null }),
    phoneNumber: available ? user.phoneNumber : null,
    refusal: available
      ? null
      : (shift?.refusal ?? 'このワーカーの勤務の予定がないため、緊急連絡先は表示できません。'),
  }
}
