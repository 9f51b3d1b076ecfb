import { inArray } from 'drizzle-orm'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { accounts } from '@/server/db/schema'
import type { Scope } from '@/server/auth/tenantScope'

/**
 * The names of accounts that acted in the scope: a store may not read accounts, only these names. The ids must come
 * from rows of the scope.
 */
export async function accountNames(
  db: Tx,
  scope: Scope,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await bypassRls(db, scope, () =>
    db
      .select({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .where(inArray(accounts.id, wanted)),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** '森下 由香さん'; 他の担当者 where the name is not known, for an account that has left. */
export const whoDid = (name: string | undefined) =>
  name === undefined ? '他の担当者' : `${name}さん`
