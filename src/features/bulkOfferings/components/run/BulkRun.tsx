import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { staleAfter } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import { isMultidateRunning } from '@/domain/offerings/bulkOffering'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RunOutcome } from './RunOutcome'
import { RunProgress } from './RunProgress'

const POLL_MS = 1000

/** One run: its progress while it is running, then its result. The run continues if the page is left. */
export function BulkRun({ clientId, operationId }: { clientId: string; operationId: number }) {
  const { mutate: mutateAll } = useSWRConfig()
  const wasRunning = useRef(false)
  const { data, error, isValidating, mutate } = useQuery(
    bulkOfferings.list,
    { clientId, query: { operationId } },
    {
      refreshInterval: (latest) =>
        latest?.items[0] && isMultidateRunning(latest.items[0].status) ? POLL_MS : 0,
      dedupingInterval: 500,
    },
  )
  const run = data?.items[0]
  const isRunning = run !== undefined && isMultidateRunning(run.status)
  useEffect(() => {
    // The run created the offerings after the response of the mutation, so the reads cached before are stale.
    if (wasRunning.current && !isRunning)
      void mutateAll(staleAfter(bulkOfferings.create, { clientId }))
    wasRunning.current = isRunning
  }, [isRunning, mutateAll, clientId])
  const retryProps = { onRetry: () => void mutate(), retrying: isValidating }

  if (run)
    return (
      <>
        {error && (
          <ErrorState inline title='公開の状況を更新できませんでした' {...retryProps}>
            {error.message} 公開は続いています。
          </ErrorState>
        )}
        {isRunning ? (
          <RunProgress clientId={clientId} run={run} />
        ) : (
          <RunOutcome
            clientId={clientId}
            run={run}
            onChanged={(next) =>
              void mutate({ ...data, items: [next] } as typeof data, { revalidate: true })
            }
          />
        )}
      </>
    )
  if (error && error.status !== 404)
    return (
      <ErrorState title='公開の状況を読み込めませんでした' {...retryProps}>
        {error.message} 公開は続いています。
      </ErrorState>
    )
  if (data || error) return <RunNotFound clientId={clientId} />
  return <Skeleton kind='text' rows={6} />
}

function RunNotFound({ clientId }: { clientId: string }) {
  return (
    <NotFound
      name='一括募集'
      back={{ href: href(routes.offerings, { clientId }), label: '求人の一覧へ戻る' }}
    >
      ほかの店舗の一括募集か、古いものです。
    </NotFound>
  )
}
