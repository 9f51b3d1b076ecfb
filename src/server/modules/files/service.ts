import { addSeconds } from 'date-fns'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import { conflict, notFound } from '@/server/http/errors'
import { isSameSignature, keyOfStore, signatureOf } from '@/server/modules/attendance/service'

export { countBodies, moveBodies, removeObjects } from './moveBodies'

/** How long a link opens its file, in seconds. */
const LINK_SECONDS = 300
/** What a link opens, and for which account: only the person who asked for the link can use it. */
type Target = { kind: 'documentFile' | 'manual'; id: number; accountId: number }
const signatureFor = (
  key: string,
  { clientId }: ClientScope,
  { kind, id, accountId }: Target,
  expires: number,
) => signatureOf(key, [kind, clientId, id, accountId, expires])

/** The parts of a link that works for a few minutes. `expires`: seconds since the epoch, as it stands in the link. */
export async function signLink(db: Tx, scope: ClientScope, target: Target, now: Date) {
  const { key } = await keyOfStore(db, scope.clientId)
  const expires = Math.floor(addSeconds(now, LINK_SECONDS).getTime() / 1000)
  return {
    expires,
    signature: signatureFor(key, scope, target, expires),
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** Refuses a link that is not valid for this file, or has expired. */
export async function checkLink(
  { db, scope, now }: StoreOperation,
  target: Target,
  { expires, signature }: { expires: number; signature: string },
) {
  const { key } = await keyOfStore(db, scope.clientId)
  if (!isSameSignature(signature, signatureFor(key, scope, target, expires))) throw notFound()
  if (expires * 1000 <= now.getTime())
    throw conflict(
      '表示できる時間 (5分) を過ぎました。画面から、もう一度開いてください。',
      'expired',
    )
}
