/** Days back and days ahead between which the shifts of all stores lie. */
export const PAST_DAYS = 90
export const COMING_DAYS = 21
/**
 * Earlier shifts are those of a few regulars of the manager's two stores. A month of pay of one worker is below
 * 78,000 yen, so 90 days do not reach the 250,000 yen of a year from which the individual number (マイナンバー) can be
 * requested.
 */
export const REGULAR_COUNT = 4
export const REGULARS_STORE_COUNT = 2
export const REGULARS_DAYS = 112
