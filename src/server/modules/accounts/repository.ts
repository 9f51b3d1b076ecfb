import { eq } from 'drizzle-orm'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import { canSubscribe, defaultDeliveries } from '@/domain/accounts/subscription'
import { mayIn, type Account as Caller } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts, subscriptions } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { accessibleClients } from '@/server/modules/clients/records/clients'
import { pendingChange } from './emailChange'

/** The stored row of an account; 404 when there is none. */
export const findAccountRow = async (db: Tx, accountId: number) =>
  firstOrNotFound(await db.select().from(accounts).where(eq(accounts.id, accountId)))

/** Returns the account as the API shows it: its row and the e-mail change that waits for confirmation. */
export const findAccount = async (db: Tx, accountId: number, now: Date) => ({
  ...(await findAccountRow(db, accountId)),
  pendingEmail: await pendingChange(db, accountId, now),
})

/** Returns for each store of the account how each event is delivered; the defaults if nothing is stored. */
export async function subscriptionsOf(db: Tx, account: Caller) {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, account.id))
  const eventsByClient = new Map(rows.map((row) => [row.clientId, row.events]))
  return {
    items: (await accessibleClients(db, account)).map(({ client }) => ({
      clientId: client.id,
      clientName: client.name,
      kinds: subscriptionEvents.filter((event) =>
        canSubscribe(event, (permission) => mayIn(account, client, permission)),
      ),
      events: { ...defaultDeliveries, ...eventsByClient.get(client.id) },
    })),
  }
}
