import { methodOf } from '@/contracts/endpoint'
import { browser, testContext } from '../kit/app'
import { bodyOf, digest, idsOf, urlFor, writes, type Ids } from './kit'
import { report } from './report'

beforeEach(async () => (await testContext()).reset())

const json = { 'Content-Type': 'application/json' }
const ours = { 'X-App': 'X-App' }
/** The requests that a page of another origin can make the victim's browser send, with the victim's cookies. */
const attacks: Record<
  string,
  { headers: Record<string, string>; body: (json: string) => string; status: number }
> = {
  'no app header': { headers: json, body: (sent) => sent, status: 403 },
  'a wrong app header': { headers: { ...json, 'X-App': '1' }, body: (sent) => sent, status: 403 },
  'text/plain': {
    headers: { ...ours, 'Content-Type': 'text/plain' },
    body: (sent) => sent,
    status: 415,
  },
  'a form': {
    headers: { ...ours, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: () => 'a=1',
    status: 415,
  },
  'a form with files': {
    headers: { ...ours, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: () => '--x--',
    status: 415,
  },
  'another origin': {
    headers: { ...json, ...ours, Origin: 'https://evil.example' },
    body: (sent) => sent,
    status: 403,
  },
  'a sandboxed origin': {
    headers: { ...json, ...ours, Origin: 'null' },
    body: (sent) => sent,
    status: 403,
  },
  'another site': {
    headers: { ...json, ...ours, 'Sec-Fetch-Site': 'cross-site' },
    body: (sent) => sent,
    status: 403,
  },
  'a sibling host': {
    headers: { ...json, ...ours, 'Sec-Fetch-Site': 'same-site' },
    body: (sent) => sent,
    status: 403,
  },
}

async function send(
  caller: Awaited<ReturnType<typeof browser>>,
  line: (typeof writes)[number],
  ids: Ids,
  { headers, body }: Pick<(typeof attacks)[string], 'headers' | 'body'>,
) {
  const sent = bodyOf(line, ids)
  return caller.send(
    new Request(`http://localhost${urlFor(line.endpoint, ids)}`, {
      method: methodOf(line.endpoint),
      headers,
      body: body(JSON.stringify(sent ?? {})),
    }),
  )
}

test('他のサイトからの書き込みは、どの呼び出しでも断られ、何も変えない', async () => {
  const ids = await idsOf(1, 11)
  const wrong: string[] = []
  const from = Date.now()
  // The victim stays signed in: a refused call ends no session.
  const victim = await browser('company')
  const rows = async () =>
    (await digest()).filter(({ table }) => !['sessions', 'tokens'].includes(table))
  const before = await rows()
  let cases = 0
  for (const route of writes) {
    for (const [name, { headers, body, status }] of Object.entries(attacks)) {
      cases++
      const response = await send(victim, route, ids, { headers, body })
      if (response.status !== status) wrong.push(`${route.name}, ${name}: ${response.status}`)
      if (response.headers.has('Access-Control-Allow-Origin'))
        wrong.push(`${route.name}, ${name}: invites other origins`)
    }
  }
  report('csrf', {
    cases,
    writes: writes.length,
    accepted: wrong.length,
    seconds: Math.round((Date.now() - from) / 1000),
  })
  expect(wrong).toEqual([])
  expect(await rows()).toEqual(before)
}, 120_000)

test('自己点検: 同じ呼び出しは、この画面からなら断られない', async () => {
  const ids = await idsOf(1, 11)
  const refused: string[] = []
  for (const route of writes) {
    const response = await send(await browser('company'), route, ids, {
      headers: { ...json, ...ours, Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' },
      body: (sent) => sent,
    })
    const { code } = (response.status >= 400 ? await response.json() : {}) as { code?: string }
    if (code === 'foreign_request' || code === 'not_json') refused.push(`${route.name}: ${code}`)
  }
  expect(refused).toEqual([])
}, 120_000)
