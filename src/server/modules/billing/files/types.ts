import type { Month } from '@/lib/date'
import type { InTransaction } from '@/server/modules/exportFiles/service'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'

export type FileScope = {
  companyId: number
  /** Stores of the company; without any, all of them. */
  clientIds: readonly number[]
  canSeeNames: boolean
}
type Rows = AsyncIterable<readonly (readonly CsvCell[])[]>

export type FileDefinition = {
  /** The Japanese name of the file. */
  name: string
  header: readonly string[]
  /** Yields the rows of one month in pieces. */
  rows: (inTransaction: InTransaction, scope: FileScope, month: Month) => Rows
}
