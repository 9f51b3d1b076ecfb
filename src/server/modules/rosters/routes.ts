import { eq } from 'drizzle-orm'
import { rosters as contract } from '@/contracts/rosters'
import {
  AgeCertificate,
  AgeCertificateInput,
  Roster,
  RosterFields,
  RosterFieldsUpdate,
  SafetyTraining,
  SafetyTrainingInput,
} from '@/contracts/rosters/schemas'
import {
  cannotSaveRoster,
  cannotSeeRosterField,
  defaultRoster,
  rosterFields,
  completeRoster,
} from '@/domain/workers/roster'
import type { ClientScope } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { rosterSettings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { ApiError } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { accountNames } from '@/server/modules/accounts/records/names'
import { recordAgeCertificate, recordSafetyTraining } from './dayRecords'
import { rosterCsv, rosterXlsx } from './files'
import { rosterOf, rosterRightsOf, savedSettingsOf } from './people'
import { rostersReference } from './reference'

export const rosterRoutes = implement(contract, rostersReference, {
  fields: { response: RosterFields, run: ({ db, scope }) => shownFields(db, scope) },
  updateFields: { body: RosterFieldsUpdate, response: RosterFields, run: updateFields },
  list: { response: Roster, run: list },
  recordSafetyTraining: {
    body: SafetyTrainingInput,
    response: SafetyTraining,
    run: recordSafetyTraining,
  },
  recordAgeCertificate: {
    body: AgeCertificateInput,
    response: AgeCertificate,
    run: recordAgeCertificate,
  },
  file: { run: rosterXlsx },
  csv: { manualTransaction: rosterCsv },
})

async function shownFields(db: Tx, scope: ClientScope): Promise<RosterFields> {
  const saved = await savedSettingsOf(db, scope)
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
  // Inserts the row before it is locked, so that two concurrent first saves are serialized.
  await db
    .insert(rosterSettings)
    .values({
      clientId: scope.clientId,
      fields: [...defaultRoster],
      lockVersion: 0,
      updatedAt: now.toISOString(),
    })
    .onConflictDoNothing()
  const saved = firstOrNotFound(
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

async function list(call: Call<typeof contract.list>): Promise<Roster> {
  const { fromOn, toOn, columns, hiddenLabels, people, cellsOf } = await rosterOf(call)
  const byShift = new Map<number, Roster['offerings'][number]>()
  for (const person of people) {
    const { offering, user, matchingId, isCancelUnderReview } = person
    const shift = byShift.get(offering.id) ?? {
      offeringId: offering.id,
      title: offering.title,
      workOn: offering.workOn,
      startAt: offering.startAt,
      endAt: offering.endAt,
      breakMin: offering.breakMin,
      peopleWanted: offering.peopleWanted,
      rows: [],
    }
    shift.rows.push({
      userId: user.id,
      matchingId,
      name: user.name,
      nameKana: user.nameKana,
      isCancelUnderReview,
      safetyTraining: person.safetyTraining,
      ageCertificate: person.ageCertificate,
      cells: cellsOf(person),
    })
    byShift.set(offering.id, shift)
  }
  return {
    fromOn,
    toOn,
    asOf: call.now.toISOString(),
    columns,
    hiddenLabels,
    peopleCount: people.length,
    offerings: [...byShift.values()],
  }
}
