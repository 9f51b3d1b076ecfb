/**
 * The media query of phones. Not in tokens.ts, because scripts use it without needing any styles.
 */
export const narrow = '(max-width: 749.98px)'
