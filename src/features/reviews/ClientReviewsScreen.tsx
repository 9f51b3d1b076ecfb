import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { QueryError } from '@/components/queries/QueryResult'
import { SavedViews } from '@/components/savedViews/SavedViews'
import { clientReviews } from '@/contracts/reviews'
import { BrokenPromises } from '@/features/reviews/components/client/BrokenPromises'
import { ClientReviewFilters } from '@/features/reviews/components/client/ClientReviewFilters'
import { ClientReviewList } from '@/features/reviews/components/client/ClientReviewList'
import { EvaluationCard } from '@/features/reviews/components/client/EvaluationCard'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { foundIn } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './ClientReviewsScreen.styles'
import { ReviewsTabs } from './components/ReviewsTabs'

/** The reviews of the store by workers: the evaluation, and every review with its reply. */
export function ClientReviewsScreen({ clientId }: Params<typeof routes.clientReviews.path>) {
  const [query, setQuery] = useUrlState(routes.clientReviews.query)
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  const reviews = useQuery(clientReviews.list, { clientId, query }, { keepPreviousData: true })
  const { data, error } = reviews
  useExistingPage(data, (page) => void setQuery({ page }))
  const { data: evaluation } = useQuery(clientReviews.evaluation, { clientId })
  const { page: _, ...filters } = query
  const isFiltered = Object.values(filters).some((value) => value !== '' && value !== 0)
  const handleClear = isFiltered
    ? () => void setQuery({ kind: '', hasComment: '', offerId: 0, period: '', answeredNo: '' })
    : undefined
  return (
    <PageLayout
      title={<BarTitle>店舗の評価</BarTitle>}
      pre={<ReviewsTabs clientId={clientId} current='client' />}
    >
      <EvaluationCard clientId={clientId} />
      <BrokenPromises clientId={clientId} />
      <PageSection title='ワーカーの声' note='だれが書いたかは表示されません'>
        <S.Reviews>
          <ClientReviewFilters
            query={query}
            evaluation={evaluation}
            views={
              <SavedViews
                clientId={clientId}
                list='clientReviews'
                path={href(routes.clientReviews, { clientId })}
                query={query}
              />
            }
            found={isFiltered ? foundIn(reviews, '件') : undefined}
            onChange={(change) => void setQuery(change)}
            onClear={handleClear}
          />
          <QueryError of={reviews} name='ワーカーの声' heading='h3' />
          {/* The buttons of each review depend on the permissions; without them the rows would grow later. */}
          {(!data || !permissionsLoaded) && !error && <Skeleton kind='cards' />}
          {data && permissionsLoaded && (
            <ClientReviewList
              clientId={clientId}
              page={data}
              onClearFilters={handleClear}
              onPage={(page) => void setQuery({ page })}
            />
          )}
        </S.Reviews>
      </PageSection>
    </PageLayout>
  )
}
