import type { ReactNode } from 'react'

export type Column<T> = {
  label: string
  /** What styles of the table call the column: its cells carry it as `data-column`. */
  name?: string
  /** A grid track, in px at the default font size; the px follow the reader's font size. */
  width: string
  cell: (item: T) => ReactNode
  number?: boolean
  /** What stands in the last row, which sums the table up; the row is there when any column has it. */
  total?: ReactNode
  /**
   * The column's place on the card that replaces a row below 750 px. By default the first column is
   * the title and the others are facts (three at most). `line` is a fact that is too long to stand beside others,
   * `hide` is for what the title already shows.
   */
  card?: 'title' | 'chip' | 'fact' | 'line' | 'action' | 'hide'
  /** Makes the header a button that sorts by this key. */
  sortKey?: string
  /** The label is visually hidden (actions). */
  quiet?: boolean
}
export type Sort = { key: string; direction: 'asc' | 'desc' }
export type Selection<T> = {
  selected: ReadonlySet<string>
  onChange: (next: ReadonlySet<string>) => void
  nameOf: (item: T) => string
  unit?: '件' | '名'
  /** Other rows show a box that cannot be ticked, and say themselves why. */
  canSelect?: (item: T) => boolean
}
