import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { OfferingListQuery } from '@/features/offerings/lib/offeringView'

/**
 * The last day of a page. Shares the query of a page that is shown anyway. Undefined for page 0.
 */
export function useLastDay(clientId: string, query: OfferingListQuery, page: number) {
  const { data } = useQuery(
    offerings.list,
    page < 1 ? null : { clientId, query: { ...query, page } },
  )
  return data?.items.at(-1)?.workOn
}
