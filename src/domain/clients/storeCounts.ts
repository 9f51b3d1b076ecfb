/** A store of a company with its number of to-dos. */
export type StoreCount = { id: number; name: string; count: number }

/** The stores that the filter of a list across stores leaves: one, or all without it (0). */
export const chosenStores = (stores: readonly StoreCount[], { store }: { store: number }) =>
  stores.filter(({ id }) => store === 0 || id === store)

/** The number of to-dos of these stores together. */
export const countIn = (stores: readonly StoreCount[]) =>
  stores.reduce((sum, { count }) => sum + count, 0)
