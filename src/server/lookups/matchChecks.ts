import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { matchFindings, type MatchFinding } from '@/domain/matchings/matchCheck'
import { addMinutes, dayOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { matchings, offerings } from '@/server/db/schema'
import { bypassRls } from '@/server/db/transaction'
import { isUnanswered, matchedRows, questionCount, type MatchedRow } from './matchings'
import { workerRecords } from './workerRecords'

/** Shifts are checked from so long before their start: later ones still have time. */
const AHEAD_MIN = 14 * 24 * 60

const lengthOf = (field: string) =>
  sql`coalesce(jsonb_array_length(${offerings.terms} -> ${sql.raw(`'${field}'`)}), 0) > 0`

/** Expected workers of the shifts to come, and only of postings that ask for something. */
const upcoming = (now: Date) =>
  and(
    eq(matchings.status, 'established'),
    isNull(matchings.cancelReviewDueAt),
    isNull(matchings.checkedInAt),
    gt(offerings.startAt, now.toISOString()),
    lte(offerings.startAt, addMinutes(now, AHEAD_MIN)),
  )
const asksForSomething = or(
  and(isNull(matchings.answeredAt), lengthOf('onboardingQuestions')),
  lengthOf('conditionItems'),
  lengthOf('qualificationIds'),
)

export type CheckedMatch = { row: MatchedRow; findings: MatchFinding[] }

/** Upcoming matches that something does not fit, the earliest first, and the number of the others. */
export async function checkMatches({
  db,
  scope,
  now,
}: StoreOperation): Promise<{ unfitting: CheckedMatch[]; fittingCount: number }> {
  const rows = await matchedRows(db, scope, and(upcoming(now), asksForSomething))
  // Certificates are handed in at whichever store; the ids are of workers of this one.
  const records = await bypassRls(db, scope, () =>
    workerRecords(
      db,
      rows.map(({ user }) => user.id),
    ),
  )
  const unfitting = rows.flatMap((row) => {
    const record = records.get(row.user.id)?.recordAt(row.known.workedCount)
    const findings = record
      ? matchFindings(row.terms, record, {
          workOn: dayOf(row.startAt),
          openQuestions: isUnanswered(row) ? questionCount(row) : 0,
        })
      : []
    return findings.length > 0 ? [{ row, findings }] : []
  })
  const total = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(matchings)
    .innerJoin(
      offerings,
      and(eq(offerings.clientId, matchings.clientId), eq(offerings.id, matchings.offeringId)),
    )
    .where(and(scope.has(matchings), upcoming(now)))
  return { unfitting, fittingCount: Math.max(0, (total[0]?.total ?? 0) - unfitting.length) }
}
