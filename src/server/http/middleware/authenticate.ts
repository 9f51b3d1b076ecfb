import { authenticate } from '@/server/auth/sessions'
import type { Tx } from '@/server/db/transaction'
import type { CallState } from '@/server/http/callState'

/** The account of the session; undefined for a public endpoint. */
export async function authenticateCall(state: CallState, db: Tx, now: Date) {
  state.account = state.route.endpoint.public
    ? undefined
    : await authenticate(db, state.cookies, now)
}
