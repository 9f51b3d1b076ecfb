import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Each fact about a database by its name, for example 'rows public.accounts': '12 rows, checksum 9034…'. */
export type Inventory = ReadonlyMap<string, string>
/** A connection, or a transaction on it. */
export type Reader = Pick<NodePgDatabase, 'execute'>
type Fact = { name: string; value: string }

/**
 * Everything besides the rows that a restored database must have: who owns what and who may do what, policies of
 * row-level security, constraints, indexes, triggers, functions and the positions of sequences.
 */
const structureOf = (db: Reader) =>
  db.execute<Fact>(sql`
  with own as (
    select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select 'table ' || oid::regclass as name,
    format('owner %s, row security %s, forced %s', relowner::regrole, relrowsecurity, relforcerowsecurity) as value
    from own where relkind in ('r', 'p')
  union all select format('grant %s to %s on %s', a.privilege_type, a.grantee::regrole, o.oid::regclass), ''
    from own o, aclexplode(o.relacl) a
  union all select format('policy %s on %s.%s', policyname, schemaname, tablename),
    concat_ws(' | ', permissive, roles::text, cmd, qual, with_check) from pg_policies
  union all select format('constraint %s on %s', c.conname, o.oid::regclass), pg_get_constraintdef(c.oid)
    from own o join pg_constraint c on c.conrelid = o.oid
  union all select 'index ' || oid::regclass, pg_get_indexdef(oid) from own where relkind = 'i'
  union all select format('trigger %s on %s', t.tgname, o.oid::regclass), pg_get_triggerdef(t.oid)
    from own o join pg_trigger t on t.tgrelid = o.oid where not t.tgisinternal
  union all select 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select format('sequence %s.%s', schemaname, sequencename), coalesce(last_value::text, 'unused')
    from pg_sequences`)

const tablesOf = (db: Reader) =>
  db.execute<{ schema: string; table: string }>(sql`
  select n.nspname as schema, c.relname as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p')
  order by 1, 2`)

/** The sum of the first 60 bits of the hash of each row as text: any value that differs changes it. */
async function rowsOf(db: Reader, schema: string, table: string): Promise<Fact> {
  const { rows } = await db.execute<{ count: string; checksum: string }>(sql`
    select count(*)::text as count,
      coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from ${sql.identifier(schema)}.${sql.identifier(table)} t`)
  const [found] = rows
  return {
    name: `rows ${schema}.${table}`,
    value: `${found?.count ?? ''} rows, checksum ${found?.checksum ?? ''}`,
  }
}

/** What is in the database that `db` reads. Its role must see every row. */
export async function inventoryOf(db: Reader): Promise<Inventory> {
  const facts: Fact[] = [...(await structureOf(db)).rows]
  for (const { schema, table } of (await tablesOf(db)).rows)
    facts.push(await rowsOf(db, schema, table))
  return new Map(facts.map(({ name, value }) => [name, value]))
}

/** One line for each fact that the two databases do not share; empty: they are equal. */
export function differencesOf(original: Inventory, restored: Inventory): string[] {
  const names = [...new Set([...original.keys(), ...restored.keys()])].sort()
  return names.flatMap((name) => {
    const before = original.get(name) ?? 'missing'
    const after = restored.get(name) ?? 'missing'
    return before === after ? [] : [`${name}: ${before} → ${after}`]
  })
}
