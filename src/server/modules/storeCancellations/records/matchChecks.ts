import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { OfferContent } from '@/contracts/offers/schemas'
import { matchFindings, newFindings, type MatchFinding } from '@/domain/matchings/matchCheck'
import { addMinutes, dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import { clientUsers, matchConfirmations, matchings, offerings, users } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { recordColumns, recordsOfUsers } from '@/server/modules/workers/records/workerRecords'

/** How long before their start shifts are checked: later ones still have time. */
const AHEAD_MIN = 14 * 24 * 60

const CHECKED_TERMS = [
  'onboardingQuestions',
  'conditionItems',
  'qualificationIds',
  'qualificationDocumentRequired',
] as const satisfies readonly (keyof OfferContent)[]
type CheckedTerm = (typeof CHECKED_TERMS)[number]
/** The terms of an offering that are checked. PostgreSQL unpacks the document once for all of them, not for each. */
const checkedTerms = sql`jsonb_to_record(${offerings.terms}) as checked(${sql.raw(
  CHECKED_TERMS.map((field) => `"${field}" jsonb`).join(', '),
)})`
const termOf = <F extends CheckedTerm>(field: F) =>
  sql<OfferContent[F]>`checked.${sql.identifier(field)}`
const lengthOf = (field: CheckedTerm) =>
  sql<number>`coalesce(jsonb_array_length(${termOf(field)}), 0)`
/** Whether a list of the offering's terms has an entry. */
const hasEntries = (field: CheckedTerm) => gt(lengthOf(field), 0)

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
  // A worker under 18 (労働基準法57条).
  sql`${users.birthOn} > ${offerings.workOn} - interval '18 years'`,
)

/** Matches are checked up to this number. */
const MAX_CHECKED = 500
const confirmation = {
  findings: matchConfirmations.findings,
  confirmedByName: matchConfirmations.confirmedByName,
  confirmedAt: matchConfirmations.confirmedAt,
}
/** What a match is checked by, and no more: of many upcoming ones few do not fit. */
export const upcomingMatches = (db: Tx, scope: ClientScope, now: Date) =>
  db
    .select({
      matchingId: matchings.id,
      startAt: offerings.startAt,
      answeredAt: matchings.answeredAt,
      ageCertificateSeenAt: matchings.ageCertificateSeenAt,
      questionCount: lengthOf('onboardingQuestions'),
      terms: {
        conditionItems: termOf('conditionItems'),
        qualificationIds: termOf('qualificationIds'),
        qualificationDocumentRequired: termOf('qualificationDocumentRequired'),
      },
      user: { id: users.id, name: users.name, birthOn: users.birthOn, ...recordColumns },
      workedCount: clientUsers.workedCount,
      confirmation,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .crossJoinLateral(checkedTerms)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .leftJoin(
      matchConfirmations,
      and(
        eq(matchConfirmations.clientId, matchings.clientId),
        eq(matchConfirmations.matchingId, matchings.id),
      ),
    )
    .where(and(scope.has(matchings), upcoming(now), asksForSomething))
    .orderBy(
      asc(offerings.startAt),
      asc(matchings.offeringId),
      asc(matchings.matchedAt),
      asc(matchings.id),
    )
    .limit(MAX_CHECKED)

type UpcomingMatch = Awaited<ReturnType<typeof upcomingMatches>>[number]
/** `confirmation`: by somebody of the store, of what did not fit then. */
export type CheckedMatch = UpcomingMatch & { findings: MatchFinding[] }
type MatchesByCheck = {
  /** There is a problem that has not been accepted. */
  unfitting: CheckedMatch[]
  confirmed: CheckedMatch[]
}

/**
 * These matches of a store with problems, in their order. Certificates are handed in at whichever store: outside of a
 * store's scope only.
 */
export async function matchesByCheck(
  db: Tx,
  matches: readonly UpcomingMatch[],
): Promise<MatchesByCheck> {
  if (matches.length === 0) return { unfitting: [], confirmed: [] }
  const recordOf = await recordsOfUsers(
    db,
    matches.map(({ user }) => user),
  )
  const found = matches.flatMap((match): CheckedMatch[] => {
    const { terms, user, workedCount, startAt, answeredAt, questionCount } = match
    const findings = matchFindings(terms, recordOf(user)(workedCount), {
      workOn: dayOf(startAt),
      openQuestions: answeredAt === null ? questionCount : 0,
      birthOn: match.ageCertificateSeenAt === null ? user.birthOn : undefined,
    })
    return findings.length > 0 ? [{ ...match, findings }] : []
  })
  const isConfirmed = ({ findings, confirmation: confirmed }: CheckedMatch) =>
    confirmed !== null && newFindings(findings, confirmed.findings).length === 0
  return {
    unfitting: found.filter((match) => !isConfirmed(match)),
    confirmed: found.filter(isConfirmed),
  }
}

/** Upcoming matches with problems, the earliest first. */
export async function checkMatches({ db, scope, now }: StoreOperation): Promise<MatchesByCheck> {
  const matches = await upcomingMatches(db, scope, now)
  const check = () => matchesByCheck(db, matches)
  return matches.length > 0 ? bypassRls(db, scope, check) : check()
}

/** The number of upcoming matches, with or without problems. */
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
