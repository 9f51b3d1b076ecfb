import { and, asc, gte, isNotNull, isNull } from 'drizzle-orm'
import { closingDays as contract } from '@/contracts/closingDays'
import {
  ClosingDay,
  ClosingDayInput,
  ClosingDays,
  ClosingDayUpdate,
} from '@/contracts/closingDays/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotSaveClosingDay } from '@/domain/clients/closingDays'
import { dayOf } from '@/lib/date'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { closingDays, offerings } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { closingDaysReference } from './reference'
import { closingDaysOf, closureOf } from './service'

const MAX_AFFECTED = 20

export const closingDayRoutes = implement(contract, closingDaysReference, {
  list: { response: ClosingDays, run: list },
  create: { body: ClosingDayInput, response: ClosingDay, run: create },
  update: { body: ClosingDayUpdate, response: ClosingDay, run: update },
  remove: { run: remove },
})

async function list({ db, scope, now }: Call<typeof contract.list>) {
  const items = await closingDaysOf(db, scope)
  const closure = closureOf(items)
  const coming =
    items.length === 0
      ? []
      : await db
          .select({ offeringId: offerings.id, title: offerings.title, workOn: offerings.workOn })
          .from(offerings)
          .where(
            and(
              scope.has(offerings),
              gte(offerings.workOn, dayOf(now)),
              isNotNull(offerings.publishedAt),
              isNull(offerings.closedAt),
            ),
          )
          .orderBy(asc(offerings.startAt), asc(offerings.id))
  const affected = coming.filter(({ workOn }) => closure(workOn) !== undefined)
  return { items, affected: affected.slice(0, MAX_AFFECTED), affectedCount: affected.length }
}

/** Adds a closing day. The store is locked: its closing days are counted by one writer at a time. */
async function create({
  db,
  scope,
  account,
  body,
  now,
  recordForAudit,
}: Call<typeof contract.create>) {
  const { clientId } = scope
  await lockOwner(db, scope)
  const faults = cannotSaveClosingDay(body, await db.$count(closingDays, scope.has(closingDays)))
  if (faults) throw invalid(faults)
  recordForAudit({ changes: auditChanges(noClosingDay, columnsOf(body)) })
  return firstOrNotFound(
    await db
      .insert(closingDays)
      .values({
        clientId,
        ...columnsOf(body),
        createdBy: account.id,
        createdAt: now.toISOString(),
      })
      .returning(),
  )
}

/** The values for the audit log before a closing day is created and after it is removed. */
const noClosingDay = {
  kind: null,
  startsOn: null,
  weekday: null,
  weeks: [],
  endsOn: null,
  opensOnHolidays: false,
  reason: '',
}

/** Returns the columns of a closing day, with the columns of the other kind empty. */
function columnsOf(body: ClosingDayInput): ClosingDayInput {
  const { kind, startsOn } = body
  const isRegular = kind === 'regular'
  return {
    kind,
    startsOn,
    weekday: isRegular ? body.weekday : null,
    weeks: isRegular ? [...new Set(body.weeks)].sort() : [],
    endsOn: isRegular ? null : body.endsOn,
    opensOnHolidays: isRegular && body.opensOnHolidays,
    reason: isRegular ? '' : body.reason,
  }
}

/** Replaces a closing day; the second of two writers gets 409. */
async function update({
  db,
  scope,
  account,
  body,
  version,
  closingDayId,
  now,
  recordForAudit,
}: Call<typeof contract.update>) {
  const row = firstOrNotFound(
    await db.select().from(closingDays).where(scope.has(closingDays, closingDayId)).for('update'),
  )
  await refuseStale(db, row, version)
  // An edit adds no closing day, so the limit on their number cannot be exceeded: 0 stands for any number below it.
  const faults = cannotSaveClosingDay(body, 0)
  if (faults) throw invalid(faults)
  recordForAudit({ changes: auditChanges(row, columnsOf(body)) })
  return firstOrNotFound(
    await db
      .update(closingDays)
      .set({ ...columnsOf(body), ...edited(account, now) })
      .where(scope.has(closingDays, closingDayId))
      .returning(),
  )
}

async function remove({ db, scope, closingDayId, recordForAudit }: Call<typeof contract.remove>) {
  const removed = firstOrNotFound(
    await db.delete(closingDays).where(scope.has(closingDays, closingDayId)).returning(),
  )
  recordForAudit({ changes: auditChanges(removed, noClosingDay) })
}
