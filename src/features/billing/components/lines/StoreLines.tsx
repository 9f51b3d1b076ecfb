import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import type { StatementLines } from '@/contracts/billing/schemas'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { foundIn } from '@/ui/fields/filters/foundText'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Pagination } from '@/ui/navigation/Pagination'
import { LineList } from './LineList'
import * as S from './StatementLines.styles'

export type LinesQuery = { page: number; keyword: string }
type Props = {
  label: string
  read: QueryState<StatementLines>
  canOpenStore: boolean
  query: LinesQuery
  onQuery: (query: LinesQuery) => void
}

/** One page of the lines of a store, with their search and the loading, error and empty states. */
export function StoreLines({ label, read, canOpenStore, query, onQuery }: Props) {
  const { data } = read
  const search = (keyword: string) => {
    onQuery({ page: 1, keyword })
  }
  const hasLines = data && data.items.length > 0
  return (
    <>
      {(hasLines || query.keyword !== '') && (
        <S.Search>
          <SearchField
            label='求人・ワーカーの氏名で探す'
            hideLabel
            placeholder='求人・ワーカーの氏名で探す'
            maxLength={MAX_SEARCH_LENGTH}
            value={query.keyword}
            found={foundIn(read, '件')}
            onSearch={search}
          />
        </S.Search>
      )}
      <QueryResult of={read} name='明細' skeleton={<Skeleton kind='rows' rows={3} />} />
      {data?.items.length === 0 &&
        (query.keyword === '' ? (
          <S.Empty>この月のご利用はありません。</S.Empty>
        ) : (
          <NoResult what='明細' onClear={() => search('')} />
        ))}
      {hasLines && <LineList label={label} lines={data.items} canOpenStore={canOpenStore} />}
      {data && (
        <S.Paging>
          <Pagination of={data} unit='件' onPage={(page) => onQuery({ ...query, page })} />
        </S.Paging>
      )}
    </>
  )
}
