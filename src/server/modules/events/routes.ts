import { events as contract } from '@/contracts/events'
import { accountOfSession } from '@/server/auth/callers'
import { mayIn } from '@/server/auth/tenantScope'
import type { AppContext } from '@/server/http/context'
import { tooMany } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { accessibleClients } from '@/server/modules/clients/records/clients'
import { eventsReference } from './reference'
import { createEventStream } from './stream'

/** A person has one for each browser. More can only come from a program. */
const MAX_PER_ACCOUNT = 10
const BUSY_RETRY_SECONDS = 60
const openByAccount = new Map<number, number>()

function reserve(accountId: number): () => void {
  const open = openByAccount.get(accountId) ?? 0
  if (open >= MAX_PER_ACCOUNT)
    throw tooMany(
      BUSY_RETRY_SECONDS,
      '同じアカウントで開いている画面が多いため、すぐには更新されません。一定の時間ごとに更新します。',
    )
  openByAccount.set(accountId, open + 1)
  return () => {
    const left = (openByAccount.get(accountId) ?? 1) - 1
    if (left > 0) openByAccount.set(accountId, left)
    else openByAccount.delete(accountId)
  }
}

/** The stores whose contents the account of a session may read now; undefined when the session has ended. */
const readStores = ({ db, clock }: AppContext, sessionId: number) =>
  db.tx('system', async (tx) => {
    const account = await accountOfSession(tx, sessionId, clock())
    if (!account) return undefined
    const stores = await accessibleClients(tx, account)
    return new Set(
      stores.flatMap(({ client }) => (mayIn(account, client, 'store.read') ? [client.id] : [])),
    )
  })

export const eventRoutes = implement(contract, eventsReference, {
  stream: {
    manualTransaction: async ({ context, account, setResponseHeader }) => {
      const release = reserve(account.id)
      // Compression, by Next or a proxy, would hold events back until enough of them have come together.
      setResponseHeader('Cache-Control', 'no-store, no-transform')
      setResponseHeader('X-Accel-Buffering', 'no')
      return createEventStream({
        feed: context.changes,
        accountId: account.id,
        readStores: () => readStores(context, account.sessionId),
        now: () => performance.now(),
        onEnd: release,
      })
    },
  },
})
