import type { SalaryRows } from '@/contracts/myNumber/schemas'
import { payBasisText } from '@/domain/workers/limitTexts'
import { ListNote } from '@/ui/data-display/ListNote'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { SalaryRowItem } from './SalaryRowItem'

type Props = {
  rows: SalaryRows
  thresholdYen: number | undefined
  canRequest: boolean
  selectedIds: ReadonlySet<number>
  onSelect: (userId: number, isSelected: boolean) => void
  onPage: (page: number) => void
}

/** The workers of one page, with how much of their pay limits is used. */
export function SalaryList({
  rows,
  thresholdYen,
  canRequest,
  selectedIds,
  onSelect,
  onPage,
}: Props) {
  return (
    <>
      <ListNote>
        <p>{payBasisText}</p>
      </ListNote>
      <ul aria-label='ワーカーの報酬と上限'>
        {rows.items.map((row) => (
          <SalaryRowItem
            key={row.userId}
            row={row}
            thresholdYen={thresholdYen ?? 0}
            canRequest={canRequest}
            isSelected={selectedIds.has(row.userId)}
            onSelect={(isSelected) => onSelect(row.userId, isSelected)}
          />
        ))}
      </ul>
      <Pagination of={rows} unit='名' onPage={onPage} />
    </>
  )
}

type NoRowsProps = { isFiltered: boolean; onClear: () => void }

/** Says why the list is empty: no worker matches the filters, or nobody has worked yet. */
export function NoSalaryRows({ isFiltered, onClear }: NoRowsProps) {
  if (isFiltered) return <NoResult what='ワーカー' onClear={onClear} />
  return (
    <EmptyState heading='h2' art='worker' title='今年度に勤務したワーカーはまだいません'>
      勤務が決まると、その方の報酬と上限がここに並びます。
    </EmptyState>
  )
}
