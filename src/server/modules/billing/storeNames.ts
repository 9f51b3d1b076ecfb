import { eq } from 'drizzle-orm'
import { clients } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

export type StoreNames = ReadonlyMap<
  number,
  { code: string | null; departmentCode: string | null; name: string }
>
/** Reads names and codes of the company's stores, for months that are not confirmed. */
export async function storeNames(db: Tx, companyId: number): Promise<StoreNames> {
  const rows = await db
    .select({
      id: clients.id,
      code: clients.code,
      departmentCode: clients.departmentCode,
      name: clients.name,
    })
    .from(clients)
    .where(eq(clients.companyId, companyId))
  return new Map(rows.map((client) => [client.id, client]))
}
