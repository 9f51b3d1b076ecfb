export type OfStore = { store: { id: number; name: string }; name: string }

/** Groups the rows by store; the stores are in the order of their first row. */
export function byStore<T extends OfStore>(rows: readonly T[]) {
  const stores = new Map<number, { store: OfStore['store']; rows: T[] }>()
  for (const row of rows) {
    const existing = stores.get(row.store.id)
    if (existing) existing.rows.push(row)
    else stores.set(row.store.id, { store: row.store, rows: [row] })
  }
  return [...stores.values()]
}

/** The result for the selected rows of one store. */
export type StoreOutcome = {
  store: OfStore['store']
  doneCount: number
  failures: { name: string; message: string }[]
}
/** Returns the result of each store. `messageOf` says why a row failed; null if it succeeded. */
export const outcomesOf = <T extends OfStore>(
  rows: readonly T[],
  messageOf: (row: T) => string | null,
): StoreOutcome[] =>
  byStore(rows).map(({ store, rows: ofStore }) => {
    const failures = ofStore.flatMap((row) => {
      const message = messageOf(row)
      return message === null ? [] : [{ name: row.name, message }]
    })
    return { store, doneCount: ofStore.length - failures.length, failures }
  })
