/** Rows of a long list are counted up to this many beyond the current page. */
const COUNTED_AHEAD = 1000
/** The number of rows at which counting stops for this page: the list then shows the number with 「以上」. */
export const countLimit = (page: number, perPage: number) => (page - 1) * perPage + COUNTED_AHEAD
