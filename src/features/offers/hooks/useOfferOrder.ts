import { useEffect, useState } from 'react'
import type { useUrlState } from '@/api/useUrlState'
import { currentOfferOrder } from '@/lib/storage/storedValues'
import { routes } from '@/routes/routes'

export const offerOrders = [
  { value: 'title', label: '名前順' },
  { value: 'match_rate', label: '充足率が高い順' },
  { value: 'updated_at', label: '更新が新しい順' },
] as const
type OfferOrder = (typeof offerOrders)[number]['value']
const defaultOrder = routes.offers.query.sortKey.initial

type OfferUrlState = ReturnType<typeof useUrlState<typeof routes.offers.query>>

/** The order of the list. The last selected order is restored on the next visit, unless the URL names one. */
export function useOfferOrder([query, setQuery]: OfferUrlState) {
  const [initial] = useState(() => ({ query, setQuery }))
  useEffect(() => {
    const stored = offerOrders.find(({ value }) => value === currentOfferOrder.get())?.value
    if (stored && initial.query.sortKey === defaultOrder)
      void initial.setQuery({ sortKey: stored, page: initial.query.page })
  }, [initial])
  const order = offerOrders.find(({ value }) => value === query.sortKey)?.value ?? ''
  function setOrder(value: OfferOrder | '') {
    currentOfferOrder.set(value || defaultOrder)
    void setQuery({ sortKey: value || defaultOrder })
  }
  return [order, setOrder] as const
}
