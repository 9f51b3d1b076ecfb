import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { isLoading, mailOf, type Who } from '../e2e/kit'
import { pathWithIds } from '../e2e/pagePaths'
import type { Tab } from './tab'

type Console = {
  /** The errors since the document started, as `frontDoor.ts` records them. */
  troubles: string[]
  /** Whether the page came by a link. False if Next loaded a document, because a script took seconds to arrive. */
  isByLink?: boolean
  next?: { router?: { isReady: boolean; push: (to: string) => Promise<boolean> } }
}

/** Returns where a tab is. Before the router is ready the page is only HTML, and clicking a link does nothing. */
const placeInPage = () => ({
  isReady: (globalThis as unknown as Console).next?.router?.isReady ?? false,
  path: location.pathname,
  heading: document.querySelector('h1')?.textContent ?? '',
  /** True for a loaded document, too: it starts at its top, where nothing has the focus. */
  hasFocus:
    document.activeElement !== document.body ||
    (globalThis as unknown as Console).isByLink !== true,
})

/** Goes to a path as a link does, without loading a document. */
const pushInPage = (path: string) => {
  const page = globalThis as unknown as Console
  page.isByLink = true
  return page.next?.router?.push(path).then(() => undefined)
}

/** Returns the faults of the page that a tab shows. */
const flawsInPage = () => {
  const { scrollWidth } = document.documentElement
  // A short label must fit on one line, because neither Firefox nor WebKit breaks lines between phrases. It is broken
  // if its letters are on several lines.
  const brokenLabels = [...document.querySelectorAll('dt')]
    .filter(({ textContent, firstChild }) => {
      if (textContent.length > 8 || !firstChild) return false
      const text = document.createRange()
      text.selectNodeContents(firstChild)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1
    })
    .map(({ textContent }) => `「${textContent}」 is broken`)
  // An amount that is no part of a sentence must be on one line with its 円. The 円 may be in another element, so this
  // compares single letters of the page. In a sentence a line may end between them, because neither engine keeps
  // phrases together.
  const letters: { node: Node; offset: number }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    for (let offset = 0; offset < (texts.currentNode.nodeValue ?? '').length; offset++)
      letters.push({ node: texts.currentNode, offset })
  const text = letters.map(({ node, offset }) => node.nodeValue?.[offset]).join('')
  const boxOf = (index: number) => {
    const { node, offset } = letters[index] ?? { node: document.body, offset: 0 }
    const letter = document.createRange()
    letter.setStart(node, offset)
    letter.setEnd(node, offset + 1)
    return letter.getBoundingClientRect()
  }
  const blockOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display.startsWith('inline')
      ? blockOf(element.parentElement)
      : element
  const LONGEST_AMOUNT = 16
  const standsAlone = (index: number) =>
    (blockOf(letters[index]?.node.parentElement ?? null)?.textContent ?? '').length <=
    LONGEST_AMOUNT
  const brokenAmounts = [...text.matchAll(/\d円/g)]
    .filter(
      ({ index }) =>
        standsAlone(index) &&
        boxOf(index + 1).height > 0 &&
        boxOf(index + 1).top >= boxOf(index).bottom,
    )
    .map(({ index }) => `${text.slice(index - 8, index + 1)}/円 is broken`)
  return [
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
    ...brokenLabels,
    ...brokenAmounts,
    ...(globalThis as unknown as Console).troubles.splice(0),
  ]
}

async function readInPage(path: string) {
  const answer = await fetch(path, { headers: { 'X-App': 'X-App' } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}

/** Returns the first visible element of this name. */
const findInPage = (selector: string, name: string) => {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      new RegExp(name).test((element.getAttribute('aria-label') ?? element.textContent).trim()) &&
      element.getClientRects().length > 0,
  )
  if (!found) throw new Error(`no ${selector} ${name}`)
  found.scrollIntoView({ block: 'center' })
  return found
}

/** A user of the console in a tab. */
export function walkerIn(tab: Tab) {
  const isSettled = async () => (await tab.run(placeInPage)).isReady && !(await tab.run(isLoading))
  /** Waits until path and heading are these and nothing loads. */
  const stands = (place: RegExp, timeout = 45_000) =>
    expect(async () => {
      expect(await isSettled()).toBe(true)
      const { path, heading } = await tab.run(placeInPage)
      expect(`${path} ${heading}`).toMatch(place)
    }).toPass({ timeout })
  /** Waits until nothing loads and returns what is wrong with where the tab is. */
  const wrongAt = async (path: string) => {
    if (!(await isSettled())) return 'loads for ever'
    const place = await tab.run(placeInPage)
    if (place.heading === '') return 'no heading'
    if (/表示できません|見つかりません/.test(place.heading)) return place.heading
    if (!place.hasFocus) return 'nothing has the focus'
    return place.path === path ? '' : `led to ${place.path}`
  }
  /** Goes to a path as a link does and returns the faults of the page. */
  const follow = async (path: string) => {
    await tab.run(pushInPage, path)
    await expect
      .poll(() => wrongAt(path), { timeout: 20_000 })
      .toBe('')
      .catch(() => undefined)
    return [await wrongAt(path), ...(await tab.run(flawsInPage))]
      .filter((trouble) => trouble !== '')
      .map((trouble) => `${path}: ${trouble}`)
  }
  const press = (selector: string, name: RegExp) =>
    expect(() => tab.press(findInPage, selector, name.source)).toPass({ timeout: 45_000 })
  return {
    stands,
    press,
    read: async <T>(path: string): Promise<T> => {
      const answers: string[] = []
      // A busy server says so.
      await expect(async () => {
        answers.push(await tab.run(readInPage, `/app/api/v1${path}`))
      }).toPass({ timeout: 45_000 })
      return JSON.parse(answers[0] ?? '') as T
    },
    signIn: async (who: Who) => {
      await tab.open('/login')
      await stands(/^\/login ログイン$/)
      await press('input[type=email]', /^/)
      await tab.type(mailOf(who))
      await press('input[type=password]', /^/)
      await tab.type(DEMO_PASSWORD)
      await press('button', /^ログイン$/)
      await stands(/^\/(account|clients|companies)\b/)
    },
    signOut: async () => {
      await tab.open('/account')
      await stands(/^\/account ./)
      await press('button', /^ログアウト$/)
      await stands(/^\/login ログイン$/)
    },
    /** Looks at all these pages on a phone. */
    visitAll: async (paths: readonly string[], ids: Record<string, string>) => {
      const [first = '', ...others] = paths.map((path) => pathWithIds(path, ids))
      await tab.openOnPhone(first)
      await stands(/./)
      const troubles: string[] = []
      for (const path of [...others, first]) {
        const found = await follow(path).catch(async () => {
          // Where a script takes seconds to arrive Next loads the page as a document.
          await tab.openOnPhone(first)
          await stands(/./)
          return follow(path)
        })
        troubles.push(...found)
      }
      expect(troubles).toEqual([])
    },
  }
}
