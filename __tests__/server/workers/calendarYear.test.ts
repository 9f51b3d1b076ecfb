import type { UserDetail } from '@/contracts/workers/schemas'
import { payOf } from '@/domain/pay/pay'
import { fixPaymentRequests } from '@/server/db/schema'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const paid = (grossYen: number) => ({
  ...payOf({
    startAt: '2025-12-30T08:00:00Z',
    endAt: '2025-12-30T13:00:00Z',
    breakMin: 0,
    hourlyWageYen: 1000,
    transportationYen: 0,
  }),
  grossYen,
})

beforeEach(async () => {
  await prepareStore()
  await writeRows((db) => addWorker(db, { id: 904, name: '小林 千夏' }))
})

test('暦年の給与は支払った日の年に入る(所得税基本通達36-9): 年をまたぐ勤務、前の年の勤務の修正とキャンセル', async () => {
  const allowance = { status: 'rejected', rejectReasonCode: 'other_store_reason' } as const
  await writeRows(async (db) => {
    // The shift that ends at 5:00 of 1 January is paid in 2026: 9,000. Of that of 30 December, 5,200 were paid at once
    // and 4,550 in January.
    await addOffering(db, { id: 8301, day: '2025-12-31', from: '22:00', to: '29:00' })
    await addMatch(db, 8301, 904, { status: 'worked', fixedPay: paid(9000) })
    await addOffering(db, { id: 8302, day: '2025-12-30' })
    await addMatch(db, 8302, 904, {
      id: 8302,
      status: 'worked',
      fixedPay: paid(9750),
      undisputedPay: paid(5200),
    })
    const times = {
      startAt: '2025-12-30T08:00:00Z',
      endAt: '2025-12-30T13:30:00Z',
      breakMin: 0,
      grossYen: 9750,
    }
    await db.insert(fixPaymentRequests).values({
      clientId: 11,
      matchingId: 8302,
      reasonKinds: ['overtime'],
      reasonText: '片付けのため',
      planned: times,
      requested: times,
      status: 'approved',
      requestedAt: '2025-12-30T14:00:00Z',
      dueAt: '2026-01-13T14:00:00Z',
      respondedAt: '2026-01-08T01:00:00Z',
    })
    // This allowance was paid with the cancellation, still in 2025. That of January belongs to 2026.
    await addOffering(db, { id: 8303, day: '2026-01-03' })
    await addMatch(db, 8303, 904, {
      ...allowance,
      fixedPay: paid(4000),
      cancelledAt: '2025-12-31T03:00:00Z',
    })
    await addOffering(db, { id: 8304, day: '2026-01-04' })
    await addMatch(db, 8304, 904, {
      ...allowance,
      fixedPay: paid(3000),
      cancelledAt: '2026-01-03T03:00:00Z',
    })
  })
  const { body } = await callStore<UserDetail>('manager', 'GET', '/users/904')
  expect(body.limits?.calendarYear?.usedYen).toBe(9000 + 4550 + 3000)
})
