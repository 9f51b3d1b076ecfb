import { eq, sql } from 'drizzle-orm'
import { ApiError } from '@/server/http/errors'
import { leaveTenant, type Tx } from './transaction'
import { accounts } from './schema'

type Versioned = { lockVersion: number; updatedBy?: number | null; updatedAt?: string | null }
/**
 * Refuses the later of two writers and says who was first. `expected` is the version that the call names (If-Match, or
 * lockVersion in the body); without one there is nothing to compare. Read the row with `.for('update')` before.
 */
export async function refuseStale(db: Tx, row: Versioned, expected: number | undefined) {
  if (expected === undefined || expected === row.lockVersion) return
  // The refusal ends the transaction, so nothing follows in the wider one.
  await leaveTenant(db)
  const [editor] = row.updatedBy
    ? await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, row.updatedBy))
    : []
  throw new ApiError(
    409,
    'stale',
    `${editor ? `${editor.name}さん` : '他の担当者'}が先に更新しました。最新の内容を読み込んでから、もう一度保存してください。`,
    {
      also: ['入力した内容は、この画面に残っています。'],
      headers: { ETag: `"${row.lockVersion}"` },
    },
  )
}
/** For `set()`: `.set({ ...body, ...edited(account, now) })` on a table that has these columns. */
export const edited = (account: { id: number }, now: Date) => ({
  lockVersion: sql`lock_version + 1`,
  updatedBy: account.id,
  updatedAt: now.toISOString(),
})
