/**
 * The header that names the account of a page. A call carries it so that the server can refuse what a page of one
 * account sends after another account has signed in in the same browser; every answer to a session carries it so that a
 * page notices an answer for another account.
 */
export const ACCOUNT_HEADER = 'X-Account'
