import type { Engine } from './engine'

type Rows = Engine['rows']
const TABLES = `pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'`
const COLUMNS = `${TABLES} join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped`
const isTable = `t.relkind in ('r', 'p')`
const CHECKED = `exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and a.attnum = any (c.conkey))`

/** Returns the columns that match a condition, as `table.column`. */
const columnsWhere = async (rows: Rows, condition: string) =>
  (
    await rows(
      `select t.relname || '.' || a.attname as name from ${COLUMNS} where ${isTable} and ${condition} order by 1`,
    )
  ).map(({ name }) => String(name))

/** Returns the numbers that name a row of another table (`…_id`) or an account (`…_by`) without a foreign key. */
export const referencesWithoutKey = (rows: Rows) =>
  columnsWhere(
    rows,
    `a.atttypid in ('int4'::regtype, 'int8'::regtype) and a.attname ~ '_(id|by)$'
      and not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and a.attnum = any (c.conkey))`,
  )

/**
 * Returns the foreign keys that no index serves: none begins with their columns and no unique one is on some of them.
 * Without an index, changing the row that is referred to reads the whole table.
 */
export const keysWithoutIndex = async (rows: Rows) =>
  (
    await rows(
      `select t.relname || ': ' || c.conname as name from ${TABLES} join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
        where not exists (
          select from pg_index i where i.indrelid = t.oid and i.indpred is null and (
            (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:cardinality(c.conkey) - 1]) k) = (select array_agg(k order by k) from unnest(c.conkey) k)
            or (i.indisunique and i.indkey::int2[] <@ c.conkey)))
        order by 1`,
    )
  ).map(({ name }) => String(name))

/** Returns the columns that sound like a vocabulary, but for which the database accepts any text. */
export const wordsWithoutCheck = (rows: Rows) =>
  columnsWhere(
    rows,
    `a.atttypid = 'text'::regtype and not ${CHECKED}
      and a.attname ~ '(^|_)(status|kind|state|result|scope|level|side|channel|tier|gender|category|source|role|classification|close_rule|reason_code|failure|generator|payer|target|per)$'`,
  )

/** Returns the amounts, counts and rates without a CHECK, by their names. */
export const numbersWithoutCheck = (rows: Rows) =>
  columnsWhere(
    rows,
    `a.atttypid in ('int4'::regtype, 'int8'::regtype) and not ${CHECKED} and a.attname ~ '(_yen|_count|_min|_bp|_percent|_points|_size|_days|^count|^people_.*)$'`,
  )

/** Returns the columns that are named like days or times, but are text. */
export const datesAsText = (rows: Rows) =>
  columnsWhere(rows, `a.atttypid = 'text'::regtype and a.attname ~ '(_on|_time|_at|^month)$'`)

/** Returns the tables without row-level security, without forcing it, or without the policy `system`. */
export const tablesWithoutForcedRls = async (rows: Rows) =>
  (
    await rows(
      `select t.relname as name from ${TABLES} where ${isTable} and not (t.relrowsecurity and t.relforcerowsecurity
        and exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'system')) order by 1`,
    )
  ).map(({ name }) => String(name))

/** Returns the tables, columns, constraints, indexes and triggers that are not named in snake_case. */
export const namesOutOfStyle = async (rows: Rows) =>
  (
    await rows(
      `select name from (
        select t.relname || '.' || a.attname as name, a.attname as own from ${COLUMNS} where ${isTable}
        union select t.relname, t.relname from ${TABLES}
        union select c.conname, c.conname from ${TABLES} join pg_constraint c on c.conrelid = t.oid
        union select g.tgname, g.tgname from ${TABLES} join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
      ) names where own !~ '^[a-z][a-z0-9_]*$' order by 1`,
    )
  ).map(({ name }) => String(name))
