import type { ExportStep } from '@/contracts/common/exportFiles'
import type { Permission } from '@/contracts/permission'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import type { exportFiles } from '@/server/db/schema'
import type { Database, Operation } from '@/server/db/transaction'

/** The row of an export file, whatever its state. */
export type ExportFile = typeof exportFiles.$inferSelect
/** Runs one piece of the work in a separate transaction. */
export type InTransaction = <T>(work: (operation: Operation) => Promise<T>) => Promise<T>
/** How far the work has come: `done` of `total` steps, and what is being written now. */
export type ExportProgress = { step: ExportStep; done: number; total: number }
/** What was written so far. */
export type Written = {
  rowCount: number
  /** Characters that Shift_JIS lacks, written as 「？」. */
  replaced: number
  /** Only for kinds whose page shows the progress. */
  progress?: ExportProgress
}

/** What a definition makes a file from: the request, its owner, and access to the database. */
export type ExportWork = {
  /** The request as it was stored. */
  parameters: object
  /** The company or store that the file belongs to, with the permissions that the account has now. */
  scope: CompanyScope | ClientScope
  inTransaction: InTransaction
  /** For work that opens its own transactions. */
  db: Database
  now: Date
}
/** How the files of a kind are made. */
export type ExportDefinition = {
  /** The file fails if the account has lost this permission when the job runs. */
  permission: Permission
  /** Yields the bytes in pieces and updates `written` as they come. */
  pieces: (work: ExportWork, written: Written) => AsyncIterable<Uint8Array>
  /** What the mail calls the file: 'CSV'. */
  noun: string
  /** The page where the file is found. */
  page: (file: Pick<ExportFile, 'companyId' | 'clientId'>) => string
}
