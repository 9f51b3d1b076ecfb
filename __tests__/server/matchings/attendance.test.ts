import type { Attendance } from '@/contracts/attendance/schemas'
import { addMinutes, msOf } from '@/lib/date'
import { fixPaymentRequests, matchings } from '@/server/db/schema'
import { scan } from '@/server/worker-app/scan'
import { testContext } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const WORKER = 901
let startAt: string
let endAt: string

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: WORKER, name: '小林 千夏' })
    await addOffering(db, { id: SHIFT, from: '10:00', to: '15:00' })
    await addMatch(db, SHIFT, WORKER)
  })
  startAt = '2026-11-20T10:00:00+09:00'
  endAt = '2026-11-20T15:00:00+09:00'
})
const codes = async (clientId = 11) =>
  (
    await callApi<Attendance>(
      clientId === 21 ? 'other' : 'company',
      'GET',
      `/clients/${clientId}/attendance`,
    )
  ).body
const at = async (instant: string, seconds = 0) => {
  ;(await testContext()).now = new Date(msOf(instant) + seconds * 1000)
}
const hold = async (text: string, userId = WORKER) => {
  const world = await testContext()
  return world.db.tx('system', (db) => scan(db, userId, text, world.now))
}
const refusal = (message: string) =>
  expect.objectContaining({ status: 409, message: expect.stringContaining(message) })

test('紙のQRでチェックインし、画面のQRでチェックアウトすると、予定の報酬が確定する', async () => {
  const { printed } = await codes()
  await at(startAt, -300)
  expect(await hold(printed.checkIn)).toEqual({
    did: 'checkIn',
    offeringId: SHIFT,
    fixPaymentRequestId: undefined,
  })
  await at(endAt, 60)
  expect(await hold((await codes()).rotating.checkOut)).toMatchObject({
    did: 'checkOut',
    offeringId: SHIFT,
    fixPaymentRequestId: undefined,
  })
  const world = await testContext()
  const [matching] = await world.db.tx('system', (db) => db.select().from(matchings))
  expect(matching).toMatchObject({ status: 'worked', paymentStatus: 'confirmed' })
})
test('チェックインのQRをもう一度かざしても、チェックアウトにはならない', async () => {
  const { printed } = await codes()
  await hold(printed.checkIn)
  await expect(hold(printed.checkIn)).rejects.toEqual(refusal('すでにチェックインしています。'))
})
test('画面のQRは次のものに替わり、約1分で使えなくなる', async () => {
  const { rotating } = await codes()
  await at(rotating.nextAt)
  expect((await codes()).rotating.checkIn).not.toBe(rotating.checkIn)
  await at(rotating.expiresAt)
  await expect(hold(rotating.checkIn)).rejects.toEqual(refusal('いま表示されているQRコード'))
  await at(rotating.expiresAt, -1)
  expect(await hold(rotating.checkIn)).toMatchObject({ did: 'checkIn' })
})
test('更新すると、古いQRは紙も画面も使えない。勤務中でも、新しいQRでチェックアウトできる', async () => {
  const before = await codes()
  await hold(before.printed.checkIn)
  const { status, body } = await callStore<Attendance>('manager', 'POST', '/attendance', {
    serial: before.serial,
  })
  expect([status, body.serial, body.renewedByName]).toEqual([200, before.serial + 1, '⟦人4⟧'])
  await at(endAt)
  await expect(hold(before.printed.checkOut)).rejects.toEqual(refusal('新しいQRコード'))
  expect(await hold(body.printed.checkOut)).toMatchObject({ did: 'checkOut', offeringId: SHIFT })
})
test('二人が続けて更新すると、後の人は断られ、だれが更新したかが分かる', async () => {
  const { serial } = await codes()
  await callStore('manager', 'POST', '/attendance', { serial })
  expect(await callStore('staff', 'POST', '/attendance', { serial })).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      messages: [expect.stringContaining('⟦人4⟧さんが11月20日(金) 9:41にQRコードを更新しました。')],
    },
  })
  expect((await codes()).serial).toBe(serial + 1)
})
test.each([
  [
    '別の店舗のQR',
    async () => (await codes(21)).printed.checkIn,
    'この店舗で予定している勤務がありません。',
  ],
  [
    '店舗の番号を書き換えたQR',
    async () => (await codes(21)).printed.checkIn.replace(':21:', ':11:'),
    '新しいQRコード',
  ],
  [
    '出勤をチェックアウトに書き換えたQR',
    async () => (await codes()).printed.checkIn.replace(':IN:', ':OUT:'),
    '新しいQRコード',
  ],
  [
    'ほかの物のQR',
    () => Promise.resolve('https://example.com/'),
    'チェックイン・アウトのQRコードではありません',
  ],
])('%sでは、チェックインできない', async (_, code, message) => {
  await expect(hold(await code())).rejects.toEqual(refusal(message))
})
test('開始の60分より前は、QRが正しくても断り、いつからかを知らせる', async () => {
  await at(startAt, -3601)
  await expect(hold((await codes()).printed.checkIn)).rejects.toEqual(
    refusal('開始の60分前(9:00)からできます。'),
  )
})
test('同じ日に二つの勤務があれば、チェックインは近いほう、チェックアウトはいま働いているほう', async () => {
  await writeRows(async (db) => {
    await addOffering(db, { id: 8002, from: '15:30', to: '18:00' })
    await addMatch(db, 8002, WORKER)
  })
  const { printed } = await codes()
  expect(await hold(printed.checkIn)).toMatchObject({ offeringId: SHIFT })
  await at(endAt, 20 * 60)
  const left = await hold(printed.checkOut)
  expect(left).toMatchObject({ did: 'checkOut', offeringId: SHIFT })
  const world = await testContext()
  expect(await world.db.tx('system', (db) => db.select().from(fixPaymentRequests))).toMatchObject([
    {
      id: left.fixPaymentRequestId,
      reasonKinds: ['overtime'],
      requested: { endAt: new Date(msOf(addMinutes(endAt, 20))).toISOString() },
    },
  ])
  expect(await hold(printed.checkIn)).toMatchObject({ did: 'checkIn', offeringId: 8002 })
})
