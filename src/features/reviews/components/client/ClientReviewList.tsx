import type { Output } from '@/contracts/endpoint'
import type { clientReviews } from '@/contracts/reviews'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { ClientReviewCard } from './ClientReviewCard'

type Props = {
  clientId: string
  page: Output<typeof clientReviews.list>
  /** Clears the filters; undefined if none is set. */
  onClearFilters: (() => void) | undefined
  onPage: (page: number) => void
}

/** The reviews of one page, or why there are none. */
export function ClientReviewList({ clientId, page, onClearFilters, onPage }: Props) {
  if (page.items.length === 0) {
    return onClearFilters ? (
      <NoResult what='評価' onClear={onClearFilters} />
    ) : (
      <EmptyState art='review' title='店舗への評価はまだありません'>
        勤務のあとに、ワーカーが書いた評価がここに並びます。
      </EmptyState>
    )
  }
  return (
    <>
      {page.items.map((review) => (
        <ClientReviewCard key={review.id} clientId={clientId} review={review} />
      ))}
      <Pagination of={page} unit='件' onPage={onPage} />
    </>
  )
}
