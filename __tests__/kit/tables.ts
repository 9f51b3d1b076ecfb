import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/server/db/schema'

/** The names of all tables of the schema. */
export const tableNames = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table as PgTable))

/** The statement that empties all tables and restarts their ids. */
export const truncateAll = `truncate ${tableNames.join(', ')} restart identity cascade`
