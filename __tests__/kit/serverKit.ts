import { eq } from 'drizzle-orm'
import type { OfferingCreate, OfferingInput } from '@/contracts/offerings/schemas'
import type { OfferContent } from '@/contracts/offers/schemas'
import { payOf } from '@/domain/pay/pay'
import { addDays, dayOf, shiftOf } from '@/lib/date'
import {
  arrivalReminders,
  chatClaims,
  chatMessages,
  chatRooms,
  chatTexts,
  closingDays,
  savedViewDefaults,
  savedViewPlaces,
  savedViews,
  clientReviewReports,
  clientReviews,
  clients,
  clientUsers,
  companies,
  fixPaymentRequests,
  ladderRungs,
  longTermCandidates,
  longTermChanges,
  matchConfirmations,
  matchings,
  multidateItems,
  multidatePostings,
  offerings,
  offers,
  qualificationDocuments,
  reviews,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { factsOf } from '@tests/fixtures/factsAtMatch'
import { browser, testContext, type TestContext, type Who } from './app'

/** The clock after `prepareStore`: a Friday morning. Store 11 is a diner in Shibuya (Tokyo). */
export const FRIDAY = '2026-11-20'
export const MORNING = new Date('2026-11-20T09:41:00+09:00')

/** The content of a complete offer; `overrides` replaces any field. */
export const offerContent = (overrides: Partial<OfferContent> = {}): OfferContent => ({
  jobDescription:
    'お客様のご案内、配膳、片付け、レジをお願いします。はじめの30分は社員がつきます。',
  workFlow: '',
  conditions: '',
  conditionItems: [],
  precautions: '',
  belongings: ['黒の靴'],
  clothing: '',
  hasUniformChange: false,
  changeTimeMin: 0,
  qualificationIds: [],
  qualificationDocumentRequired: false,
  tagIds: [],
  place: {
    sameAsClient: true,
    postalCode: '',
    address: '',
    meetingPlace: '店舗の裏口',
    access: '',
    station: '',
    parking: 'none',
  },
  emergencyPhoneNumber: '',
  contactPerson: '',
  smokingPolicy: 'no_smoking',
  changeScopeWork: '変更なし',
  changeScopePlace: '変更なし',
  overtimePossible: false,
  onboardingQuestions: [],
  autoMessage: '',
  longTermEnabled: false,
  defaults: {
    startTime: '17:00',
    endTime: '22:30',
    breakMin: 0,
    peopleWanted: 3,
    hourlyWageYen: 1350,
    transportationYen: 500,
  },
  imageFileIds: [],
  ...overrides,
})
/** The conditions of an offering as its form sends them; `overrides` replaces any field. */
export const offeringInput = (overrides: Partial<OfferingInput> = {}): OfferingInput => ({
  workOn: '2026-11-28',
  startTime: '18:00',
  endTime: '23:30',
  breakMin: 0,
  peopleWanted: 1,
  closeRule: 'at_start',
  customClosesAt: null,
  scope: 'public',
  groupIds: [],
  autoPublicAt: null,
  hourlyWageYen: 1300,
  transportationYen: 500,
  memo: '',
  ...overrides,
})
/** The body that publishes an offering at once; `overrides` replaces any field. */
export const offeringCreate = (overrides: Partial<OfferingCreate> = {}): OfferingCreate => ({
  ...offeringInput(),
  publish: true,
  acknowledged: true,
  ...overrides,
})

/** Id of the one offer that each store has after `prepareStore`. */
export const OFFER = { 11: 5011, 12: 5012, 21: 5021 } as const

async function emptyStores(context: TestContext) {
  // Confirmed months and notices go first: they refer to the rows deleted below, and the server never deletes one.
  await context.engine.exec(
    `set session_replication_role = replica; ${['billing_payments', 'billing_reminders', 'billing_lines', 'billing_store_totals', 'billing_adjustments', 'billing_operations', 'employment_notices'].map((table) => `delete from ${table};`).join(' ')} set session_replication_role = default`,
  )
  await context.db.tx('system', async (db) => {
    for (const table of [
      arrivalReminders,
      chatClaims,
      chatMessages,
      chatRooms,
      chatTexts,
      closingDays,
      savedViewDefaults,
      savedViewPlaces,
      savedViews,
      clientReviewReports,
      clientReviews,
      reviews,
      fixPaymentRequests,
      longTermChanges,
      longTermCandidates,
      qualificationDocuments,
      multidateItems,
      multidatePostings,
      matchConfirmations,
      matchings,
      ladderRungs,
      offerings,
    ])
      await db.delete(table)
    await db
      .update(clients)
      .set({ prefectureCode: '13', name: 'みのり食堂 渋谷宮益坂店' })
      .where(eq(clients.id, 11))
    await db.update(companies).set({ feeRateBp: 3000, usageLimitYen: null })
    for (const clientId of [11, 12, 21] as const)
      await addOffer(db, { id: OFFER[clientId], clientId })
  })
}
/**
 * Resets the database and the clock, removes all offerings and what depends on them, and gives each store one
 * usable offer.
 */
export const prepareStore = () => prepareStoreWith('empty_stores', async () => undefined)
/**
 * Runs `prepareStore`, `fill` in one transaction, and `act`, which opens its own. This happens once in a worker: the
 * rows are kept under `name` and copied back later, so neither may set anything outside the database. The clock is
 * MORNING.
 */
export async function prepareStoreWith(
  name: string,
  fill: (db: Tx) => Promise<unknown>,
  act?: () => Promise<unknown>,
) {
  const context = await testContext()
  await context.reset(name, async () => {
    await emptyStores(context)
    context.now = MORNING
    await writeRows(fill)
    await act?.()
  })
  context.now = MORNING
  return context
}
/** Adds an offer of a store; `overrides` replaces any column. */
export const addOffer = (
  db: Tx,
  overrides: Partial<typeof offers.$inferInsert> & { clientId: number },
) =>
  db.insert(offers).values({
    title: 'ディナーのホールスタッフ',
    masterCompanyOccupationId: 101,
    occupationId: 1,
    status: 'usable',
    content: offerContent(),
    createdAt: '2026-10-01T00:00:00Z',
    updatedAt: '2026-10-01T00:00:00Z',
    ...overrides,
  })

type Shift = Partial<typeof offerings.$inferInsert> & {
  id: number
  day?: string
  from?: string
  to?: string
}
/** Adds a published offering of store 11; `overrides` replaces any column. */
export async function addOffering(
  db: Tx,
  { day = FRIDAY, from = '17:00', to = '22:30', ...overrides }: Shift,
) {
  const { startAt, endAt } = shiftOf(day, from, to)
  await db.insert(offerings).values({
    clientId: 11,
    offerId: OFFER[11],
    title: 'ディナーのホールスタッフ',
    workOn: day,
    startAt,
    endAt,
    breakMin: 0,
    closeRule: 'at_start',
    closesAt: startAt,
    peopleWanted: 3,
    hourlyWageYen: 1350,
    transportationYen: 500,
    feeRateBp: 3000,
    scope: 'public',
    terms: offerContent(),
    publishedAt: '2026-10-01T00:00:00Z',
    createdAt: '2026-10-01T00:00:00Z',
    ...overrides,
  })
}
/** Adds a worker from Tokyo and their relation to a store (11 unless `relation` names another). */
export const addWorker = (
  db: Tx,
  worker: Partial<typeof users.$inferInsert> & { id: number; name: string },
  relation: Partial<typeof clientUsers.$inferInsert> = {},
) =>
  db.transaction(async (tx) => {
    await tx.insert(users).values({
      nameKana: 'カナ',
      kanaKey: 'カナ',
      birthOn: '1998-11-21',
      gender: 'unspecified',
      phoneNumber: '09000000000',
      tier: 'hope',
      prefectureCode: '13',
      createdAt: '2026-01-01T00:00:00Z',
      ...worker,
    })
    await tx
      .insert(clientUsers)
      .values({ clientId: 11, userId: worker.id, firstAt: '2026-01-01T00:00:00Z', ...relation })
  })
/** Matches a worker with an offering; `overrides` replaces any column. */
export async function addMatch(
  db: Tx,
  offeringId: number,
  userId: number,
  overrides: Partial<typeof matchings.$inferInsert> = {},
) {
  const [offering] = await db.select().from(offerings).where(eq(offerings.id, offeringId))
  if (!offering) throw new Error(`no offering ${offeringId}`)
  await db.insert(matchings).values({
    clientId: offering.clientId,
    offeringId,
    userId,
    startAt: offering.startAt,
    endAt: offering.endAt,
    status: 'established',
    matchedAt: '2026-11-01T00:00:00Z',
    appliedScope: 'public',
    hourlyWageYen: offering.hourlyWageYen,
    transportationYen: offering.transportationYen,
    scheduledPay: payOf(offering),
    factsAtMatch: factsOf(offering.terms),
    createdAt: '2026-11-01T00:00:00Z',
    ...overrides,
  })
  if (
    overrides.status === undefined ||
    overrides.status === 'worked' ||
    overrides.status === 'established'
  )
    await db
      .update(offerings)
      .set({ peopleMatched: offering.peopleMatched + 1 })
      .where(eq(offerings.id, offeringId))
}
/** Runs one transaction outside all scopes, as the server's own jobs do, and returns its result. */
export const asSystem = async <T>(work: (db: Tx) => Promise<T>): Promise<T> =>
  (await testContext()).db.tx('system', work)
/** Writes rows without the API, in one transaction. */
export const writeRows = async (work: (db: Tx) => Promise<unknown>): Promise<void> => {
  await asSystem(work)
}

type Answer<T> = { status: number; body: T }
/**
 * Makes one call below /app/api/v1, signed in as an account of the fixture. Throws with the server's log if the status
 * is 500 or above.
 */
export async function callApi<T = Record<string, unknown>>(
  who: Who,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const client = await browser(who)
  const response = await client.call(method, `/app/api/v1${path}`, body)
  if (response.status >= 500)
    throw new Error(
      `${method} ${path}: ${response.status} ${JSON.stringify((await testContext()).logs)}`,
    )
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
}
/** `callApi` below the path of store 11. */
export const callStore = <T = Record<string, unknown>>(
  who: Who,
  method: string,
  path: string,
  body?: unknown,
) => callApi<T>(who, method, `/clients/11${path}`, body)

export const TOMORROW = addDays(dayOf(MORNING), 1)
