import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import { activities } from '@/contracts/activities'
import type { ActivityList } from '@/contracts/activities/schemas'
import { serverNow } from '@/lib/clock'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { SaveCsv } from '@/shell/lists/SaveCsv'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Found } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { KeysetPagination } from '@/ui/navigation/Pagination'
import * as S from './ActivitiesScreen.styles'
import { ActivityFilters } from './components/ActivityFilters'
import { ActivityTable } from './components/ActivityTable'

const title = <BarTitle>操作の記録</BarTitle>
const noFilter = { account: 0, store: 0, kind: '', from: '', to: '', before: 0 } as const

/** The log of activities in a company: who changed what and when, with the values before and after. */
export function ActivitiesScreen({ companyId }: Params<typeof routes.companyActivities.path>) {
  const [query, setQuery] = useUrlState(routes.companyActivities.query)
  const result = useQuery(activities.list, { companyId, query }, { keepPreviousData: true })
  const { data } = result
  const isFiltered = Object.entries(noFilter).some(
    ([name, none]) => name !== 'before' && query[name as keyof typeof noFilter] !== none,
  )
  const hasItems = data !== undefined && data.items.length > 0
  const clear = () => void setQuery(noFilter)
  return (
    <PageLayout
      title={title}
      actions={
        <MainAction>
          <SaveCsv
            file={activities.file}
            input={{ companyId, query }}
            noun='操作の記録'
            isEmpty={!hasItems}
          />
        </MainAction>
      }
    >
      <ActivityFilters
        companyId={companyId}
        query={query}
        accounts={data?.accounts ?? []}
        stores={data?.stores ?? []}
        onChange={(patch) => void setQuery({ before: 0, ...patch })}
        found={
          isFiltered && data && !result.isLoading && query.before === 0 ? foundIn(data) : undefined
        }
        onClear={isFiltered ? clear : undefined}
      />
      <QueryResult of={result} name='操作の記録' heading='h2' skeleton={<Skeleton kind='people' />}>
        {(data) => (
          <>
            {hasItems ? (
              <ActivityTable companyId={companyId} items={data.items} now={serverNow()} />
            ) : (
              <Nothing isFiltered={isFiltered} onClear={clear} />
            )}
            <KeysetPagination
              shown={data.items.length}
              isFirst={query.before === 0}
              onFirst={() => void setQuery({ before: 0 })}
              onNext={
                data.nextBefore === null
                  ? undefined
                  : () => void setQuery({ before: data.nextBefore ?? 0 })
              }
            />
          </>
        )}
      </QueryResult>
      <S.Note>
        記録は変更も削除もできません。見ただけの操作は残りません(個人情報の表示と、ファイルの保存は残ります)。ワーカーは番号で示します。
      </S.Note>
    </PageLayout>
  )
}

/** The number of rows found. Only the first page is counted; `nextBefore` tells whether older rows exist. */
const foundIn = ({ items, nextBefore }: ActivityList): Found => ({
  count: items.length,
  unit: nextBefore === null ? '件' : '件以上',
})

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered)
    return (
      <NoResult what='記録' onClear={onClear}>
        期間を広げるか、条件をゆるめてお試しください。
      </NoResult>
    )
  return (
    <EmptyState heading='h2' art='worker' title='記録がまだありません'>
      スタッフが求人の公開や設定の変更をすると、ここに並びます。
    </EmptyState>
  )
}
