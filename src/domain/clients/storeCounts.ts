import { sumBy } from '@/lib/sumBy'
/** A store of a company with its number of to-dos. */
export type StoreCount = { id: number; name: string; count: number }

/** Returns the stores that a list across stores shows: the one chosen in the filter, or all of them (`store` 0). */
export const chosenStores = (stores: readonly StoreCount[], { store }: { store: number }) =>
  stores.filter(({ id }) => store === 0 || id === store)

/** The number of to-dos of these stores together. */
export const countIn = (stores: readonly StoreCount[]) => sumBy(stores, ({ count }) => count)
