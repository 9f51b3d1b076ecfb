import { memo, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useFirstRows } from '@/ui/data-display/table/useFirstRows'
import { useWindowedRows } from '@/ui/data-display/table/useWindowedRows'
import { rem } from '@/ui/responsive/rem'
import { columnAttributes, Table } from './DataTable.styles'
import { Header, SelectAll } from './DataTableHeader'
import type { Column, Selection, Sort } from './dataTableTypes'

export type { Column, Sort } from './dataTableTypes'

type Props<T> = {
  className?: string | undefined
  label: string
  columns: readonly Column<T>[]
  items: readonly T[]
  keyOf: (item: T) => string
  total?: number
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  selection?: Selection<T>
  /** Groups consecutive rows with the same key under one heading. */
  group?: { keyOf: (item: T) => string; heading: (key: string) => ReactNode }
  /**
   * The state of a row: colours its left edge (working, published) or its background (unpublished,
   * late, on).
   */
  stateOf?: (item: T) => string | undefined
  compact?: boolean
  /** Without an outline, for use inside a Card. */
  plain?: boolean
}
type Entry<T> = { groupKey: string } | { item: T }

const selectableKeys = <T,>(
  items: readonly T[],
  keyOf: (item: T) => string,
  selection: Selection<T> | undefined,
) => (selection ? items.filter((item) => selection.canSelect?.(item) ?? true).map(keyOf) : [])

/**
 * A table on wide screens and cards on narrow ones, from one DOM tree and one styled container with
 * memoised rows. Above 200 entries rows are windowed and must have equal heights. Keep `columns`,
 * `keyOf`, `group` and `stateOf` referentially stable, or every row renders again.
 */
export function DataTable<T>({
  className,
  label,
  columns,
  items,
  keyOf,
  total = items.length,
  sort,
  onSort,
  selection,
  group,
  stateOf,
  compact = false,
  plain = false,
}: Props<T>) {
  const entries: Entry<T>[] = group
    ? items.flatMap((item, i): Entry<T>[] => {
        const key = group.keyOf(item)
        const previous = items[i - 1]
        return previous !== undefined && group.keyOf(previous) === key
          ? [{ item }]
          : [{ groupKey: key }, { item }]
      })
    : items.map((item) => ({ item }))
  const headingCount = entries.length - items.length
  const { body, from, to, style } = useWindowedRows(entries.length)
  const firstRows = useFirstRows(entries.length)
  const isWindowed = style !== undefined
  const latestSelection = useRef(selection)
  useEffect(() => {
    latestSelection.current = selection
  })
  const toggle = useCallback((key: string) => {
    const { selected, onChange } = latestSelection.current ?? {}
    if (!selected || !onChange) return
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }, [])
  // An inline style and not setCssVariables: rows need their widths before the first paint. The
  // content security policy allows it because a table shows fetched data and is never part of
  // prerendered HTML.
  const widths = [...(selection ? ['52px'] : []), ...columns.map((column) => column.width)]
    .join(' ')
    .replace(/(\d+)px/g, (_, px) => rem(Number(px)))
  const selectable = selectableKeys(items, keyOf, selection)
  const shared = {
    columns: columns as readonly Column<unknown>[],
    ...(selection ? { onToggle: toggle } : {}),
  }
  return (
    <Table
      className={className}
      role='table'
      aria-label={label}
      aria-rowcount={total + headingCount + 1 + (hasTotals(columns) ? 1 : 0)}
      data-windowed={isWindowed ? '' : undefined}
      data-compact={compact || undefined}
      data-plain={plain || undefined}
      data-selectable={selection ? '' : undefined}
      style={{ ['--columns' as string]: widths }}
    >
      <div role='row' aria-rowindex={1} data-head=''>
        {selection && (
          <SelectAll
            selectedCount={selectable.filter((key) => selection.selected.has(key)).length}
            count={selectable.length}
            unit={selection.unit ?? '件'}
            onChange={(all) => selection.onChange(new Set(all ? selectable : []))}
          />
        )}
        {columns.map((column) => (
          <Header
            key={column.label}
            column={column as Column<unknown>}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </div>
      <div role='rowgroup' ref={body} style={style}>
        {entries.slice(from, isWindowed ? to : firstRows).map((entry, i) => {
          if ('groupKey' in entry)
            return (
              <div
                role='row'
                aria-rowindex={from + i + 2}
                data-group=''
                key={`group ${entry.groupKey}`}
              >
                <div role='cell' aria-colspan={columns.length + (selection ? 1 : 0)}>
                  {group?.heading(entry.groupKey)}
                </div>
              </div>
            )
          const id = keyOf(entry.item)
          return (
            <Row
              key={id}
              id={id}
              index={from + i + 2}
              item={entry.item}
              state={stateOf?.(entry.item)}
              {...shared}
              {...(selection
                ? {
                    selected: selection.selected.has(id),
                    name: selection.nameOf(entry.item),
                    canSelect: selection.canSelect?.(entry.item) ?? true,
                  }
                : {})}
            />
          )
        })}
      </div>
      <TotalRow {...shared} index={total + headingCount + 2} />
    </Table>
  )
}

const hasTotals = <T,>(columns: readonly Column<T>[]) =>
  columns.some((column) => column.total !== undefined)

const cardPlace = ({ card }: Column<unknown>, index: number) =>
  card ?? (index === 0 ? 'title' : 'fact')

/** The row of sums below the rows, with the same column widths. */
function TotalRow({ columns, index, onToggle }: Pick<RowProps, 'columns' | 'index' | 'onToggle'>) {
  if (!hasTotals(columns)) return null
  return (
    <div role='rowgroup'>
      <div role='row' aria-rowindex={index} data-total=''>
        {onToggle && <span role='cell' />}
        {columns.map((column, i) => (
          <span
            role='cell'
            key={column.label}
            data-label={column.label}
            {...columnAttributes(
              column,
              column.total === undefined ? 'hide' : cardPlace(column, i),
            )}
          >
            {column.total}
          </span>
        ))}
      </div>
    </div>
  )
}

type RowProps = {
  id: string
  index: number
  item: unknown
  columns: readonly Column<unknown>[]
  state: string | undefined
  selected?: boolean
  name?: string
  canSelect?: boolean
  onToggle?: (key: string) => void
}
const Row = memo(function Row({
  id,
  index,
  item,
  columns,
  state,
  selected,
  name,
  canSelect,
  onToggle,
}: RowProps) {
  return (
    <div
      role='row'
      aria-rowindex={index}
      data-status={state}
      data-id={id}
      {...(onToggle ? { 'aria-selected': selected } : {})}
    >
      {onToggle && (
        <span role='cell' data-select=''>
          <label>
            <input
              type='checkbox'
              disabled={!canSelect}
              checked={selected}
              onChange={() => onToggle(id)}
              aria-label={`${name ?? ''}を選択`}
            />
          </label>
        </span>
      )}
      {columns.map((column, i) => (
        <span
          role='cell'
          key={column.label}
          data-label={column.label}
          {...columnAttributes(column, cardPlace(column, i))}
        >
          {column.cell(item)}
        </span>
      ))}
    </div>
  )
})
