import type { Read } from '@/contracts/endpoint'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { offerings } from '@/contracts/offerings'
import { readQuery } from '@/lib/query'
import { areOfferingRowsDense, offeringViewType } from '@/lib/storage/storedValues'
import { routes } from '@/routes/routes'
import { viewOf } from './viewOf'

/** The queries to prefetch, for the view that the URL names or that this device remembers for the store. */
export function offeringListQueries(): readonly Read[] {
  const clientId =
    typeof window === 'undefined' ? undefined : /^\/clients\/(\d+)\//.exec(location.pathname)?.[1]
  if (clientId === undefined) return [offerings.list]
  const search = Object.fromEntries(new URLSearchParams(location.search))
  const query = readQuery(routes.offerings.query, search)
  const view = viewOf(query, offeringViewType.of(clientId).get())
  if (view === 'calendar') return [offeringOverviews.calendar]
  // Dense rows are a setting of this device and not in the URL, so the prefetched query would not match.
  return areOfferingRowsDense.get() ? [] : [offerings.list]
}
