import { desc, eq } from 'drizzle-orm'
import type { Client } from '@/contracts/clients/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, phoneVerifications } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { pendingVerification } from './phoneRules'

/** Returns a store with everything that can be edited and the state of a pending phone verification. */
export async function clientRecord(
  { db, now, scope }: Operation & { scope: ClientScope | CompanyScope },
  clientId: number,
): Promise<Client> {
  const row = firstOrNotFound(await db.select().from(clients).where(eq(clients.id, clientId)))
  const sent = await db
    .select()
    .from(phoneVerifications)
    .where(eq(phoneVerifications.clientId, clientId))
    .orderBy(desc(phoneVerifications.id))
  const names = await accountNames(db, scope, [row.updatedBy])
  return {
    ...row,
    prefectureName: prefectureName(row.prefectureCode ?? '') ?? null,
    phoneVerification: pendingVerification(sent, now),
    updatedByName: nameOfAccount(names, row.updatedBy),
  }
}
