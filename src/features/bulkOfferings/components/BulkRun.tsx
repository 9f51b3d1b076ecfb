import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { staleAfter, useQuery } from '@/api/hooks'
import { multidatePostings } from '@/contracts/bulkOfferings'
import { isMultidateRunning } from '@/domain/offerings/bulkOffering'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { RunOutcome } from './RunOutcome'
import { RunProgress } from './RunProgress'

const POLL_MS = 1000

/** One run: how far it is while it goes on, and what became of each date afterwards. It can be left at any time. */
export function BulkRun({ clientId, operationId }: { clientId: string; operationId: number }) {
  const { mutate: refresh } = useSWRConfig()
  const watched = useRef(false)
  const { data, error, isValidating, mutate } = useQuery(
    multidatePostings.list,
    { clientId, query: { operationId } },
    {
      refreshInterval: (latest) =>
        latest?.items[0] && isMultidateRunning(latest.items[0].status) ? POLL_MS : 0,
      dedupingInterval: 500,
    },
  )
  const run = data?.items[0]
  const running = run !== undefined && isMultidateRunning(run.status)
  useEffect(() => {
    // The postings were made after the call that asked for them was answered: what shows postings is read again.
    if (watched.current && !running)
      void refresh(staleAfter({ ...multidatePostings.create, resource: 'offerings' }, { clientId }))
    watched.current = running
  }, [running, refresh, clientId])
  if (!run) {
    return error && error.status !== 404 ? (
      <ErrorState
        title='掲載の状況を読み込めませんでした'
        onRetry={() => void mutate()}
        retrying={isValidating}
      >
        {error.message} 掲載は続いています。
      </ErrorState>
    ) : data || error ? (
      <StateMessage
        art='search'
        title='この一括募集は見つかりません'
        action={
          <ButtonLink href={href(routes.offerings, { clientId })}>求人の一覧へ戻る</ButtonLink>
        }
      >
        ほかの店舗の一括募集か、古いものです。
      </StateMessage>
    ) : (
      <Skeleton kind='text' rows={6} />
    )
  }
  return (
    <>
      {error && (
        <ErrorState
          inline
          title='掲載の状況を更新できませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message} 掲載は続いています。
        </ErrorState>
      )}
      {running ? (
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
}
