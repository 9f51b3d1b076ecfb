import { rem } from './rem'

/**
 * The media query of phones. Not in tokens.ts, because scripts use it without needing any styles.
 * On a screen only: A4 paper is narrower than 750 px, and nobody reads it as a phone.
 */
export const narrow = `screen and (max-width: ${rem(749.98)})`
