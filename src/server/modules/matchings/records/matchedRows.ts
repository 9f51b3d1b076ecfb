import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { rejectReasonLabel } from '@/domain/cancellation/cancelNotice'
import { matchingStatusAt, presenceAt } from '@/domain/matchings/matching'
import type { ClientScope } from '@/server/auth/tenantScope'
import { clientUserOfMatching, noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import {
  clientUsers,
  employmentNotices,
  fixPaymentRequests,
  matchings,
  offerings,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** More than any page has: an offering has at most 100 seats, the rest is room for cancelled matchings. */
const MAX_ROWS = 500

/**
 * Reads matchings with their shift, their worker and the store's record of the worker, in the order of start and match.
 */
export const matchedRows = (db: Tx, scope: ClientScope, where: SQL | undefined) =>
  db
    .select({
      matching: matchings,
      user: users,
      clientUser: clientUsers,
      offerId: offerings.offerId,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      breakMin: offerings.breakMin,
      title: offerings.title,
      terms: offerings.terms,
      employmentNotice: {
        notifiedAt: employmentNotices.notifiedAt,
        readAt: employmentNotices.readAt,
      },
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .leftJoin(employmentNotices, noticeOfMatching)
    .where(and(scope.has(matchings), where))
    .orderBy(
      asc(offerings.startAt),
      asc(matchings.offeringId),
      asc(matchings.matchedAt),
      asc(matchings.id),
    )
    .limit(MAX_ROWS)

export type MatchedRow = Awaited<ReturnType<typeof matchedRows>>[number]

/** The query for the correction requests of these matchings, the latest last. */
export const correctionsOf = (db: Tx, scope: ClientScope, rows: MatchedRow[]) =>
  db
    .select({ matchingId: fixPaymentRequests.matchingId, status: fixPaymentRequests.status })
    .from(fixPaymentRequests)
    .where(
      and(
        scope.has(fixPaymentRequests),
        inArray(
          fixPaymentRequests.matchingId,
          rows.map((row) => row.matching.id),
        ),
      ),
    )
    .orderBy(asc(fixPaymentRequests.id))

/**
 * Returns the status and the presence of each matching at this instant, keyed by its id. Both depend on the clock and
 * on the worker's latest correction request, so the stored status alone is not enough.
 */
export const statusAndPresenceOf = async (
  db: Tx,
  scope: ClientScope,
  rows: MatchedRow[],
  now: Date,
) => statesOf(rows, rows.length === 0 ? [] : await correctionsOf(db, scope, rows), now)

/** `statusAndPresenceOf` for a caller that has read the corrections; `fixes` in the order of `correctionsOf`. */
export function statesOf(
  rows: MatchedRow[],
  fixes: Awaited<ReturnType<typeof correctionsOf>>,
  now: Date,
) {
  // A later entry replaces an earlier one, so the latest request remains.
  const latest = new Map(fixes.map((fix) => [fix.matchingId, fix.status]))
  return new Map(
    rows.map(({ matching, startAt, endAt }) => {
      const times = { ...matching, startAt, endAt, fixStatus: latest.get(matching.id) ?? null }
      return [
        matching.id,
        { status: matchingStatusAt(times, now), presence: presenceAt(times, now) },
      ]
    }),
  )
}

/** Returns the store's cancel that the operator is examining, as the API shows it; null without one. */
export const cancelReviewOf = ({ matching }: Pick<MatchedRow, 'matching'>) =>
  matching.rejectReasonCode !== null && matching.cancelReviewDueAt !== null
    ? { reason: rejectReasonLabel(matching.rejectReasonCode), dueAt: matching.cancelReviewDueAt }
    : null

/** The number of 働く前の質問 in the terms of the match: a later edit of the offer does not change it. */
export const questionCount = ({ terms }: MatchedRow) => terms.onboardingQuestions.length

/** Whether the offering asks 働く前の質問 and the worker has sent no answers to them. */
export const isUnanswered = (row: MatchedRow) =>
  questionCount(row) > 0 && row.matching.answeredAt === null

/**
 * Whether this is the worker's first shift at the store. `workedCount` includes the shift itself once it was worked.
 */
export const isFirstTime = ({
  matching,
  clientUser,
}: Pick<MatchedRow, 'matching' | 'clientUser'>) =>
  clientUser.workedCount <= (matching.status === 'worked' ? 1 : 0)
