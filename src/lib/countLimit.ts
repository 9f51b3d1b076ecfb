/**
 * The rows of a long list are counted up to this many beyond the previous page, because counting all of them is slow.
 */
const COUNTED_AHEAD = 1000
/** Returns the number of rows at which counting stops for this page; the list then shows it with 「以上」. */
export const countLimit = (page: number, perPage: number) => (page - 1) * perPage + COUNTED_AHEAD
