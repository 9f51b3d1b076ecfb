import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useLastDay } from '@/features/offerings/hooks/useLastDay'
import { OfferingTable } from './OfferingTable'

/**
 * A page above the last one, on phones. Read by itself, so that it is renewed with every other read
 * of postings.
 */
export function EarlierPage({
  clientId,
  query,
  page,
}: {
  clientId: string
  query: QueryValue<typeof routes.offerings.query>
  page: number
}) {
  const { data, error, isValidating, mutate } = useQuery(offerings.list, {
    clientId,
    query: { ...query, page },
  })
  const after = useLastDay(clientId, query, page - 1)
  if (!data)
    return error ? (
      <ErrorState inline onRetry={() => void mutate()} retrying={isValidating}>
        {error.message}
      </ErrorState>
    ) : (
      <Skeleton rows={20} />
    )
  return (
    <OfferingTable clientId={clientId} items={data.items} total={data.totalCount} after={after} />
  )
}
