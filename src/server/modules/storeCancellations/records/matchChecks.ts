import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { matchFindings, newFindings, type MatchFinding } from '@/domain/matchings/matchCheck'
import { addMinutes, dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { matchConfirmations, matchings, offerings, users } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import {
  isUnanswered,
  matchedRows,
  questionCount,
  type MatchedRow,
} from '@/server/modules/matchings/records/matchedRows'
import { recordsOfUsers } from '@/server/modules/workers/records/workerRecords'

/** How long before their start shifts are checked: later ones still have time. */
const AHEAD_MIN = 14 * 24 * 60

/** Whether a list of the offering's terms has an entry. */
const hasEntries = (field: string) =>
  sql`coalesce(jsonb_array_length(${offerings.terms} -> ${sql.raw(`'${field}'`)}), 0) > 0`

/** Expected workers of the shifts to come, and only of offerings that ask for something. */
const upcoming = (now: Date) =>
  and(
    eq(matchings.status, 'established'),
    isNull(matchings.cancelReviewDueAt),
    isNull(matchings.checkedInAt),
    gt(offerings.startAt, now.toISOString()),
    lte(offerings.startAt, addMinutes(now, AHEAD_MIN)),
  )
const asksForSomething = or(
  and(isNull(matchings.answeredAt), hasEntries('onboardingQuestions')),
  hasEntries('conditionItems'),
  hasEntries('qualificationIds'),
  // Somebody under 18 (労働基準法57条).
  sql`${users.birthOn} > ${offerings.workOn} - interval '18 years'`,
)

type Confirmation = typeof matchConfirmations.$inferSelect
export type CheckedMatch = {
  row: MatchedRow
  findings: MatchFinding[]
  /** By somebody of the store, of what did not fit then. */
  confirmation: Confirmation | undefined
}
type MatchesByCheck = {
  /** Something does not fit that nobody has confirmed. */
  unfitting: CheckedMatch[]
  confirmed: CheckedMatch[]
}

/** The confirmations of these matches, by matching. */
async function confirmationsOf(db: Tx, scope: ClientScope, matchingIds: number[]) {
  const confirmations = await db
    .select()
    .from(matchConfirmations)
    .where(and(scope.has(matchConfirmations), inArray(matchConfirmations.matchingId, matchingIds)))
  return new Map(confirmations.map((row) => [row.matchingId, row]))
}

/** Upcoming matches that something does not fit, the earliest first. */
export async function checkMatches({ db, scope, now }: StoreOperation): Promise<MatchesByCheck> {
  const rows = await matchedRows(db, scope, and(upcoming(now), asksForSomething))
  if (rows.length === 0) return { unfitting: [], confirmed: [] }
  // Certificates are handed in at whichever store; the ids are of workers of this one.
  const recordOf = await bypassRls(db, scope, () =>
    recordsOfUsers(
      db,
      rows.map(({ user }) => user),
    ),
  )
  const confirmations = await confirmationsOf(
    db,
    scope,
    rows.map(({ matching }) => matching.id),
  )
  const found = rows.flatMap((row): CheckedMatch[] => {
    const findings = matchFindings(row.terms, recordOf(row.user)(row.known.workedCount), {
      workOn: dayOf(row.startAt),
      openQuestions: isUnanswered(row) ? questionCount(row) : 0,
      birthOn: row.matching.ageCertificateSeenAt === null ? row.user.birthOn : undefined,
    })
    const confirmation = confirmations.get(row.matching.id)
    return findings.length > 0 ? [{ row, findings, confirmation }] : []
  })
  const isConfirmed = ({ findings, confirmation }: CheckedMatch) =>
    confirmation !== undefined && newFindings(findings, confirmation.findings).length === 0
  return {
    unfitting: found.filter((match) => !isConfirmed(match)),
    confirmed: found.filter(isConfirmed),
  }
}

/** How many matches are upcoming, whether something fits or not. */
export async function countUpcomingMatches({ db, scope, now }: StoreOperation): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(matchings)
    .innerJoin(
      offerings,
      and(eq(offerings.clientId, matchings.clientId), eq(offerings.id, matchings.offeringId)),
    )
    .where(and(scope.has(matchings), upcoming(now)))
  return counted?.total ?? 0
}
