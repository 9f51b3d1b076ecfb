import Router from 'next/router'
import { use, useSyncExternalStore, type ReactElement } from 'react'
import type { Layout } from '@/shell/layout/layouts'

/** What a page shows until its screen is drawn, and what surrounds it. */
export type Answer = { layout: Layout; waiting: ReactElement }

const answers = new Map<string, Answer>()
const listeners = new Set<() => void>()
let surrounding: Layout | undefined
let given: ReactElement | undefined
let drawn: Promise<void> | undefined

/** The next frame is on the screen; without one (a tab in the background) a moment later. */
const frame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      setTimeout(done)
    })
    setTimeout(done, 100)
  })

function give(answer: ReactElement | undefined) {
  if (answer === given) return
  given = answer
  for (const listener of listeners) listener()
}

/** Among the routes that fit an address the one that names more of it, as the router chooses. */
const before = (a: string, b: string) =>
  a.replaceAll('[', '\uffff') < b.replaceAll('[', '\uffff') ? -1 : 1
function answerTo(pathname: string) {
  const [path] = [...answers.keys()]
    .filter((route) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname))
    .sort(before)
  return path === undefined ? undefined : answers.get(path)
}

/** Says what a page answers a press with; called when its code has arrived. */
export function answerWith(path: string, answer: Answer) {
  answers.set(path, answer)
}

/** A page is there, within these surroundings: it speaks for itself now. */
export function arrived(layout: Layout) {
  surrounding = layout
  drawn = undefined
  give(undefined)
}

if (typeof window !== 'undefined')
  Router.events.on('beforeHistoryChange', (url: string, { shallow }: { shallow: boolean }) => {
    const [pathname = ''] = url.split(/[?#]/)
    // On the way back the address has changed already. Then, as for another query, the page itself is waited for: its height is what is scrolled to.
    const answer = shallow || pathname === location.pathname ? undefined : answerTo(pathname)
    const fits = answer && answer.layout === surrounding
    drawn = fits ? frame() : undefined
    give(fits ? answer.waiting : undefined)
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
/** The heading of the page that is on its way, between the press and its first rendering: what is drawn in its surroundings instead of the page that is left. */
export const useAnswer = () =>
  useSyncExternalStore(
    subscribe,
    () => given,
    () => undefined,
  )

/** The rendering of the page that is on its way starts when its answer is on the screen: a first slice of it would come before that frame. */
export function useAnswerDrawn() {
  if (drawn) use(drawn)
}
