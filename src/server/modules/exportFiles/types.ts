import type { Permission } from '@/contracts/permission'
import type { ExportStep } from '@/contracts/common/exportFiles'
import type { ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import type { exportFiles } from '@/server/db/schema'
import type { Database, Operation } from '@/server/db/transaction'

export type ExportFile = typeof exportFiles.$inferSelect
/** Runs one piece of the work in a transaction of its own. */
export type InTransaction = <T>(work: (operation: Operation) => Promise<T>) => Promise<T>
/** How far the work has come: `done` of `total` steps, and what is being written now. */
export type ExportProgress = { step: ExportStep; done: number; total: number }
/** What was written so far; `progress` of kinds that people wait for. */
export type Written = { rowCount: number; replaced: number; progress?: ExportProgress }

export type ExportWork = {
  /** The request as it was stored. */
  parameters: object
  /** Of the company or store that the file belongs to, with the rights that the account has now. */
  scope: CompanyScope | ClientScope
  inTransaction: InTransaction
  /** For what has transactions of its own. */
  db: Database
  now: Date
}
/** How the files of a kind are made. */
export type ExportDefinition = {
  /** Without it at the time of the work, the file fails. */
  permission: Permission
  /** The bytes in pieces; `written` counts as they come. */
  pieces: (work: ExportWork, written: Written) => AsyncIterable<Uint8Array>
  /** Of the mail that tells of the file: 'CSV'. */
  noun: string
  /** The page where the file is found. */
  page: (file: Pick<ExportFile, 'companyId' | 'clientId'>) => string
}
