/**
 * npm run bench            builds a bare Next page of the same version and our table over many rows, measures them beside the console, round by round
 * npm run bench -- --postings only the stores with many postings
 * npm run bench -- --people only the stores with many workers and rooms
 * npm run bench -- --late --paint --keys --routes        only what is named, in the browser
 * npm run bench -- --bytes only what the files of the builds say (no browser)
 * Ratios are paired: both sides of one round, then the median of the rounds. Milliseconds are those of the machine; only ratios are judged.
 */
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { routes } from '@/routes/routes'
import { freePort, launch, median, start, startConsole, temporary } from '../kit/processes'
import { buildBare, buildConsole, buildLists } from './build'
import { pageBytes, type PageBytes } from './bytes'
import {
  browsing,
  load,
  paint,
  profiles,
  routeChange,
  searching,
  typing,
  type Cookies,
  type Journey,
} from './measures'
import { servePlainList } from './plain'
import { FEW, FEW_PEOPLE, fillPeople, fillStores, MANY, MANY_PEOPLE, SEARCHED } from './stores'

const ROUNDS = 5
const BOUNDS = {
  listPage: 1.75,
  formPage: 1.88,
  worstPage: 1.95,
  late: 1.15,
  paint: 1.15,
  css: 0,
  keys1000: 0.3,
  keys10000: 1.3,
  postings10000: 1.5,
  people5000: 1.5,
  routeChange: 1.5,
}
/** Pages with a form: it brings react-hook-form. */
const isForm = (path: string) =>
  /\/(login|new|edit|confirm|add|create|bulk_create|reset_password|complete)$|\/settings\/|\/(repost_)?reject(\/|$)|\/subscriptions$/.test(
    path,
  )

const judged: {
  what: string
  value: number
  most: number
  broken: boolean
  shouldBreak: boolean
}[] = []
/** `shouldBreak`: a self-check, in which the same measure sees something that is bad on purpose. */
function judge(what: string, value: number, most: number, { shouldBreak = false } = {}) {
  // NaN is no pass.
  const broken = !(value <= most)
  judged.push({ what, value, most, broken, shouldBreak })
  const verdicts = shouldBreak
    ? { broken: 'ok (self-check: seen)', kept: 'SELF-CHECK BLIND' }
    : { broken: 'BROKEN', kept: 'ok' }
  const verdict = broken ? verdicts.broken : verdicts.kept
  console.log(`${verdict.padEnd(22)} ${what.padEnd(72)} ${value.toFixed(2)} (at most ${most})`)
}

function judgeBytes(pages: Record<string, PageBytes>, bare: number, spoiled: PageBytes) {
  const rows = Object.entries(pages)
    .filter(([path]) => path !== '/500')
    .map(([path, { js, css, zod }]) => ({
      path,
      ratio: js / bare,
      js,
      css,
      zod,
      form: isForm(path),
    }))
  console.log(
    `\nScripts in the HTML, gzip -9; a bare page of the same Next: ${(bare / 1000).toFixed(1)} kB`,
  )
  for (const { path, ratio, js, form } of rows.sort((a, b) => b.ratio - a.ratio))
    console.log(
      `  ${ratio.toFixed(3)}  ${(js / 1000).toFixed(1).padStart(6)} kB  ${form ? 'form' : 'list'}  ${path}`,
    )
  const worst = (some: typeof rows) => Math.max(...some.map((r) => r.ratio))
  judge(
    'scripts in the HTML, worst list or detail page ÷ bare',
    worst(rows.filter((r) => !r.form)),
    BOUNDS.listPage,
  )
  judge(
    'scripts in the HTML, worst form page ÷ bare',
    worst(rows.filter((r) => r.form)),
    BOUNDS.formPage,
  )
  judge('scripts in the HTML, worst page ÷ bare', worst(rows), BOUNDS.worstPage)
  judge(
    'style sheets that block the first paint, all pages',
    rows.reduce((sum, r) => sum + r.css, 0),
    BOUNDS.css,
  )
  judge('pages that carry zod in their HTML', rows.filter((r) => r.zod).length, 0)
  judge('self-check: a page with a form library and zod', spoiled.js / bare, BOUNDS.listPage, {
    shouldBreak: true,
  })
  judge('self-check: a page with a style sheet', spoiled.css, BOUNDS.css, { shouldBreak: true })
  judge('self-check: a page that carries zod', Number(spoiled.zod), 0, { shouldBreak: true })
}

/** Signed in to the demonstration, as its store manager if nobody else: the cookies, and an address for every route that its data can fill. */
async function signedIn(
  browser: Browser,
  url: string,
  who = 'store',
): Promise<{ cookies: Cookies; addresses: Map<string, string> }> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'X-App': 'X-App' } })
  const answer = await context.request.post('/app/api/v1/sign_in', {
    data: { email: `${who}@example.com`, password: 'demo-password-2026' },
    timeout: 180_000,
  })
  if (!answer.ok()) throw new Error(`sign in: ${answer.status()} ${await answer.text()}`)
  const first = async (path: string) => {
    const {
      items: [one],
    } = (await (await context.request.get(`/app/api/v1${path}`)).json()) as {
      items: { id?: number; clientId?: number }[]
    }
    return String(one?.id ?? one?.clientId ?? '')
  }
  const clientId = await first('/accounts/me/accessible_resources/clients')
  const ids: Record<string, string> = {
    clientId,
    offerId: await first(`/clients/${clientId}/offers`),
    offeringId: await first(`/clients/${clientId}/offerings`),
  }
  const cookies = await context.cookies()
  await context.close()
  const paths = Object.values(routes)
    .map((r): string => r.path)
    .filter((path) => [...path.matchAll(/\[(\w+)\]/g)].every(([, name = '']) => ids[name]))
  return {
    cookies,
    addresses: new Map(
      paths.map((path) => [path, path.replace(/\[(\w+)\]/g, (_, name: string) => ids[name] ?? '')]),
    ),
  }
}

/** The same acts in a store with 1,000 postings and in one with 10,000, in one database: what the page itself does for each must not grow with the store. */
async function manyPostings(rounds = ROUNDS) {
  console.log(
    '\nMain thread for each act in the list and the calendar of a store with 10,000 postings ÷ with 1,000 (desktop)',
  )
  const dir = temporary('bench-postings')
  await fillStores(dir)
  const server = await startConsole(dir, { MARKET_SIMULATOR: 'off', LIMITS_SCALE: '1000' })
  const browser = await launch()
  try {
    const { cookies } = await signedIn(browser, server.url, 'company')
    const at = (clientId: number) =>
      browsing(
        browser,
        server.url + routes.offerings.path.replace('[clientId]', String(clientId)),
        cookies,
      )
    const ratios: Record<string, number[]> = {}
    // The first one warms the server.
    await at(FEW.clientId)
    for (let i = 0; i < rounds; i++) {
      const few = await at(FEW.clientId)
      const many = await at(MANY.clientId)
      for (const [act, ms] of Object.entries(few))
        (ratios[act] ??= []).push((many[act] ?? Number.NaN) / ms)
    }
    for (const [act, of] of Object.entries(ratios))
      judge(`10,000 postings ÷ 1,000: ${act}`, median(of), BOUNDS.postings10000)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** A search typed letter by letter into the lists of workers and of rooms: what the page does for a key must not grow with whom the store knows. */
async function manyPeople(rounds = ROUNDS) {
  console.log(
    '\nMain thread per key in the searches of a store with 5,000 workers and 1,000 rooms ÷ with 500 and 100 (desktop)',
  )
  const dir = temporary('bench-people')
  await fillPeople(dir)
  const server = await startConsole(dir, { MARKET_SIMULATOR: 'off', LIMITS_SCALE: '1000' })
  const browser = await launch()
  const lists = [
    {
      what: 'workers',
      path: routes.users.path,
      search: '氏名・フリガナで探す',
      row: '.userTable [role=row][data-id]',
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
  try {
    const { cookies } = await signedIn(browser, server.url, 'company')
    for (const { what, path, search, row, call } of lists) {
      const spoil = new RegExp(`/api/v\\d/clients/\\d+${call}(\\?|$)`)
      const at = (
        { clientId }: { clientId: number },
        text: string,
        more: { spoil?: RegExp } = {},
      ) =>
        searching(browser, {
          url: server.url + path.replace('[clientId]', String(clientId)),
          search,
          row,
          text,
          cookies,
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

/** How long the server takes for a first page and for a search, in pairs. No bound of its own: what is judged is the screen. */
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

const PARTS = ['late', 'paint', 'keys', 'routes']
async function inTheBrowser(wanted: readonly string[]) {
  const port = await freePort()
  const listsPort = await freePort()
  const next = resolve('node_modules/.bin/next')
  const bare = await start([next, 'start', '-p', String(port)], {
    port,
    cwd: resolve('.next-bench/bare'),
  })
  const lists = await start([next, 'start', '-p', String(listsPort)], {
    port: listsPort,
    path: '/list',
    cwd: resolve('.next-bench/lists'),
  })
  const console_ = await startConsole(temporary('bench'))
  const plain = await servePlainList(await freePort())
  const browser = await launch()
  try {
    const { cookies, addresses } = await signedIn(browser, console_.url)
    const anonymous = (path: string) => path === '/login' || path.startsWith('/auth/')
    const at = (path: string) => ({
      url: console_.url + (addresses.get(path) ?? path),
      cookies: anonymous(path) ? [] : cookies,
    })

    if (wanted.includes('late')) {
      console.log('\nScripts that arrive without interaction (desktop)')
      let worst = 0
      for (const path of addresses.keys()) {
        const { url, cookies: own } = at(path)
        const { inHtml, late, lateFiles, landed } = await load(browser, profiles.desktop, url, own)
        const ratio = (inHtml + late) / inHtml
        worst = Math.max(worst, ratio)
        console.log(
          `  ${ratio.toFixed(3)}  ${path}${landed === new URL(url).pathname ? '' : ` (landed on ${landed})`}${ratio > BOUNDS.late ? ` ${lateFiles.join(', ')}` : ''}`,
        )
      }
      judge(
        'scripts loaded without interaction ÷ scripts in the HTML, worst page',
        worst,
        BOUNDS.late,
      )
      const spoiled = await load(browser, profiles.desktop, `${lists.url}/spoiled`)
      judge(
        'self-check: a page that imports by itself',
        (spoiled.inHtml + spoiled.late) / spoiled.inHtml,
        BOUNDS.late,
        { shouldBreak: true },
      )
    }
    if (wanted.includes('paint')) {
      console.log('\nFirst contentful paint (375 px, fast 4G), coming from a page of another site')
      const elsewhere = `${plain.url.replace('localhost', '127.0.0.1')}/?n=1`
      const painted = (url: string, cookies: Cookies = []) =>
        paint(browser, url, { cookies, from: elsewhere })
      const measured = [
        '/login',
        routes.home.path,
        routes.offerings.path,
        routes.offering.path,
        routes.newOffering.path,
      ].filter((path) => addresses.has(path))
      const ratios = new Map<string, number[]>([...measured, 'spoiled'].map((path) => [path, []]))
      for (let i = 0; i < ROUNDS; i++) {
        const unit = await painted(bare.url)
        for (const path of measured) {
          const { url, cookies: own } = at(path)
          ratios.get(path)?.push((await painted(url, own)) / unit)
        }
        ratios.get('spoiled')?.push((await painted(`${lists.url}/spoiled`)) / unit)
      }
      for (const path of measured)
        judge(
          `first contentful paint ÷ bare: ${path}`,
          median(ratios.get(path) ?? []),
          BOUNDS.paint,
        )
      judge(
        'self-check: a page with a blocking style sheet',
        median(ratios.get('spoiled') ?? []),
        BOUNDS.paint,
        { shouldBreak: true },
      )
    }
    if (wanted.includes('keys')) {
      console.log('\nMain thread per key in a searched list (desktop)')
      const keys = (base: string, n: number) =>
        typing(browser, `${base}?n=${n}`, {
          search: '#q, [role=searchbox]',
          count: '#count',
          total: String(n),
        })
      const ours: number[] = []
      const naive: number[] = []
      const growth: number[] = []
      for (let i = 0; i < ROUNDS; i++) {
        const floor = await keys(`${plain.url}/`, 1000)
        const own = await keys(`${lists.url}/list`, 1000)
        const many = await keys(`${lists.url}/list`, 10_000)
        console.log(
          `  plain ${floor.toFixed(1)} ms, ours ${own.toFixed(1)} ms, ours with 10,000 rows ${many.toFixed(1)} ms`,
        )
        ours.push(own / floor)
        growth.push(many / own)
        if (i < 2) naive.push((await keys(`${lists.url}/naive`, 1000)) / floor)
      }
      judge('main thread per key, 1,000 rows ÷ plain HTML', median(ours), BOUNDS.keys1000)
      judge('main thread per key, 10,000 rows ÷ 1,000 rows', median(growth), BOUNDS.keys10000)
      judge(
        'self-check: a list with all rows in the document ÷ plain HTML',
        median(naive),
        BOUNDS.keys1000,
        { shouldBreak: true },
      )
      judge(
        'self-check: a list with all rows in the document, 4,000 rows ÷ 1,000 rows',
        (await keys(`${lists.url}/naive`, 4000)) / (await keys(`${lists.url}/naive`, 1000)),
        BOUNDS.postings10000,
        { shouldBreak: true },
      )
    }
    if (wanted.includes('routes')) {
      console.log('\nSoft route change, code and data there already (4 × slower processor)')
      const offering = addresses.get(routes.offering.path) ?? ''
      const offerings = addresses.get(routes.offerings.path) ?? ''
      const offers = addresses.get(routes.offers.path) ?? ''
      const journeys: Record<string, Journey> = {
        'list → other list': {
          from: console_.url + offerings,
          there: `a[href="${offers}"]`,
          heading: 'ひな形',
          back: `a[href="${offerings}"]`,
          home: '求人',
          cookies,
        },
        'other list → list': {
          from: console_.url + offers,
          there: `a[href="${offerings}"]`,
          heading: '求人',
          back: `a[href="${offers}"]`,
          home: 'ひな形',
          cookies,
        },
      }
      const unit: Journey = {
        from: bare.url,
        there: 'a',
        heading: 'Second',
        back: 'a',
        home: 'Bare',
      }
      const slow: Journey = {
        from: `${lists.url}/spoiled`,
        there: 'a',
        heading: 'Slow',
        back: 'a',
        home: 'Spoiled',
      }
      const changes = new Map<string, number[]>(
        [...Object.keys(journeys), 'slow'].map((name) => [name, []]),
      )
      if (!offering) throw new Error('no offering in the demonstration')
      for (let i = 0; i < ROUNDS; i++) {
        const base = await routeChange(browser, unit)
        for (const [name, journey] of Object.entries(journeys))
          changes.get(name)?.push((await routeChange(browser, journey)) / base)
        changes.get('slow')?.push((await routeChange(browser, slow)) / base)
      }
      for (const name of Object.keys(journeys))
        judge(
          `soft route change ÷ bare: ${name}`,
          median(changes.get(name) ?? []),
          BOUNDS.routeChange,
        )
      judge(
        'self-check: a page that blocks 300 ms',
        median(changes.get('slow') ?? []),
        BOUNDS.routeChange,
        { shouldBreak: true },
      )
    }
  } finally {
    await browser.close()
    plain.stop()
    for (const server of [bare, lists, console_]) await server.stop()
  }
}

async function main() {
  const named = ['bytes', ...PARTS, 'postings', 'people'].filter((part) =>
    process.argv.includes(`--${part}`),
  )
  const wants = (part: string) => named.length === 0 || named.includes(part)
  const parts = PARTS.filter(wants)
  const dist = buildConsole()
  if (parts.length > 0 || wants('bytes')) {
    const bare = pageBytes(join(buildBare(), '.next'))
    const lists = pageBytes(join(buildLists(), '.next'))
    judgeBytes(
      pageBytes(dist),
      bare['/']?.js ?? Number.NaN,
      lists['/spoiled'] ?? { js: 0, css: 0, zod: false },
    )
  }
  if (parts.length > 0) await inTheBrowser(parts)
  if (wants('postings')) await manyPostings()
  if (wants('people')) await manyPeople()

  const wrong = judged.filter((j) => j.broken !== j.shouldBreak)
  console.log(
    JSON.stringify({
      suite: ['bench', ...named].join(' '),
      cases: judged.length,
      failed: wrong.length,
      rounds: ROUNDS,
      figures: Object.fromEntries(
        judged.filter((j) => !j.shouldBreak).map((j) => [j.what, Number(j.value.toFixed(3))]),
      ),
    }),
  )
  process.exit(wrong.length ? 1 : 0)
}
main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
