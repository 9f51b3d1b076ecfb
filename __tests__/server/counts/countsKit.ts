import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { AccessibleClients } from '@/contracts/accounts/schemas'
import type { Tx } from '@/server/db/transaction'
import * as schema from '@/server/db/schema'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { browser, testContext } from '@tests/kit/app'

/** Friday 9:41 in Tokyo. */
export const FRIDAY_MORNING = new Date('2026-11-20T00:41:00Z')
/** Friday 21:30: the dinner is at work, what ended by day waits for reviews. */
export const FRIDAY_EVENING = new Date('2026-11-20T12:30:00Z')

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table as PgTable))

/** The id of an account of the demonstration. */
export async function accountOf(email: string) {
  const world = await testContext()
  const [found] = await world.db.tx('system', (db) =>
    db
      .select({ id: schema.accounts.id })
      .from(schema.accounts)
      .where(eq(schema.accounts.email, email)),
  )
  if (!found) throw new Error(`no account ${email}`)
  return found.id
}

/** Where a count stands: a store that an account can open. */
export type Place = { clientId: number; companyId: number }
/** How often a count says something, and the rows of the list that it opens. */
export type Pair = readonly [count: number, list: string, rows?: (pages: never[]) => number]
/**
 * One number of a screen. `call`: the read that it comes from. `of`: the number, and the call of the list that pressing
 * it opens (all pages are read). `:client` and `:company` stand for the ids of the place.
 */
export type CountRow = {
  name: string
  call: string
  of: (answer: never, place: Place) => Pair[]
}
/** A row with the type of its answer. */
export const row = <Answer>(
  name: string,
  call: string,
  of: (answer: Answer, place: Place) => Pair[],
): CountRow => ({ name, call, of: of as CountRow['of'] })

type Listed<Page> = readonly [count: number, list: string, rows: (pages: Page[]) => number]
/** A pair whose rows are not simply the `items` of the list. */
export const listed = <Page>(count: number, list: string, rows: (pages: Page[]) => number): Pair =>
  [count, list, rows] satisfies Listed<Page> as unknown as Pair

/** The demonstration, with what `awkward` adds. */
export async function seedCounts(awkward: (db: Tx) => Promise<unknown>) {
  const world = await testContext()
  await world.engine.exec(`truncate ${tables.join(', ')} restart identity cascade`)
  await world.db.tx('system', async (db) => {
    await seedDemo(db, { now: FRIDAY_MORNING, passwordHash: 'hash' })
    await awkward(db)
  })
  // Thousands of rows came at once: without their statistics each list is read by a slow plan.
  await world.engine.exec('analyze')
  world.now = FRIDAY_MORNING
  return world
}

type Page = { items?: unknown[]; totalCount?: number; perPage?: number }

async function openAs(accountId: number) {
  const { call } = await browser(accountId)
  const known = new Map<string, Page>()
  /** The answer of a read; undefined where the account may not. */
  const read = async <T>(path: string): Promise<T | undefined> => {
    const earlier = known.get(path)
    if (earlier) return earlier as T
    const base = path.startsWith('v2/') ? path : `v1${path}`
    const response = await call('GET', `/app/api/${base}`)
    if (response.status === 403) return undefined
    if (response.status !== 200)
      throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const answer = (await response.json()) as Page
    known.set(path, answer)
    return answer as T
  }
  const pageOf = async (path: string, page: number) =>
    read<Page>(page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`)
  const lastPageOf = ({ totalCount = 0, perPage = Infinity }: Page) =>
    Math.max(1, Math.ceil(totalCount / perPage))
  /** All pages of a list. Who may not open it must not be told of anything in it. */
  const pagesOf = async (path: string) => {
    const first = await pageOf(path, 1)
    if (first === undefined) return []
    const pages = [first]
    for (let page = 2; page <= lastPageOf(first); page += 1)
      pages.push((await pageOf(path, page)) ?? {})
    return pages
  }
  /** How many rows a list has: of its pages, only the first and the last are read. */
  const rowsOf = async (path: string) => {
    const first = await pageOf(path, 1)
    const last = lastPageOf(first ?? {})
    if (last === 1) return first?.items?.length ?? 0
    const end = await pageOf(path, last)
    return (last - 1) * (first?.perPage ?? 0) + (end?.items?.length ?? 0)
  }
  return { read, pagesOf, rowsOf }
}

/**
 * Compares every count with the rows of the list that it opens. `wrong`: a line for each that differs. `compared`: how
 * much each row counted. The places: the stores of the account, or those of them that `clientIds` names.
 */
export async function walk(
  rows: readonly CountRow[],
  accountId: number,
  clientIds?: readonly number[],
) {
  const { read, pagesOf, rowsOf } = await openAs(accountId)
  const stores = await read<AccessibleClients>('/accounts/me/accessible_resources/clients')
  const wrong: string[] = []
  const compared = new Map<string, number>()
  const walked = (stores?.items ?? []).filter(({ id }) => clientIds?.includes(id) ?? true)
  if (walked.length === 0) throw new Error(`account ${accountId} opens none of these stores`)
  for (const { id, companyId } of walked) {
    const at = (path: string) =>
      path.replace(':client', `/clients/${id}`).replace(':company', `/companies/${companyId}`)
    for (const { name, call, of } of rows) {
      const answer = await read<never>(at(call))
      if (answer === undefined) continue
      for (const [count, list, counted] of of(answer, { clientId: id, companyId })) {
        const path = at(list)
        const found = counted ? counted((await pagesOf(path)) as never[]) : await rowsOf(path)
        compared.set(name, (compared.get(name) ?? 0) + count)
        if (found !== count) wrong.push(`${name}: ${count}、開くと ${found} ${path}`)
      }
    }
  }
  return { wrong, compared }
}
