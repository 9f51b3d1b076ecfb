import { useExistingPage } from '@/api/useExistingPage'
import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import type { employmentNoticeQuery } from '@/contracts/employmentNotices/query'
import type { VaultNotices as NoticeList } from '@/contracts/employmentNotices/schemas'
import { recordMonths } from '@/domain/records/recordYear'
import { serverNow } from '@/lib/clock'
import { formatMonth, monthOf, type Month } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { foundIn, type Found } from '@/ui/fields/filters/foundText'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import { NoticeTable } from './NoticeTable'

type Query = QueryValue<typeof employmentNoticeQuery> & { store?: number }
type Props = {
  query: Query
  /** The stores of a company, to filter by; undefined if the vault belongs to one store. */
  stores?: readonly { id: number; name: string }[]
  /** The page of notices, as `useQuery` returns it. */
  notices: QueryState<NoticeList>
  onChange: (patch: Partial<Query>) => void
}

/**
 * The notices of working conditions (労働条件通知書) of a month: worker, when it was made and opened, and the document.
 */
export function VaultNotices({ query, stores, notices, onChange }: Props) {
  const { data } = notices
  const now = serverNow()
  const month = query.month === '' ? monthOf(now) : query.month
  const isFiltered = query.keyword !== '' || query.unread_only !== '' || (query.store ?? 0) !== 0
  const clear = () =>
    onChange({ keyword: '', unread_only: '', ...(query.store === undefined ? {} : { store: 0 }) })
  useExistingPage(data, (page) => onChange({ page }))
  return (
    <PageSection
      title='労働条件通知書'
      note={data ? `${formatMonth(month)}の勤務 ${data.totalCount}通` : undefined}
    >
      <Filters
        query={query}
        stores={stores}
        unreadCount={data?.unreadCount}
        now={now}
        found={isFiltered || query.month !== '' ? foundIn(notices, '通') : undefined}
        onChange={onChange}
        onClear={isFiltered ? clear : undefined}
      />
      <Results
        notices={notices}
        month={month}
        hasStores={stores !== undefined}
        onPage={(page) => onChange({ page })}
        onClear={isFiltered ? clear : undefined}
      />
      <p>
        マッチングの成立とともに交付しています。内容はそのときのまま残り、あとから変わりません。
      </p>
    </PageSection>
  )
}

type ResultsProps = {
  notices: Props['notices']
  month: Month
  hasStores: boolean
  onPage: (page: number) => void
  /** Clears the filters; undefined if none is set. */
  onClear: (() => void) | undefined
}
function Results({ notices, month, hasStores, onPage, onClear }: ResultsProps) {
  const { data } = notices
  return (
    <>
      <QueryResult
        of={notices}
        name='労働条件通知書'
        heading='h3'
        skeleton={<Skeleton kind='people' />}
      />
      {data?.totalCount === 0 && onClear && (
        <NoResult what='労働条件通知書' onClear={onClear}>
          月を変えるか、条件をゆるめてお試しください。
        </NoResult>
      )}
      {data?.totalCount === 0 && !onClear && (
        <EmptyState
          heading='h3'
          art='worker'
          title={`${formatMonth(month)}の勤務の労働条件通知書はありません`}
        >
          マッチングが成立すると交付され、ここに並びます。
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <NoticeTable notices={data.items} hasStores={hasStores} />
          <Pagination label='労働条件通知書のページ' of={data} unit='通' onPage={onPage} />
        </>
      )}
    </>
  )
}

type FiltersProps = Pick<Props, 'query' | 'onChange'> & {
  stores: Props['stores'] | undefined
  unreadCount: number | undefined
  now: Date
  found: Found | undefined
  onClear: (() => void) | undefined
}
function Filters({ query, stores, unreadCount, now, found, onChange, onClear }: FiltersProps) {
  const thisMonth = monthOf(now)
  return (
    <FilterBar
      search={
        <SearchField
          label='労働条件通知書を探す'
          hideLabel
          placeholder='氏名・フリガナ・求人番号'
          maxLength={MAX_SEARCH_LENGTH}
          value={query.keyword}
          onSearch={(keyword) => onChange({ keyword })}
        />
      }
      {...(onClear ? { onClear } : {})}
      found={found}
    >
      <FilterSelect
        label='勤務の月'
        all={`${formatMonth(thisMonth)}(今月)`}
        value={query.month}
        options={recordMonths(now)
          .filter((month) => month !== thisMonth)
          .map((month) => ({ value: month, label: formatMonth(month) }))}
        onChange={(month) => onChange({ month })}
      />
      {stores && stores.length > 1 && (
        <FilterSelect
          label='店舗'
          all='店舗: すべて'
          value={query.store ? String(query.store) : ''}
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onChange({ store: Number(id) })}
        />
      )}
      <FilterSwitch
        label={unreadCount === undefined ? '未読だけ' : `未読だけ(${unreadCount}通)`}
        on={query.unread_only === '1'}
        onChange={(on) => onChange({ unread_only: on ? '1' : '' })}
      />
    </FilterBar>
  )
}
