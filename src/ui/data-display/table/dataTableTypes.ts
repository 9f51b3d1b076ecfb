import type { ReactNode } from 'react'

export type Column<T> = {
  label: string
  /** The name of the column for styles of the table; its heading and cells carry it as `data-column`. */
  name?: string
  /** A grid track such as '120px' or '1fr'. Its px are scaled with the reader's font size. */
  width: string
  cell: (item: T) => ReactNode
  number?: boolean
  /** The cell of the last row, which contains the sums; the row is shown when any column has one. */
  total?: ReactNode
  /**
   * The column's place on the card that replaces a row below 750 px. By default the first column is
   * the title and the others are facts (three at most). `line` is a fact that is too long to be beside others,
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
  /** Which rows can be selected; the others show a disabled box and the reason. */
  canSelect?: (item: T) => boolean
}
