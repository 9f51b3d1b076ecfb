import type { OfferingViewType } from '@/lib/storage/storedValues'

type Query = {
  view: OfferingViewType | ''
  month: string
  on: string
  fromOn: string
  toOn: string
}

/**
 * Chooses the view of the offerings: the one in the URL; or the one that its days need, as only the list can filter
 * by a range of days; otherwise the one that this device remembers.
 */
export function viewOf({ view, month, on, fromOn, toOn }: Query, storedView: OfferingViewType) {
  if (view !== '') return view
  if (fromOn !== '' || toOn !== '') return 'list'
  return month !== '' || on !== '' ? 'calendar' : storedView
}

/** The filters that calendar and list share: the query without view, days and page. */
export const filtersOf = <Q extends Query & { page: number }>({
  view: _view,
  page: _page,
  month: _month,
  on: _on,
  fromOn: _from,
  toOn: _to,
  ...filters
}: Q) => filters
