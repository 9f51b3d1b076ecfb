/** Returns each id once, the lowest first. Rows that are locked in this order cannot deadlock. */
export const uniqueIds = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b)
