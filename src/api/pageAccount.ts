import { ACCOUNT_HEADER } from '@/contracts/common/accountHeader'

let accountId: string | undefined

/** The header by which the calls of this page name its account; empty until an answer has named it. */
export const accountHeader = (): Record<string, string> =>
  accountId === undefined ? {} : { [ACCOUNT_HEADER]: accountId }

/**
 * Whether an answer is for the account of this page. All tabs share one session, so it may be for an account that has
 * signed in in another tab since. The first answer that names an account determines the account of this page.
 */
export function isForThisPage(response: Response) {
  const named = response.headers.get(ACCOUNT_HEADER)
  if (named === null) return true
  accountId ??= named
  return accountId === named
}

/**
 * The next answer determines the account of this page again: after a sign-in, and before another document is loaded.
 */
export function forgetPageAccount() {
  accountId = undefined
}
