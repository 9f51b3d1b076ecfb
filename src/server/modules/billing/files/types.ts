import type { Month } from '@/lib/date'
import type { InTransaction } from '@/server/modules/exportFiles/service'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'

export type FileScope = {
  companyId: number
  /** Stores of the company; without any, all of them. */
  clientIds: readonly number[]
  canSeeNames: boolean
}
export type Rows = AsyncIterable<readonly (readonly CsvCell[])[]>

export type FileDefinition = {
  /** Of the file, in Japanese. */
  name: string
  header: readonly string[]
  /** The rows of one month in pieces. */
  rows: (inTransaction: InTransaction, scope: FileScope, month: Month) => Rows
}
