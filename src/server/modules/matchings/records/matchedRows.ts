import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { rejectReasonLabel } from '@/domain/cancellation/cancelNotice'
import { matchingStatusAt, presenceAt } from '@/domain/matchings/matching'
import type { Tx } from '@/server/db/transaction'
import { clientUserOfMatching, noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import {
  clientUsers,
  employmentNotices,
  fixPaymentRequests,
  matchings,
  offerings,
  users,
} from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'

/** One page holds all: 100 seats at most, and cancelled matchings. */
const MAX_ROWS = 500

/**
 * Matchings with their shift, their worker and what the store knows of them, by shift and then by when they matched.
 */
export const matchedRows = (db: Tx, scope: ClientScope, where: SQL | undefined) =>
  db
    .select({
      matching: matchings,
      user: users,
      known: clientUsers,
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

/** The query of the corrections that the workers of these matchings asked for, the latest last. */
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
 * The status and the presence of each matching at this instant, by its id. Both follow from the clock and from the
 * latest correction that the worker asked for, so the stored status alone is not enough.
 */
export const statusAndPresenceOf = async (
  db: Tx,
  scope: ClientScope,
  rows: MatchedRow[],
  now: Date,
) => statesOf(rows, rows.length === 0 ? [] : await correctionsOf(db, scope, rows), now)

/** The same where the corrections are read already. */
export function statesOf(
  rows: MatchedRow[],
  fixes: Awaited<ReturnType<typeof correctionsOf>>,
  now: Date,
) {
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

/** The store's cancel that the operator examines, as the wire shows it; null: there is none. */
export const cancelReviewOf = ({ matching }: Pick<MatchedRow, 'matching'>) =>
  matching.rejectReasonCode !== null && matching.cancelReviewDueAt !== null
    ? { reason: rejectReasonLabel(matching.rejectReasonCode), dueAt: matching.cancelReviewDueAt }
    : null

/** The number of 働く前の質問 in the terms of the match: a later edit of the offer does not change it. */
export const questionCount = ({ terms }: MatchedRow) => terms.onboardingQuestions.length

/** There are 働く前の質問, and the worker has sent no answers to them. */
export const isUnanswered = (row: MatchedRow) =>
  questionCount(row) > 0 && row.matching.answeredAt === null

/** A first shift here, seen before or after it was worked. */
export const isFirstTime = ({ matching, known }: Pick<MatchedRow, 'matching' | 'known'>) =>
  known.workedCount <= (matching.status === 'worked' ? 1 : 0)
