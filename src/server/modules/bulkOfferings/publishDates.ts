import { and, asc, eq, isNull } from 'drizzle-orm'
import { ClientScope, type Account } from '@/server/auth/tenantScope'
import {
  accounts,
  memberships,
  multidateItems,
  multidatePostings,
  offerings,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import type { Job } from '@/server/jobs/queue'
import { offeringColumns } from '@/server/modules/offerings/records/offerings'
import { insertOffering } from '@/server/modules/offerings/service'
import { validateDates } from './dates'
import type { BulkOfferingRun } from './queue'

const NO_RIGHT =
  '一括募集を始めた担当者に、求人を公開する権限がなくなりました。権限のある担当者が、もう一度公開してください。'

const FAILED_MESSAGE = 'サーバーで問題が起きたため、公開できませんでした。もう一度お試しください。'

function runOf({ payload }: Job): BulkOfferingRun {
  const number = (name: keyof BulkOfferingRun) => Number(payload[name])
  return {
    operationId: number('operationId'),
    clientId: number('clientId'),
    accountId: number('accountId'),
  }
}

/**
 * Publishes the pending dates of a run. Each date and its result are written in a separate transaction, so the next
 * attempt continues with the remaining dates.
 */
export const publishDates = (job: Job, context: AppContext, signal: AbortSignal) =>
  postPending(runOf(job), context, signal)

/** Marks the pending dates of a run as failed, after its last attempt. */
export const failDates = (db: Tx, job: Job) => failAll(db, runOf(job), FAILED_MESSAGE)

async function postPending(run: BulkOfferingRun, { db, clock }: AppContext, signal: AbortSignal) {
  const { publisher, ids } = await db.tx('system', async (tx) => {
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
    return { publisher: await findPublisher(tx, run), ids: items.map(({ id }) => id) }
  })
  if (!publisher) {
    await db.tx('system', (tx) => failAll(tx, run, NO_RIGHT))
    return
  }
  const { scope, account } = publisher
  let failure: Error | undefined
  for (const id of ids) {
    signal.throwIfAborted()
    // A date that fails does not stop the others. The first error is thrown at the end, so that the job runs again.
    await db
      .tx(scope, (tx) => postDate(tx, { scope, account }, id, clock()))
      .catch((error: unknown) => {
        failure ??= error instanceof Error ? error : new Error(String(error))
      })
  }
  if (failure) throw failure
}

const pendingOf = ({ operationId, clientId }: BulkOfferingRun) =>
  and(
    eq(multidateItems.clientId, clientId),
    eq(multidateItems.operationId, operationId),
    eq(multidateItems.result, 'pending'),
  )

const failAll = (db: Tx, run: BulkOfferingRun, message: string) =>
  db
    .update(multidateItems)
    .set({ result: 'failed', errors: [{ field: 'offer', message }] })
    .where(pendingOf(run))

type Publisher = { scope: ClientScope; account: Account }

/** The account that started the run; undefined if it no longer has the permission to publish. */
async function findPublisher(
  db: Tx,
  { accountId, clientId }: BulkOfferingRun,
): Promise<Publisher | undefined> {
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')))
  if (!row) return undefined
  const heldMemberships = await db
    .select({
      companyId: memberships.companyId,
      clientId: memberships.clientId,
      role: memberships.role,
    })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), isNull(memberships.suspendedAt)))
  // The job runs without a session, and nothing here reads its id.
  const account: Account = { ...row, sessionId: 0, memberships: heldMemberships }
  const scope = await ClientScope.check(db, account, clientId).catch(() => undefined)
  return scope?.may('offering.publish') ? { account, scope } : undefined
}

const runOfItem = and(
  eq(multidatePostings.clientId, multidateItems.clientId),
  eq(multidatePostings.id, multidateItems.operationId),
)
const sourceOfRun = and(
  eq(offerings.clientId, multidatePostings.clientId),
  eq(offerings.id, multidatePostings.sourceOfferingId),
)

/** Publishes one date. Its row is locked first, so that two job runners do not publish it twice. */
async function postDate(db: Tx, { scope, account }: Publisher, itemId: number, now: Date) {
  const [pending] = await db
    .select({ item: multidateItems, source: offeringColumns })
    .from(multidateItems)
    .innerJoin(multidatePostings, runOfItem)
    .innerJoin(offerings, sourceOfRun)
    .where(and(scope.has(multidateItems, itemId), eq(multidateItems.result, 'pending')))
    .for('update', { of: [multidateItems] })
  // Another job runner has handled this date.
  if (!pending) return
  const { item, source } = pending
  const { offer, refused, dates } = await validateDates({ db, scope, now }, source, [item], {
    lock: true,
  })
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
  const { input, feeRateBp, preview } = date
  await insertOffering(
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
