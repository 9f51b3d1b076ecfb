import { getTableName, sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  index,
  pgPolicy,
  pgRole,
  text,
  type PgColumn,
  unique,
} from 'drizzle-orm/pg-core'

/**
 * timestamptz in the database, an ISO 8601 string in the program: a row already has the wire's shape, and no Date
 * crosses a realm.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
/**
 * The bytes of a file of a user: in the row from its commit on, and later possibly in an object outside the database
 * that the row names (platform/storage).
 */
export const storedBody = () => ({ body: bytes(), objectKey: text() })
/** The primary key. Numbered by default, not always: seeds and fixtures insert rows under ids of their own. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
/** A column with the id of another row; `.references()` or a composite foreign key names the table. */
export const ref = () => bigint({ mode: 'number' })

/**
 * The role of a scoped transaction: it sees the rows of its tenant. A table without a policy for it is closed to it.
 */
const tenant = pgRole('app_tenant').existing()
/**
 * The role that the login of the server holds: outside a scope it reads and writes every row. No other role can, not
 * even the owner of the tables (FORCE ROW LEVEL SECURITY).
 */
const system = pgRole('app_system').existing()

/** What `enterTenant` sets: the company of the transaction, and its store or null. */
export const companyOfScope = sql.raw("nullif(current_setting('app.company_id', true), '')::bigint")
export const clientOfScope = sql.raw("nullif(current_setting('app.client_id', true), '')::bigint")

/** Policies of a table that scoped transactions cannot access. */
export const systemOnly = () => [
  pgPolicy('system', { to: system, using: sql`true`, withCheck: sql`true` }),
]
/** Policy for the rows that a scoped transaction may read and write. */
export const visible = (rule: SQL) => [
  pgPolicy('visible', { to: tenant, using: rule, withCheck: rule }),
  ...systemOnly(),
]
/**
 * The scope sees the store of the row. EXISTS asks for that one store by its key; `in (select id from clients)` would
 * read all stores of the scope for each statement. The column is qualified, so that no column of the inner table of the
 * same name takes its place.
 */
const seesStoreOf = (t: { clientId: PgColumn }) =>
  sql`exists (select from clients where clients.id = ${t.clientId})`
/** Rows of the client of the scope, or of any client of its company. */
export const ofClient = (t: { clientId: PgColumn }) => visible(seesStoreOf(t))
/** Rows of the company of the scope that belong to all its stores (without a client) or to one that the scope sees. */
export const ofCompanyOrItsStores = (t: { clientId: PgColumn }) =>
  visible(sql`company_id = ${companyOfScope} and (client_id is null or ${seesStoreOf(t)})`)
/** Rows of the company of the scope. */
export const ofCompany = () => visible(sql`company_id = ${companyOfScope}`)
/** The amounts of one company: a transaction that is narrowed to a store sees none of them. */
export const ofCompanyAlone = () =>
  visible(
    sql`company_id = ${companyOfScope} and nullif(current_setting('app.client_id', true), '') is null`,
  )
/**
 * Rows of the company that was the employer; in a transaction of a store, only its own. It does not ask `clients`,
 * because the months of a store that moved to another company stay with the first one.
 */
export const ofEmployer = () =>
  visible(sql`company_id = ${companyOfScope} and client_id = coalesce(${clientOfScope}, client_id)`)
/** Rows of the scope itself: of the company in a transaction of the company, of a store in one of that store. */
export const ofCompanyOrStore = () =>
  visible(sql`company_id = ${companyOfScope} and client_id is not distinct from ${clientOfScope}`)
/**
 * Rows that belong either to a store or to a company: those of the stores that the scope sees, and in a transaction of
 * the company also its own.
 */
export const ofStoreOrCompanyAlone = (t: { clientId: PgColumn }) =>
  visible(
    sql`${seesStoreOf(t)} or (company_id = ${companyOfScope} and nullif(current_setting('app.client_id', true), '') is null)`,
  )
/** Pieces of the files that the scope sees. */
export const ofExportFile = (t: { fileId: PgColumn }) =>
  visible(sql`exists (select from export_files where export_files.id = ${t.fileId})`)
/**
 * Workers, or rows of theirs, who have a record at a store that the scope sees. OFFSET makes PostgreSQL check each row:
 * without it the planner may read the whole table once and prepare the answers for all workers of the service.
 */
export const ofKnownWorker = (userId: PgColumn) =>
  visible(sql`exists (select from client_users where client_users.user_id = ${userId} offset 0)`)
/** Policy: a scoped transaction may insert rows but not read them. */
export const appendOnly = (name = 'append') => [
  pgPolicy(name, { for: 'insert', to: tenant, withCheck: sql`true` }),
  ...systemOnly(),
]

/** A day without a time, as 'YYYY-MM-DD'. */
export const day = () => date({ mode: 'string' })
/** A time of day, as 'HH:mm': PostgreSQL answers with seconds, the wire has none. */
export const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 'HH:mm'.length),
})
/** A month, as 'YYYY-MM'; stored as its first day. */
export const month = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  toDriver: (value) => `${value}-01`,
  fromDriver: (value) => value.slice(0, 'YYYY-MM'.length),
})

const nameOf = (column: PgColumn) =>
  column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/**
 * A unique constraint. Drizzle would name it by the keys of the program (`clients_companyId_id_unique`), unlike
 * everything else in the database.
 */
export const uniqueOn = (...columns: [PgColumn, ...PgColumn[]]) =>
  unique([getTableName(columns[0].table), ...columns.map(nameOf), 'unique'].join('_')).on(
    ...columns,
  )
const checkOf = (columns: readonly [PgColumn, ...PgColumn[]], rule: string, condition: SQL) =>
  check([getTableName(columns[0].table), ...columns.map(nameOf), rule].join('_'), condition)
/** The column holds one of the words of a vocabulary, the one that it is declared with: `text({ enum: words })`. */
export const oneOf = (column: PgColumn, words: readonly string[]) =>
  checkOf(
    [column],
    'values',
    sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`,
  )
/** A row of `storedBody()` has its bytes or names their object; the index finds both kinds. */
export const inOnePlace = (body: PgColumn, objectKey: PgColumn) => [
  checkOf([body, objectKey], 'place', sql`num_nonnulls(${body}, ${objectKey}) = 1`),
  index().on(objectKey),
]
/** Amounts and counts: each of them is at least this much. */
export const atLeast = (min: number, ...columns: PgColumn[]) =>
  columns.map((column) => checkOf([column], `from_${min}`, sql`${column} >= ${sql.raw(`${min}`)}`))
/** The column lies in this range, both ends included. */
export const between = (column: PgColumn, min: number, max: number) =>
  checkOf([column], 'range', sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`)
/** The first of two instants, days or counts is not greater than the second. */
export const inOrder = (first: PgColumn, second: PgColumn) =>
  checkOf([first, second], 'order', sql`${first} <= ${second}`)
/** One of the two columns has a value, the other has none. */
export const eitherOf = (first: PgColumn, second: PgColumn) =>
  checkOf([first, second], 'either', sql`num_nonnulls(${first}, ${second}) = 1`)
/** A CHECK that both columns have a value, or neither. */
export const together = (first: PgColumn, second: PgColumn) =>
  checkOf([first, second], 'together', sql`num_nonnulls(${first}, ${second}) <> 1`)
