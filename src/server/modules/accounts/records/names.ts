import { inArray } from 'drizzle-orm'
import type { Scope } from '@/server/auth/tenantScope'
import { accounts } from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'

/** No account has this id. */
const NOBODY = 0

/**
 * Returns the names of accounts by id. It reads outside row-level security, because a store may not read accounts; so
 * the ids must come from rows of the scope.
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

/** Returns the name of the account in `names`; null without an account, and for one that has left. */
export const nameOfAccount = (
  names: ReadonlyMap<number, string>,
  accountId: number | null | undefined,
): string | null => names.get(accountId ?? NOBODY) ?? null

/** Returns '森下 由香さん', or 他の担当者 if the name is unknown because the account has left. */
export const whoDid = (name: string | null | undefined) =>
  name === null || name === undefined ? '他の担当者' : `${name}さん`
