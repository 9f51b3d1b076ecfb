import { createHash } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { and, eq, lt } from 'drizzle-orm'
import { idempotencyKeys } from '@/server/db/schema'
import { entering, type Rls, type Tx } from '@/server/db/transaction'
import { conflict, invalid, ApiError } from '@/server/http/errors'

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** How long an answer can be repeated: long enough for a form that was left open overnight and is sent again. */
const KEPT_SECONDS = 86_400
/** After this time an unfinished call counts as lost with its server. */
const ABANDONED_SECONDS = 60
/** Stands in place of the HTTP status while the first call runs. */
const RUNNING = 0

/** The key of the Idempotency-Key header, or undefined. */
export function keyOf(header: string | undefined) {
  if (header !== undefined && !/^[\w-]{8,100}$/.test(header))
    throw new ApiError(
      400,
      'bad_key',
      '送信を識別する値の形が違います。画面を読み込み直して、もう一度お試しください。',
    )
  return header
}
type KeyedCall = { accountId: number; key: string; call: string; body: string }
const mine = ({ accountId, key }: KeyedCall) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key))

/**
 * Reserves the key for this call. Returns the stored answer of an earlier call; undefined if the call must be executed:
 * then the transaction is in the tenant of its scope.
 */
export async function reserve(
  db: Tx,
  keyedCall: KeyedCall,
  { now, scope }: { now: Date; scope: Rls },
): Promise<{ status: number; answer: unknown } | undefined> {
  const { accountId, key, call } = keyedCall
  const createdAt = now.toISOString()
  const bodyHash = createHash('sha256').update(keyedCall.body).digest('base64url')
  const taken = await db
    .insert(idempotencyKeys)
    .values({ accountId, key, call, bodyHash, status: RUNNING, createdAt })
    .onConflictDoNothing()
    .returning({ hasEntered: entering(scope) })
  if (taken[0]) return undefined
  const [first] = await db.select().from(idempotencyKeys).where(mine(keyedCall)).for('update')
  if (
    !first ||
    first.createdAt < addSeconds(now, -KEPT_SECONDS).toISOString() ||
    (first.status === RUNNING &&
      first.createdAt < addSeconds(now, -ABANDONED_SECONDS).toISOString())
  ) {
    await db
      .update(idempotencyKeys)
      .set({ call, bodyHash, status: RUNNING, answer: null, createdAt })
      .where(mine(keyedCall))
      .returning({ hasEntered: entering(scope) })
    return undefined
  }
  if (first.call !== call || first.bodyHash !== bodyHash)
    throw invalid(
      {},
      '同じ送信の番号で、違う内容が送られました。画面を読み込み直して、もう一度お試しください。',
    )
  if (first.status === RUNNING)
    throw conflict(
      '同じ内容を処理しています。少し待ってから、結果をご確認ください。',
      'in_progress',
    )
  return { status: first.status, answer: first.answer }
}
/** Stores the answer of the executed call in its own transaction: both are committed or neither. */
export const complete = (
  db: Pick<Tx, 'update'>,
  keyedCall: KeyedCall,
  status: number,
  answer: unknown,
) =>
  db
    .update(idempotencyKeys)
    .set({ status, answer: answer ?? null })
    .where(mine(keyedCall))
/** Removes the reservation of a failed call, so that it can be retried with the same key. */
export const release = (db: Tx, keyedCall: KeyedCall) =>
  db.delete(idempotencyKeys).where(and(mine(keyedCall), eq(idempotencyKeys.status, RUNNING)))
/** Deletes keys whose answers no longer need to be repeated. */
export const dropOldKeys = (db: Tx, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, addSeconds(now, -KEPT_SECONDS).toISOString()))
