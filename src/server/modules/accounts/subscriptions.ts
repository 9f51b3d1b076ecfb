import type { accountSettings } from '@/contracts/accounts'
import { subscriptions } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { notFound } from '@/server/http/errors'
import { accessibleClients } from '@/server/modules/clients/records/clients'
import { subscriptionsOf } from './repository'

/** Which mails the account gets about each of its stores. */
export const listSubscriptions = ({ db, account }: Call<typeof accountSettings.subscriptions>) =>
  subscriptionsOf(db, account)

/**
 * Saves which mails the account gets about the named stores; returns the settings of all its stores. 404 for a store
 * that the account may not open.
 */
export async function saveSubscriptions({
  db,
  account,
  body,
}: Call<typeof accountSettings.saveSubscriptions>) {
  const stores = await accessibleClients(db, account)
  const accessibleIds = new Set(stores.map(({ client }) => client.id))
  // 404 as for a missing store: the answer must not tell that a store of somebody else exists.
  if (body.items.some((item) => !accessibleIds.has(item.clientId))) throw notFound()
  for (const { clientId, events } of body.items) {
    await db
      .insert(subscriptions)
      .values({ accountId: account.id, clientId, events })
      .onConflictDoUpdate({
        target: [subscriptions.accountId, subscriptions.clientId],
        set: { events },
      })
  }
  return subscriptionsOf(db, account)
}
