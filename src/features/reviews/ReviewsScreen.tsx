import { useEffect, useState } from 'react'
import { Link } from '@/ui/buttons/Link'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { offeringReads } from '@/contracts/offeringReads'
import { reviewTimeLeft } from '@/domain/workers/review'
import { formatShift } from '@/lib/dates/tokyoDate'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { ShiftReview } from './components/ShiftReview'
import * as S from './ReviewsScreen.styles'

/** Shifts whose workers wait for a review: the one that is due first is open. */
export function ReviewsScreen({ clientId }: Params<typeof routes.reviews.path>) {
  const [{ offeringId, page }, setQuery] = useUrlState(routes.reviews.query)
  const forbidden = useForbidden(offeringReads.unreviewed)
  const { data, error, isValidating, mutate } = useQuery(
    offeringReads.unreviewed,
    forbidden ? null : { clientId, query: { page } },
  )
  // What was open stays open while its reviews take it out of the list.
  const [first, setFirst] = useState<number>()
  const due = data?.items[0]?.id
  useEffect(() => {
    setFirst((before) => before ?? due)
  }, [due])
  const now = new Date()
  const open = offeringId > 0 ? offeringId : (first ?? due)
  const tabs = (
    <Tabs
      label='評価の種類'
      current='users'
      tabs={[
        {
          key: 'users',
          label: 'ワーカーの評価',
          href: href(routes.reviews, { clientId }),
          ...(data ? { count: data.usersCount } : {}),
        },
        { key: 'client', label: '店舗の評価', href: href(routes.clientReviews, { clientId }) },
      ]}
    />
  )
  if (forbidden)
    return (
      <PageLayout title={<BarTitle>ワーカーの評価</BarTitle>}>
        <Forbidden heading='h2' title='ワーカーの評価を見る権限がありません'>
          評価を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  if (!data || open === undefined) {
    return (
      <PageLayout title={<BarTitle>ワーカーの評価</BarTitle>} pre={tabs}>
        {error && (
          <ErrorState
            heading='h2'
            title='評価を待っている勤務を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!error && (data ? <NoReviews clientId={clientId} /> : <Skeleton kind='people' rows={6} />)}
      </PageLayout>
    )
  }
  const following = data.items.find((one) => one.id !== open)
  const shifts = (
    <>
      {tabs}
      {data.totalCount > 1 && (
        <S.ShiftNav aria-label='評価を待っている勤務'>
          <ul>
            {data.items.map((one) => (
              <li key={one.id}>
                <Link
                  href={href(routes.reviews, { clientId }, { offeringId: one.id, page })}
                  aria-current={one.id === open ? 'page' : undefined}
                >
                  <b>{formatShift(one.startAt, one.endAt, now)}</b>
                  <span>{one.title}</span>
                  <small>
                    {one.unreviewedCount}名 ・ {reviewTimeLeft(one.dueAt, now)}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
          {data.totalCount > data.perPage && (
            <Pagination
              page={data.page}
              perPage={data.perPage}
              total={data.totalCount}
              onPage={(to) => void setQuery({ page: to, offeringId: 0 })}
              loading={isValidating}
            />
          )}
        </S.ShiftNav>
      )}
    </>
  )
  return (
    <ShiftReview
      key={open}
      clientId={clientId}
      offeringId={String(open)}
      pre={shifts}
      next={
        following ? (
          <ButtonLink
            tone='primary'
            size={44}
            href={href(routes.reviews, { clientId }, { offeringId: following.id })}
          >
            次の勤務を評価する({following.unreviewedCount}名)
          </ButtonLink>
        ) : (
          <ButtonLink size={44} href={href(routes.home, { clientId })}>
            ホームへ戻る
          </ButtonLink>
        )
      }
    />
  )
}

function NoReviews({ clientId }: { clientId: string }) {
  return (
    <EmptyState
      heading='h2'
      art='review'
      title='評価を待っているワーカーはいません'
      action={
        <ButtonLink size={44} href={href(routes.home, { clientId })}>
          ホームへ戻る
        </ButtonLink>
      }
    >
      勤務を終えると、その日のワーカーがここに並びます。
    </EmptyState>
  )
}
