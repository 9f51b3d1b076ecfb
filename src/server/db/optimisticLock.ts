import { eq, sql } from 'drizzle-orm'
import { ApiError } from '@/server/http/errors'
import { accounts } from './schema'
import { leaveTenant, type Tx } from './transaction'

type Versioned = { lockVersion: number; updatedBy?: number | null; updatedAt?: string | null }
/**
 * Refuses the second of two writers and names the first. `expected` is the version that the call names (If-Match, or
 * lockVersion in the body); without one there is nothing to compare. Read the row with `.for('update')` before.
 */
export async function refuseStale(db: Tx, row: Versioned, expected: number | undefined) {
  if (expected === undefined || expected === row.lockVersion) return
  throw await staleError(db, row.updatedBy, { ETag: `"${row.lockVersion}"` })
}
/**
 * Builds the error (409) that somebody else saved first, with the name of who did (`updatedBy`, if known). Also for
 * values without a version, where the call sends the value that the page showed. It leaves the tenant to read the name,
 * so no further query may follow.
 */
export async function staleError(
  db: Tx,
  updatedBy: number | null | undefined,
  headers: Record<string, string> = {},
) {
  await leaveTenant(db)
  const [editor] = updatedBy
    ? await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, updatedBy))
    : []
  return new ApiError(
    409,
    'stale',
    `${editor ? `${editor.name}さん` : '他の担当者'}が先に更新しました。最新の内容を読み込んでから、もう一度保存してください。`,
    {
      also: ['入力した内容は、この画面に残っています。'],
      headers,
    },
  )
}
/** For `set()`: `.set({ ...body, ...edited(account, now) })` on a table that has these columns. */
export const edited = (account: { id: number }, now: Date) => ({
  lockVersion: sql`lock_version + 1`,
  updatedBy: account.id,
  updatedAt: now.toISOString(),
})
