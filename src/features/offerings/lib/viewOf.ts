import type { OfferingViewType } from '@/lib/storage/storedValues'

type Query = {
  view: OfferingViewType | ''
  month: string
  on: string
  fromOn: string
  toOn: string
}

/**
 * The view of the offerings: the one that the address names, or the one that its days belong to (the month cannot
 * filter by a range of days), else the one that this device remembers.
 */
export function viewOf({ view, month, on, fromOn, toOn }: Query, storedView: OfferingViewType) {
  if (view !== '') return view
  if (fromOn !== '' || toOn !== '') return 'list'
  return month !== '' || on !== '' ? 'calendar' : storedView
}

/** The filters that the month and the list share: the query without the view, its days and the page. */
export const filtersOf = <Q extends Query & { page: number }>({
  view: _view,
  page: _page,
  month: _month,
  on: _on,
  fromOn: _from,
  toOn: _to,
  ...filters
}: Q) => filters
