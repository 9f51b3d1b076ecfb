import { and, eq } from 'drizzle-orm'
import type { BonusContracts, SelectablePositions } from '@/contracts/bonusContracts/schemas'
import { bonusStatus } from '@/domain/pay/bonus'
import { occupationKeys } from '@/domain/data/occupations'
import { positions } from '@/domain/data/positions'
import { bonusContracts, clients, offers, userBadges } from '@/server/db/schema'
import {
  addOffer,
  addWorker,
  callStore,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
type Bonus = typeof bonusContracts.$inferInsert
const add = (...rows: Partial<Bonus>[]) =>
  writeRows(async (db) => {
    await db.delete(bonusContracts).where(eq(bonusContracts.clientId, 11))
    await db.insert(bonusContracts).values(
      rows.map((row, i) => ({
        id: 9001 + i,
        clientId: 11,
        name: `ボーナス${i + 1}`,
        amountYen: 500,
        per: 'match' as const,
        target: 'all' as const,
        startsOn: '2026-11-01',
        payer: 'company' as const,
        createdAt: '2026-10-01T00:00:00Z',
        ...row,
      })),
    )
  })
const read = async (path = '/bonus_contracts') =>
  (await callStore<BonusContracts>('viewer', 'GET', path)).body.items

describe('ボーナス契約', () => {
  test('始まる日と終わる日のどちらも、その日のうちは適用される。日付は日本の日付', () => {
    const span = { startsOn: '2026-11-20', endsOn: '2026-11-30' }
    expect(
      [
        '2026-11-19T14:59:59Z',
        '2026-11-19T15:00:00Z',
        '2026-11-30T14:59:59Z',
        '2026-11-30T15:00:00Z',
      ].map((at) => bonusStatus(span, at)),
    ).toEqual(['upcoming', 'active', 'active', 'ended'])
    expect(bonusStatus({ startsOn: '2026-11-20', endsOn: null }, '2199-01-01T00:00:00Z')).toBe(
      'active',
    )
  })
  test('店舗のものを、適用中、開始前、終了の順に返す', async () => {
    await add(
      { startsOn: '2026-10-01', endsOn: '2026-11-19' },
      { startsOn: '2026-11-21' },
      { per: 'hour', amountYen: 50, payer: 'platform' },
    )
    expect((await read()).map((b) => [b.id, b.status])).toEqual([
      [9003, 'active'],
      [9002, 'upcoming'],
      [9001, 'ended'],
    ])
    expect((await read())[0]).toEqual({
      id: 9003,
      name: 'ボーナス3',
      amountYen: 50,
      per: 'hour',
      target: 'all',
      offerIds: [],
      startsOn: '2026-11-01',
      endsOn: null,
      payer: 'platform',
      status: 'active',
    })
  })
  test('ひな形には、全体のものと、そのひな形を名指すものだけ。終わったものは出さない', async () => {
    await writeRows((db) => addOffer(db, { id: 5099, clientId: 11 }))
    await add(
      { target: 'offers', offerIds: [OFFER[11]] },
      { target: 'offers', offerIds: [5099] },
      {},
      { endsOn: '2026-11-19' },
    )
    expect((await read(`/offers/${OFFER[11]}/bonus_contracts`)).map((b) => b.id).sort()).toEqual([
      9001, 9003,
    ])
    expect((await callStore('viewer', 'GET', `/offers/${OFFER[12]}/bonus_contracts`)).status).toBe(
      404,
    )
  })
})

describe('バッジを選べる業務', () => {
  const selectable = async (offerId = OFFER[11] as number) =>
    (
      await callStore<SelectablePositions>(
        'manager',
        'GET',
        `/offers/${offerId}/selectable_positions`,
      )
    ).body.items

  test('ひな形の職種の業務を、バッジを持つ人数と本日の最低額とともに返す', async () => {
    await writeRows(async (db) => {
      for (const id of [901, 902, 903]) await addWorker(db, { id, name: `⟦人${id}⟧` })
      const badge = {
        clientId: 11,
        position: 'ホール',
        approvedCount: 2,
        grantedAt: '2026-11-01T00:00:00Z',
      }
      await db.insert(userBadges).values([
        { ...badge, userId: 901 },
        { ...badge, userId: 902 },
        { ...badge, userId: 903, approvedCount: 1, grantedAt: null },
        { ...badge, userId: 903, position: 'レジ' },
        { ...badge, userId: 901, clientId: 12 },
      ])
    })
    const items = await selectable()
    expect(items.map((p) => [p.name, p.holdersCount])).toEqual([
      ['ホール', 2],
      ['ドリンク', 0],
      ['レジ', 1],
      ['朝食', 0],
      ['宴会', 0],
    ])
    expect(items[0]).toEqual({
      id: 1,
      name: 'ホール',
      badgeName: 'ホールバッジ',
      minimumWageYen: 1430,
      holdersCount: 2,
    })
  })
  test('最低賃金のわからない所では、最低額を言わない', async () => {
    await writeRows((db) =>
      db.update(clients).set({ prefectureCode: null }).where(eq(clients.id, 11)),
    )
    expect((await selectable())[0]?.minimumWageYen).toBeNull()
  })
  test('どの職種にも業務があり、ほかの店舗のひな形は見えない', async () => {
    expect(
      occupationKeys.filter((key) => !positions.some((p) => p.occupations.includes(key))),
    ).toEqual([])
    await writeRows((db) =>
      db
        .update(offers)
        .set({ occupationId: 11 })
        .where(and(eq(offers.clientId, 11), eq(offers.id, OFFER[11]))),
    )
    expect((await selectable()).map((p) => p.name)).toEqual(['フォークリフト'])
    expect(
      (await callStore('manager', 'GET', `/offers/${OFFER[21]}/selectable_positions`)).status,
    ).toBe(404)
  })
})
