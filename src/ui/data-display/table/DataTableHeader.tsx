import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { columnAttributes } from './DataTable.styles'
import type { Column, Sort } from './dataTableTypes'

/** The checkbox that selects every row, with the number of selected rows. */
export function SelectAll({
  selectedCount,
  count,
  unit,
  onChange,
}: {
  selectedCount: number
  count: number
  unit: string
  onChange: (all: boolean) => void
}) {
  const checkbox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (checkbox.current)
      checkbox.current.indeterminate = selectedCount > 0 && selectedCount < count
  })
  return (
    <span role='columnheader' data-select=''>
      <label>
        <input
          ref={checkbox}
          type='checkbox'
          disabled={count === 0}
          checked={count > 0 && selectedCount === count}
          onChange={(e) => onChange(e.target.checked)}
        />
        <span data-all=''>すべて選択</span>
      </label>
      <span role='status' data-selected-count=''>
        {selectedCount > 0 && `${count}${unit}中${selectedCount}${unit}を選択中`}
      </span>
    </span>
  )
}

/** The heading of a column; a button if the table can be sorted by it. */
export function Header({
  column,
  sort,
  onSort,
}: {
  column: Column<unknown>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const { label, sortKey, quiet } = column
  const direction = sort && sortKey === sort.key ? sort.direction : undefined
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp
  return (
    <span
      role='columnheader'
      {...columnAttributes(column, column.card)}
      {...(direction ? { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' } : {})}
    >
      {sortKey && onSort ? (
        <button
          type='button'
          onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {label}
          {direction && <Arrow aria-hidden />}
        </button>
      ) : (
        <span data-quiet={quiet}>{label}</span>
      )}
    </span>
  )
}
