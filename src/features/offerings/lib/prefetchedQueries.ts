import type { Read } from '@/contracts/endpoint'
import { offerings, offeringOverviews } from '@/contracts/offerings'
import { readQuery } from '@/lib/query'
import { areOfferingRowsDense, offeringViewType } from '@/lib/storage/storedValues'
import { routes } from '@/routes/routes'
import { viewOf } from './viewOf'

/** The first queries of the page for the view of the address, or of the store on this device. */
export function offeringListQueries(): readonly Read[] {
  const clientId =
    typeof window === 'undefined' ? undefined : /^\/clients\/(\d+)\//.exec(location.pathname)?.[1]
  if (clientId === undefined) return [offerings.list]
  const search = Object.fromEntries(new URLSearchParams(location.search))
  const query = readQuery(routes.offerings.query, search)
  const view = viewOf(query, offeringViewType.of(clientId).get())
  if (view === 'calendar') return [offeringOverviews.calendar]
  // The address does not say how many rows a page has.
  return areOfferingRowsDense.get() ? [] : [offerings.list]
}
