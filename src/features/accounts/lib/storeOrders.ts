import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { searchKey } from '@/lib/text/searchKey'

export const storeOrders = [
  { value: 'todo', label: 'やることの多い順' },
  { value: 'code', label: '店舗コード順' },
] as const
export type StoreOrder = (typeof storeOrders)[number]['value']
export type StoreGroups = Record<'favorites' | 'others' | 'forbidden', AccessibleClient[]>

const compare = {
  todo: (a: AccessibleClient, b: AccessibleClient) => b.todoCount - a.todoCount || a.id - b.id,
  code: (a: AccessibleClient, b: AccessibleClient) =>
    (a.code ?? '').localeCompare(b.code ?? '') || a.id - b.id,
}
const matches = (store: AccessibleClient, key: string) =>
  [store.name, store.nameKana, store.code, store.brandName, store.city].some(
    (text) => text !== null && searchKey(text).includes(key),
  )

type Options = {
  keyword: string
  order: StoreOrder
  canOpen: (store: AccessibleClient) => boolean
}
/** Searches, sorts and groups the stores. */
export function groupStores(
  stores: readonly AccessibleClient[],
  { keyword, order, canOpen }: Options,
): StoreGroups {
  const key = searchKey(keyword)
  const sorted = stores.filter((store) => key === '' || matches(store, key)).sort(compare[order])
  const accessible = sorted.filter(canOpen)
  return {
    favorites: accessible.filter((store) => store.isFavorite),
    others: accessible.filter((store) => !store.isFavorite),
    forbidden: sorted.filter((store) => !canOpen(store)),
  }
}
