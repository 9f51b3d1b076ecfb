import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { workers } from '@/contracts/workers'
import type { ReviewFromClient } from '@/contracts/workers/schemas'
import { reviewKindLabel } from '@/domain/labels'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Whole } from '@/ui/data-display/Whole'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FoldedRow, FoldedRows } from './FoldedRows'
import { SectionCard } from './SectionCard'
import { WorkerSection } from './WorkerSection'

/** The reviews by this store, with comment or reasons. */
export function ReviewsOfWorker({
  clientId,
  userId,
  workedCount,
}: {
  clientId: string
  userId: number
  workedCount: number
}) {
  const [page, setPage] = useState(1)
  const result = useQuery(
    workers.reviewsFromClient,
    { clientId, userId, query: { page } },
    { keepPreviousData: true },
  )
  const { data, error } = result
  const now = serverNow()
  const isEmpty = data ? data.totalCount === 0 : workedCount === 0
  return (
    <WorkerSection
      id='user-reviews'
      title='この店舗からの評価'
      note={data && `${data.totalCount}件`}
    >
      <QueryError of={result} name='評価' inline />
      {!error && !data && workedCount > 0 && <Skeleton rows={3} />}
      {!error && isEmpty && (
        <SectionCard>
          <p data-loading={!data || undefined}>
            まだ評価していません。勤務が終わると、評価できます。
          </p>
        </SectionCard>
      )}
      {!error && data && !isEmpty && (
        <FoldedRows
          unit='件'
          data={data}
          showAll={`すべての評価を見る(${data.totalCount}件)`}
          onPage={setPage}
        >
          {(reviews) =>
            reviews.map((review) => <Review key={review.offeringId} review={review} now={now} />)
          }
        </FoldedRows>
      )}
    </WorkerSection>
  )
}

function Review({ review, now }: { review: ReviewFromClient; now: Date }) {
  const reasons = review.reasons.join('・')
  const details = [
    review.title,
    ...(review.comment && reasons ? [reasons] : []),
    ...(review.positions.length > 0 ? [review.positions.join('・')] : []),
  ]
  const isGood = review.kind === 'good'
  return (
    <FoldedRow
      at={review.startAt}
      title={review.comment || reasons || 'コメントなし'}
      details={[
        details.join(' ・ '),
        <Whole key='reviewed'>
          {review.reviewedByName ?? '担当者'} {formatDay(review.createdAt, now)}
        </Whole>,
      ]}
    >
      <StatusChip
        kind={isGood ? 'worked' : 'error'}
        icon={isGood ? ThumbsUp : ThumbsDown}
        label={reviewKindLabel[review.kind]}
      />
    </FoldedRow>
  )
}
