import { sql } from 'drizzle-orm'
import { columnsOf, uniqueTexts, type Superuser } from './fillYears'

/** Ids of the other companies and their rows begin here, beyond those of the demonstration. */
const FIRST = 90_000_001
const COMPANIES = 200
const STORES = 2_000
const WORKERS = 200_000

/** A table: how many rows of other companies it gets, and what of the n-th row (from 0) is its own. */
type Others = { table: string; rows: number; own: Readonly<Record<string, string>> }
const id = `${FIRST} + n`
const ofStore = { id, client_id: `${FIRST} + n % ${STORES}` }
/** Each worker is known to two stores. */
const known = {
  ...ofStore,
  user_id: `${FIRST} + n % ${STORES} + ${STORES} * (n / (2 * ${STORES}))`,
}
const OTHERS: readonly Others[] = [
  // New ones have no month to be billed.
  { table: 'companies', rows: COMPANIES, own: { id, created_at: 'now()' } },
  { table: 'clients', rows: STORES, own: { id, company_id: `${FIRST} + n % ${COMPANIES}` } },
  { table: 'users', rows: WORKERS, own: { id } },
  { table: 'client_users', rows: WORKERS, own: known },
  { table: 'chat_rooms', rows: WORKERS, own: known },
  { table: 'offers', rows: 10 * STORES, own: ofStore },
  { table: 'groups', rows: STORES, own: ofStore },
  {
    table: 'group_users',
    rows: WORKERS / 2,
    own: { id, group_id: `${FIRST} + n % ${STORES}`, user_id: `${FIRST} + n` },
  },
]

/**
 * Fills the tables that row-level security looks into for many other companies: a policy that reads a whole table shows
 * only where the table holds more than the rows of one company. Does nothing when they are there.
 */
export async function fillOtherCompanies(db: Superuser): Promise<void> {
  const { rows } = await db.execute(sql`select from companies where id = ${FIRST}`)
  if (rows.length > 0) return
  // The rows are copies of valid ones, as in `fillYears`.
  await db.execute(sql`set session_replication_role = replica`)
  for (const { table, rows: count, own } of OTHERS) {
    const columns = (await columnsOf(db, table)).map(({ name }) => name)
    const unique = await uniqueTexts(db, table)
    const values = columns.map((name) => {
      if (own[name] !== undefined) return own[name]
      return unique.some((text) => text.name === name) ? 'md5(n::text)' : `"${name}"`
    })
    await db.$client.query(
      `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from (select * from ${table} order by id limit 1) one, generate_series(0, ${count - 1}) n
       on conflict do nothing`,
    )
  }
  await db.execute(sql`set session_replication_role = default`)
}
