import type { ReactNode } from 'react'
import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import type { CompanyCorrections } from '@/contracts/paymentCorrections/schemas'
import type { StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Outcome } from './Outcome'
import { StoreFilter } from './StoreFilter'

type Listed = Pick<CompanyCorrections, 'stores'> & { items: readonly unknown[] }
type Props<T extends Listed> = {
  read: QueryState<T>
  /** The menu of saved conditions. */
  views: ReactNode
  /** The rows: '修正依頼'. */
  what: string
  unit: '件' | '名'
  /** What the action does with them: '承認'. */
  act: string
  store: number
  onStore: (store: number) => void
  outcomes: readonly StoreOutcome[] | undefined
  onCloseOutcomes: () => void
  /** Shown when no store has a row. */
  empty: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Rows of all stores of a company: the choice of a store, the result of the last action, and the rows or why there are
 * none.
 */
export function AcrossStores<T extends Listed>({
  read,
  views,
  what,
  unit,
  act,
  store,
  onStore,
  outcomes,
  onCloseOutcomes,
  empty,
  children,
}: Props<T>) {
  const { data } = read
  return (
    <>
      <StoreFilter
        stores={data?.stores}
        views={views}
        unit={unit}
        value={store}
        onChange={onStore}
      />
      {outcomes && <Outcome outcomes={outcomes} unit={unit} act={act} onClose={onCloseOutcomes} />}
      <QueryResult of={read} name={what} heading='h2' skeleton={<Skeleton kind='people' />} />
      {data?.items.length === 0 &&
        (store === 0 ? (
          empty
        ) : (
          <NoResult what={what} onClear={() => onStore(0)}>
            店舗の条件を外すと、ほかの店舗が並びます。
          </NoResult>
        ))}
      {data && data.items.length > 0 && children(data)}
    </>
  )
}
