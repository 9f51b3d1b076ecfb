import { seedIfEmpty } from '@/server/demo/seedIfEmpty'
import { testContext } from '@tests/kit/app'
import type { engineAtMigration as openAt } from '@tests/kit/engine'
import { tableNames } from '@tests/kit/tables'

declare const engineAtMigration: typeof openAt
/** The version before the constraints: 0000 to 0011. */
const BEFORE_CONSTRAINTS = 12
/** Where rows were added that the new version refuses. */
const MENDED = ['email_changes', 'fix_payment_requests', 'groups', 'user_blocks']
/** The columns of each table of a database. */
async function columnsOf(database: Awaited<ReturnType<typeof openAt>>) {
  const rows = await database.rows(
    "select table_name, array_agg(column_name::text) as columns from information_schema.columns where table_schema = 'public' group by table_name",
  )
  return new Map(
    rows.map((row) => [String(row['table_name']), new Set(row['columns'] as string[])]),
  )
}
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

test('前の版のデモのデータは、そのまま新しい版に移る。二重に開いていたものは、一つにまとまる', async () => {
  const world = await testContext()
  // The rows of the demonstration, as JSON from this version's tables.
  await world.engine.exec(
    `set session_replication_role = replica; ${tableNames.map((t) => `delete from ${t};`).join(' ')} set session_replication_role = default`,
  )
  await seedIfEmpty(world.db, { now: world.now, random: world.random, scale: 1 })
  // Dedicated postings of graduates came later.
  await world.engine.exec(`
    update offerings set kind = 'regular', scope = 'worked' where scope = 'graduate';
    update matchings set applied_scope = 'worked' where applied_scope = 'graduate'`)
  const content = new Map<string, string>()
  for (const table of tableNames) {
    const [row] = await world.engine.rows(
      `select coalesce(json_agg(t order by t.id), '[]')::text as rows from ${table} t`,
    )
    content.set(table, String(row?.['rows']))
  }
  await world.reset()

  const old = await engineAtMigration(BEFORE_CONSTRAINTS)
  try {
    // Tables that came later hold nothing in the older version.
    const known = await columnsOf(old)
    for (const table of tableNames) if (!known.has(table)) content.delete(table)
    await old.exec('set session_replication_role = replica')
    for (const [table, rows] of content)
      await old.exec(
        `insert into ${table} select * from json_populate_recordset(null::${table}, ${quoted(rows)}); select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
      )
    // What the older version kept otherwise, and what it let happen twice.
    await old.exec(`
      set session_replication_role = default;
      update acknowledgements set month = left(month, 7);
      update multidate_items set start_time = left(start_time, 5), end_time = left(end_time, 5);
      insert into fix_payment_requests (client_id, matching_id, reason_kinds, reason_text, planned, requested, status, requested_at, due_at)
        select client_id, matching_id, reason_kinds, reason_text, planned, requested, status, requested_at, due_at from fix_payment_requests where status = 'requested';
      insert into user_blocks (company_id, client_id, user_id, reason_code, blocked_at) select company_id, client_id, user_id, reason_code, blocked_at from user_blocks;
      insert into groups (company_id, client_id, name, is_default, created_at, updated_at) select company_id, client_id, name, true, created_at, updated_at from groups where is_default;
      insert into email_changes (account_id, new_email, token_hash, cancel_hash, created_at, expires_at) select 1, 'a@example.jp', n, n || '-', now(), now() + interval '1 day' from unnest(array['1', '2']) n;
    `)
    await old.migrate()

    // What was open twice: the newest correction, the first block, the first default group, the newest change
    // of address.
    const [open] = await old.rows(`select
      (select count(*)::int from fix_payment_requests where status = 'requested') = (select count(distinct matching_id)::int from fix_payment_requests where status = 'requested') as corrections,
      (select count(*)::int from user_blocks) = (select count(distinct (company_id, client_id, user_id))::int from user_blocks) as blocks,
      (select count(*)::int from groups where is_default) = (select count(distinct (company_id, client_id))::int from groups where is_default) as groups,
      (select string_agg(token_hash, ',') from email_changes where cancelled_at is null) as address`)
    expect(open).toEqual({ corrections: true, blocks: true, groups: true, address: '2' })
    // Everything else is what it was, to the last column that the older version had.
    for (const [table, rows] of content) {
      if (MENDED.includes(table)) continue
      const [row] = await old.rows(
        `select coalesce(json_agg(t order by t.id), '[]')::text as rows from ${table} t`,
      )
      const kept = (text: string) =>
        (JSON.parse(text) as Record<string, unknown>[]).map((entry) =>
          Object.fromEntries(
            Object.entries(entry).filter(([column]) => known.get(table)?.has(column)),
          ),
        )
      expect([table, kept(String(row?.['rows']))]).toEqual([table, kept(rows)])
    }
  } finally {
    await old.close()
  }
}, 240_000)
