import { and, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { ClientEvaluation, ClientReview } from '@/contracts/reviews/schemas'
import { clientReviewReports, clientReviews, matchings } from '@/server/db/schema'
import { asSystem, callStore, writeRows } from '@tests/kit/serverKit'
import { DAY, EARLIER, SHIFT } from './reviewsKit'

describe('店舗の評価', () => {
  const said = async (
    userId: number,
    over: Partial<typeof clientReviews.$inferInsert>,
    offering = SHIFT,
  ) =>
    writeRows(async (db) => {
      const [one] = await db
        .select()
        .from(matchings)
        .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, offering)))
      await db.insert(clientReviews).values({
        clientId: 11,
        matchingId: one?.id ?? 0,
        kind: 'good',
        onTime: true,
        asDescribed: true,
        wantAgain: true,
        createdAt: `${DAY}T15:00:00.000Z`,
        ...over,
      })
    })
  beforeEach(async () => {
    await writeRows((db) => db.delete(clientReviews))
    await said(901, { comment: '働きやすかったです。' })
    await said(902, {
      kind: 'bad',
      onTime: false,
      wantAgain: false,
      comment: '終了が10分ほど遅れました。',
      createdAt: '2026-11-20T00:00:00.000Z',
    })
    await said(903, {})
    await said(901, { createdAt: '2026-11-13T00:00:00.000Z' }, EARLIER)
  })
  const list = async (search = '') =>
    (await callStore<Paged<ClientReview>>('viewer', 'GET', `/client_reviews${search}`)).body
  test('新しい順に並び、だれが書いたかは分からない', async () => {
    const found = await list()
    expect(found.items.map((one) => one.kind)).toEqual(['bad', 'good', 'good', 'good'])
    expect(found.items[0]).toMatchObject({
      offerTitle: 'ディナーのホールスタッフ',
      workedOn: DAY,
      month: '2026-11',
      reply: null,
    })
    expect(JSON.stringify(found)).not.toMatch(/高橋|グエン|90[1-5]/)
  })
  test('2名までの勤務では、働いた日も伏せる', async () => {
    await writeRows((db) =>
      db.delete(matchings).where(and(eq(matchings.offeringId, EARLIER), eq(matchings.userId, 902))),
    )
    await writeRows((db) =>
      db.delete(matchings).where(and(eq(matchings.offeringId, EARLIER), eq(matchings.userId, 903))),
    )
    expect((await list()).items.at(-1)).toMatchObject({ workedOn: null, month: '2026-11' })
  })
  test('Bad・コメントあり・ひな形で絞り込める', async () => {
    expect((await list('?kind=bad')).totalCount).toBe(1)
    expect((await list('?hasComment=1')).totalCount).toBe(2)
    expect((await list('?offerId=11')).totalCount).toBe(0)
  })
  test('Good率・3つの項目・推移・件数を返す', async () => {
    const { body } = await callStore<ClientEvaluation>(
      'viewer',
      'GET',
      '/client_reviews/evaluation',
    )
    expect(body).toMatchObject({
      goodRate: 75,
      reviewCount: 4,
      badCount: 1,
      commentCount: 2,
      items: [
        { key: 'on_time', goodRate: 75 },
        { key: 'as_described', goodRate: 100 },
        { key: 'want_again', goodRate: 75 },
      ],
      offers: [{ count: 4 }],
    })
    expect(body.trend.at(-1)).toEqual({ month: '2026-11', goodRate: 75, count: 4 })
  })
  test('返信は一度だけで、報告も一度だけ。閲覧のみの人はどちらもできない', async () => {
    const { id } = (await list('?kind=bad')).items[0] ?? { id: 0 }
    expect(
      (await callStore('viewer', 'POST', `/client_reviews/${id}/reply`, { body: '改めます。' }))
        .status,
    ).toBe(403)
    expect(
      await callStore('clientStaff', 'POST', `/client_reviews/${id}/reply`, {
        body: '改めます。【何を改めるか】',
      }),
    ).toMatchObject({
      status: 422,
      body: { fields: { body: '【】のところを、店舗の言葉に書き換えてから送ってください。' } },
    })
    expect(
      await callStore('clientStaff', 'POST', `/client_reviews/${id}/reply`, {
        body: '終了の時刻を守るよう改めます。',
      }),
    ).toMatchObject({
      status: 200,
      body: { reply: { body: '終了の時刻を守るよう改めます。', byName: '⟦人5⟧' } },
    })
    expect(
      await callStore('manager', 'POST', `/client_reviews/${id}/reply`, { body: 'もう一度。' }),
    ).toMatchObject({ status: 409, body: { messages: [expect.stringContaining('⟦人5⟧さんが')] } })
    expect(
      (
        await callStore('clientStaff', 'POST', `/client_reviews/${id}/report`, {
          reason: 'abuse',
          note: '',
        })
      ).status,
    ).toBe(403)
    expect(
      await callStore('manager', 'POST', `/client_reviews/${id}/report`, {
        reason: 'false_facts',
        note: '記録では定刻に終わっています。',
      }),
    ).toMatchObject({ status: 200, body: { reported: true } })
    expect(
      (
        await callStore('manager', 'POST', `/client_reviews/${id}/report`, {
          reason: 'abuse',
          note: '',
        })
      ).status,
    ).toBe(409)
    expect(await asSystem((db) => db.$count(clientReviewReports))).toBe(1)
  })
})
