import { dayOf, type Day, type Instant } from '@/lib/date'
import { stored, type Guard } from './storage'

/**
 * Who comes on one shift, in the words of the home page. It has no telephone number and no message, because the server
 * records who reads those.
 */
export type KeptShift = {
  id: number
  title: string
  startAt: string
  endAt: string
  people: { name: string; nameKana: string; presence: string; checkedInAt: string | null }[]
}
/**
 * Today's list of the store whose home page was opened last, readable without a connection (`/offline`). It belongs to
 * one account and is removed at sign-out, at the end of the session and when another account signs in (ADR 37).
 */
export type KeptToday = {
  accountId: number
  storeName: string
  on: Day
  /** When the server read it. */
  asOf: string
  shifts: KeptShift[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const areTexts = (values: unknown[]) => values.every((value) => typeof value === 'string')
const isInstantText = (value: unknown) => typeof value === 'string' && !isNaN(Date.parse(value))

const isPerson = (value: unknown) =>
  isObject(value) &&
  areTexts([value['name'], value['nameKana'], value['presence']]) &&
  (value['checkedInAt'] === null || isInstantText(value['checkedInAt']))
const isShift = (value: unknown) =>
  isObject(value) &&
  typeof value['id'] === 'number' &&
  typeof value['title'] === 'string' &&
  isInstantText(value['startAt']) &&
  isInstantText(value['endAt']) &&
  Array.isArray(value['people']) &&
  value['people'].every(isPerson)
const isKept: Guard<KeptToday | null> = (value): value is KeptToday | null =>
  value === null ||
  (isObject(value) &&
    typeof value['accountId'] === 'number' &&
    areTexts([value['storeName'], value['on']]) &&
    isInstantText(value['asOf']) &&
    Array.isArray(value['shifts']) &&
    value['shifts'].every(isShift))

/** The kept list of this device; null if there is none. */
export const keptToday = stored<KeptToday | null>('keptToday', null, isKept)

/** Whether a kept list is current: on its day in Tokyo, and beyond midnight until its last shift ends. */
export const isCurrentList = ({ on, shifts }: KeptToday, now: Instant) =>
  on === dayOf(now) || shifts.some(({ endAt }) => Date.parse(endAt) > new Date(now).getTime())

/** Removes a list that belongs to another account or is no longer current. */
export function dropForeignList(accountId: number, now: Instant) {
  const list = keptToday.get()
  if (list && (list.accountId !== accountId || !isCurrentList(list, now))) keptToday.reset()
}
