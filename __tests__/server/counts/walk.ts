import type { AccessibleClients } from '@/contracts/accounts/schemas'

/** Where a count is: a store that an account can open. */
export type Place = { clientId: number; companyId: number }
/** What a count says, and how many rows the list has that it opens. */
export type Pair = readonly [count: number, list: string, rows?: (pages: never[]) => number]
/**
 * One number of a screen. `call`: the read that it comes from. `pairsOf`: the number, and the call of the list that a
 * click on it opens (all pages are read). `:client` and `:company` are replaced by the ids of the place.
 */
export type CountRow = {
  name: string
  call: string
  pairsOf: (answer: never, place: Place) => Pair[]
}
/** A row with the type of its answer. */
export const row = <Answer>(
  name: string,
  call: string,
  pairsOf: (answer: Answer, place: Place) => Pair[],
): CountRow => ({ name, call, pairsOf: pairsOf as CountRow['pairsOf'] })

type Listed<Page> = readonly [count: number, list: string, rows: (pages: Page[]) => number]
/** A pair whose rows are not simply the `items` of the list. */
export const listed = <Page>(count: number, list: string, rows: (pages: Page[]) => number): Pair =>
  [count, list, rows] satisfies Listed<Page> as unknown as Pair

type Page = { items?: unknown[]; totalCount?: number; perPage?: number }

/** A call of the API as one account: 'v1/…' or 'v2/…'. */
export type Get = (path: string) => Promise<{ status: number; text: string }>

function openAs(get: Get) {
  const known = new Map<string, Page>()
  /** Returns the answer of a read; undefined if the account may not make it. */
  const read = async <T>(path: string): Promise<T | undefined> => {
    const earlier = known.get(path)
    if (earlier) return earlier as T
    const { status, text } = await get(path.startsWith('v2/') ? path : `v1${path}`)
    if (status === 403) return undefined
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    const answer = JSON.parse(text) as Page
    known.set(path, answer)
    return answer as T
  }
  const pageOf = async (path: string, page: number) =>
    read<Page>(page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`)
  const lastPageOf = ({ totalCount = 0, perPage = Infinity }: Page) =>
    Math.max(1, Math.ceil(totalCount / perPage))
  /** Reads all pages of a list; none if the account may not open it, so that its count must be 0, too. */
  const pagesOf = async (path: string) => {
    const first = await pageOf(path, 1)
    if (first === undefined) return []
    const pages = [first]
    for (let page = 2; page <= lastPageOf(first); page += 1)
      pages.push((await pageOf(path, page)) ?? {})
    return pages
  }
  /** Counts the rows of a list by reading only its first and last page. */
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
 * Compares every count with the rows of the list that it opens. `wrong`: a line for each that differs. `compared`: what
 * each count said. It compares the account's stores, or those of them that `clientIds` names.
 */
export async function walk(rows: readonly CountRow[], get: Get, clientIds?: readonly number[]) {
  const { read, pagesOf, rowsOf } = openAs(get)
  const stores = await read<AccessibleClients>('/accounts/me/accessible_resources/clients')
  const wrong: string[] = []
  const compared = new Map<string, number>()
  const walked = (stores?.items ?? []).filter(({ id }) => clientIds?.includes(id) ?? true)
  if (walked.length === 0) throw new Error('the account opens none of these stores')
  for (const { id, companyId } of walked) {
    const at = (path: string) =>
      path.replace(':client', `/clients/${id}`).replace(':company', `/companies/${companyId}`)
    for (const { name, call, pairsOf } of rows) {
      const answer = await read<never>(at(call))
      if (answer === undefined) continue
      for (const [count, list, counted] of pairsOf(answer, { clientId: id, companyId })) {
        const path = at(list)
        const found = counted ? counted((await pagesOf(path)) as never[]) : await rowsOf(path)
        compared.set(name, (compared.get(name) ?? 0) + count)
        if (found !== count) wrong.push(`${name}: ${count}、開くと ${found} ${path}`)
      }
    }
  }
  return { wrong, compared }
}
