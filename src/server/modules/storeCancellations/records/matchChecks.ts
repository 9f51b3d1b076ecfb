import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { OfferContent } from '@/contracts/offers/schemas'
import { matchFindings, newFindings, type MatchFinding } from '@/domain/matchings/matchCheck'
import { dayOf } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import { instantOf, prepared, type Slots, type When } from '@/server/db/prepared'
import { clientUsers, matchConfirmations, matchings, offerings, users } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { recordColumns, recordsOfUsers } from '@/server/modules/workers/records/workerRecords'

/** Shifts that start later than this are not checked yet: their problems have time. */
const CHECKED_AHEAD = sql.raw(`interval '14 days'`)

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
const upcoming = (now: When) =>
  and(
    eq(matchings.status, 'established'),
    isNull(matchings.cancelReviewDueAt),
    isNull(matchings.checkedInAt),
    gt(matchings.startAt, instantOf(now)),
    lte(matchings.startAt, sql`${instantOf(now)}::timestamptz + ${CHECKED_AHEAD}`),
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
/** The upcoming matches with no more than the check needs: there are many, and few of them have problems. */
const selectUpcoming = prepared((db, { clientId, now }: Slots<{ clientId: number; now: string }>) =>
  db
    .select({
      matchingId: matchings.id,
      startAt: offerings.startAt,
      workOn: offerings.workOn,
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
    .where(and(eq(matchings.clientId, clientId), upcoming(now), asksForSomething))
    .orderBy(
      asc(offerings.startAt),
      asc(matchings.offeringId),
      asc(matchings.matchedAt),
      asc(matchings.id),
    )
    .limit(MAX_CHECKED),
)
/** The matchings whose shifts begin soon enough to be checked, with what their conditions ask for. */
export const upcomingMatches = (db: Tx, { clientId }: ClientScope, now: Date) =>
  selectUpcoming(db, { clientId, now: now.toISOString() })

type UpcomingMatch = Awaited<ReturnType<typeof upcomingMatches>>[number]
/** `confirmation`: the problems that somebody of the store has accepted. */
export type CheckedMatch = UpcomingMatch & { findings: MatchFinding[] }
type MatchesByCheck = {
  /** The matches with a problem that has not been accepted. */
  withProblems: CheckedMatch[]
  confirmed: CheckedMatch[]
}

/** Returns the workers whose certificates matter: those of offerings that require a qualification. */
const peopleWithCertificates = (matches: readonly UpcomingMatch[]) =>
  matches.flatMap(({ terms, user }) => (terms.qualificationIds.length > 0 ? [user] : []))

/**
 * The matches among these that have problems, in their order. Call it outside the scope of a store: a worker may have
 * handed a certificate in at any store.
 */
export async function matchesByCheck(
  db: Tx,
  matches: readonly UpcomingMatch[],
): Promise<MatchesByCheck> {
  const recordOf = await recordsOfUsers(db, peopleWithCertificates(matches))
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
    withProblems: found.filter((match) => !isConfirmed(match)),
    confirmed: found.filter(isConfirmed),
  }
}

/** `matchesByCheck` within the scope of the store. */
export function checkedMatches(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  matches: readonly UpcomingMatch[],
): Promise<MatchesByCheck> {
  const check = () => matchesByCheck(db, matches)
  return peopleWithCertificates(matches).length > 0 ? bypassRls(db, scope, check) : check()
}
/** Upcoming matches with problems, the earliest first. */
export const checkMatches = async (operation: StoreOperation): Promise<MatchesByCheck> =>
  checkedMatches(operation, await upcomingMatches(operation.db, operation.scope, operation.now))

/** The number of upcoming matches, with or without problems. */
export async function countUpcomingMatches({ db, scope, now }: StoreOperation): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(matchings)
    .where(and(scope.has(matchings), upcoming(now)))
  return counted?.total ?? 0
}
