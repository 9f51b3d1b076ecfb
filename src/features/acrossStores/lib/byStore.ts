export type OfStore = { store: { id: number; name: string }; name: string }

/** The rows of each store; the stores stand in the order of their first row. */
export function byStore<T extends OfStore>(rows: readonly T[]) {
  const stores = new Map<number, { store: OfStore['store']; rows: T[] }>()
  for (const row of rows) {
    const known = stores.get(row.store.id)
    if (known) known.rows.push(row)
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
/** The result for the rows, by store. `messageOf`: why a row was not done; null if it was. */
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
