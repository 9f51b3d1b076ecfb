import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'

export type OfferingQuery = QueryValue<typeof routes.offerings.query>
/** What the list and the calendar of postings get from their screen. `filtered`: a condition is set. */
export type OfferingView = {
  clientId: string
  query: OfferingQuery
  filtered: boolean
  onQuery: (patch: Partial<OfferingQuery>) => unknown
  onClear: () => void
}
