import { and, eq, inArray } from 'drizzle-orm'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { lateMinOf } from '@/domain/matchings/matching'
import { grossYenUntilCheckOut, unpaidMinutesAfterEnd } from '@/domain/matchings/settlement'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { liveMatchingStatuses, matchings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { roomUids } from '@/server/modules/chat/records/unread'
import { groupsOfUsers } from '@/server/modules/groups/records/shared'
import { grantedPositions } from '@/server/modules/reviews/records/badges'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { workerFacts } from '@/server/modules/workers/records/storeWorkers'
import { arrivalsOf } from './records/arrivals'
import {
  cancelReviewOf,
  matchedRows,
  type MatchedRow,
  statusAndPresenceOf,
  questionCount,
  isFirstTime,
} from './records/matchedRows'

/** The workers of one offering as its page shows them. */
export async function offeringUsers(
  { db, scope, now }: StoreOperation,
  offeringId: number,
  state: 'live' | 'ended',
): Promise<OfferingUser[]> {
  const statuses =
    state === 'live' ? liveMatchingStatuses : (['cancel', 'rejected', 'absence'] as const)
  return shownUsers(
    db,
    scope,
    await matchedRows(
      db,
      scope,
      and(eq(matchings.offeringId, offeringId), inArray(matchings.status, statuses)),
    ),
    now,
  )
}

/** The pay of the shift in yen: the fixed pay, or the planned one until it is fixed. */
const payFacts = ({ matching }: MatchedRow) => {
  const { grossYen, bonusYen } = matching.fixedPay ?? matching.scheduledPay
  return { grossYen, bonusYen, transportationYen: matching.transportationYen }
}
/** The placeholder for accounts that may not read amounts. */
const noPay = {
  grossYen: null,
  bonusYen: null,
  transportationYen: null,
  grossYenWithMinutesAfterEnd: null,
}

/**
 * The unpaid minutes between the planned end and the check-out, and the pay in yen if they were paid; null without any.
 */
function minutesAfterEnd({ matching, breakMin }: MatchedRow, isCorrectionOpen: boolean) {
  const minutes = unpaidMinutesAfterEnd({ ...matching, isCorrectionOpen })
  const { checkedOutAt } = matching
  return {
    unpaidMinutesAfterEnd: minutes,
    grossYenWithMinutesAfterEnd:
      minutes > 0 && checkedOutAt !== null
        ? grossYenUntilCheckOut({ ...matching, checkedOutAt, breakMin })
        : null,
  }
}

/** Converts matched workers to what the API returns, with a fixed number of queries for any number of rows. */
export async function shownUsers(
  db: Tx,
  scope: ClientScope,
  rows: MatchedRow[],
  now: Date,
): Promise<OfferingUser[]> {
  const userIds = rows.map((row) => row.user.id)
  if (userIds.length === 0) return []
  const states = await statusAndPresenceOf(db, scope, rows, now)
  const arrivals = await arrivalsOf(db, scope, rows, now)
  const inGroups = await groupsOfUsers(db, scope, userIds)
  const badges = await grantedPositions(db, scope, userIds)
  const rooms = await roomUids(db, scope, userIds)
  const blocked = await blockedIdsOf(db, scope, userIds)
  const namesOf = (list: { userId: number; name: string }[], userId: number) =>
    list.flatMap((entry) => (entry.userId === userId ? [entry.name] : []))
  return rows.flatMap((row) => {
    const { matching, user, startAt } = row
    const state = states.get(matching.id)
    return state
      ? [
          {
            ...matching,
            ...state,
            matchingId: matching.id,
            ...workerFacts(row, now),
            badges: namesOf(badges, user.id),
            groups: namesOf(inGroups, user.id),
            blocked: blocked.has(user.id),
            isFirstTime: isFirstTime(row),
            lateMin: lateMinOf(startAt, matching.checkedInAt),
            ...minutesAfterEnd(row, state.presence === 'fix_requested'),
            ...(scope.may('private.read') ? payFacts(row) : noPay),
            answeredQuestions: matching.answers?.length ?? 0,
            questions: questionCount(row),
            chatRoomUid: rooms.get(user.id) ?? null,
            cancelReview: cancelReviewOf(row),
            isReleasedEarly: matching.earlyReleaseReason !== null,
            arrival: arrivals.get(matching.id) ?? null,
            employmentNotice: row.employmentNotice,
          },
        ]
      : []
  })
}
