import { useState } from 'react'
import type { ApiError } from '@/api/ApiError'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { ShiftNav } from '@/features/reviews/components/shift/ShiftNav'
import { ShiftReview } from '@/features/reviews/components/shift/ShiftReview'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ReviewsTabs } from './components/ReviewsTabs'

/** The shifts with workers to review; the one with the earliest due date is open. */
export function ReviewsScreen({ clientId }: Params<typeof routes.reviews.path>) {
  const [{ offeringId, page }, setQuery] = useUrlState(routes.reviews.query)
  const { data, error, isValidating, mutate } = useQuery(offeringOverviews.unreviewed, {
    clientId,
    query: { page },
  })
  const goToPage = (next: number) => void setQuery({ page: next, offeringId: 0 })
  useExistingPage(data, goToPage)
  // The open shift stays open although sending its reviews removes it from the list.
  const [initialId, setInitialId] = useState<number>()
  const firstDueId = data?.items[0]?.id
  if (initialId === undefined && firstDueId !== undefined) setInitialId(firstDueId)
  const currentId = offeringId > 0 ? offeringId : (initialId ?? firstDueId)
  const tabs = (
    <ReviewsTabs clientId={clientId} current='users' unreviewedCount={data?.usersCount} />
  )
  if (!data || currentId === undefined) {
    return (
      <PageLayout title={<BarTitle>ワーカーの評価</BarTitle>} pre={tabs}>
        {data && !error ? (
          <NoReviews clientId={clientId} />
        ) : (
          <ReviewsPending error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
        )}
      </PageLayout>
    )
  }
  return (
    <ShiftReview
      key={currentId}
      clientId={clientId}
      offeringId={String(currentId)}
      pre={
        <>
          {tabs}
          {data.totalCount > 1 && (
            <ShiftNav clientId={clientId} page={data} currentId={currentId} onPage={goToPage} />
          )}
        </>
      }
      next={
        <NextLink
          clientId={clientId}
          nextShift={data.items.find((shift) => shift.id !== currentId)}
        />
      }
    />
  )
}

type NextLinkProps = {
  clientId: string
  nextShift: { id: number; unreviewedCount: number } | undefined
}

/** The link to the next shift, shown once the current one is reviewed. */
function NextLink({ clientId, nextShift }: NextLinkProps) {
  if (!nextShift) return <HomeLink clientId={clientId} />
  return (
    <ButtonLink
      tone='primary'
      size={44}
      href={href(routes.reviews, { clientId }, { offeringId: nextShift.id })}
    >
      次の勤務を評価する({nextShift.unreviewedCount}名)
    </ButtonLink>
  )
}

function HomeLink({ clientId }: { clientId: string }) {
  return (
    <ButtonLink size={44} href={href(routes.home, { clientId })}>
      ホームへ戻る
    </ButtonLink>
  )
}

function NoReviews({ clientId }: { clientId: string }) {
  return (
    <EmptyState
      heading='h2'
      art='review'
      title='評価を待っているワーカーはいません'
      action={<HomeLink clientId={clientId} />}
    >
      勤務を終えると、その日のワーカーがここに並びます。
    </EmptyState>
  )
}

type PendingProps = { error: ApiError | undefined; isRetrying: boolean; onRetry: () => void }

function ReviewsPending({ error, isRetrying, onRetry }: PendingProps) {
  if (!error) return <Skeleton kind='people' rows={6} />
  return (
    <ErrorState
      heading='h2'
      title='評価を待っている勤務を読み込めませんでした'
      onRetry={onRetry}
      retrying={isRetrying}
    >
      {error.message}
    </ErrorState>
  )
}
