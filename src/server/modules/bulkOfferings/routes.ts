import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { multidatePostings as contract } from '@/contracts/bulkOfferings'
import {
  MultidateCreate,
  MultidateDraft,
  MultidatePosting,
  MultidateRepair,
  MultidateValidation,
} from '@/contracts/bulkOfferings/schemas'
import type { Cost } from '@/contracts/offerings/schemas'
import {
  cannotPostDates,
  isMultidateRunning,
  multidateStatusOf,
} from '@/domain/offerings/bulkOffering'
import { cannotPost } from '@/domain/offerings/offering'
import { acknowledgementDue, requireAcknowledged } from '@/server/modules/clients/service'
import type { Tx } from '@/server/db/transaction'
import { multidateItems, multidatePostings, offerings } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { offeringColumns } from '@/server/lookups/offerings'
import { offerContext } from '@/server/modules/offerings/service'
import { conflict, invalid } from '@/server/http/errors'
import { takeOne, pageOf } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { enqueueBulkOfferings, validateDates } from './service'

type Operation = typeof multidatePostings.$inferSelect

export const bulkOfferingRoutes = implement(contract, {
  list: {
    response: Paged(MultidatePosting),
    run: async ({ db, scope, query }) => {
      const wanted = and(
        scope.has(multidatePostings, query.operationId || undefined),
        query.unchecked ? isNull(multidatePostings.checkedAt) : undefined,
      )
      const rows = db
        .select()
        .from(multidatePostings)
        .where(wanted)
        .orderBy(desc(multidatePostings.createdAt), desc(multidatePostings.id))
        .$dynamic()
      const page = await pageOf(query.page, rows, db.$count(multidatePostings, wanted))
      return { ...page, items: await shown(db, scope, page.items) }
    },
  },
  create: { body: MultidateCreate, response: MultidatePosting, run: create },
  validate: {
    body: MultidateDraft,
    response: MultidateValidation,
    run: async ({ db, scope, account, offeringId, body, now }) => {
      const source = await sourceOf(db, scope, offeringId)
      refuseDays(body.items)
      const { refused, dates, months } = await validateDates({ db, scope, now }, source, body.items)
      return {
        refused: refused ?? null,
        items: dates.map(({ item, errors, warnings, preview }) => ({
          workOn: item.workOn,
          errors,
          warnings,
          preview,
        })),
        cost: sumOf(
          dates.flatMap(({ errors, preview }) =>
            errors.length === 0 && preview ? [preview.cost] : [],
          ),
        ),
        months: months.map((m) => ({ ...m, remainingYen: m.limitYen - m.usedYen - m.plannedYen })),
        acknowledgementRequired: await acknowledgementDue(db, scope, account.id, now),
      }
    },
  },
  repair: { body: MultidateRepair, response: MultidatePosting, run: repair },
  check: {
    response: MultidatePosting,
    run: async ({ db, scope, operationId, now }) => {
      const operation = await lockIdle(
        db,
        scope,
        operationId,
        '掲載が終わってから、結果を確認してください。',
      )
      if (operation.checkedAt === null) {
        await db
          .update(multidatePostings)
          .set({ checkedAt: now.toISOString() })
          .where(scope.has(multidatePostings, operationId))
      }
      return one(db, scope, operationId)
    },
  },
})

const sourceOf = async (db: Tx, scope: ClientScope, offeringId: number) =>
  takeOne(await db.select(offeringColumns).from(offerings).where(scope.has(offerings, offeringId)))

function refuseDays(items: readonly { workOn: string }[]) {
  const reason = cannotPostDates(items.map(({ workOn }) => workOn))
  if (reason !== undefined) throw invalid({ items: reason })
}

/** What keeps every date from being posted is told at once, and nothing is begun. */
async function refuseAll(db: Tx, scope: ClientScope, offerId: number, now: Date) {
  const { common } = await offerContext(db, scope, offerId, now)
  const reason = cannotPost(common)
  if (reason !== undefined)
    throw conflict(reason, common.offerStatus === 'usable' ? 'restricted' : 'conflict')
}

const emptyCost: Cost = {
  people: 0,
  wagesYen: 0,
  premiumsYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  feeYen: 0,
  taxYen: 0,
  totalYen: 0,
}
const sumOf = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, cost) => ({
      people: sum.people + cost.people,
      wagesYen: sum.wagesYen + cost.wagesYen,
      premiumsYen: sum.premiumsYen + cost.premiumsYen,
      transportationYen: sum.transportationYen + cost.transportationYen,
      bonusYen: sum.bonusYen + cost.bonusYen,
      feeYen: sum.feeYen + cost.feeYen,
      taxYen: sum.taxYen + cost.taxYen,
      totalYen: sum.totalYen + cost.totalYen,
    }),
    emptyCost,
  )

/** Faults of single dates do not stop the run: each is told beside its date, and can be mended there. */
async function create({
  db,
  scope,
  account,
  offeringId,
  body: { items, acknowledged },
  now,
}: Call<typeof contract.create>) {
  const { clientId } = scope
  const source = await sourceOf(db, scope, offeringId)
  refuseDays(items)
  await refuseAll(db, scope, source.offerId, now)
  await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
  const { id: operationId } = takeOne(
    await db
      .insert(multidatePostings)
      .values({
        clientId,
        sourceOfferingId: offeringId,
        requestedBy: account.id,
        requestedByName: account.name,
        createdAt: now.toISOString(),
      })
      .returning({ id: multidatePostings.id }),
  )
  await db.insert(multidateItems).values(items.map((item) => ({ ...item, clientId, operationId })))
  await enqueueBulkOfferings(db, { operationId, clientId, accountId: account.id }, now)
  return one(db, scope, operationId)
}

async function repair({
  db,
  scope,
  account,
  operationId,
  body: { items, skippedItemIds, acknowledged },
  now,
}: Call<typeof contract.repair>) {
  const operation = await lockIdle(db, scope, operationId, '掲載が終わってから、修正してください。')
  const ids = [...items.map(({ itemId }) => itemId), ...skippedItemIds]
  if (ids.length === 0 || new Set(ids).size < ids.length)
    throw invalid({ items: '修正する日、または掲載をやめる日を、1回ずつ選んでください。' })
  const all = await db
    .select()
    .from(multidateItems)
    .where(and(scope.has(multidateItems), eq(multidateItems.operationId, operationId)))
  const named = ids.map((id) => takeOne(all.filter((item) => item.id === id)))
  if (named.some(({ result }) => result !== 'failed')) {
    throw conflict(
      'この日は、ほかの担当者がすでに修正したか、掲載済みです。最新の結果を確認してください。',
      'already_done',
    )
  }
  if (items.length > 0) {
    const kept = all.filter(({ id }) => !items.some(({ itemId }) => itemId === id))
    refuseDays([...kept, ...items])
    const { offerId } = await sourceOf(db, scope, operation.sourceOfferingId)
    await refuseAll(db, scope, offerId, now)
    await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
  }
  if (skippedItemIds.length > 0)
    await db
      .update(multidateItems)
      .set({ result: 'skipped' })
      .where(and(scope.has(multidateItems), inArray(multidateItems.id, skippedItemIds)))
  // Two dates may have changed places: that no day stands twice is checked at the end of the transaction.
  for (const { itemId, ...date } of items)
    await db
      .update(multidateItems)
      .set({ ...date, result: 'pending', errors: [] })
      .where(scope.has(multidateItems, itemId))
  if (items.length > 0) {
    await db
      .update(multidatePostings)
      .set({ checkedAt: null })
      .where(scope.has(multidatePostings, operationId))
    await enqueueBulkOfferings(
      db,
      { operationId, clientId: scope.clientId, accountId: account.id },
      now,
    )
  }
  return one(db, scope, operationId)
}

/** A run that is not under way, locked. */
async function lockIdle(db: Tx, scope: ClientScope, operationId: number, busy: string) {
  const operation = takeOne(
    await db
      .select()
      .from(multidatePostings)
      .where(scope.has(multidatePostings, operationId))
      .for('update'),
  )
  const [shownNow] = await shown(db, scope, [operation])
  if (!shownNow || isMultidateRunning(shownNow.status)) throw conflict(busy, 'in_progress')
  return operation
}

const one = async (db: Tx, scope: ClientScope, operationId: number) =>
  takeOne(
    await shown(
      db,
      scope,
      await db.select().from(multidatePostings).where(scope.has(multidatePostings, operationId)),
    ),
  )

/** Runs as the wire shows them, each with its dates and what became of them: two queries for any number of runs. */
async function shown(
  db: Tx,
  scope: ClientScope,
  operations: Operation[],
): Promise<MultidatePosting[]> {
  if (operations.length === 0) return []
  const sources = await db
    .select({ id: offerings.id, offerId: offerings.offerId, title: offerings.title })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        inArray(
          offerings.id,
          operations.map((o) => o.sourceOfferingId),
        ),
      ),
    )
  const rows = await db
    .select({ item: multidateItems, offeringId: offerings.id })
    .from(multidateItems)
    .leftJoin(
      offerings,
      and(
        eq(offerings.clientId, multidateItems.clientId),
        eq(offerings.multidateItemId, multidateItems.id),
      ),
    )
    .where(
      and(
        scope.has(multidateItems),
        inArray(
          multidateItems.operationId,
          operations.map((o) => o.id),
        ),
      ),
    )
    .orderBy(asc(multidateItems.workOn))
  return operations.map((operation) => {
    const { offerId, title } = takeOne(
      sources.filter(({ id }) => id === operation.sourceOfferingId),
    )
    const items = rows.flatMap(({ item, offeringId }) =>
      item.operationId === operation.id ? [{ ...item, offeringId }] : [],
    )
    const countOf = (result: (typeof items)[number]['result']) =>
      items.filter((item) => item.result === result).length
    return {
      ...operation,
      offerId,
      title,
      status: multidateStatusOf(
        items.map((item) => item.result),
        operation.startedAt !== null,
      ),
      totalCount: items.length,
      createdCount: countOf('created'),
      failedCount: countOf('failed'),
      skippedCount: countOf('skipped'),
      pendingCount: countOf('pending'),
      items,
    }
  })
}
