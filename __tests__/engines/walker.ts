import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'
import { addressFrom } from '../e2e/addresses'
import { mailOf, type Who } from '../e2e/kit'
import type { Tab } from './tab'

type Console = {
  /** What went wrong since the document began: see `frontDoor.ts`. */
  troubles: string[]
  next?: { router?: { push: (to: string) => Promise<boolean> } }
}

/** Where a tab stands: its path and heading; nothing while something loads. */
const placeInPage = () => {
  const isBusy = document.querySelector('[aria-busy=true], [data-answer]') !== null
  if (isBusy || !(globalThis as unknown as Console).next?.router) return ''
  return `${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`
}

/** Goes to an address the way a link leads there, and says what is wrong with the page once nothing loads any more. */
async function followInPage(path: string) {
  const { troubles, next } = globalThis as unknown as Console
  await next?.router?.push(path)
  const wrong = () => {
    if (document.querySelector('[aria-busy=true], [data-answer]')) return 'loads for ever'
    const heading = document.querySelector('h1')?.textContent ?? ''
    if (heading === '') return 'no heading'
    if (/表示できません|見つかりません/.test(heading)) return heading
    if (document.activeElement === document.body) return 'nothing has the focus'
    return location.pathname === path ? '' : `led to ${location.pathname}`
  }
  const until = performance.now() + 20_000
  while (wrong() !== '' && performance.now() < until)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  const { scrollWidth } = document.documentElement
  // Neither engine breaks lines between phrases: a short label needs room for all of it.
  const brokenLabels = [...document.querySelectorAll('dt')]
    .filter(({ textContent, firstChild }) => {
      if (textContent.length > 8 || !firstChild) return false
      const text = document.createRange()
      text.selectNodeContents(firstChild)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1
    })
    .map(({ textContent }) => `「${textContent}」 is broken`)
  return [
    wrong(),
    scrollWidth > innerWidth ? `${scrollWidth} px wide` : '',
    ...brokenLabels,
    ...troubles.splice(0),
  ]
    .filter((trouble) => trouble !== '')
    .map((trouble) => `${path}: ${trouble}`)
}

async function readInPage(address: string) {
  const answer = await fetch(address, { headers: { 'X-App': 'X-App' } })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

/** The first element that is seen and named so. */
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

/** Somebody who uses the console in a tab. */
export function walkerIn(tab: Tab) {
  /** Waits until path and heading are these and nothing loads. */
  const stands = (place: RegExp) =>
    expect.poll(() => tab.run(placeInPage).catch(() => ''), { timeout: 45_000 }).toMatch(place)
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
      const [first = '', ...others] = paths.map((path) => addressFrom(path, ids))
      await tab.openOnPhone(first)
      await stands(/./)
      const troubles: string[] = []
      for (const path of [...others, first]) {
        const found = await tab.run(followInPage, path).catch(async () => {
          // Where a script takes seconds to arrive Next loads the page as a document.
          await tab.openOnPhone(first)
          await stands(/./)
          return tab.run(followInPage, path)
        })
        troubles.push(...found)
      }
      expect(troubles).toEqual([])
    },
  }
}
