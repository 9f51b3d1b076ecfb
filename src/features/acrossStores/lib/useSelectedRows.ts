import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The selected rows among those that are listed and can be selected. */
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
