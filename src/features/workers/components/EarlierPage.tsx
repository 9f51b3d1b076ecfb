import type { ComponentProps } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { workers } from '@/contracts/workers'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { WorkerTable } from './WorkerTable'

/**
 * One of the pages above the current one: on phones the pages follow each other. Its own query revalidates it like
 * every other list of workers.
 */
export function EarlierPage({
  page,
  ...rest
}: Omit<ComponentProps<typeof WorkerTable>, 'items' | 'total'> & { page: number }) {
  const users = useQuery(workers.list, {
    clientId: rest.clientId,
    query: { ...rest.query, page },
  })
  return (
    <QueryResult of={users} name='ワーカー' inline skeleton={<Skeleton kind='people' rows={20} />}>
      {({ items, totalCount }) => <WorkerTable {...rest} items={items} total={totalCount} />}
    </QueryResult>
  )
}
