import { ACCOUNT_HEADER } from '@/contracts/common/accountHeader'

let accountId: string | undefined

/** The header by which the calls of this page name its account; none until an answer has named it. */
export const accountHeader = (): Record<string, string> =>
  accountId === undefined ? {} : { [ACCOUNT_HEADER]: accountId }

/**
 * Whether an answer is for the account of this page. All tabs share one session, so it may be for somebody who has
 * signed in in another tab since. The first answer that names an account decides whose page this is.
 */
export function isForThisPage(response: Response) {
  const named = response.headers.get(ACCOUNT_HEADER)
  if (named === null) return true
  accountId ??= named
  return accountId === named
}

/** The next answer decides anew whose page this is: after a sign-in, and before another document is loaded. */
export function forgetPageAccount() {
  accountId = undefined
}
