import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/hooks'
import { users } from '@/contracts/users'
import { reviewKindLabel } from '@/domain/labels'
import { formatDay, formatSlashDay } from '@/lib/dates/tokyoDate'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Pagination } from '@/ui/navigation/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusChip } from '@/ui/data-display/StatusChip'

/** So many are shown before all are asked for. */
const FIRST = 5

/** What this store said of them, with words or reasons. */
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
  const [all, setAll] = useState(false)
  const { data, error, isValidating, mutate } = useQuery(
    users.reviewsFromClient,
    { clientId, userId, query: { page } },
    { keepPreviousData: true },
  )
  const now = new Date()
  return (
    <section aria-labelledby='user-reviews'>
      <header>
        <h2 id='user-reviews'>当店からの評価</h2>
        {data && <small>{data.totalCount}件</small>}
      </header>
      {error ? (
        <ErrorState
          inline
          title='評価を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      ) : !data && workedCount > 0 ? (
        <Skeleton rows={3} />
      ) : !data || data.totalCount === 0 ? (
        <div data-card=''>
          <p data-waits={!data || undefined}>
            まだ評価していません。勤務が終わると、評価できます。
          </p>
        </div>
      ) : (
        <>
          <ol>
            {(all ? data.items : data.items.slice(0, FIRST)).map((r) => (
              <li key={r.offeringId}>
                <span>
                  <b>{formatSlashDay(r.startAt).split('(')[0]}</b>
                </span>
                <span>
                  {r.comment || (r.reasons.length > 0 ? r.reasons.join('・') : 'コメントなし')}
                  <small>
                    {[
                      r.title,
                      ...(r.comment && r.reasons.length > 0 ? [r.reasons.join('・')] : []),
                      ...(r.positions.length > 0 ? [r.positions.join('・')] : []),
                      '',
                    ].join(' ・ ')}
                    <span>
                      {r.reviewedByName ?? '担当者'} {formatDay(r.createdAt, now)}
                    </span>
                  </small>
                </span>
                <StatusChip
                  kind={r.kind === 'good' ? 'worked' : 'error'}
                  icon={r.kind === 'good' ? ThumbsUp : ThumbsDown}
                  label={reviewKindLabel[r.kind]}
                />
              </li>
            ))}
          </ol>
          {!all && data.totalCount > FIRST && (
            <div data-more=''>
              <Button tone='link' size={44} onClick={() => setAll(true)}>
                すべての評価を見る({data.totalCount}件)
              </Button>
            </div>
          )}
          {all && (
            <Pagination
              page={data.page}
              perPage={data.perPage}
              total={data.totalCount}
              onPage={setPage}
              loading={isValidating}
            />
          )}
        </>
      )}
    </section>
  )
}
