import { STORAGE_PREFIX, stored } from './storage'

const KEY = 'signedInAs'
/** The key of `signedInAs` in localStorage, for the script in the head of a page. */
export const SIGNED_IN_AS_KEY = STORAGE_PREFIX + KEY

/** Id of the account that is signed in in this browser. 0: nobody since a sign-out, or not known. */
export const signedInAs = stored(
  KEY,
  0,
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value),
)
