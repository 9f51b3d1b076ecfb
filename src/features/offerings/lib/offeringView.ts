import type { offeringListQuery } from '@/contracts/offerings/query'
import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'

export type OfferingQuery = QueryValue<typeof routes.offerings.query>
export type OfferingListQuery = QueryValue<typeof offeringListQuery>
/** Props shared by the list and the calendar of offerings. `isFiltered`: whether a filter is set. */
export type OfferingView = {
  clientId: string
  query: OfferingQuery
  isFiltered: boolean
  onQuery: (patch: Partial<OfferingQuery>) => unknown
  onClear: () => void
}
