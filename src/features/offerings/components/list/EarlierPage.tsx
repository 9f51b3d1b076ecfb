import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import { useLastDay } from '@/features/offerings/hooks/useLastDay'
import type { OfferingListQuery } from '@/features/offerings/lib/offeringView'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { OfferingTable } from './OfferingTable'

/**
 * One of the pages above the current one: on phones the pages follow each other. Its own query revalidates it like
 * every other list of offerings.
 */
export function EarlierPage({
  clientId,
  query,
  page,
}: {
  clientId: string
  query: OfferingListQuery
  page: number
}) {
  const earlier = useQuery(offerings.list, {
    clientId,
    query: { ...query, page },
  })
  const after = useLastDay(clientId, query, page - 1)
  return (
    <QueryResult of={earlier} name='求人' inline skeleton={<Skeleton rows={20} />}>
      {({ items, totalCount }) => (
        <OfferingTable
          clientId={clientId}
          items={items}
          total={totalCount}
          after={after}
          isFirst={page === 1}
          isLast={false}
        />
      )}
    </QueryResult>
  )
}
