import { and, asc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { OfferContent } from '@/contracts/offers/schemas'
import type { rosters as contract } from '@/contracts/rosters'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import type { AgeCertificate, SafetyTraining } from '@/contracts/rosters/schemas'
import { stoolInspectionLabel } from '@/domain/labels'
import { onboardingAnswersText } from '@/domain/matchings/onboardingAnswers'
import { stoolInspectionStatusOn } from '@/domain/offers/stoolInspection'
import { ageOn, needsAgeCertificate } from '@/domain/workers/age'
import { genderText } from '@/domain/workers/genderText'
import {
  cannotListRoster,
  cannotSeeRosterField,
  completeRoster,
  defaultRoster,
  rosterFields,
  rosterPeriod,
  recordedText,
} from '@/domain/workers/roster'
import { dayOf, formatHours, type Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import {
  clientUsers,
  liveMatchingStatuses,
  matchings,
  offerings,
  rosterSettings,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { latestStoolInspections } from '@/server/modules/documents/records/stoolInspections'
import { qualificationNames } from '@/server/modules/masterData/service'
import { exportLimit } from '@/server/platform/exports/export'

type RosterCall = Pick<Call<typeof contract.list>, 'db' | 'scope' | 'query' | 'now'>
type Period = { fromOn: Day; toOn: Day }

/** What the account may see in the roster of a store. */
export const rosterRightsOf = (scope: ClientScope) => ({ canReadPersonal: scope.may('worker.pii') })

/** The columns that the store chose, with their version; undefined while it keeps the default ones. */
export const savedSettingsOf = async (db: Tx, scope: ClientScope) =>
  (await db.select().from(rosterSettings).where(eq(rosterSettings.clientId, scope.clientId)))[0]

/** The columns of the store that this account may read. */
async function columnsOf(db: Tx, scope: ClientScope) {
  const enabledFields = completeRoster(
    (await savedSettingsOf(db, scope))?.fields ?? defaultRoster,
  ).filter(({ enabled }) => enabled)
  const hidden = enabledFields.filter(
    ({ key }) => cannotSeeRosterField(key, rosterRightsOf(scope)) !== undefined,
  )
  return {
    columns: enabledFields
      .filter((field) => !hidden.includes(field))
      .map(({ key }) => ({ key, label: rosterFields[key].label })),
    hiddenLabels: hidden.map(({ key }) => rosterFields[key].label),
  }
}

/** The matched workers, and those who have worked, on these days. */
const comesOn = (scope: ClientScope, { fromOn, toOn }: Period) =>
  and(
    scope.has(matchings),
    inArray(matchings.status, liveMatchingStatuses),
    gte(offerings.workOn, fromOn),
    lte(offerings.workOn, toOn),
  )
/** By shift and then by furigana. */
const inRosterOrder = [
  asc(offerings.startAt),
  asc(offerings.id),
  sql`${users.kanaKey} collate "C"`,
  asc(users.id),
]

/** The matchings of a roster in its order. */
async function matchingIdsOf(db: Tx, scope: ClientScope, period: Period) {
  const rows = await db
    .select({ id: matchings.id })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .where(comesOn(scope, period))
    .orderBy(...inRosterOrder)
    .limit(exportLimit)
  return rows.map(({ id }) => id)
}

const peopleOf = (db: Tx, where: SQL | undefined) =>
  db
    .select({
      matchingId: matchings.id,
      isCancelUnderReview: sql<boolean>`${matchings.status} = 'established' and ${isNotNull(matchings.cancelReviewDueAt)}`,
      answers: matchings.answers,
      safetyTrainedAt: matchings.safetyTrainedAt,
      safetyTrainedBy: matchings.safetyTrainedBy,
      ageCertificateSeenAt: matchings.ageCertificateSeenAt,
      ageCertificateSeenBy: matchings.ageCertificateSeenBy,
      workedCount: clientUsers.workedCount,
      user: {
        id: users.id,
        name: users.name,
        nameKana: users.nameKana,
        birthOn: users.birthOn,
        gender: users.gender,
        qualificationIds: users.qualificationIds,
      },
      offering: {
        id: offerings.id,
        title: offerings.title,
        workOn: offerings.workOn,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
        breakMin: offerings.breakMin,
        peopleWanted: offerings.peopleWanted,
      },
      // Only the questions: the terms are long, and a month has many rows.
      questions: sql<
        OfferContent['onboardingQuestions']
      >`${offerings.terms} -> 'onboardingQuestions'`,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .where(where)
    .orderBy(...inRosterOrder)
    .limit(exportLimit)
type Person = Awaited<ReturnType<typeof peopleOf>>[number]
type ShownPerson = Person & SafetyTraining & AgeCertificate

/** The latest stool inspection of each worker by user id; empty for a roster without this column. */
async function inspectionsOf(
  db: Tx,
  scope: ClientScope,
  keys: readonly RosterFieldKey[],
  people: readonly Person[],
) {
  const ids = [...new Set(people.map(({ user }) => user.id))]
  if (!keys.includes('stoolInspection')) return new Map<number, never>()
  const rows = await latestStoolInspections(db, scope, ids)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Who recorded the training of a worker before the work, and when; null: nobody has. `names`: of accounts by id. */
export const trainingOf = (
  {
    safetyTrainedAt,
    safetyTrainedBy,
  }: Pick<typeof matchings.$inferSelect, 'safetyTrainedAt' | 'safetyTrainedBy'>,
  names: ReadonlyMap<number, string>,
): SafetyTraining['safetyTraining'] =>
  safetyTrainedAt === null
    ? null
    : { at: safetyTrainedAt, byName: nameOfAccount(names, safetyTrainedBy) }

/** Who saw the certificate of age of a worker, and when; null: nobody has. `names`: of accounts by id. */
export const ageCertificateOf = (
  {
    ageCertificateSeenAt,
    ageCertificateSeenBy,
  }: Pick<typeof matchings.$inferSelect, 'ageCertificateSeenAt' | 'ageCertificateSeenBy'>,
  names: ReadonlyMap<number, string>,
) =>
  ageCertificateSeenAt === null
    ? null
    : { at: ageCertificateSeenAt, byName: nameOfAccount(names, ageCertificateSeenBy) }

/** The content of a cell; empty if it is filled in by hand. */
function cellOf(
  key: RosterFieldKey,
  { answers, user, workedCount, offering, questions, safetyTraining }: ShownPerson,
  inspection: { checkedAt: string | null; validUntilOn: string | null } | undefined,
): string | number {
  switch (key) {
    case 'name':
      return user.name
    case 'nameKana':
      return user.nameKana
    case 'age':
      return ageOn(user.birthOn, offering.workOn)
    case 'gender':
      return genderText[user.gender]
    case 'hours':
      return formatHours(offering.startAt, offering.endAt)
    case 'job':
      return offering.title
    case 'workedCount':
      return workedCount
    case 'qualifications':
      return qualificationNames(user.qualificationIds).join('、')
    case 'stoolInspection':
      return stoolInspectionLabel[stoolInspectionStatusOn(inspection, offering.workOn)]
    case 'answers':
      return onboardingAnswersText(questions, answers)
    case 'safetyTraining':
      return safetyTraining ? recordedText(safetyTraining, offering.workOn) : ''
    case 'entryCheck':
    case 'note':
      return ''
  }
}

/**
 * The days that a query names, and the columns that this account may read. Throws ApiError 422 for a period that no
 * roster has.
 */
async function headerOf({ db, scope, query, now }: RosterCall) {
  const period = rosterPeriod(query, dayOf(now))
  const reason = cannotListRoster(period.fromOn, period.toOn)
  if (reason) throw invalid({ toOn: reason }, reason)
  return { ...period, ...(await columnsOf(db, scope)) }
}

/** Adds who recorded the safety training of each, and who saw the certificate of age of a minor. */
async function withRecords(
  { db, scope }: Pick<RosterCall, 'db' | 'scope'>,
  people: readonly Person[],
): Promise<ShownPerson[]> {
  const names = await accountNames(
    db,
    scope,
    people.flatMap(({ safetyTrainedBy, ageCertificateSeenBy }) => [
      safetyTrainedBy,
      ageCertificateSeenBy,
    ]),
  )
  // Who needs a certificate is a minor. Only accounts that record certificates learn that.
  const mayRecord = scope.may('matching.absence')
  return people.map((person) => ({
    ...person,
    safetyTraining: trainingOf(person, names),
    ageCertificate:
      mayRecord && needsAgeCertificate(person.user.birthOn, person.offering.workOn)
        ? { seen: ageCertificateOf(person, names) }
        : null,
  }))
}

/** The cells of these people. */
async function cellsFor(
  { db, scope }: Pick<RosterCall, 'db' | 'scope'>,
  columns: readonly { key: RosterFieldKey }[],
  people: readonly Person[],
) {
  const keys = columns.map(({ key }) => key)
  const inspections = await inspectionsOf(db, scope, keys, people)
  return (person: ShownPerson) =>
    keys.map((key) => cellOf(key, person, inspections.get(person.user.id)))
}

/** The people of the days that a query names, with the columns that this account may read. */
export async function rosterOf(call: RosterCall) {
  const header = await headerOf(call)
  const people = await withRecords(call, await peopleOf(call.db, comesOn(call.scope, header)))
  return { ...header, people, cellsOf: await cellsFor(call, header.columns, people) }
}

/** The columns of the same roster, and the ids of its matchings in order. */
export async function rosterOutline(call: RosterCall) {
  const header = await headerOf(call)
  return { ...header, matchingIds: await matchingIdsOf(call.db, call.scope, header) }
}

/** One piece of a roster: these matchings, with their cells. */
export async function rosterPart(
  call: Pick<RosterCall, 'db' | 'scope'>,
  columns: readonly { key: RosterFieldKey }[],
  matchingIds: readonly number[],
) {
  const { db, scope } = call
  const rows = await peopleOf(
    db,
    and(scope.has(matchings), inArray(matchings.id, [...matchingIds])),
  )
  const people = await withRecords(call, rows)
  return { people, cellsOf: await cellsFor(call, columns, people) }
}
