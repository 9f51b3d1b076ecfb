import { and, eq, inArray } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { ClientReview, PromiseReport } from '@/contracts/reviews/schemas'
import { clientReviews, fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import {
  addMatch,
  addOffer,
  addOffering,
  asSystem,
  callStore,
  writeRows,
} from '@tests/kit/serverKit'
import { DAY, EARLIER, SHIFT } from './reviewsKit'

const matchingOf = (userId: number, offeringId: number) =>
  asSystem(async (db) => {
    const [one] = await db
      .select()
      .from(matchings)
      .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offeringId)))
    if (!one) throw new Error(`no matching of ${userId}`)
    return one
  })
const said = async (
  userId: number,
  over: Partial<typeof clientReviews.$inferInsert> = {},
  offeringId = SHIFT,
) => {
  const { id } = await matchingOf(userId, offeringId)
  await writeRows((db) =>
    db.insert(clientReviews).values({
      clientId: 11,
      matchingId: id,
      kind: 'good',
      onTime: true,
      asDescribed: true,
      wantAgain: true,
      createdAt: `${DAY}T15:00:00.000Z`,
      ...over,
    }),
  )
}
/** The end is 22:30 in Tokyo, 13:30 in UTC. */
const checkedOut = (userId: number, offeringId: number, checkedOutAt: string) =>
  writeRows((db) =>
    db
      .update(matchings)
      .set({ checkedOutAt })
      .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offeringId))),
  )
const report = async (search = '') =>
  (await callStore<PromiseReport>('viewer', 'GET', `/client_reviews/promises${search}`)).body
const countOf = async (search: string) =>
  (await callStore<Paged<ClientReview>>('viewer', 'GET', `/client_reviews${search}`)).body
    .totalCount

beforeEach(async () => {
  await writeRows(async (db) => {
    await db.delete(clientReviews)
    await db
      .update(matchings)
      .set({ checkedInAt: '2026-11-12T07:58:00.000Z', checkedOutAt: '2026-11-12T13:30:00.000Z' })
      .where(eq(matchings.offeringId, EARLIER))
  })
})

describe('約束と実際', () => {
  test('答えと記録をひな形ごとに数え、書いたことは最後に働いた求人から取る', async () => {
    await said(901)
    await said(902, { kind: 'bad', onTime: false, asDescribed: false, wantAgain: false })
    await said(903, { onTime: false })
    await said(901, {}, EARLIER)
    await checkedOut(902, SHIFT, `${DAY}T13:40:01.000Z`)
    await checkedOut(903, SHIFT, `${DAY}T13:40:00.000Z`)
    await writeRows((db) =>
      db.update(offerings).set({ breakMin: 45 }).where(eq(offerings.id, SHIFT)),
    )
    const [item, ...others] = (await report()).items.filter(({ reviewCount }) => reviewCount > 0)
    expect(others).toEqual([])
    expect(item).toMatchObject({
      title: 'ディナーのホールスタッフ',
      promised: { workOn: DAY, breakMin: 45, transportationYen: 500 },
      reviewCount: 4,
      answers: {
        onTime: { count: 2, total: 4, percent: null },
        asDescribed: { count: 3, total: 4 },
        wantAgain: { count: 3, total: 4 },
      },
      workedCount: 8,
      records: { endedLate: { count: 1, total: 8 }, breakShortened: { count: 0, total: 8 } },
    })
  })
  test('承認した修正依頼で短くなった休憩だけを数える', async () => {
    const planned = {
      startAt: `${DAY}T08:00:00.000Z`,
      endAt: `${DAY}T13:30:00.000Z`,
      breakMin: 60,
      grossYen: 6_000,
    }
    const asked = async (userId: number, breakMin: number, status: 'approved' | 'rejected') => {
      const { id } = await matchingOf(userId, SHIFT)
      await writeRows((db) =>
        db.insert(fixPaymentRequests).values({
          clientId: 11,
          matchingId: id,
          reasonKinds: ['break_change'],
          reasonText: '休憩が短くなりました。',
          planned,
          requested: { ...planned, breakMin },
          status,
          requestedAt: `${DAY}T14:00:00.000Z`,
          dueAt: '2026-11-26T14:00:00.000Z',
        }),
      )
    }
    await asked(901, 30, 'approved')
    await asked(902, 30, 'rejected')
    await asked(903, 75, 'approved')
    const [item] = (await report()).items
    expect(item?.records?.breakShortened).toMatchObject({ count: 1, total: 8 })
  })
  test('答えた人が3名に満たなければ、答えは伏せる', async () => {
    await said(901, { onTime: false })
    await said(902, { onTime: false })
    await said(901, { onTime: false }, EARLIER)
    await said(902, { onTime: false }, EARLIER)
    const [item] = (await report()).items
    expect(item).toMatchObject({ reviewCount: 4, answers: null })
    expect(item?.records).not.toBeNull()
  })
  test('期間より前の勤務は数えず、件数は開く一覧と合う', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 8010, day: '2026-03-10', peopleWanted: 4 })
      for (const id of [901, 902, 903])
        await addMatch(db, 8010, id, {
          status: 'worked',
          checkedInAt: '2026-03-10T07:58:00.000Z',
          checkedOutAt: '2026-03-10T13:30:00.000Z',
        })
    })
    for (const id of [901, 902, 903]) await said(id, { onTime: id !== 901 })
    for (const id of [901, 902, 903]) await said(id, { onTime: false }, 8010)
    const [recent] = (await report()).items
    const [year] = (await report('?period=year')).items
    expect(recent).toMatchObject({ reviewCount: 3, workedCount: 8 })
    expect(year).toMatchObject({ reviewCount: 6, workedCount: 11 })
    const offerId = `?offerId=${recent?.offerId ?? 0}`
    expect(await countOf(`${offerId}&period=90d`)).toBe(3)
    expect(await countOf(`${offerId}&period=90d&answeredNo=onTime`)).toBe(1)
    expect(await countOf(`${offerId}&period=year&answeredNo=onTime`)).toBe(4)
    expect(await countOf(offerId)).toBe(6)
  })
  test('悪い順に並び、ひとつのひな形に絞れる', async () => {
    const LUNCH = 8100
    await writeRows(async (db) => {
      await addOffer(db, { id: LUNCH, clientId: 11, title: 'ランチ' })
      await addOffering(db, { id: 8011, day: '2026-11-18', offerId: LUNCH, title: 'ランチ' })
      for (const id of [901, 902, 903])
        await addMatch(db, 8011, id, {
          status: 'worked',
          checkedInAt: '2026-11-18T07:58:00.000Z',
          checkedOutAt: '2026-11-18T14:30:00.000Z',
        })
    })
    expect((await report()).items.map(({ title }) => title)).toEqual([
      'ランチ',
      'ディナーのホールスタッフ',
    ])
    const narrowed = await report(`?offerId=${LUNCH}`)
    expect(narrowed.items.map(({ offerId }) => offerId)).toEqual([LUNCH])
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedOutAt: '2026-11-18T13:30:00.000Z' })
        .where(and(eq(matchings.offeringId, 8011), inArray(matchings.userId, [901, 902, 903]))),
    )
    for (const id of [901, 902, 903]) await said(id, { asDescribed: id !== 901 })
    expect((await report()).items.map(({ title }) => title)).toEqual([
      'ディナーのホールスタッフ',
      'ランチ',
    ])
  })
})
