import type { StatementLines } from '@/contracts/billing/schemas'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Pagination } from '@/ui/navigation/Pagination'
import { LineList } from './LineList'
import * as S from './StatementLines.styles'

type Props = {
  label: string
  read: {
    data?: StatementLines | undefined
    error?: Error | undefined
    isValidating: boolean
    mutate: () => unknown
  }
  canOpenStore: boolean
  onPage: (page: number) => void
}

/** One page of the lines of a store, in each of its states. */
export function StoreLines({
  label,
  read: { data, error, isValidating, mutate },
  canOpenStore,
  onPage,
}: Props) {
  return (
    <>
      {error && (
        <ErrorState
          inline={!!data}
          title='明細を読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='rows' rows={3} />}
      {data?.items.length === 0 && <S.Empty>この月のご利用はありません。</S.Empty>}
      {data && data.items.length > 0 && (
        <LineList label={label} lines={data.items} canOpenStore={canOpenStore} />
      )}
      {data && data.totalCount > data.perPage && (
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
