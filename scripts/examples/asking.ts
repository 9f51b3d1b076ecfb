import type { Ids } from '@tests/figures/kit'
import { idsFrom, type openDemo } from './demo'

export type Demo = Awaited<ReturnType<typeof openDemo>>
/** What a call uses instead of the default: other ids in its URL, other fields in its body, another account. */
export type Prepared = { ids?: Ids; body?: Record<string, unknown>; accountId?: number }
/** For each call, by its line in the contract: how to bring the demonstration into the state that it needs. */
export type Preparations = Readonly<Record<string, (demo: Demo, ids: Ids) => Promise<Prepared>>>

export const API = '/app/api/v1'
export const STORE = `${API}/clients/1`
/** The accounts to try, in order: the people of the demonstration, or one account alone. */
export const askers = (demo: Demo, accountId?: number) =>
  accountId === undefined ? demo.people() : demo.browserOf(accountId).then((browser) => [browser])

/** The answer of the demonstration to a preparing call. */
export async function answerOf(
  demo: Demo,
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH'} ${string}`,
  body?: unknown,
  accountId?: number,
) {
  const [method = '', path = ''] = call.split(' ')
  let refusal = ''
  for (const person of await askers(demo, accountId)) {
    const answer = await person.call(method, path, body)
    const text = await answer.text()
    if (answer.ok) return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    refusal ||= text
  }
  throw new Error(`${call} is refused: ${refusal}`)
}
/** The first row that a query finds in the demonstration; throws if there is none. */
export const firstRow = async (demo: Demo, query: string) => {
  const ids = await idsFrom(demo.rows, query)
  if (Object.keys(ids).length === 0) throw new Error(`Nothing is found: ${query}`)
  return ids as Record<string, number>
}
/** Calls with the ids of the first row that a query finds. */
export const idsBy = (query: string) => async (demo: Demo) => ({ ids: await firstRow(demo, query) })
