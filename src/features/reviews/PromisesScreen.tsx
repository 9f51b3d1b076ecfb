import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import { clientReviews } from '@/contracts/reviews'
import { promisePeriods } from '@/contracts/reviews/enums'
import {
  MIN_WORKERS_FOR_PERCENT,
  MIN_WORKERS_TO_SHOW,
  promisePeriodLabel,
} from '@/domain/reviews/promises'
import { formatSlashDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { OfferPromisesCard } from './components/promises/OfferPromisesCard'
import { ReviewsTabs } from './components/ReviewsTabs'
import * as S from './PromisesScreen.styles'

/** What was posted against what workers answered and what was recorded, by template, the worst first. */
export function PromisesScreen({ clientId }: Params<typeof routes.promises.path>) {
  const [query, setQuery] = useUrlState(routes.promises.query)
  const result = useQuery(clientReviews.promises, { clientId, query }, { keepPreviousData: true })
  const { data } = result
  return (
    <PageLayout
      title={<BarTitle>約束と実際</BarTitle>}
      pre={<ReviewsTabs clientId={clientId} current='promises' />}
    >
      <S.Controls>
        <SegmentedControl
          label='期間'
          options={promisePeriods.map((value) => ({ value, label: promisePeriodLabel[value] }))}
          value={query.period}
          onChange={(period) => void setQuery({ period })}
        />
        {data && (
          <span>
            {formatSlashDay(data.fromOn)}〜{formatSlashDay(data.toOn)}の勤務
          </span>
        )}
        {query.offerId > 0 && (
          <ButtonLink
            tone='link'
            href={href(routes.promises, { clientId }, { period: query.period })}
          >
            すべてのひな形を見る
          </ButtonLink>
        )}
      </S.Controls>
      <S.Explanation>
        募集に書いたことと、働いた人の答え、チェックアウトと修正依頼の記録を並べます。だれの答えか分からないように、
        {MIN_WORKERS_TO_SHOW}名に満たない答えと記録は出しません。割合は{MIN_WORKERS_FOR_PERCENT}
        件からです。
      </S.Explanation>
      <QueryResult
        of={result}
        name='約束と実際'
        heading='h2'
        skeleton={<Skeleton kind='cards' rows={3} />}
      />
      {data?.items.length === 0 && (
        <EmptyState art='review' title='この期間に終わった勤務はありません'>
          勤務が終わると、募集に書いたこととワーカーの答えが、ひな形ごとに並びます。
        </EmptyState>
      )}
      {data?.items.map((offer) => (
        <OfferPromisesCard
          key={offer.offerId}
          clientId={clientId}
          offer={offer}
          period={query.period}
        />
      ))}
    </PageLayout>
  )
}
