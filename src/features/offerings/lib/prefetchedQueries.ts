import type { Read } from '@/contracts/endpoint'
import { offerings, offeringOverviews } from '@/contracts/offerings'
import { offeringViewType } from '@/lib/storage/storedValues'

/** The first queries of the page for the view that is stored for the store on this device. */
export function offeringListQueries(): readonly Read[] {
  const clientId =
    typeof window === 'undefined' ? undefined : /^\/clients\/(\d+)\//.exec(location.pathname)?.[1]
  const month =
    clientId !== undefined &&
    offeringViewType.of(clientId).get() === 'calendar' &&
    !/[?&](fromOn|toOn)=/.test(location.search)
  return [month ? offeringOverviews.calendar : offerings.list]
}
