import type { Statements } from '@/contracts/billing/schemas'
import { monthRowsOf, type MonthRow } from '@/features/billing/lib/monthRows'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { Pagination } from '@/ui/navigation/Pagination'
import { keyOfMonth } from './monthColumns'
import * as S from './statements.styles'

/** The months, newest first, twelve a page. */
export function MonthList({
  data,
  columns,
  onPage,
}: {
  data: Statements
  columns: readonly Column<MonthRow>[]
  onPage: (page: number) => void
}) {
  return (
    <S.TableArea>
      <DataTable
        label='月ごとの利用明細'
        columns={columns}
        items={monthRowsOf(data)}
        keyOf={keyOfMonth}
        total={data.totalCount}
      />
      <Pagination of={data} unit='件' onPage={onPage} />
    </S.TableArea>
  )
}
