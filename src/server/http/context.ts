import type * as z from 'zod/mini'
import type { Carried, Endpoint, Json, Output, ParamName } from '@/contracts/endpoint'
import type { AuditChange } from '@/domain/audit/auditChange'
import type { QueryValue } from '@/lib/query'
import type { Account, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import type { Database, Tx } from '@/server/db/transaction'
import type { ChangeFeed } from '@/server/platform/changes'
import type { DiskSpace } from '@/server/platform/diskSpace'
import type { DocumentCipher } from '@/server/platform/documentCipher'
import type { Export } from '@/server/platform/exports/export'
import type { LogEntry } from '@/server/platform/logger'
import type { Metrics } from '@/server/platform/metrics'
import type { FileStorage } from '@/server/platform/storage/fileStorage'
import type { TextModel } from '@/server/platform/textModel'

export type CookieName = 'access' | 'refresh'
type CookieOptions = { maxAge: number; sameSite?: 'Lax' | 'Strict' }
/** The cookies of one call: those received, and those that the response will set. */
export type Cookies = {
  get: (name: CookieName) => string | undefined
  set: (name: CookieName, value: string, options: CookieOptions) => void
  /** Discards cookies that were set, before a transaction is retried. */
  discard: () => void
  written: ReadonlyMap<CookieName, readonly [string, CookieOptions]>
}

export type Message = {
  channel?: 'mail' | 'sms' | 'voice'
  to: string
  subject: string
  body: string
  jobId: number
}
export type Settings = {
  serviceName: string
  /** Base of the absolute links in mails. */
  origin: string
  /** Origins of consoles that are served from elsewhere and may call with cookies. */
  allowedOrigins: readonly string[]
  cookieSecure: 'auto' | 'always'
  /** How many proxies are in front and write X-Forwarded-For. */
  trustProxy: number
  /** The issuer of invoices (消費税法57条の4). Without one no month is confirmed. */
  issuer?: { name: string; registrationNumber: string; address: string; bankAccount: string }
}
/** The dependencies of the application. */
export type AppContext = {
  db: Database
  /** The disk of the embedded database; undefined with a PostgreSQL server, which watches its own disk. */
  diskSpace?: DiskSpace
  /** The changes in the database, made by any process of the installation. */
  changes: ChangeFeed
  clock: () => Date
  random: (bytes: number) => Buffer
  mail: (message: Message) => Promise<void>
  /** The storage of the bytes of uploaded files. */
  files: FileStorage
  /** The key for the hashes of codes that people type (auth/codeHash.ts). */
  codeKey: Buffer
  /** Undefined without a key: no document of an identification is accepted then. */
  documentCipher?: DocumentCipher
  /**
   * Language model for drafts of offers. Without it, drafts are the fixed texts of the occupation, labelled as
   * such.
   */
  textModel?: TextModel
  log: (entry: LogEntry) => void
  metrics: Metrics
  settings: Settings
}

export type Schema<T = unknown> = z.ZodMiniType<T>
/** Ids are safe integers; other path parameters (a uid, a setup token) stay strings. */
type Params<L extends string> = { [P in ParamName<L>]: P extends `${string}Id` ? number : string }
type ScopeOf<L extends string> =
  'clientId' extends ParamName<L>
    ? ClientScope
    : 'companyId' extends ParamName<L>
      ? CompanyScope
      : 'system'
type ExportMedia = `${string}${'csv' | 'pdf' | 'spreadsheet'}${string}`
export type HandlerResult<E extends Endpoint> = E['response'] extends undefined
  ? void
  : E['response'] extends Json<unknown>
    ? Output<E>
    : E['response'] extends ExportMedia
      ? Export
      : Blob | ReadableStream
/** What a handler reports for its row of the audit log. */
export type Recording = {
  /** Ids that the path does not name, and what changed. Never user input. */
  recordForAudit: (audited: { ids?: Record<string, number>; changes?: AuditChange[] }) => void
}
type RequestValues<E extends Endpoint> = Params<E['operation']> &
  Recording & {
    query: QueryValue<E['query']>
    body: E['body'] extends undefined ? undefined : Carried<E['body']>
    now: Date
    cookies: Cookies
    /** Network address of the caller; it does not identify a person. */
    ip: string
    userAgent: string
    /** Version of the row that the caller last saw: If-Match, or lockVersion in the body. */
    version: number | undefined
    /** The account that the calling page was opened by, where the call names one. */
    pageAccountId: number | undefined
    /** For calls without a session: the account that the audit log names. */
    setActingAccount: (accountId: number) => void
    setResponseHeader: (name: string, value: string) => void
  }

/**
 * Argument of a handler: path parameters flat, query and body parsed, `db` restricted to the scope by row-level
 * security.
 */
export type Call<E extends Endpoint> = RequestValues<E> & {
  db: Tx
  scope: ScopeOf<E['operation']>
  account: E['public'] extends true ? undefined : Account
}
/**
 * Argument of a handler that must not hold a transaction (password hashing, long streams). It opens its own
 * transactions and is not retried on a conflict.
 */
export type ManualTransactionCall<E extends Endpoint> = RequestValues<E> & {
  context: AppContext
  scope: ScopeOf<E['operation']>
  account: E['public'] extends true ? undefined : Account
}
