import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { rosters as contract } from '@/contracts/rosters'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import type { OfferContent } from '@/contracts/offers/schemas'
import { stoolInspectionLabel } from '@/domain/labels'
import { stoolInspectionStatusOn } from '@/domain/offers/stoolInspection'
import { ageOn } from '@/domain/workers/age'
import { genderText } from '@/domain/workers/genderText'
import {
  cannotListRoster,
  cannotSeeRosterField,
  completeRoster,
  defaultRoster,
  rosterFields,
  rosterPeriod,
} from '@/domain/workers/roster'
import { dayOf, formatHours, type Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { knownOfMatching, shiftOfMatching } from '@/server/db/joins'
import {
  clientUsers,
  matchings,
  offerings,
  rosterSettings,
  stoolInspectionReports,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { qualificationNames } from '@/server/modules/masterData/service'
import { exportLimit } from '@/server/platform/exports/export'

export const rosterRightsOf = (scope: ClientScope) => ({ canReadPersonal: scope.may('worker.pii') })

export const savedOf = async (db: Tx, scope: ClientScope) =>
  (await db.select().from(rosterSettings).where(eq(rosterSettings.clientId, scope.clientId)))[0]

/** The columns of the store that this account may read. */
async function columnsOf(db: Tx, scope: ClientScope) {
  const on = completeRoster((await savedOf(db, scope))?.fields ?? defaultRoster).filter(
    ({ enabled }) => enabled,
  )
  const hidden = on.filter(
    ({ key }) => cannotSeeRosterField(key, rosterRightsOf(scope)) !== undefined,
  )
  return {
    columns: on
      .filter((field) => !hidden.includes(field))
      .map(({ key }) => ({ key, label: rosterFields[key].label })),
    hiddenLabels: hidden.map(({ key }) => rosterFields[key].label),
  }
}

/** Who comes on these days, by shift and then by furigana: those who are matched and those who have worked. */
const peopleOf = (db: Tx, scope: ClientScope, fromOn: Day, toOn: Day) =>
  db
    .select({
      matchingId: matchings.id,
      isCancelUnderReview: sql<boolean>`${matchings.status} = 'established' and ${isNotNull(matchings.cancelReviewDueAt)}`,
      answers: matchings.answers,
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
      // The terms are long, and stand on every row of a month.
      questions: sql<
        OfferContent['onboardingQuestions']
      >`${offerings.terms} -> 'onboardingQuestions'`,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, knownOfMatching)
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.status, ['established', 'worked']),
        gte(offerings.workOn, fromOn),
        lte(offerings.workOn, toOn),
      ),
    )
    .orderBy(
      asc(offerings.startAt),
      asc(offerings.id),
      sql`${users.kanaKey} collate "C"`,
      asc(users.id),
    )
    .limit(exportLimit)
type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** The latest stool inspection of each, where the column is wanted. */
async function inspectionsOf(db: Tx, scope: ClientScope, keys: RosterFieldKey[], people: Person[]) {
  const ids = [...new Set(people.map(({ user }) => user.id))]
  if (!keys.includes('stoolInspection') || ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectDistinctOn([stoolInspectionReports.userId])
    .from(stoolInspectionReports)
    .where(and(scope.has(stoolInspectionReports), inArray(stoolInspectionReports.userId, ids)))
    .orderBy(stoolInspectionReports.userId, desc(stoolInspectionReports.id))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** What stands in a cell. Nothing stands in those that are written by hand. */
function cellOf(
  key: RosterFieldKey,
  { answers, user, workedCount, offering, questions }: Person,
  report: { checkedAt: string | null; validUntilOn: string | null } | undefined,
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
      return stoolInspectionLabel[stoolInspectionStatusOn(report, offering.workOn)]
    case 'answers':
      return (answers ?? [])
        .map(
          (a) =>
            `${questions.find((q) => q.id === a.questionId)?.body ?? ''}: ${[...a.options, a.body].filter(Boolean).join('、')}`,
        )
        .join(' / ')
    case 'entryCheck':
    case 'note':
      return ''
  }
}

/**
 * Who comes on the days that a query names, with the columns that this account may read and what stands in them. Throws
 * ApiError 422 for a period that no roster has.
 */
export async function rosterOf({ db, scope, query, now }: Call<typeof contract.list>) {
  const period = rosterPeriod(query, dayOf(now))
  const reason = cannotListRoster(period.fromOn, period.toOn)
  if (reason) throw invalid({ toOn: reason }, reason)
  const { columns, hiddenLabels } = await columnsOf(db, scope)
  const keys = columns.map(({ key }) => key)
  const people = await peopleOf(db, scope, period.fromOn, period.toOn)
  const reports = await inspectionsOf(db, scope, keys, people)
  const cellsOf = (person: Person) =>
    keys.map((key) => cellOf(key, person, reports.get(person.user.id)))
  return { ...period, columns, hiddenLabels, people, cellsOf }
}
