import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { clientReviews } from '@/contracts/reviews'
import { useForbidden } from '@/components/permissions/useForbidden'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { NoResult } from '@/ui/feedback/NoResult'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { ClientReviewCard } from './components/ClientReviewCard'
import { EvaluationCard } from './components/EvaluationCard'
import * as S from './ClientReviewsScreen.styles'

/** What workers say of the store: how it stands, and every word with an answer to it. */
export function ClientReviewsScreen({ clientId }: Params<typeof routes.clientReviews.path>) {
  const [query, setQuery] = useUrlState(routes.clientReviews.query)
  const forbidden = useForbidden(clientReviews.list)
  const settled = useRightsSettled({ clientId: Number(clientId) })
  const { data, error, isValidating, isLoading, mutate } = useQuery(
    clientReviews.list,
    forbidden ? null : { clientId, query },
    { keepPreviousData: true },
  )
  const { data: summary } = useQuery(clientReviews.evaluation, forbidden ? null : { clientId })
  const filtered = query.kind !== '' || query.hasComment !== '' || query.offerId > 0
  const clear = () => void setQuery({ kind: '', hasComment: '', offerId: 0 })
  const title = <BarTitle>店舗の評価</BarTitle>
  if (forbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='店舗の評価を見る権限がありません'>
          評価を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout
      title={title}
      pre={
        <Tabs
          label='評価の種類'
          current='client'
          tabs={[
            { key: 'users', label: 'ワーカーの評価', href: href(routes.reviews, { clientId }) },
            { key: 'client', label: '店舗の評価', href: href(routes.clientReviews, { clientId }) },
          ]}
        />
      }
    >
      <EvaluationCard clientId={clientId} />
      <PageSection title='ワーカーの声' note='誰が書いたかは表示されません'>
        <S.Reviews>
          <FilterBar {...(filtered ? { onClear: clear } : {})}>
            <FilterSwitch
              label={`Badのみ${summary ? ` ${summary.badCount}件` : ''}`}
              on={query.kind === 'bad'}
              onChange={(on) => void setQuery({ kind: on ? 'bad' : '' })}
            />
            <FilterSwitch
              label={`コメントあり${summary ? ` ${summary.commentCount}件` : ''}`}
              on={query.hasComment === '1'}
              onChange={(on) => void setQuery({ hasComment: on ? '1' : '' })}
            />
            {summary?.offers.length !== 0 && (
              <FilterSelect
                label='ひな形'
                all='すべてのひな形'
                value={query.offerId > 0 ? String(query.offerId) : ''}
                options={(summary?.offers ?? []).map((one) => ({
                  value: String(one.offerId),
                  label: `${one.title} (${one.count}件)`,
                }))}
                onChange={(value) => void setQuery({ offerId: Number(value) })}
              />
            )}
          </FilterBar>
          {error && (
            <ErrorState
              heading='h3'
              inline={!!data}
              title='ワーカーの声を読み込めませんでした'
              onRetry={() => void mutate()}
              retrying={isValidating}
            >
              {error.message}
            </ErrorState>
          )}
          {(!data || !settled) && !error && <Skeleton kind='cards' />}
          {data?.items.length === 0 &&
            (filtered ? (
              <NoResult what='評価' onClear={clear} />
            ) : (
              <EmptyState art='review' title='店舗への評価はまだありません'>
                勤務のあとに、ワーカーが書いた評価がここに並びます。
              </EmptyState>
            ))}
          {settled &&
            data?.items.map((review) => (
              <ClientReviewCard key={review.id} clientId={clientId} review={review} />
            ))}
          {data && settled && data.items.length > 0 && (
            <Pagination
              page={data.page}
              perPage={data.perPage}
              total={data.totalCount}
              onPage={(page) => void setQuery({ page })}
              loading={isLoading}
            />
          )}
        </S.Reviews>
      </PageSection>
    </PageLayout>
  )
}
