import type { Ids } from '@tests/figures/kit'
import type { openDemo } from './world'

export type Demo = Awaited<ReturnType<typeof openDemo>>
/** What a call uses instead of the usual: other ids in its address, other fields in its body, another account. */
export type Prepared = { ids?: Ids; body?: Record<string, unknown>; accountId?: number }
/** By the line of a call: the state that it needs and the demonstration does not begin with. */
export type Preparations = Readonly<Record<string, (demo: Demo, ids: Ids) => Promise<Prepared>>>

export const API = '/app/api/v1'
export const STORE = `${API}/clients/1`
/** The accounts to try, in order: the people of the demonstration, or one account alone. */
export const askers = (demo: Demo, accountId?: number) =>
  accountId === undefined ? demo.people() : demo.browserOf(accountId).then((browser) => [browser])

/** An answer of the demonstration to a call that comes before. */
export async function answerOf(
  demo: Demo,
  method: string,
  path: string,
  { body, accountId }: { body?: unknown; accountId?: number } = {},
) {
  let refusal = ''
  for (const person of await askers(demo, accountId)) {
    const answer = await person.call(method, path, body)
    const text = await answer.text()
    if (answer.ok) return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    refusal ||= text
  }
  throw new Error(`${method} ${path} is refused: ${refusal}`)
}
export const firstRow = async (demo: Demo, query: string) => {
  const [row] = await demo.rows(query)
  if (!row) throw new Error(`Nothing is found: ${query}`)
  return row as Record<string, number>
}
