import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { addDays, dayOf } from '@/lib/date'
import { pathWithIds, idsFor, openPaths, reach } from '../e2e/pagePaths'
import { overlapping, pagesOfPdf } from '../kit/pdfText'
import { allDeclarations, missingInWebKit } from './declarations'
import { startFirefox } from './firefox'
import { openFrontDoor } from './frontDoor'
import type { Tab } from './tab'
import { walkerIn } from './walker'
import { startWebKit } from './webkit'

const { step } = base
/** In points. */
const A4_HEIGHT = 842
type Fixtures = {
  door: Awaited<ReturnType<typeof openFrontDoor>>
  /** The folder of downloads. */
  downloads: string
}
const test = base.extend<Fixtures>({
  door: async ({ baseURL }, use) => {
    const door = await openFrontDoor(baseURL ?? '')
    await use(door)
    await door.close()
  },
  downloads: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'console-downloads-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

/** The walk that must work in any browser. It starts and ends signed out. */
async function walk(tab: Tab, door: Fixtures['door']) {
  const { stands, press, read, signIn, signOut, visitAll } = walkerIn(tab)
  await step('だれでも開ける画面', () => visitAll(openPaths, {}))
  await signIn('store')
  const ids = await idsFor(read, 'store')
  const home = `/clients/${ids['clientId']}`
  const isHome = new RegExp(`^${home} \\d+月\\d+日`)
  // Offline's own page leads back as soon as there is a connection.
  const pages = reach.store.filter((path) => path !== '/offline')
  await step('店舗のすべての画面', () => visitAll(pages, ids))

  await step('確認までの募集と、「戻る」', async () => {
    await tab.open(home)
    await press('button', /^募集する/)
    await press('[role=dialog] a', /前回/)
    await stands(/\/offerings\/new 募集条件の入力$/)
    // The driver's click misses an element that is moving.
    await expect(async () => {
      await press('label', /^明日/)
      await press('button', /^確認へ進む/)
      await stands(/\/offerings\/confirm 募集内容の確認$/, 20_000)
    }).toPass({ timeout: 120_000 })
    await tab.back()
    await stands(/\/offerings\/new 募集条件の入力$/)
  })

  await step('つながらないとき', async () => {
    await tab.open(home)
    await stands(isHome)
    await tab.run(() => navigator.serviceWorker.ready.then(() => undefined))
    await door.cut()
    await tab.reload()
    await stands(/^\/offline \d+月\d+日/)
    await door.mend()
    await press('button', /^再接続/)
    await stands(isHome)
  })

  await step('ログアウトと、「戻る」', async () => {
    await signOut()
    await tab.back()
    await stands(/^\/login ログイン$/)
  })

  await step('企業のすべての画面', async () => {
    await signIn('company')
    const ofCompany = reach.company.filter((path) => path.startsWith('/companies'))
    await visitAll(ofCompany, await idsFor(read, 'company'))
    await signOut()
  })
}

/** The declarations that a browser knows in neither spelling; both stand side by side: see `styles.test.ts`. */
const unknownDeclarations = (tab: Tab) =>
  tab.run((declarations) => {
    const isKnown = (declaration: string) => CSS.supports(`(${declaration})`)
    return declarations.filter((declaration) => {
      const plain = declaration.replace(/^-webkit-/, '')
      return !isKnown(plain) && !isKnown(`-webkit-${plain}`)
    })
  }, allDeclarations())

test.setTimeout(600_000)

test('Firefox: どの画面も、募集もログアウトもでき、ファイルが届く', async ({ door, downloads }) => {
  const tab = await startFirefox(door.url, downloads)
  try {
    await walk(tab, door)
    expect(await unknownDeclarations(tab)).toEqual([])

    const { stands, press, read, signIn, signOut } = walkerIn(tab)
    /** Clicks a button and waits for a file of that name whose content begins with this. */
    const save = async (button: RegExp, name: RegExp, head: string) => {
      await press('button', button)
      const arrived = () =>
        readdirSync(downloads)
          .filter((file) => name.test(file))
          .map((file) => readFileSync(join(downloads, file), 'latin1').slice(0, head.length))
      await expect.poll(arrived, { timeout: 60_000 }).toEqual([head])
    }
    await signIn('store')
    const { clientId, userId } = await idsFor(read, 'store')
    await tab.open(`/clients/${clientId}/users/attendings`)
    await save(/^Excelで保存/, /_出勤者名簿\.xlsx$/, 'PK')
    await save(/^CSVで保存/, /_出勤者名簿\.csv$/, '\u00EF\u00BB\u00BF')
    await tab.open(`/clients/${clientId}/users/${userId}`)
    await save(/労働条件通知書\(PDF\)を保存$/, /労働条件通知書.*\.pdf$/, '%PDF-')
    await signOut()
    await signIn('company')
    const { companyId } = await idsFor(read, 'company')
    await tab.open(`/companies/${companyId}/statements`)
    await stands(/\/statements ./)
    await save(/^請求書PDF$/, /^請求書_\d{6}_.+\.pdf$/, '%PDF-')
  } finally {
    await tab.close()
  }
})

/** Pages that stack cards and sections: the sheets of paper end inside one of them. */
const stacks: Record<'store' | 'company', readonly string[]> = {
  store: [
    '/clients/[clientId]/users/[userId]',
    '/clients/[clientId]/users/salary_limit',
    '/clients/[clientId]/users/worker_supporter_candidates',
    '/clients/[clientId]/users/groups/[groupId]',
    '/clients/[clientId]/long_term_jobs',
    '/clients/[clientId]/statements',
  ],
  company: [
    '/companies/[companyId]/groups/[groupId]',
    '/companies/[companyId]/statements',
    '/companies/[companyId]/statements/detail',
  ],
}

test('Firefox: 紙では、言葉が重ならず、カードが題だけを残さず、つづきのある紙が半分より空かない', async ({
  door,
  downloads,
}) => {
  const tab = await startFirefox(door.url, downloads)
  const { stands, read, signIn, signOut } = walkerIn(tab)
  try {
    for (const who of ['store', 'company'] as const) {
      await signIn(who)
      const ids = await idsFor(read, who)
      for (const path of stacks[who]) {
        await tab.open(pathWithIds(path, ids))
        await stands(/./)
        const sheets = pagesOfPdf(await tab.print())
        for (const words of sheets) expect.soft(overlapping(words), path).toEqual([])
        for (const words of sheets.slice(0, -1))
          expect
            .soft(Math.max(...words.map(({ bottom }) => bottom)), `${path}: the end of a sheet`)
            .toBeGreaterThan(A4_HEIGHT / 2)
        if (!path.endsWith('[clientId]/statements')) continue
        const texts = sheets.map((words) => words.map(({ text }) => text).join(''))
        const budget = texts.find((text) => text.includes('この店舗の予算'))
        expect.soft(budget, 'the card of the budget').toMatch(/この店舗の予算.*予算[\d,]+円のうち/)
      }
      await signOut()
    }
  } finally {
    await tab.close()
  }
})

/** Returns the last line of each sheet but the last. */
const lastLines = (sheets: ReturnType<typeof pagesOfPdf>) =>
  sheets.slice(0, -1).map((words) => {
    const end = Math.max(...words.map(({ bottom }) => bottom))
    const line = words.filter(({ bottom }) => end - bottom < 4).map(({ text }) => text)
    // The fonts of a PDF may name other characters of the same look.
    return line.join('').normalize('NFKC')
  })

const today = dayOf(new Date())
/** Pages whose sections have titles on paper: `moved` is what the test moves down the sheet. */
const titled = {
  利用明細: {
    who: 'company',
    path: '/companies/[companyId]/statements/detail',
    titles: 'main h2',
    moved: 'main',
  },
  出勤者名簿: {
    who: 'store',
    path: `/clients/[clientId]/users/attendings?print=1&fromOn=${today}&toOn=${addDays(today, 3)}`,
    titles: '[data-shift], [data-day]',
    moved: '[data-sheet] table',
  },
  メッセージ: {
    who: 'store',
    path: '/clients/[clientId]/chat_rooms/[chatRoomId]',
    titles: '[data-day]',
    moved: '[data-log] > ol',
  },
} as const
/** The text of a sheet has no spaces. */
const letters = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

for (const [name, { who, path, titles: selector, moved }] of Object.entries(titled))
  test(`Firefox: ${name}の節の題は、どこで紙が終わっても、中身のはじめと同じ紙にある`, async ({
    door,
    downloads,
  }) => {
    const tab = await startFirefox(door.url, downloads)
    const { stands, read, signIn, signOut } = walkerIn(tab)
    try {
      await signIn(who)
      await tab.open(pathWithIds(path, await idsFor(read, who)))
      await stands(/./)
      const titles = await tab.run(
        (selector, moved) => {
          document.querySelector(moved)?.insertAdjacentHTML('beforebegin', '<div id=spacer></div>')
          return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
        },
        selector,
        moved,
      )
      expect(titles.length).toBeGreaterThan(1)
      // More than a heading and its first row, in steps smaller than a heading.
      for (let height = 75; height < 475; height += 25) {
        await tab.run((px) => {
          document.getElementById('spacer')?.style.setProperty('height', `${px}px`)
        }, height)
        for (const line of lastLines(pagesOfPdf(await tab.print())))
          expect
            .soft(
              titles.filter((title) => letters(line).startsWith(letters(title))),
              `${height} px lower`,
            )
            .toEqual([])
      }
      await signOut()
    } finally {
      await tab.close()
    }
  })

test('WebKit: どの画面も、募集もログアウトもでき、どの書式も知られている', async ({ door }) => {
  const tab = await startWebKit(door.url)
  try {
    await walk(tab, door)
    const unknown = await unknownDeclarations(tab)
    expect(unknown.filter((declaration) => !missingInWebKit.includes(declaration))).toEqual([])
  } finally {
    await tab.close()
  }
})
