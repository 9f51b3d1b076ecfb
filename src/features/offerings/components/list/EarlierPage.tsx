import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useLastDay } from '@/features/offerings/hooks/useLastDay'
import { OfferingTable } from './OfferingTable'

/**
 * An earlier page above the last one, on phones. It has its own query, so that it is revalidated
 * like every other list of offerings.
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
