import type { Permission } from '@/contracts/permission'
import type { CompanyScope } from '@/server/auth/tenantScope'
import type { exportFiles } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'

export type ExportFile = typeof exportFiles.$inferSelect
/** Runs one piece of the work in a transaction of its own. */
export type InTransaction = <T>(work: (operation: Operation) => Promise<T>) => Promise<T>
/** What was written so far. */
export type Written = { rowCount: number; replaced: number }

export type ExportWork = {
  /** What was asked for, as it was stored. */
  parameters: object
  /** With the rights that the account has now. */
  scope: CompanyScope
  inTransaction: InTransaction
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
  page: (companyId: number) => string
}
