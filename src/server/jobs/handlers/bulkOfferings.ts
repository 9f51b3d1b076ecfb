import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import {
  accounts,
  memberships,
  multidateItems,
  multidatePostings,
  offerings,
  offers,
} from '@/server/db/schema'
import { enqueue, isLastTry, type JobKind } from '@/server/jobs/queue'
import type { AppContext } from '@/server/http/context'
import { describe } from '@/server/platform/logger'
import { validateDates } from '@/server/modules/bulkOfferings/validateDates'
import { offeringColumns } from '@/server/modules/offerings/repository'
import { insertPosting } from '@/server/modules/offerings/insert'
import { takeOne } from '@/server/db/pagination'
import { ClientScope, type Account } from '@/server/auth/tenantScope'

type Run = { operationId: number; clientId: number; accountId: number }
const NO_RIGHT =
  '一括募集を始めた担当者に、求人を掲載する権限がなくなりました。権限のある担当者が、もう一度掲載してください。'
const BROKEN = 'サーバーで問題が起きたため、掲載できませんでした。もう一度お試しください。'

/** Starts the work when the call that asks for it is committed. */
export const enqueueMultidate = (db: Tx, run: Run, now: Date) => enqueue(db, 'multidate', run, now)

/**
 * Makes what is still to be made of a run: each date in a transaction of its own, the posting together with the mark that it is made.
 * Wherever this stops, whoever comes next goes on with the dates that are left.
 */
export const multidate: JobKind = async (job, world) => {
  const number = (name: keyof Run) => Number(job.payload[name])
  const run = {
    operationId: number('operationId'),
    clientId: number('clientId'),
    accountId: number('accountId'),
  }
  try {
    await work(run, world)
  } catch (error) {
    if (!isLastTry(job)) throw error
    world.log({ level: 'error', event: 'multidate failed', job: job.id, error: describe(error) })
    await world.db.tx('system', (db) => failAll(db, run, BROKEN))
  }
  return () => Promise.resolve()
}

async function work(run: Run, { db, clock }: AppContext) {
  const { by, ids } = await db.tx('system', async (tx) => {
    const started = and(
      eq(multidatePostings.id, run.operationId),
      eq(multidatePostings.clientId, run.clientId),
      isNull(multidatePostings.startedAt),
    )
    await tx.update(multidatePostings).set({ startedAt: clock().toISOString() }).where(started)
    const items = await tx
      .select({ id: multidateItems.id })
      .from(multidateItems)
      .where(pendingOf(run))
      .orderBy(asc(multidateItems.workOn))
    return { by: await publisher(tx, run), ids: items.map(({ id }) => id) }
  })
  if (!by) {
    await db.tx('system', (tx) => failAll(tx, run, NO_RIGHT))
    return
  }
  let failure: Error | undefined
  for (const id of ids) {
    // One date that breaks does not stop the others; it is tried again with the whole.
    await db
      .tx(by.scope, (tx) => postDate(tx, by.scope, by.account, id, clock()))
      .catch((error: unknown) => {
        failure ??= error instanceof Error ? error : new Error(String(error))
      })
  }
  if (failure) throw failure
}

const pendingOf = ({ operationId, clientId }: Run) =>
  and(
    eq(multidateItems.clientId, clientId),
    eq(multidateItems.operationId, operationId),
    eq(multidateItems.result, 'pending'),
  )
const failAll = (db: Tx, run: Run, message: string) =>
  db
    .update(multidateItems)
    .set({ result: 'failed', errors: [{ field: 'offer', message }] })
    .where(pendingOf(run))

/** Who asked for it, as far as they may still post: rights can be taken away between the call and the work. */
async function publisher(db: Tx, { accountId, clientId }: Run) {
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')))
  if (!row) return undefined
  const held = await db
    .select({
      companyId: memberships.companyId,
      clientId: memberships.clientId,
      role: memberships.role,
    })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
  const account: Account = { ...row, sessionId: 0, memberships: held }
  const scope = await ClientScope.check(db, account, clientId).catch(() => undefined)
  return scope?.may('offering.publish') ? { account, scope } : undefined
}

/** One date: the row is locked first, so that two workers on one run make it once. */
async function postDate(db: Tx, scope: ClientScope, account: Account, itemId: number, now: Date) {
  const [item] = await db
    .select()
    .from(multidateItems)
    .where(and(scope.has(multidateItems, itemId), eq(multidateItems.result, 'pending')))
    .for('update')
  if (!item) return
  const { sourceOfferingId } = takeOne(
    await db.select().from(multidatePostings).where(scope.has(multidatePostings, item.operationId)),
  )
  const source = takeOne(
    await db.select(offeringColumns).from(offerings).where(scope.has(offerings, sourceOfferingId)),
  )
  // The lock keeps the template from being put away meanwhile.
  takeOne(
    await db
      .select({ id: offers.id })
      .from(offers)
      .where(scope.has(offers, source.offerId))
      .for('update'),
  )
  const { offer, feeRateBp, refused, dates } = await validateDates(
    { db, scope, now },
    source,
    [item],
    item.operationId,
  )
  const [date] = dates
  const set = (values: Partial<typeof item>) =>
    db.update(multidateItems).set(values).where(scope.has(multidateItems, itemId))
  if (refused !== undefined || !date?.preview || date.errors.length > 0) {
    await set({
      result: 'failed',
      errors: refused === undefined ? (date?.errors ?? []) : [{ field: 'offer', message: refused }],
    })
    return
  }
  const { input, preview } = date
  await insertPosting(
    { db, scope, account, now },
    {
      offer,
      feeRateBp,
      input,
      preview,
      publish: true,
      source: 'multidate',
      multidateItemId: itemId,
    },
  )
  await set({ result: 'created', errors: [] })
}
