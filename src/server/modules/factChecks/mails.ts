import { eq } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import type { Settings } from '@/server/http/context'
import { enqueueMail } from '@/server/jobs/messages'
import { holdersOf } from '@/server/modules/members/records/holders'
import { operatorMail } from '@/server/platform/mailer/texts'

/** Mails all managers of the store; without one, the administrators of its company. */
export async function mailManagers(
  { db, now }: Operation,
  settings: Settings,
  clientId: number,
  mail: { title: string; text: string },
) {
  const store = firstOrNotFound(await db.select().from(clients).where(eq(clients.id, clientId)))
  const { companyId } = store
  const managers = await holdersOf(db, { companyId, clientId, role: 'clientManager' })
  const readers =
    managers.length > 0
      ? managers
      : await holdersOf(db, { companyId, clientId: null, role: 'companyAdmin' })
  const page = { place: store.name, path: `/clients/${clientId}/business_fact_check`, ...mail }
  for (const { name, email } of readers)
    await enqueueMail(db, email, operatorMail(settings, { name, ...page }), now)
}
