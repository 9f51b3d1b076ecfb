import { Rows3, Rows4 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { PostButton } from '@/components/offers/PostButton'
import { Can } from '@/components/permissions/Can'
import { QueryError } from '@/components/queries/QueryResult'
import type { Paged } from '@/contracts/common/schemas'
import type { Output } from '@/contracts/endpoint'
import { offerings } from '@/contracts/offerings'
import { useLastDay } from '@/features/offerings/hooks/useLastDay'
import type { OfferingListQuery, OfferingView } from '@/features/offerings/lib/offeringView'
import { countLimit } from '@/lib/countLimit'
import { areOfferingRowsDense } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { formatNumber } from '@/lib/text/money'
import { ListCount } from '@/shell/lists/ListCount'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { EarlierPage } from './EarlierPage'
import * as S from './OfferingList.styles'
import { OfferingTable } from './OfferingTable'

// Below the fold, so it is loaded later.
const Pagination = dynamic(() => import('@/ui/navigation/Pagination').then((m) => m.Pagination), {
  ssr: false,
})

function orderText({ fromOn, toOn }: OfferingListQuery) {
  if (fromOn) return '勤務日時の早い順'
  return toOn ? '勤務日時の新しい順' : 'これからの勤務が先'
}

/** Whether the list is longer than its total, because the server stops counting at a limit. */
const hasMoreThanCounted = (data: Paged<unknown> | undefined) =>
  data !== undefined && data.totalCount >= countLimit(data.page, data.perPage)

/** Says why the list is empty, and what to do. */
function NoOfferings({
  clientId,
  isFiltered,
  onClear,
}: Pick<OfferingView, 'clientId' | 'isFiltered' | 'onClear'>) {
  if (isFiltered)
    return (
      <NoResult what='求人' onClear={onClear}>
        条件をゆるめるか、ほかの言葉でお試しください。
      </NoResult>
    )
  return (
    <EmptyState
      art='offering'
      title='求人はまだありません'
      action={
        <Can do={offerings.create}>
          <PostButton clientId={clientId} />
        </Can>
      }
    >
      ひな形から募集すると、ここに日付順に並びます。
    </EmptyState>
  )
}

/**
 * The offerings by day, from today on, followed by past ones. The page in the URL is the last one
 * shown; phones also show the pages before it.
 */
export function OfferingList({ clientId, isFiltered, onQuery, onClear, ...view }: OfferingView) {
  const isMobile = useIsMobile()
  const [isDenseOnDesktops, storeDensity] = useStored(areOfferingRowsDense)
  const isDense = isDenseOnDesktops && !isMobile
  const query: OfferingListQuery = { ...view.query, dense: isDense ? '1' : '' }
  const result = useQuery(offerings.list, { clientId, query }, { keepPreviousData: true })
  const { data, error, isValidating } = result
  useExistingPage(data, (last) => void onQuery({ page: last }))
  const isBeyondEnd = data?.items.length === 0 && data.totalCount > 0
  return (
    <>
      <QueryError of={result} name='求人' />
      {(data ? isBeyondEnd : !error) && <S.ListSkeleton />}
      {data?.totalCount === 0 && (
        <NoOfferings clientId={clientId} isFiltered={isFiltered} onClear={onClear} />
      )}
      {data && data.items.length > 0 && (
        <OfferingPages
          clientId={clientId}
          query={query}
          data={data}
          isLoading={isValidating && data.page !== query.page}
          onPage={(page) => void onQuery({ page })}
          onDensity={() => {
            storeDensity(!isDense)
            void onQuery({ page: 1 })
          }}
        />
      )}
    </>
  )
}

type PagesProps = {
  clientId: string
  query: OfferingListQuery
  data: Output<typeof offerings.list>
  isLoading: boolean
  onPage: (page: number) => void
  onDensity: () => void
}

/** The current page with its pagination. Phones show the earlier pages above it. */
function OfferingPages({ clientId, query, data, isLoading, onPage, onDensity }: PagesProps) {
  const isMobile = useIsMobile()
  const isDense = query.dense === '1'
  const page = Math.min(data.page, query.page)
  const earlier = isMobile ? Array.from({ length: page - 1 }, (_, i) => i + 1) : []
  const atLeast = hasMoreThanCounted(data)
  const after = useLastDay(clientId, query, isMobile ? page - 1 : 0)
  return (
    <S.TicketTable>
      <ListCount
        file={offerings.file}
        input={{ clientId, query }}
        noun='求人一覧'
        options={
          !isMobile && (
            <Button
              size={32}
              icon={isDense ? <Rows3 aria-hidden /> : <Rows4 aria-hidden />}
              onClick={onDensity}
            >
              {isDense ? '行を広げる' : '行を詰める'}
            </Button>
          )
        }
      >
        {formatNumber(data.totalCount)}件{atLeast && '以上'} ・ {orderText(query)}
      </ListCount>
      {earlier.map((earlierPage) => (
        <EarlierPage key={earlierPage} clientId={clientId} query={query} page={earlierPage} />
      ))}
      <OfferingTable
        clientId={clientId}
        items={data.items}
        total={data.totalCount}
        after={after}
        isFirst={data.page === 1}
        isLast={data.page * data.perPage >= data.totalCount}
        dense={isDense}
      />
      <Pagination
        of={data}
        unit='件'
        atLeast={atLeast}
        isLoading={isLoading}
        onPage={onPage}
        appends={isMobile}
      />
    </S.TicketTable>
  )
}
