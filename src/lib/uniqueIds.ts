/** Each id once, the lowest first: an order in which rows can be locked. */
export const uniqueIds = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b)
