import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { differencesOf, inventoryOf, type Inventory } from './inventory'
import { runTool } from './tools'

/** The roles that row-level security knows, and that the server's own role must hold. */
const HELD_ROLES = ['app_tenant', 'app_system']

type Source = { inventory: Inventory; roles: string[]; owner: string }
export type Restored = {
  /** Address of the restored copy, for the role that owns nothing. */
  url: string
  /** Reads every row of the copy. */
  sql: Sql
  /** Removes the copy and the roles that were made for it. */
  remove: () => Promise<void>
}

const connectTo = (url: string) =>
  postgres(url, { max: 1, onnotice: () => {}, connection: { TimeZone: 'UTC' } })

async function requireEveryRow(sql: Sql) {
  const [role] = await sql<{ sees: boolean }[]>`
    select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user`
  if (role?.sees !== true)
    throw new Error(
      'DATABASE_URL の役割は、行の保護のため、すべての行を読めません。BYPASSRLS を持つ役割を使ってください (docs/OPERATIONS.md)。',
    )
}

const rolesOf = (sql: Sql) => sql<{ name: string }[]>`
  select distinct r.rolname as name from pg_roles r
  where r.rolname not like 'pg\\_%' and (
    r.oid in (select refobjid from pg_shdepend d join pg_database b on b.oid = d.dbid
      where b.datname = current_database() and d.refclassid = 'pg_authid'::regclass)
    or r.oid in (select relowner from pg_class) or r.rolname in ${sql(HELD_ROLES)})`

/**
 * Dumps the database at `url` into `file` and says what stood in it at that very moment: both read one snapshot, so
 * people may work on meanwhile.
 */
export async function dumpDatabase(url: string, file: string): Promise<Source> {
  const sql = connectTo(url)
  try {
    await requireEveryRow(sql)
    const roles = (await rolesOf(sql)).map(({ name }) => name)
    const inventory = await sql.begin('isolation level repeatable read read only', async (tx) => {
      const [exported] = await tx<{ id: string }[]>`select pg_export_snapshot() as id`
      runTool('pg_dump', url, [
        '--format=custom',
        `--file=${file}`,
        `--snapshot=${exported?.id ?? ''}`,
      ])
      return inventoryOf(tx)
    })
    const [database] = await sql<{ owner: string }[]>`
      select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()`
    return { inventory, roles, owner: database?.owner ?? 'postgres' }
  } finally {
    await sql.end()
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

async function createMissingRoles(admin: Sql, names: string[]) {
  const created: string[] = []
  for (const name of names) {
    const [known] = await admin`select from pg_roles where rolname = ${name}`
    if (known) continue
    await admin`create role ${admin(name)} nologin`
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
  const admin = connectTo(adminUrl)
  const name = `drill_${randomBytes(4).toString('hex')}`
  const user = { name: `${name}_app`, password: randomBytes(16).toString('hex') }
  const copyUrl = withDatabase(adminUrl, name)
  const created = await createMissingRoles(admin, [...new Set([...roles, owner])])
  const copy = connectTo(copyUrl)
  const remove = async () => {
    await copy.end()
    await admin`drop database if exists ${admin(name)} with (force)`
    for (const role of [user.name, ...created]) await admin`drop role if exists ${admin(role)}`
    await admin.end()
  }
  try {
    await admin`create database ${admin(name)} owner ${admin(owner)}`
    runTool('pg_restore', copyUrl, ['--exit-on-error', file])
    // Letters and digits of our own: statements that make roles take no parameters.
    await admin.unsafe(
      `create role ${user.name} login password '${user.password}' in role ${HELD_ROLES.join(', ')}`,
    )
    return { url: withDatabase(adminUrl, name, user), sql: copy, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** What differs between the dumped database and its restored copy; empty: nothing. */
export const compareWith = async ({ inventory }: Pick<Source, 'inventory'>, { sql }: Restored) =>
  differencesOf(inventory, await inventoryOf(sql))
