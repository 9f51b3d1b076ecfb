import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { OfferContent } from '@/contracts/offers/schemas'
import { rosters as contract } from '@/contracts/rosters'
import { rostersReference } from '@/contracts/rosters/reference'
import { Roster, RosterFields, RosterFieldsUpdate } from '@/contracts/rosters/schemas'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import { ageOn } from '@/domain/workers/age'
import { presenceLabel, stoolInspectionLabel } from '@/domain/labels'
import { genderText } from '@/domain/workers/genderText'
import {
  cannotExportRoster,
  cannotSaveRoster,
  cannotSeeRosterField,
  defaultRoster,
  rosterFields,
  completeRoster,
} from '@/domain/workers/roster'
import { stoolInspectionStatusOn } from '@/domain/offers/stoolInspection'
import { dayOf, formatFullDay, formatHours, type Day } from '@/lib/date'
import { accountNames } from '@/server/lookups/accounts'
import type { Tx } from '@/server/db/transaction'
import { knownOfMatching, shiftOfMatching } from '@/server/db/joins'
import {
  clients,
  clientUsers,
  matchings,
  offerings,
  rosterSettings,
  stoolInspectionReports,
  users,
} from '@/server/db/schema'
import { exportLimit } from '@/server/platform/exports/export'
import { xlsx } from '@/server/platform/exports/xlsx'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { qualificationNames } from '@/server/modules/masterData/service'
import { invalid, ApiError } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'

const rosterRightsOf = (scope: ClientScope) => ({ canReadPersonal: scope.may('worker.pii') })

export const rosterRoutes = implement(contract, rostersReference, {
  fields: { response: RosterFields, run: ({ db, scope }) => shownFields(db, scope) },
  updateFields: { body: RosterFieldsUpdate, response: RosterFields, run: updateFields },
  day: { response: Roster, run: day },
  file: { run: file },
})

const savedOf = async (db: Tx, scope: ClientScope) =>
  (await db.select().from(rosterSettings).where(eq(rosterSettings.clientId, scope.clientId)))[0]

async function shownFields(db: Tx, scope: ClientScope): Promise<RosterFields> {
  const saved = await savedOf(db, scope)
  const by = saved?.updatedBy ?? null
  return {
    items: completeRoster(saved?.fields ?? defaultRoster).map((item) => ({
      ...item,
      label: rosterFields[item.key].label,
      note: rosterFields[item.key].note ?? '',
      lockedReason: cannotSeeRosterField(item.key, rosterRightsOf(scope)) ?? null,
    })),
    lockVersion: saved?.lockVersion ?? 0,
    updatedByName: by === null ? null : ((await accountNames(db, scope, [by])).get(by) ?? null),
  }
}

async function updateFields({ db, scope, account, body, now }: Call<typeof contract.updateFields>) {
  // The row is there before it is locked: two first savers meet at it.
  await db
    .insert(rosterSettings)
    .values({
      clientId: scope.clientId,
      fields: [...defaultRoster],
      lockVersion: 0,
      updatedAt: now.toISOString(),
    })
    .onConflictDoNothing()
  const saved = takeOne(
    await db
      .select()
      .from(rosterSettings)
      .where(eq(rosterSettings.clientId, scope.clientId))
      .for('update'),
  )
  await refuseStale(db, saved, body.lockVersion)
  const reason = cannotSaveRoster(completeRoster(saved.fields), body.items, rosterRightsOf(scope))
  if (reason) throw new ApiError(409, 'locked_field', reason)
  await db
    .update(rosterSettings)
    .set({ fields: body.items, ...edited(account, now) })
    .where(eq(rosterSettings.id, saved.id))
  return shownFields(db, scope)
}

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

async function day({ db, scope, query, now }: Call<typeof contract.day>): Promise<Roster> {
  const on = query.on || dayOf(now)
  const { columns, hiddenLabels } = await columnsOf(db, scope)
  const keys = columns.map(({ key }) => key)
  const people = await peopleOf(db, scope, on, on)
  const reports = await inspectionsOf(db, scope, keys, people)
  const byShift = new Map<number, Roster['offerings'][number]>()
  for (const person of people) {
    const { offering: o, user, matchingId, isCancelUnderReview } = person
    const shift = byShift.get(o.id) ?? {
      offeringId: o.id,
      title: o.title,
      startAt: o.startAt,
      endAt: o.endAt,
      breakMin: o.breakMin,
      peopleWanted: o.peopleWanted,
      rows: [],
    }
    shift.rows.push({
      userId: user.id,
      matchingId,
      name: user.name,
      nameKana: user.nameKana,
      isCancelUnderReview,
      cells: keys.map((key) => cellOf(key, person, reports.get(user.id))),
    })
    byShift.set(o.id, shift)
  }
  return {
    on,
    asOf: now.toISOString(),
    columns,
    hiddenLabels,
    peopleCount: people.length,
    offerings: [...byShift.values()],
  }
}

const widths: Record<RosterFieldKey, number> = {
  name: 18,
  nameKana: 22,
  age: 6,
  gender: 6,
  hours: 16,
  job: 30,
  workedCount: 10,
  qualifications: 24,
  stoolInspection: 20,
  answers: 40,
  entryCheck: 16,
  note: 30,
}
async function file({ db, scope, query, now }: Call<typeof contract.file>) {
  const fromOn = query.fromOn || query.on || dayOf(now)
  const toOn = query.toOn || query.on || fromOn
  const reason = cannotExportRoster(fromOn, toOn)
  if (reason) throw invalid({ toOn: reason }, reason)
  const { columns } = await columnsOf(db, scope)
  const keys = columns.map(({ key }) => key)
  const people = await peopleOf(db, scope, fromOn, toOn)
  const reports = await inspectionsOf(db, scope, keys, people)
  const { name } = takeOne(
    await db.select({ name: clients.name }).from(clients).where(eq(clients.id, scope.clientId)),
  )
  const days = fromOn === toOn ? fromOn : `${fromOn}〜${toOn}`
  return xlsx(
    `${days}_${name}_出勤者名簿`,
    days,
    [
      { label: '勤務日', width: 20 },
      ...columns.map(({ key, label }) => ({ label, width: widths[key] })),
    ],
    people.map((person) => [
      formatFullDay(person.offering.workOn),
      ...keys.map((key) => {
        const cell = cellOf(key, person, reports.get(person.user.id))
        return key === 'name' && person.isCancelUnderReview
          ? `${cell}(${presenceLabel.cancel_review})`
          : cell
      }),
    ]),
  )
}
