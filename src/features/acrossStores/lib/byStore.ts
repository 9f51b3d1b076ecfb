type OfStore = { store: { id: number; name: string }; name: string }

/** The rows of each store, in the order in which the stores first come. */
export function byStore<T extends OfStore>(rows: readonly T[]) {
  const stores = new Map<number, { store: OfStore['store']; rows: T[] }>()
  for (const row of rows) {
    const known = stores.get(row.store.id)
    if (known) known.rows.push(row)
    else stores.set(row.store.id, { store: row.store, rows: [row] })
  }
  return [...stores.values()]
}

/** What became of the selected rows of one store. */
export type StoreOutcome = {
  store: OfStore['store']
  doneCount: number
  failures: { name: string; message: string }[]
}
/** What became of the rows, by store. `messageOf`: why a row was not done; null if it was. */
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
