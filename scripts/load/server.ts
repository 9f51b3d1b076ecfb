// The measured program of `npm run load`: one process that answers the API over HTTP, without Next. Its parent speaks
// to it over the channel of `fork`. It names nothing of the server but `handle` and `migrateDatabase`, because it is
// also copied into older commits and runs there.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { migrateDatabase } from '@/server/db/migrate'
import { handle } from '@/server/main'

/** What the parent asks the measured program. */
export type Question =
  | { kind: 'prepare'; sessions: number }
  | { kind: 'rows'; sql: string }
  | { kind: 'spent' }
export type Answer = { value: unknown } | { error: string }
/** The statements that the process has sent so far, and the processor time that it has taken. */
export type Spent = { statements: number; cpuMs: number }

/** A session in a store. */
export type Store = { clientId: number; offerId: number; cookie: string }

const TOKEN_BYTES = 32

let statements = 0
/** Counts every statement that this process sends. A text without parameters may hold several. */
function countStatements() {
  const query = Client.prototype.query as (...args: unknown[]) => unknown
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [statement] = args
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    statements += text.split(/;\s*(?=\S)/).length
    return query.apply(this, args)
  } as typeof Client.prototype.query
}

type Tx = { execute: (query: SQL) => Promise<{ rows: Record<string, unknown>[] }> }
type Started = { db: { tx: <T>(rls: 'system', run: (tx: Tx) => Promise<T>) => Promise<T> } }
const database = async () =>
  (await (globalThis as unknown as { started: Promise<Started> }).started).db
const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** More yen than the shifts of a measurement cost, so that the usage limit refuses none of them. */
const AMPLE_YEN = 2_000_000_000

async function raiseUsageLimit(tx: Tx) {
  await tx.execute(
    sql`update companies set usage_limit_yen = ${AMPLE_YEN} where id = 1 and usage_limit_yen is not null`,
  )
  await tx.execute(
    sql`update usage_limit_requests set requested_yen = ${AMPLE_YEN} where company_id = 1 and status = 'approved'`,
  )
}

/** Signs in this many managers, each in a store of the first company, with sessions that outlast the measurement. */
async function prepare(sessions: number): Promise<Store[]> {
  const db = await database()
  return db.tx('system', async (tx) => {
    await raiseUsageLimit(tx)
    const { rows: clients } = await tx.execute(
      sql`select c.id::int as id, (select min(o.id)::int from offers o where o.client_id = c.id and o.status = 'usable') as "offerId"
        from clients c where c.company_id = 1
          and exists (select from matchings m where m.client_id = c.id)
          and exists (select from offers o where o.client_id = c.id and o.status = 'usable') order by c.id`,
    )
    if (clients.length === 0) throw new Error('no store with shifts')
    const stores: Store[] = []
    for (let index = 0; index < sessions; index++) {
      const { id, offerId } = clients[index % clients.length] as { id: number; offerId: number }
      const [access, refresh] = [randomBytes(TOKEN_BYTES), randomBytes(TOKEN_BYTES)].map((bytes) =>
        bytes.toString('base64url'),
      ) as [string, string]
      await tx.execute(sql`with account as (
          insert into accounts (email, name, name_kana, status) values (${`${refresh}@load.example.com`}, '計測 太郎', 'ケイソク タロウ', 'active') returning id),
        member as (insert into memberships (account_id, company_id, client_id, role) select id, 1, ${id}::bigint, 'clientManager' from account),
        session as (insert into sessions (account_id, created_at, expires_at) select id, now(), now() + interval '1 day' from account returning id)
        insert into tokens (session_id, access_hash, refresh_hash, salt, access_expires_at, refresh_expires_at)
          select id, ${hash(access)}, ${hash(refresh)}, ${refresh}, now() + interval '1 day', now() + interval '1 day' from session`)
      stores.push({ clientId: id, offerId, cookie: `access=${access}` })
    }
    return stores
  })
}

async function answer(question: Question): Promise<unknown> {
  switch (question.kind) {
    case 'prepare':
      return prepare(question.sessions)
    case 'rows':
      return (await database()).tx(
        'system',
        async (tx) => (await tx.execute(sql.raw(question.sql))).rows,
      )
    case 'spent': {
      const { user, system } = process.cpuUsage()
      return { statements, cpuMs: (user + system) / 1000 } satisfies Spent
    }
  }
}

async function run() {
  // A profile (LOAD_NODE_OPTIONS=--cpu-prof) is written when the process exits by itself.
  process.once('SIGTERM', () => process.exit())
  countStatements()
  // The embedded database migrates itself.
  const { LOAD_OWNER_URL: ownerUrl } = process.env
  if (ownerUrl !== undefined) await migrateDatabase(ownerUrl)
  const listener = getRequestListener(handle)
  // Connections stay open while the other program is measured.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void listener(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  // Opens and fills the database.
  await handle(new Request(`http://localhost:${port}/app/api/v1/accounts/me`), {})
  process.on('message', (question: Question) => {
    answer(question).then(
      (value) => process.send?.({ value } satisfies Answer),
      (error: unknown) => process.send?.({ error: String(error) } satisfies Answer),
    )
  })
  process.send?.({ value: `http://127.0.0.1:${port}` } satisfies Answer)
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
