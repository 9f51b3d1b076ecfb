import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { newestPostgresFolder } from '../kit/postgresCluster'
import { differencesOf, inventoryOf, type Inventory, type Reader } from './inventory'

/** The roles that row-level security knows, and that the server's own role must hold. */
const HELD_ROLES = ['app_tenant', 'app_system']

type Source = { inventory: Inventory; roles: string[]; owner: string }
export type Restored = {
  /** URL of the restored copy, for the role that owns nothing. */
  url: string
  /** Reads every row of the copy. */
  db: Reader
  /** Removes the copy and the roles that were made for it. */
  remove: () => Promise<void>
}

type Connection = NodePgDatabase & { $client: Client }
async function connectTo(url: string): Promise<Connection> {
  const client = new Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  return drizzle({ client })
}

/** The URL without its password, which every user of the machine could read in the list of processes. */
function withoutPassword(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, environment: password === '' ? {} : { PGPASSWORD: password } }
}

/**
 * Runs a tool of PostgreSQL on the database at `url`. It must be as new as the server. Throws with what the tool said.
 */
function runTool(tool: 'pg_dump' | 'pg_restore', url: string, parameters: string[]): void {
  // If undefined, PATH finds the tool.
  const folder = newestPostgresFolder('pg_dump')
  const { address, environment } = withoutPassword(url)
  const { status, stderr, error } = spawnSync(
    folder === undefined ? tool : `${folder}/${tool}`,
    [`--dbname=${address}`, ...parameters],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    },
  )
  if (error) throw new Error(`${tool} を実行できません: ${error.message}`)
  if (status !== 0) throw new Error(`${tool} が失敗しました。\n${stderr.trim()}`)
}

async function requireEveryRow(db: Connection) {
  const { rows } = await db.execute<{ sees: boolean }>(sql`
    select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user`)
  if (rows[0]?.sees !== true)
    throw new Error(
      'DATABASE_URL の役割は、行の保護のため、すべての行を読めません。BYPASSRLS を持つ役割を使ってください (docs/OPERATIONS.md)。',
    )
}

const rolesOf = (db: Connection) =>
  db.execute<{ name: string }>(sql`
  select distinct r.rolname as name from pg_roles r
  where r.rolname not like 'pg\\_%' and (
    r.oid in (select refobjid from pg_shdepend d join pg_database b on b.oid = d.dbid
      where b.datname = current_database() and d.refclassid = 'pg_authid'::regclass)
    or r.oid in (select relowner from pg_class) or r.rolname in ${HELD_ROLES})`)

/**
 * Dumps the database at `url` into `file` and returns its inventory at that very moment: both read one snapshot, so
 * people may go on working.
 */
export async function dumpDatabase(url: string, file: string): Promise<Source> {
  const db = await connectTo(url)
  try {
    await requireEveryRow(db)
    const roles = (await rolesOf(db)).rows.map(({ name }) => name)
    const inventory = await db.transaction(
      async (tx) => {
        const exported = await tx.execute<{ id: string }>(sql`select pg_export_snapshot() as id`)
        runTool('pg_dump', url, [
          '--format=custom',
          `--file=${file}`,
          `--snapshot=${exported.rows[0]?.id ?? ''}`,
        ])
        return inventoryOf(tx)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const database = await db.execute<{ owner: string }>(sql`
      select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()`)
    return { inventory, roles, owner: database.rows[0]?.owner ?? 'postgres' }
  } finally {
    await db.$client.end()
  }
}

const withDatabase = (url: string, name: string, user?: { name: string; password: string }) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  if (user) {
    address.username = user.name
    address.password = user.password
  }
  return address.href
}

async function createMissingRoles(admin: Connection, names: string[]) {
  const created: string[] = []
  for (const name of names) {
    const known = await admin.execute(sql`select from pg_roles where rolname = ${name}`)
    if (known.rows.length > 0) continue
    await admin.execute(sql`create role ${sql.identifier(name)} nologin`)
    created.push(name)
  }
  return created
}

/**
 * Restores `file` into a new database of the server at `adminUrl`, whose role is a superuser there. What was made is
 * removed again when the restore fails.
 */
export async function restoreDatabase(
  adminUrl: string,
  file: string,
  { roles, owner }: Pick<Source, 'roles' | 'owner'>,
): Promise<Restored> {
  const admin = await connectTo(adminUrl)
  const name = `drill_${randomBytes(4).toString('hex')}`
  const user = { name: `${name}_app`, password: randomBytes(16).toString('hex') }
  const copyUrl = withDatabase(adminUrl, name)
  const created = await createMissingRoles(admin, [...new Set([...roles, owner])])
  let copy: Connection | undefined
  const remove = async () => {
    await copy?.$client.end()
    await admin.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`)
    for (const role of [user.name, ...created])
      await admin.execute(sql`drop role if exists ${sql.identifier(role)}`)
    await admin.$client.end()
  }
  try {
    await admin.execute(sql`create database ${sql.identifier(name)} owner ${sql.identifier(owner)}`)
    runTool('pg_restore', copyUrl, ['--exit-on-error', file])
    // Generated letters and digits, because statements that make roles take no parameters.
    await admin.execute(
      `create role ${user.name} login password '${user.password}' in role ${HELD_ROLES.join(', ')}`,
    )
    copy = await connectTo(copyUrl)
    return { url: withDatabase(adminUrl, name, user), db: copy, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** What differs between the dumped database and its restored copy; empty: nothing. */
export const compareWith = async ({ inventory }: Pick<Source, 'inventory'>, { db }: Restored) =>
  differencesOf(inventory, await inventoryOf(db))
