import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from '@/ui/buttons/Link'
import { useQuery } from '@/api/hooks'
import { users } from '@/contracts/users'
import type { UserOffering } from '@/contracts/users/schemas'
import { matchingChipLabel, reviewKindLabel } from '@/domain/labels'
import { dayOf, formatHours, formatSlashDay } from '@/lib/dates/tokyoDate'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Pagination } from '@/ui/navigation/Pagination'
import * as S from '@/features/users/UserDetailScreen.styles'
import { StatusChip } from '@/ui/data-display/StatusChip'

/** So many shifts are shown before all are asked for. */
const FIRST = 5

/** A day of another year says its year. */
function When({ startAt }: { startAt: string }) {
  const [day = '', week = ''] = formatSlashDay(startAt).split('(')
  const year = dayOf(startAt).slice(0, 4)
  return (
    <span>
      {year !== dayOf(new Date()).slice(0, 4) && (
        <>
          {year}/<br />
        </>
      )}
      <b>{day}</b>({week}
    </span>
  )
}
function Outcome({ shift: s }: { shift: UserOffering }) {
  if (s.reviewKind)
    return (
      <StatusChip
        kind={s.reviewKind === 'good' ? 'worked' : 'error'}
        icon={s.reviewKind === 'good' ? ThumbsUp : ThumbsDown}
        label={reviewKindLabel[s.reviewKind]}
      />
    )
  return s.status === 'worked' ? (
    <StatusChip kind='warning' label='未評価' />
  ) : (
    <StatusChip kind={s.status} label={matchingChipLabel[s.status]} />
  )
}

/** What they did at this store, the latest first. While it is read it is as high as `workedCount` lets expect. */
export function UserHistory({
  clientId,
  userId,
  workedCount,
}: {
  clientId: string
  userId: number
  workedCount: number
}) {
  const [all, setAll] = useState(false)
  const [page, setPage] = useState(1)
  const { data, error, isValidating, mutate } = useQuery(
    users.offerings,
    { clientId, userId, query: { page } },
    { keepPreviousData: true },
  )
  const items = all ? data?.items : data?.items.slice(0, FIRST)
  return (
    <section aria-labelledby='user-history'>
      <header>
        <h2 id='user-history'>当店での勤務</h2>
        <small>{workedCount}回</small>
      </header>
      {error && (
        <ErrorState
          inline
          title='勤務の履歴を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && workedCount > 0 && (
        <>
          <S.HistorySkeleton kind='people' rows={Math.min(workedCount, FIRST)} />
          {workedCount > FIRST && <div data-more='' />}
        </>
      )}
      {(data ? data.totalCount === 0 : !error && workedCount === 0) && (
        <div data-card=''>
          <p data-waits={!data || undefined}>まだ当店での勤務はありません。</p>
        </div>
      )}
      {items && items.length > 0 && (
        <ol>
          {items.map((s) => (
            <li key={s.offeringId}>
              <When startAt={s.startAt} />
              <span>
                <Link href={href(routes.offering, { clientId, offeringId: s.offeringId })}>
                  {s.title}
                </Link>
                <small>
                  {[
                    formatHours(s.startAt, s.endAt),
                    ...(s.lateMin > 0 ? [`遅刻${s.lateMin}分`] : []),
                    ...(s.positions.length > 0 ? [s.positions.join('・')] : []),
                  ].join(' ・ ')}
                </small>
              </span>
              <Outcome shift={s} />
            </li>
          ))}
        </ol>
      )}
      {!all && data && data.totalCount > FIRST && (
        <div data-more=''>
          <Button tone='link' size={44} onClick={() => setAll(true)}>
            すべての勤務を見る({data.totalCount}件)
          </Button>
        </div>
      )}
      {all && data && (
        <Pagination
          page={data.page}
          perPage={data.perPage}
          total={data.totalCount}
          onPage={setPage}
          loading={isValidating}
        />
      )}
    </section>
  )
}
