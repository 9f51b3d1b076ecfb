import { eq } from 'drizzle-orm'
import type {
  OfferingDetail,
  OfferingSuggestion,
  OfferingValidation,
} from '@/contracts/offerings/schemas'
import { offerings, offers, userBadges } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offeringInput,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const HALL = 901
const DRINKS = 902
const LEARNING = 903
const NEW = `/offers/${OFFER[11]}/offerings`
/** Numbers of positions of the hall, and one of the kitchen. */
const hall = 1
const drinks = 2
const dishes = 8

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const [id, name] of [
      [HALL, '小林 千夏'],
      [DRINKS, '山田 太郎'],
      [LEARNING, '渡邉 紗英'],
    ] as const)
      await addWorker(db, { id, name })
    const badge = { clientId: 11, approvedCount: 3, grantedAt: '2026-11-01T00:00:00Z' }
    await db.insert(userBadges).values([
      { ...badge, userId: HALL, position: 'ホール' },
      { ...badge, userId: DRINKS, position: 'ドリンク' },
      { ...badge, userId: LEARNING, position: 'ホール', approvedCount: 1, grantedAt: null },
      { ...badge, clientId: 12, userId: DRINKS, position: 'ホール' },
    ])
    await addOffering(db, {
      id: SHIFT,
      day: '2026-11-28',
      scope: 'badge',
      position: 'ホール',
      hourlyWageYen: 1500,
    })
  })
})
const take = async (userId: number) => {
  const { now } = await testContext()
  await writeRows((db) => apply({ db, now }, userId, SHIFT))
}
const market = async (userId: number) => {
  const { db, now } = await testContext()
  return (await db.tx('system', (tx) => postingsFor(tx, userId, now))).map(({ id }) => id)
}
const row = async (id: number) => {
  const [found] = await (
    await testContext()
  ).db.tx('system', (db) => db.select().from(offerings).where(eq(offerings.id, id)))
  return found
}
const limited = { scope: 'badge' as const, hourlyWageYen: 1500 }

describe('バッジを指定した募集', () => {
  test('そのバッジをこの店舗でもつ人にだけ見え、その人だけが申し込める', async () => {
    expect([await market(HALL), await market(DRINKS), await market(LEARNING)]).toEqual([
      [SHIFT],
      [],
      [],
    ])
    for (const userId of [DRINKS, LEARNING])
      await expect(take(userId)).rejects.toEqual(
        expect.objectContaining({
          status: 409,
          message: expect.stringContaining('公開範囲が限られている'),
        }),
      )
    await take(HALL)
    expect((await row(SHIFT))?.peopleMatched).toBe(1)
  })
  test('指定しなければ、どのバッジの人にも見える', async () => {
    await writeRows((db) =>
      db.update(offerings).set({ position: null }).where(eq(offerings.id, SHIFT)),
    )
    expect([await market(HALL), await market(DRINKS), await market(LEARNING)]).toEqual([
      [SHIFT],
      [SHIFT],
      [],
    ])
    await take(DRINKS)
  })
  test('選んだバッジは求人に残り、詳細に名前が出て、次の募集とコピーの最初の値になる', async () => {
    const {
      body: { id, position },
    } = await callStore<OfferingDetail>(
      'manager',
      'POST',
      NEW,
      offeringCreate({ ...limited, workOn: '2026-11-29', positionId: drinks }),
    )
    expect([position, (await row(id))?.position]).toEqual([
      { id: drinks, name: 'ドリンク' },
      'ドリンク',
    ])
    const suggested = await callStore<OfferingSuggestion>(
      'manager',
      'GET',
      `${NEW.replace('offerings', 'offering')}/suggestion?copyOf=${id}`,
    )
    expect(suggested.body.input).toMatchObject({ scope: 'badge', positionId: drinks })
    const again = await callStore<OfferingDetail>('manager', 'POST', `${NEW}/${id}/recreate`, {
      workOn: '2026-12-01',
    })
    expect(again.body.position).toEqual({ id: drinks, name: 'ドリンク' })
  })
  test('ほかの公開範囲にすると、指定は残らない', async () => {
    const { body } = await callStore<OfferingDetail>(
      'manager',
      'POST',
      NEW,
      offeringCreate({ positionId: hall }),
    )
    expect([body.scope, body.position]).toEqual(['public', null])
  })
  test.each([
    ['職種の違う業務', dishes],
    ['ない番号', 999],
  ])('%sは選べない', async (_, positionId) => {
    const { body } = await callStore<OfferingValidation>(
      'manager',
      'POST',
      `${NEW}/validate`,
      offeringInput({ ...limited, positionId }),
    )
    expect(body.errors).toEqual([
      { field: 'positionId', message: 'このひな形では選べないバッジです。選び直してください。' },
    ])
    expect(
      (
        await callStore<{ fields: object }>(
          'manager',
          'POST',
          NEW,
          offeringCreate({ ...limited, positionId }),
        )
      ).body.fields,
    ).toHaveProperty('positionId')
  })
  test('マッチングしたあとでも、勤務の開始までは変えられる。ひな形で選べなくなっても、変えない限り求人は直せる', async () => {
    await take(HALL)
    const edit = (over: object, lockVersion: number) =>
      callStore<OfferingDetail>('manager', 'PATCH', `${NEW}/${SHIFT}`, {
        ...offeringCreate({
          workOn: '2026-11-28',
          startTime: '17:00',
          endTime: '22:30',
          peopleWanted: 3,
          ...limited,
          ...over,
        }),
        lockVersion,
      })
    const changed = await edit({ positionId: drinks }, 1)
    expect([changed.status, changed.body.position?.name]).toEqual([200, 'ドリンク'])
    await writeRows((db) =>
      db.update(offers).set({ occupationId: 11 }).where(eq(offers.id, OFFER[11])),
    )
    expect((await edit({ positionId: drinks, memo: '裏口から' }, 2)).body).toMatchObject({
      memo: '裏口から',
      position: { name: 'ドリンク' },
    })
    expect((await edit({ positionId: hall }, 3)).status).toBe(422)
  })
})
