import type { Context } from 'hono'
import { ACCOUNT_HEADER } from '@/contracts/common/accountHeader'
import { otherAccount } from '@/server/http/errors'

/** The account that the calling page was opened by: undefined where the call names none, 0 where it names no id. */
export function pageAccountOf(request: Context) {
  const headerValue = request.req.header(ACCOUNT_HEADER)
  if (headerValue === undefined) return undefined
  return /^[1-9]\d{0,15}$/.test(headerValue) ? Number(headerValue) : 0
}

/**
 * Names the account of the session in the answer, and throws 409 `other_account` when the call names another one: all
 * tabs of a browser share one session, and a page that was opened before the last sign-in must not act for its account.
 * A call that names no account passes: the header belongs to pages, not to every client of the API
 * (ADR 43).
 */
export function requireSameAccount(request: Context, account: { id: number }) {
  request.header(ACCOUNT_HEADER, String(account.id))
  const pageAccountId = pageAccountOf(request)
  if (pageAccountId !== undefined && pageAccountId !== account.id) throw otherAccount()
}
