type Store = { id: number; name: string }

/** The number of stores that are named; the rest is only counted. */
const MAX_NAMED = 2

/**
 * Names the stores that may use a group of the company: 'すべての店舗' (no ids), '渋谷店・天王寺店', '渋谷店・天王寺店
 * ほか1店舗'.
 */
export function storeNames(sharedClientIds: readonly number[], clients: readonly Store[]) {
  if (sharedClientIds.length === 0) return 'すべての店舗'
  const names = clients.filter(({ id }) => sharedClientIds.includes(id)).map(({ name }) => name)
  const rest = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join('・') + (rest > 0 ? ` ほか${rest}店舗` : '')
}
