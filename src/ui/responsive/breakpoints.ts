import { rem } from './rem'

/**
 * The media query of phones. Not in tokens.ts, because scripts use it without needing any styles.
 * It is limited to screens, because A4 paper is narrower than 750 px too.
 */
export const narrow = `screen and (max-width: ${rem(749.98)})`

/** A phone of 375 px whose text is a quarter larger than by default is this wide. */
export const LARGE_TEXT_MAX_REM = 18.75
