import type { Browser } from '@playwright/test'
import { routes } from '@/routes/routes'
import { launchBrowser } from '../../kit/chromium'
import { median, startConsole, temporaryDataDir } from '../../kit/processes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import type { Cookies } from '../measures/page'
import { searching } from '../measures/searching'
import { signIn } from '../signIn'
import { FEW_PEOPLE, fillPeople, MANY_PEOPLE, SEARCHED } from '../stores'

/** The two lists that the server searches. */
const searchedLists = [
  {
    what: 'workers',
    path: routes.users.path,
    search: '氏名・フリガナで探す',
    row: '[role=table] [role=row][data-id]',
    call: '/users',
  },
  {
    what: 'rooms',
    path: routes.chatRooms.path,
    search: '氏名・ひな形で探す',
    row: 'section[aria-label="メッセージの一覧"] li > a',
    call: '/chat_rooms',
  },
]

/**
 * A search typed letter by letter into the lists of workers and of rooms: the work of the page for a key must not grow
 * with the number of workers of the store.
 */
export async function measureManyPeople(rounds = ROUNDS) {
  console.log(
    '\nMain thread per key in the searches of a store with 5,000 workers and 1,000 rooms ÷ with 500 and 100 (desktop)',
  )
  const dir = temporaryDataDir('bench-people')
  await fillPeople(dir)
  const server = await startConsole(dir, { MARKET_SIMULATOR: 'off', LIMITS_SCALE: '1000' })
  const browser = await launchBrowser()
  try {
    const { cookies } = await signIn(browser, server.url, 'company')
    for (const { what, path, search, row, call } of searchedLists) {
      const spoil = new RegExp(`/api/v\\d/clients/\\d+${call}(\\?|$)`)
      const list = { search, row, cookies }
      const at = (
        { clientId }: { clientId: number },
        text: string,
        more: { spoil?: RegExp } = {},
      ) =>
        searching(browser, {
          ...list,
          url: server.url + path.replace('[clientId]', String(clientId)),
          text,
          ...more,
        })
      for (const [name, text] of Object.entries(SEARCHED)) {
        // The first one warms the server.
        const { shown } = await at(FEW_PEOPLE, text)
        const ratios: number[] = []
        for (let i = 0; i < rounds; i++) {
          const [few, many] = [await at(FEW_PEOPLE, text), await at(MANY_PEOPLE, text)]
          ratios.push(many.ms / few.ms)
          if (i === 0)
            console.log(
              `  ${what}, ${name}: ${few.ms.toFixed(1)} ms for ${shown.join(' ')} rows, ${many.ms.toFixed(1)} ms for ${many.shown.join(' ')}`,
            )
        }
        judge(
          `5,000 workers and 1,000 rooms ÷ 500 and 100: ${what}, ${name}`,
          median(ratios),
          BOUNDS.people5000,
        )
      }
      const spoiled: number[] = []
      const [usual = ''] = Object.values(SEARCHED)
      for (let i = 0; i < 3; i++)
        spoiled.push(
          (await at(MANY_PEOPLE, usual, { spoil })).ms / (await at(FEW_PEOPLE, usual)).ms,
        )
      judge(
        `self-check: ${what}, an answer that grows with the store, all of it drawn`,
        median(spoiled),
        BOUNDS.people5000,
        { shouldBreak: true },
      )
    }
    await peopleServer(browser, server.url, cookies)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * How long the server takes for a first page and for a search, in pairs. No bound of its own: what is judged is the
 * screen.
 */
async function peopleServer(browser: Browser, url: string, cookies: Cookies, pairs = 21) {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'X-App': 'X-App' } })
  await context.addCookies(cookies)
  const take = async ({ clientId }: { clientId: number }, base: string, rest: string) => {
    const from = performance.now()
    const answer = await context.request.get(`/app/api/${base}/clients/${clientId}${rest}`)
    if (!answer.ok()) throw new Error(`${rest}: ${answer.status()} ${await answer.text()}`)
    await answer.body()
    return performance.now() - from
  }
  const [frequent = '', single = ''] = Object.values(SEARCHED).map(encodeURIComponent)
  for (const [base, rest] of [
    ['v2', '/users'],
    ['v2', `/users?nameKana=${frequent}`],
    ['v2', `/users?nameKana=${single}`],
    ['v1', '/chat_rooms'],
    ['v1', `/chat_rooms?keyword=${frequent}`],
    ['v1', `/chat_rooms?keyword=${single}`],
    ['v1', '/mynumber_provision_users'],
  ] as const) {
    const few: number[] = []
    const many: number[] = []
    for (let i = 0; i < pairs + 3; i++) {
      few.push(await take(FEW_PEOPLE, base, rest))
      many.push(await take(MANY_PEOPLE, base, rest))
    }
    const ratio = median(many.slice(3).map((ms, i) => ms / (few[i + 3] ?? Number.NaN)))
    console.log(
      `  server, ${decodeURIComponent(rest).padEnd(34)} ${median(few.slice(3)).toFixed(1)} ms, ${median(many.slice(3)).toFixed(1)} ms, ${ratio.toFixed(2)} ×`,
    )
  }
  await context.close()
}
