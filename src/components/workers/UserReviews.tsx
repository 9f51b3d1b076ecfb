import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { FoldedRows } from '@/components/queries/FoldedRows'
import { workers } from '@/contracts/workers'
import type { ReviewFromClient } from '@/contracts/workers/schemas'
import { reviewKindLabel } from '@/domain/labels'
import { serverNow } from '@/lib/clock'
import { formatDay, formatSlashDay } from '@/lib/date'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusChip } from '@/ui/data-display/StatusChip'

/** The reviews by this store, with comment or reasons. `data-loading` is styled in `UserBody.styles`. */
export function UserReviews({
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
    <section aria-labelledby='user-reviews'>
      <header>
        <h2 id='user-reviews'>この店舗からの評価</h2>
        {data && <small>{data.totalCount}件</small>}
      </header>
      <QueryError of={result} name='評価' inline />
      {!error && !data && workedCount > 0 && <Skeleton rows={3} />}
      {!error && isEmpty && (
        <div data-card=''>
          <p data-loading={!data || undefined}>
            まだ評価していません。勤務が終わると、評価できます。
          </p>
        </div>
      )}
      {!error && data && !isEmpty && (
        <FoldedRows
          data={data}
          showAll={`すべての評価を見る(${data.totalCount}件)`}
          onPage={setPage}
        >
          {(reviews) =>
            reviews.map((review) => <Review key={review.offeringId} review={review} now={now} />)
          }
        </FoldedRows>
      )}
    </section>
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
    <li>
      <span>
        <b>{formatSlashDay(review.startAt).split('(')[0]}</b>
      </span>
      <span>
        {review.comment || reasons || 'コメントなし'}
        <small>{details.join(' ・ ')}</small>
        <small>
          <span>
            {review.reviewedByName ?? '担当者'} {formatDay(review.createdAt, now)}
          </span>
        </small>
      </span>
      <StatusChip
        kind={isGood ? 'worked' : 'error'}
        icon={isGood ? ThumbsUp : ThumbsDown}
        label={reviewKindLabel[review.kind]}
      />
    </li>
  )
}
