import { eq } from 'drizzle-orm'
import type { FactsAtMatch } from '@/domain/workers/conditions'
import { matchings } from '@/server/db/schema'
import { offerings } from '@/server/db/schema'
import { offerContent, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the shift of tomorrow morning (SHIFT) with workers 901, 902 and 903.
import {
  ALLOWANCE_YEN,
  setClock,
  rejectInput,
  judge,
  rejectWorker,
  SHIFT,
} from './storeCancellationsKit'

const facts: FactsAtMatch = {
  goodRate: null,
  cancelRate: 0,
  lastMinuteCancelRate: 0,
  penaltyPoints: 0,
  workedCount: 0,
  qualificationIds: [],
  certificates: [],
}
const matchedWith = (overrides: Partial<FactsAtMatch>, userId = 901) =>
  writeRows((db) =>
    db
      .update(matchings)
      .set({ factsAtMatch: { ...facts, ...overrides } })
      .where(eq(matchings.userId, userId)),
  )
/** Half an hour before the start. */
beforeEach(() => setClock('2026-11-21T06:30:00+09:00'))

test('マッチングのときに分かっていた直前キャンセル率では、休業手当は0円にならない', async () => {
  await matchedWith({ lastMinuteCancelRate: 10 })
  const { body } = await judge('attitude_condition')
  expect(body).toMatchObject({
    totalYen: ALLOWANCE_YEN,
    items: [
      {
        refusal: null,
        leaveAllowanceRequired: true,
        ratePercent: 100,
        amountYen: ALLOWANCE_YEN,
        explanation:
          '「直前キャンセル率が5%以下」を満たしていないことは、マッチングのときに分かっていたため、休業手当が必要です。',
      },
    ],
  })
  const free = await rejectWorker(rejectInput('attitude_condition', { amountYen: 0 }))
  expect(free).toMatchObject({ status: 409, body: { code: 'judgement_changed' } })
})
test('マッチングのあとに直前キャンセル率が上がったときは、休業手当は必要ない', async () => {
  await matchedWith({ lastMinuteCancelRate: 5 })
  expect((await judge('attitude_condition')).body.items[0]).toMatchObject({
    refusal: null,
    leaveAllowanceRequired: false,
    amountYen: 0,
  })
})
test('資格の登録がないことや、証明書の期限が足りないことも、マッチングのときに分かっていれば支払う', async () => {
  await writeRows((db) =>
    db
      .update(offerings)
      .set({ terms: offerContent({ qualificationIds: [4] }) })
      .where(eq(offerings.id, SHIFT)),
  )
  await matchedWith({})
  const certificate = { qualificationId: 4, status: 'checked' as const, expiresOn: '2026-11-20' }
  await matchedWith({ qualificationIds: [4], certificates: [certificate] }, 902)
  await matchedWith({ qualificationIds: [4] }, 903)
  const { body } = await judge('qualification_missing', [901, 902, 903])
  expect(body.items.map(({ amountYen }) => amountYen)).toEqual([ALLOWANCE_YEN, ALLOWANCE_YEN, 0])
})
