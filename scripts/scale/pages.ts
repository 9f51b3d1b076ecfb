import type { Endpoint } from '@/contracts/endpoint'
import { routes } from '@/server/app'
import { idsOfStore, isRead, openApp, paramsOf, signIn, urlWith, type Reader } from './app'

const LAST_PAGE = 10_000
const TIMES = 3

export type PageFigure = {
  operation: string
  /** Of the first page, and of the last one that has rows: the least of three calls, in milliseconds. */
  firstMs: number
  lastMs: number
  lastPage: number
}

type Ask = (page: number) => Promise<{ status: number; ms: number; count: number }>
/** How many rows a page has. */
const countOf = (body: unknown) => {
  const lists = Object.values((body ?? {}) as Record<string, unknown>).filter(Array.isArray)
  return Math.max(0, ...lists.map((list) => list.length))
}

/** The last page that has rows: found by doubling, then by halving. */
async function lastPageOf(ask: Ask): Promise<number> {
  const has = async (page: number) => {
    const { status, count } = await ask(page)
    return status === 200 && count > 0
  }
  let [found, missing] = [1, 2]
  while (missing <= LAST_PAGE && (await has(missing))) [found, missing] = [missing, missing * 2]
  missing = Math.min(missing, LAST_PAGE + 1)
  while (missing - found > 1) {
    const middle = Math.floor((found + missing) / 2)
    if (await has(middle)) found = middle
    else missing = middle
  }
  return found
}
const least = async (ask: Ask, page: number) => {
  const times = []
  for (let time = 0; time < TIMES; time++) times.push((await ask(page)).ms)
  return Math.round(Math.min(...times))
}

const isPaged = (endpoint: Endpoint) => isRead(endpoint) && 'page' in endpoint.query

/** What the deepest page of each list costs beside its first one, on a database with years of shifts. */
export async function readDeepPages(
  reader: Reader,
  account: { email: string; password: string; clientId: number },
): Promise<PageFigure[]> {
  const app = await openApp(reader.config)
  try {
    const cookie = await signIn(app, account)
    const ids = await idsOfStore(reader.client, account.clientId)
    const figures: PageFigure[] = []
    for (const { endpoint } of routes) {
      if (!isPaged(endpoint) || paramsOf(endpoint).some((name) => ids[name] === undefined)) continue
      const ask: Ask = async (page) => {
        const from = performance.now()
        const { status, body } = await app.read(`${urlWith(endpoint, ids)}?page=${page}`, cookie)
        const ms = performance.now() - from
        return { status, ms, count: countOf(JSON.parse(body)) }
      }
      const lastPage = await lastPageOf(ask)
      const firstMs = await least(ask, 1)
      const lastMs = await least(ask, lastPage)
      figures.push({ operation: endpoint.operation, firstMs, lastMs, lastPage })
    }
    return figures
  } finally {
    await app.close()
  }
}
