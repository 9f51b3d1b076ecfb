import { rem } from './rem'

/**
 * The media query of phones. Not in tokens.ts, because scripts use it without needing any styles.
 */
export const narrow = `(max-width: ${rem(749.98)})`
