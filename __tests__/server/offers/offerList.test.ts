import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { MasterCompanyOccupations } from '@/contracts/masterData/schemas'
import { groceryTemplateCodes } from '@/contracts/offers/enums'
import type {
  Offer,
  OfferCheck,
  OfferSummary,
  OfferTitles,
  SuggestedText,
} from '@/contracts/offers/schemas'
import { clientReviews, offerCopies, offers } from '@/server/db/schema'
import { browser } from '@tests/kit/app'
import {
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  OFFER,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture, where account 4 is called 森下 由香.
import { input, type Refused } from './offersKit'

describe('ひな形の一覧', () => {
  const list = async (search = '') =>
    (await callStore<Paged<OfferSummary>>('viewer', 'GET', `/offers${search}`)).body
  beforeEach(() =>
    writeRows(async (db) => {
      await db.delete(offerCopies)
      await db.delete(offers).where(eq(offers.id, 11))
      const made = (id: number, overrides: object) =>
        addOffer(db, { id, clientId: 11, ...overrides })
      await made(6001, {
        title: 'い',
        latestOfferCreatedAt: '2026-11-10T00:00:00Z',
        updatedAt: '2026-11-01T00:00:00Z',
      })
      await made(6002, {
        title: 'あ',
        latestOfferCreatedAt: '2026-11-19T00:00:00Z',
        updatedAt: '2026-11-02T00:00:00Z',
      })
      await made(6003, { title: 'う', status: 'violated' })
      await made(6004, {
        title: 'え',
        archivedAt: '2026-11-01T00:00:00Z',
        latestOfferCreatedAt: '2026-11-20T00:00:00Z',
      })
    }),
  )
  const ids = async (search = '') => (await list(search)).items.map((item) => item.id)

  test('要修正が先、次に新しく募集した順、まだのものはあと。アーカイブは頼まれたときだけ最後に', async () => {
    expect(await ids()).toEqual([6003, 6002, 6001, OFFER[11]])
    expect(await ids('?archived=1')).toEqual([6003, 6002, 6001, OFFER[11], 6004])
    expect((await list('?archived=1')).items.at(-1)?.status).toBe('archived')
  })
  test('名前・更新の順に並べ、名前で探す', async () => {
    expect(await ids('?sortKey=title')).toEqual([6003, 6002, 6001, OFFER[11]])
    expect(await ids('?sortKey=updated_at')).toEqual([6003, 6002, 6001, OFFER[11]])
    expect(await ids(`?keyword=${encodeURIComponent('ホール')}`)).toEqual([OFFER[11]])
    expect((await callStore('viewer', 'GET', '/offers?sortKey=name')).status).toBe(422)
  })
  test('求人の数は開く一覧と同じ、直近の募集日・充足率・Good率は公開した求人から', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await addOffering(db, {
        id: 8001,
        offerId: 6001,
        day: '2026-11-19',
        peopleWanted: 3,
        peopleMatched: 1,
      })
      await addMatch(db, 8001, 901, { id: 7001, status: 'worked' })
      await addOffering(db, { id: 8002, offerId: 6001, day: '2026-11-25', peopleWanted: 9 })
      await addOffering(db, { id: 8003, offerId: 6001, day: '2026-11-18', publishedAt: null })
      await addOffering(db, { id: 8004, offerId: 6001, day: '2026-08-01', peopleWanted: 9 })
      await db.insert(clientReviews).values({
        clientId: 11,
        matchingId: 7001,
        kind: 'good',
        onTime: true,
        asDescribed: true,
        wantAgain: true,
        createdAt: '2026-11-20T00:00:00Z',
      })
    })
    expect((await list()).items.find((item) => item.id === 6001)).toMatchObject({
      offeringCount: 4,
      lastOfferedOn: '2026-11-19',
      matchRate: 66,
      goodRate: 100,
    })
    expect((await callStore<Offer>('viewer', 'GET', '/offers/6001')).body).toMatchObject({
      offeringCount: 4,
      lastOfferedOn: '2026-11-19',
      matchRate: 66,
      goodRate: 100,
    })
    expect(await ids('?sortKey=match_rate')).toEqual([6003, 6001, 6002, OFFER[11]])
  })
  test('名前だけの一覧には、アーカイブしたものも印つきで並ぶ', async () => {
    expect(
      (await callStore<OfferTitles>('viewer', 'GET', '/offers/titles')).body.items.find(
        (item) => item.id === 6004,
      ),
    ).toEqual({
      id: 6004,
      title: 'え',
      archived: true,
    })
  })
  test('他の店舗のひな形は並ばず、開けない', async () => {
    expect(await ids('?archived=1')).not.toContain(OFFER[12])
    expect((await callStore('manager', 'GET', `/offers/${OFFER[12]}`)).status).toBe(404)
  })
})
describe('文章の手助け', () => {
  test('確認は、直す言葉と言い換えを欄ごとに返し、何も残さない', async () => {
    const { body } = await callStore<OfferCheck>('clientStaff', 'POST', '/offers/check', {
      title: 'レジ',
      content: { conditions: '明るく元気な20代の方' },
    })
    expect(body.ok).toBe(false)
    expect(body.issues.map((issue) => [issue.field, issue.level, issue.matchedText])).toEqual([
      ['content.conditions', 'error', '20代の方'],
      ['content.conditions', 'warning', '明るく元気な'],
    ])
    expect(
      (await callStore('viewer', 'POST', '/offers/check', { title: '', content: {} })).status,
    ).toBe(403)
  })
  test('どの職種の見本も、掲載基準を通り、そのまま保存できる', async () => {
    const response = await (
      await browser('manager')
    ).call('GET', '/app/api/v1/master_company_occupations')
    const { items } = (await response.json()) as MasterCompanyOccupations
    expect(items.length).toBeGreaterThan(10)
    for (const { id } of items) {
      const {
        body: { title, masterCompanyOccupationId, ...texts },
      } = await callStore<SuggestedText>(
        'manager',
        'GET',
        `/offers/suggestion?master_company_occupation_id=${id}`,
      )
      expect(masterCompanyOccupationId).toBe(id)
      const { status, body } = await callStore<Refused>(
        'manager',
        'POST',
        '/offers',
        input({ title, masterCompanyOccupationId: id, content: offerContent(texts) }),
      )
      expect([id, status, body.fields]).toEqual([id, 200, undefined])
    }
  })
  test('スーパーの部門の見本も、その職種で、掲載基準を通ってそのまま保存できる', async () => {
    for (const code of groceryTemplateCodes) {
      const {
        body: { title, masterCompanyOccupationId, ...texts },
      } = await callStore<SuggestedText>(
        'manager',
        'GET',
        `/offers/suggestion?grocery_store_template_code=${code}`,
      )
      const { status, body } = await callStore<Refused>(
        'manager',
        'POST',
        '/offers',
        input({ title, masterCompanyOccupationId, content: offerContent(texts) }),
      )
      expect([code, status, body.fields, title.includes('スーパー')]).toEqual([
        code,
        200,
        undefined,
        true,
      ])
    }
    expect(
      (await callStore('manager', 'GET', '/offers/suggestion?grocery_store_template_code=bakery'))
        .status,
    ).toBe(422)
  })
  test('知らない職種の見本は404', async () => {
    expect(
      (await callStore('manager', 'GET', '/offers/suggestion?master_company_occupation_id=999999'))
        .status,
    ).toBe(404)
  })
})
