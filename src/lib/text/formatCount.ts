/** How far rows of a list are counted that may be very long: so many beyond the page that is shown. */
const AHEAD = 1000
/** The total at which counting stops on this page: the list says so many 「以上」, and its next pages are there. */
export const formatCount = (page: number, perPage: number) => (page - 1) * perPage + AHEAD
