import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** Selects rows. A selected row that leaves the list, or can no longer be selected, is not returned. */
export function useSelectedRows<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  canSelect: (item: T) => boolean,
) {
  const [keys, setKeys] = useState(none)
  const rows = items.filter((item) => keys.has(keyOf(item)) && canSelect(item))
  return {
    rows,
    selected: new Set(rows.map(keyOf)) as ReadonlySet<string>,
    select: setKeys,
    clear: () => setKeys(none),
  }
}
