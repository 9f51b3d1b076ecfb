import { enterTenant, type Rls, type Tx } from '@/server/db/transaction'
import type { CallState } from '@/server/http/callState'
import { statusOf } from '@/server/http/response'
import { complete, release, reserve } from '@/server/platform/idempotency'

type Entrance = { now: Date; scope: Rls }

/** Only a call with a key and an account is idempotent. */
const reservationOf = ({ idempotencyKey, account, route, params, rawBody }: CallState) =>
  idempotencyKey !== undefined && account
    ? {
        accountId: account.id,
        key: idempotencyKey,
        call: `${route.endpoint.operation} ${JSON.stringify(params)}`,
        body: rawBody,
      }
    : undefined

/**
 * Reserves the key and enters the scope of the call, unless the call was completed before: then it returns the stored
 * answer.
 */
export async function reserveKey(state: CallState, db: Tx, { now, scope }: Entrance) {
  const reservation = reservationOf(state)
  if (reservation) return reserve(db, reservation, { now, scope })
  await enterTenant(db, scope)
  return undefined
}

/**
 * The statement that stores the answer for repetitions of the call; undefined for a call without a key, and for a file,
 * which is generated again. `db`: the transaction, or what begins the statement.
 */
export function completionOf(state: CallState, db: Pick<Tx, 'update'>, output: unknown) {
  const reservation = reservationOf(state)
  const { response } = state.route.endpoint
  if (!reservation || (response !== undefined && response !== 'application/json')) return undefined
  return complete(db, reservation, statusOf(response), output)
}

/** Releases the key of a failed call, so that it may be used again. */
export async function releaseKey(state: CallState) {
  const reservation = reservationOf(state)
  if (reservation) await state.context.db.tx('system', (db) => release(db, reservation))
}
