import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import type { StatementLines } from '@/contracts/billing/schemas'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Pagination } from '@/ui/navigation/Pagination'
import { LineList } from './LineList'
import * as S from './StatementLines.styles'

type Props = {
  label: string
  read: QueryState<StatementLines>
  canOpenStore: boolean
  onPage: (page: number) => void
}

/** One page of the lines of a store, in each of its states. */
export function StoreLines({ label, read, canOpenStore, onPage }: Props) {
  const { data, isValidating } = read
  return (
    <>
      <QueryResult of={read} name='明細' skeleton={<Skeleton kind='rows' rows={3} />} />
      {data?.items.length === 0 && <S.Empty>この月のご利用はありません。</S.Empty>}
      {data && data.items.length > 0 && (
        <LineList label={label} lines={data.items} canOpenStore={canOpenStore} />
      )}
      {data && (
        <S.Paging>
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            loading={isValidating}
            onPage={onPage}
          />
        </S.Paging>
      )}
    </>
  )
}
