import type { Wage } from '@/contracts/offerings/schemas'
import { clients } from '@/server/db/schema'
import {
  addOffer,
  addOffering,
  callStore,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const median = async () =>
  (
    await callStore<Wage>(
      'manager',
      'GET',
      `/offerings/wage?workOn=2026-11-27&offerId=${OFFER[11]}`,
    )
  ).body.areaMedianYen

/** Stores of another company in Tokyo, each with two postings in the past month. */
const addStores = (count: number, over: { prefectureCode?: string; occupationId?: number } = {}) =>
  writeRows(async (db) => {
    for (let index = 0; index < count; index++) {
      const clientId = 7100 + index
      await db.insert(clients).values({
        id: clientId,
        companyId: 2,
        name: `よその店${index}`,
        prefectureCode: over.prefectureCode ?? '13',
      })
      await addOffer(db, { id: clientId, clientId, occupationId: over.occupationId ?? 1 })
      for (const [place, day] of ['2026-11-02', '2026-11-10'].entries())
        await addOffering(db, {
          id: 71_000 + index * 2 + place,
          clientId,
          offerId: clientId,
          day,
          hourlyWageYen: 1300 + index * 10,
        })
    }
  })

beforeEach(prepareStore)

test('ほかの企業の5店舗・10件がそろうと、同じ都道府県・職種の中央値を出す', async () => {
  await addStores(4)
  expect(await median()).toBeNull()
  await writeRows(async (db) => {
    await db
      .insert(clients)
      .values({ id: 7199, companyId: 2, name: 'よその店', prefectureCode: '13' })
    await addOffer(db, { id: 7199, clientId: 7199 })
    for (const [id, day] of [
      [71_900, '2026-11-03'],
      [71_901, '2026-11-04'],
    ] as const)
      await addOffering(db, { id, clientId: 7199, offerId: 7199, day, hourlyWageYen: 1400 })
  })
  // 1300, 1300, 1310, 1310, 1320, 1320, 1330, 1330, 1400, 1400: the fifth of ten.
  expect(await median()).toBe(1320)
})

test('ほかの都道府県は数えない', async () => {
  await addStores(6, { prefectureCode: '27' })
  expect(await median()).toBeNull()
})
test('ほかの職種は数えない', async () => {
  await addStores(6, { occupationId: 3 })
  expect(await median()).toBeNull()
})
