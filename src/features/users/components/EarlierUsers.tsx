import type { ComponentProps } from 'react'
import { useQuery } from '@/api/useQuery'
import { workers } from '@/contracts/workers'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { UserTable } from './UserTable'

/**
 * An earlier page above the last one, on phones. It has its own query, so that it is revalidated
 * like every other list of workers.
 */
export function EarlierUsers({
  page,
  ...rest
}: Omit<ComponentProps<typeof UserTable>, 'items' | 'total'> & { page: number }) {
  const { data, error, isValidating, mutate } = useQuery(workers.list, {
    clientId: rest.clientId,
    query: { ...rest.query, page },
  })
  if (!data)
    return error ? (
      <ErrorState inline onRetry={() => void mutate()} retrying={isValidating}>
        {error.message}
      </ErrorState>
    ) : (
      <Skeleton kind='people' rows={20} />
    )
  return <UserTable {...rest} items={data.items} total={data.totalCount} />
}
