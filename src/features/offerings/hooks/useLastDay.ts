import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { OfferingListQuery } from '@/features/offerings/lib/offeringView'

/**
 * Returns the work day of the last offering on a page of the list, so that the next page does not repeat its heading.
 * The page is shown too, so its cached read is used. Undefined for page 0.
 */
export function useLastDay(clientId: string, query: OfferingListQuery, page: number) {
  const { data } = useQuery(
    offerings.list,
    page < 1 ? null : { clientId, query: { ...query, page } },
  )
  return data?.items.at(-1)?.workOn
}
