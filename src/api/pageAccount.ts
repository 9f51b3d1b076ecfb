import { ACCOUNT_HEADER } from '@/contracts/common/accountHeader'

let accountId: string | undefined

/** Returns the header that names the account of this page; empty until a response has named it. */
export const accountHeader = (): Record<string, string> =>
  accountId === undefined ? {} : { [ACCOUNT_HEADER]: accountId }

/**
 * Whether a response is for the account of this page. All tabs share one session, so it may be for an account that has
 * signed in in another tab since. The first response that names an account determines the account of this page.
 */
export function isForThisPage(response: Response) {
  const headerId = response.headers.get(ACCOUNT_HEADER)
  if (headerId === null) return true
  accountId ??= headerId
  return accountId === headerId
}

/**
 * Lets the next response determine the account of this page again: after a sign-in, and before another document is
 * loaded.
 */
export function forgetPageAccount() {
  accountId = undefined
}
