import { screen, waitFor, within } from '@testing-library/react'
import type { Paged } from '@/contracts/common/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { CorrectionsScreen } from '@/features/paymentCorrections/CorrectionsScreen'
import { addMinutes } from '@/lib/date'
import { checkIn, checkOut, requestFix, type FixInput } from '@/server/worker-app/attendance'
import { requestsTo, setNow, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import { testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  MORNING,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
export const DAY = '2026-11-19'
export const END = `${DAY}T22:30:00+09:00`
export const PATH = '/attendances/fix_payment_requests'
export const PAGE = '/clients/11/fix_payment_requests'

/**
 * Last night's dinner: 山田 came 12 minutes late, グエン stayed 4 minutes longer, 德永 could not scan and has not
 * asked yet.
 */
export async function addDinnerShift() {
  await writeRows(async (db) => {
    for (const [id, name] of [
      [901, '山田 太郎'],
      [902, 'グエン ティ リン'],
      [903, '德永 さくら'],
    ] as const)
      await addWorker(db, { id, name })
    await addOffering(db, { id: SHIFT, day: DAY })
    for (const id of [901, 902, 903]) await addMatch(db, SHIFT, id)
    await checkIn(db, 901, SHIFT, new Date(`${DAY}T17:12:20+09:00`))
    await checkIn(db, 902, SHIFT, new Date(`${DAY}T16:58:00+09:00`))
    await checkOut({ db, now: new Date(END) }, 901, SHIFT)
    await checkOut({ db, now: new Date(addMinutes(END, 4)) }, 902, SHIFT)
  })
  await setNow(new Date(addMinutes(END, 4)))
  await requestCorrection(902, {
    reasonKinds: ['overtime'],
    endAt: addMinutes(END, 4),
    reasonText: 'お客様のお会計が終わるまで対応しました。',
  })
  await setNow(MORNING)
}
/** Adds a correction that a worker of last night requests, by default because the QR code could not be read. */
export const requestCorrection = async (userId: number, overrides: Partial<FixInput> = {}) => {
  const { now } = await testContext()
  await writeRows((db) =>
    requestFix({ db, now }, userId, SHIFT, {
      reasonKinds: ['qr_failure'],
      reasonText: 'QRを読み取れませんでした。',
      startAt: `${DAY}T17:00:00+09:00`,
      endAt: END,
      breakMin: 0,
      ...overrides,
    }),
  )
}
/** The page with the corrections of store 11. */
export const openCorrections = (who: Who = 'manager', url = PAGE) =>
  showScreen(who, url, <CorrectionsScreen clientId='11' />)
/** The card of a worker's correction. */
export const cardOf = async (name: string) =>
  screen.findByRole('article', { name: `${name}さんの修正依頼` })
/** Queries within the card of a worker's correction. */
export const inCard = async (name: string) => within(await cardOf(name))
/** Reads the server's list of corrections. */
export const listCorrections = async (search = '') =>
  (await callStore<Paged<FixPaymentRequest>>('manager', 'GET', `${PATH}${search}`)).body.items
/** Reads a worker's correction from the server. */
export const correctionOf = async (userId: number) => {
  const found = (await listCorrections()).find((item) => item.userId === userId)
  if (!found) throw new Error(`no request of ${userId}`)
  return found
}
/** Waits until the card of a worker's correction is gone. */
export const noCard = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name: `${name}さんの修正依頼` })).toBeNull())
/** Returns the names on the cards in their order. */
export const names = () =>
  screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
/** The changes that the page has sent. */
export const patchRequests = () => requestsTo(/^PATCH/)
/** Importing this file gives each test last night's dinner (`addDinnerShift`). */
beforeEach(async () => {
  await setUpStore()
  await addDinnerShift()
})
afterEach(tearDownStore)
