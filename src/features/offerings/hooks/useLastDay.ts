import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'

/**
 * The last day of a page. Shares the query of a page that is shown anyway. Undefined for page 0.
 */
export function useLastDay(
  clientId: string,
  query: QueryValue<typeof routes.offerings.query>,
  page: number,
) {
  const { data } = useQuery(
    offerings.list,
    page < 1 ? null : { clientId, query: { ...query, page } },
  )
  return data?.items.at(-1)?.workOn
}
