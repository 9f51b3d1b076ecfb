import { ShieldCheck } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import type { CompanyCorrections } from '@/contracts/paymentCorrections/schemas'
import type { OfStore, StoreOutcome } from '@/features/acrossStores/lib/byStore'
import { useSelectedRows } from '@/features/acrossStores/lib/useSelectedRows'
import { formatNumber } from '@/lib/text/money'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Outcome } from './Outcome'
import * as S from './rows.styles'
import { StoreFilter } from './StoreFilter'

type Row = OfStore & { refusal: string | null }
type Listed<T> = Pick<CompanyCorrections, 'stores' | 'totalCount'> & { items: readonly T[] }
/** Define the columns and functions outside the component: new ones would render every row again. */
type Props<T extends Row> = {
  companyId: string
  title: string
  /** The name of the list and its URL, for saved conditions. */
  list: 'companyCorrections' | 'companyReviews'
  path: string
  read: QueryState<Listed<T>>
  store: number
  onStore: (store: number) => void
  /** What the rows are, such as '修正依頼'. */
  what: string
  unit: '件' | '名'
  label: string
  columns: readonly Column<T>[]
  keyOf: (row: T) => string
  nameOf: (row: T) => string
  /** Says that the list shows only part of the rows: '(期限の遅い3件は、対応した後に並びます)'. */
  restText: (count: string) => string
  /** Which rows can be selected, and what the others need. */
  rule: { title: string; text: string }
  /** Shown when no store has a row. */
  empty: ReactNode
  canAct: boolean
  /** What the bar does with the rows, such as '承認'. */
  actionName: string
  /** Acts on the selected rows. */
  bar: ComponentType<{
    companyId: string
    rows: readonly T[]
    onOutcome: (outcomes: StoreOutcome[]) => void
    onClear: () => void
  }>
}

const noRows: readonly never[] = []
const canSelect = ({ refusal }: Row) => refusal === null

/** A page of the rows of all stores of a company. One button acts on many of them; the result is shown by store. */
export function AcrossStores<T extends Row>({
  companyId,
  title,
  list,
  path,
  read,
  store,
  onStore,
  what,
  unit,
  empty,
  actionName,
  bar: ActionBar,
  ...rowProps
}: Props<T>) {
  const { data } = read
  const selection = useSelectedRows(data?.items ?? noRows, rowProps.keyOf, canSelect)
  const [outcomes, setOutcomes] = useState<StoreOutcome[]>()
  return (
    <PageLayout title={<BarTitle>{title}</BarTitle>}>
      <StoreFilter
        stores={data?.stores}
        savedViews={{ companyId, list, path, query: { store } }}
        unit={unit}
        value={store}
        onChange={onStore}
      />
      {outcomes && (
        <Outcome
          outcomes={outcomes}
          unit={unit}
          actionName={actionName}
          onClose={() => setOutcomes(undefined)}
        />
      )}
      <QueryResult of={read} name={what} heading='h2' skeleton={<Skeleton kind='people' />} />
      {data?.items.length === 0 &&
        (store === 0 ? (
          empty
        ) : (
          <NoResult what={what} onClear={() => onStore(0)}>
            店舗の条件を外すと、ほかの店舗が並びます。
          </NoResult>
        ))}
      {data && data.items.length > 0 && (
        <StoreRows
          {...rowProps}
          data={data}
          unit={unit}
          selected={selection.selected}
          onSelect={selection.select}
        />
      )}
      <ActionBar
        companyId={companyId}
        rows={selection.rows}
        onOutcome={(next) => {
          setOutcomes(next)
          selection.clear()
        }}
        onClear={selection.clear}
      />
    </PageLayout>
  )
}

type RowsProps<T extends Row> = Pick<
  Props<T>,
  'unit' | 'label' | 'columns' | 'keyOf' | 'nameOf' | 'restText' | 'rule' | 'canAct'
> & {
  data: Listed<T>
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}
function StoreRows<T extends Row>({
  data: { items, totalCount },
  unit,
  label,
  columns,
  keyOf,
  nameOf,
  restText,
  rule,
  canAct,
  selected,
  onSelect,
}: RowsProps<T>) {
  const restCount = totalCount - items.length
  return (
    <>
      <S.Count role='status'>
        {formatNumber(totalCount)}
        {unit}
        {restCount > 0 && restText(`${formatNumber(restCount)}${unit}`)}
      </S.Count>
      <S.Rows>
        <DataTable
          label={label}
          columns={columns}
          items={items}
          keyOf={keyOf}
          {...(canAct && {
            selection: { selected, onChange: onSelect, nameOf, canSelect, unit },
          })}
        />
      </S.Rows>
      <S.Rule>
        <Notice tone='plain' icon={ShieldCheck} title={rule.title}>
          {rule.text}
        </Notice>
      </S.Rule>
    </>
  )
}
