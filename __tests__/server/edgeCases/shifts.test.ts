/**
 * Edge cases that need several calls. Those that the rules alone decide are in
 * `__tests__/domain/workedExamples/edgeCases.test.ts`.
 */
import { and, eq } from 'drizzle-orm'
import type { MultidateDate, MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import type { RejectBulkResult } from '@/contracts/storeCancellations/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { payOf } from '@/domain/pay/pay'
import { msOf, shiftOf } from '@/lib/date'
import { clients, matchings, offerings, userBlocks, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { offeringsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture and the worker WORKER (901).
import { WORKER, takeSeat } from './edgeCasesKit'

describe('日をまたぐ勤務(22:00〜翌5:00)', () => {
  const night = (id: number, day: string) =>
    writeRows((db) =>
      addOffering(db, { id, day, from: '22:00', to: '05:00', breakMin: 60, transportationYen: 0 }),
    )
  test('始まる日の勤務に数えるので、終わる日の夜にも働け、始まる日にはもう働けない', async () => {
    await night(1, '2026-11-26')
    await writeRows((db) =>
      addOffering(db, { id: 2, day: '2026-11-26', from: '12:00', to: '15:00' }),
    )
    await writeRows((db) =>
      addOffering(db, { id: 3, day: '2026-11-27', from: '18:00', to: '21:00' }),
    )
    await writeRows((db) =>
      addOffering(db, { id: 4, day: '2026-11-27', from: '04:00', to: '08:00' }),
    )
    await takeSeat(1)
    await expect(takeSeat(2)).rejects.toMatchObject({
      message: '同じ日にほかの勤務があるため、申し込めません。',
    })
    await expect(takeSeat(4)).rejects.toMatchObject({
      message: '同じ時間に別の勤務があるため、申し込めません。',
    })
    await expect(takeSeat(3)).resolves.toBeDefined()
  })
  test('月末に始まる勤務は、翌月に終わっても、始まる月の上限に数える', async () => {
    await night(1, '2026-11-30')
    await writeRows((db) =>
      addOffering(db, { id: 2, day: '2026-11-28', from: '10:00', to: '12:00' }),
    )
    await writeRows((db) =>
      addOffering(db, { id: 3, day: '2026-12-02', from: '10:00', to: '12:00' }),
    )
    await writeRows((db) =>
      addMatch(db, 1, WORKER, {
        scheduledPay: {
          ...payOf({
            ...shiftOf('2026-11-30', '22:00', '05:00'),
            breakMin: 60,
            hourlyWageYen: 1350,
            transportationYen: 0,
          }),
          grossYen: 77_500,
        },
      }),
    )
    await expect(takeSeat(2)).rejects.toMatchObject({
      message: '同じ企業での今月の報酬が78,000円以上になるため、申し込めません。',
    })
    await expect(takeSeat(3)).resolves.toBeDefined()
  })
  test('18歳の誕生日の前に始まる深夜の勤務は、見つからず、申し込めない。昼の勤務と、誕生日からの深夜は選べる', async () => {
    await writeRows((db) =>
      db.update(users).set({ birthOn: '2008-11-27' }).where(eq(users.id, WORKER)),
    )
    await night(1, '2026-11-26')
    await night(2, '2026-11-27')
    await writeRows((db) =>
      addOffering(db, {
        id: 3,
        day: '2026-11-25',
        from: '17:00',
        to: '22:00',
        terms: offerContent({ minAge: 15 }),
      }),
    )
    await writeRows((db) =>
      addOffering(db, { id: 4, day: '2026-11-24', from: '17:00', to: '22:01' }),
    )
    const { now } = await testContext()
    expect(
      (await asSystem((db) => offeringsFor(db, WORKER, now)))
        .map((o) => o.id)
        .filter((id) => id <= 4),
    ).toEqual([3, 2])
    for (const id of [1, 4])
      await expect(takeSeat(id)).rejects.toMatchObject({
        message: '22:00〜翌5:00にかかる勤務には、18歳未満の方は申し込めません。',
      })
    for (const id of [3, 2]) await expect(takeSeat(id)).resolves.toBeDefined()
  })
  test('15歳になったあとの3月31日までは、昼でも働けない', async () => {
    await writeRows((db) =>
      db.update(users).set({ birthOn: '2011-04-02' }).where(eq(users.id, WORKER)),
    )
    await writeRows((db) =>
      addOffering(db, { id: 1, day: '2026-11-25', from: '10:00', to: '13:00' }),
    )
    await expect(takeSeat(1)).rejects.toMatchObject({
      message: '15歳になったあとの最初の3月31日までの方は、働けません。',
    })
  })
})
test('秋田の3月30日と31日を一度に募集すると、1,000円は30日だけに募集でき、31日は新しい最低賃金1,031円を理由に残る', async () => {
  await writeRows((db) =>
    db.update(clients).set({ prefectureCode: '05' }).where(eq(clients.id, 11)),
  )
  await writeRows((db) => addOffering(db, { id: 1, day: '2026-03-10', hourlyWageYen: 1000 }))
  const context = await testContext()
  context.now = new Date(msOf('2026-03-20T09:00:00+09:00'))
  const items = ['2026-03-30', '2026-03-31'].map((workOn): MultidateDate => ({
    workOn,
    startTime: '17:00',
    endTime: '22:30',
    breakMin: 0,
    peopleWanted: 1,
    closeRule: 'at_start',
    hourlyWageYen: 1000,
    transportationYen: 0,
  }))
  const { status, body } = await callStore<MultidatePosting>(
    'manager',
    'POST',
    '/offerings/1/multidate_posting_operations',
    { items, acknowledged: true },
  )
  expect([status, body]).toMatchObject([200, { totalCount: 2 }])
  await runNextJob(context, jobDefinitions)
  const after = (
    await callStore<{ items: MultidatePosting[] }>(
      'manager',
      'GET',
      '/offering/multidate_posting_operations',
    )
  ).body.items[0]
  expect(after?.items.map((item) => [item.workOn, item.result, item.errors[0]?.message])).toEqual([
    ['2026-03-30', 'created', undefined],
    [
      '2026-03-31',
      'failed',
      expect.stringContaining('時給は秋田県の最低賃金1,031円以上で入力してください'),
    ],
  ])
})
describe('今月77,500円の人', () => {
  const held = {
    ...payOf({
      ...shiftOf('2026-11-04', '17:00', '22:00'),
      breakMin: 0,
      hourlyWageYen: 1350,
      transportationYen: 0,
    }),
    grossYen: 77_500,
  }
  const small = (db: Tx, id: number, day: string, hourlyWageYen: number) =>
    addOffering(db, { id, day, from: '17:00', to: '17:30', hourlyWageYen, transportationYen: 0 })
  const HELD = 1
  /** Half hours for 600, 400 and 1 yen. */
  const FOR_600_YEN = 2
  const FOR_400_YEN = 3
  const FOR_1_YEN = 4
  const set = (overrides: Partial<typeof matchings.$inferInsert>, offeringId = HELD) =>
    writeRows((db) =>
      db
        .update(matchings)
        .set(overrides)
        .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, WORKER))),
    )
  const full = { message: '同じ企業での今月の報酬が78,000円以上になるため、申し込めません。' }
  beforeEach(() =>
    writeRows(async (db) => {
      await addOffering(db, { id: HELD, day: '2026-11-04', to: '22:00', transportationYen: 0 })
      await addMatch(db, HELD, WORKER, { status: 'worked', scheduledPay: held })
      await small(db, FOR_600_YEN, '2026-11-26', 1200)
      await small(db, FOR_400_YEN, '2026-11-27', 800)
      await small(db, FOR_1_YEN, '2026-11-28', 2)
    }),
  )
  test('600円の仕事には申し込めず、400円の仕事には申し込める', async () => {
    await expect(takeSeat(FOR_600_YEN)).rejects.toMatchObject(full)
    await expect(takeSeat(FOR_400_YEN)).resolves.toBeDefined()
  })
  test.each([
    ['店舗がキャンセルする', 'rejected'],
    ['欠勤になる', 'absence'],
    ['本人がキャンセルする', 'cancel'],
  ] as const)('%sと、額が戻り、600円の仕事にも申し込める', async (_, status) => {
    await set({ status })
    await expect(takeSeat(FOR_600_YEN)).resolves.toBeDefined()
  })
  test('承認した残業で78,000円を超えても全額を払い、次の仕事だけを止める', async () => {
    const plan = { ...shiftOf('2026-11-27', '17:00', '17:30'), breakMin: 0 }
    const pay = fixedPayOf({
      reasonKinds: ['overtime'],
      planned: plan,
      requested: { ...plan, endAt: '2026-11-27T18:30:00+09:00' },
      hourlyWageYen: 800,
      transportationYen: 0,
    })
    expect(pay.grossYen).toBe(1200)
    await takeSeat(FOR_400_YEN)
    await expect(takeSeat(FOR_1_YEN)).resolves.toBeDefined()
    await set({ status: 'cancel' }, FOR_1_YEN)
    await set({ status: 'worked', fixedPay: pay }, FOR_400_YEN)
    await writeRows((db) =>
      addOffering(db, {
        id: 5,
        day: '2026-11-29',
        from: '17:00',
        to: '17:30',
        hourlyWageYen: 2,
        transportationYen: 0,
      }),
    )
    await expect(takeSeat(5)).rejects.toMatchObject(full)
  })
})
test('まとめてキャンセルすると、ブロックした人はキャンセルでき、チェックインした人とすでに終わった人は理由とともに残る', async () => {
  const reasonTypeId = rejectReasons.find(({ code }) => code === 'filled_internally')?.id
  await writeRows(async (db) => {
    await addOffering(db, {
      id: 1,
      day: '2026-11-21',
      from: '07:00',
      to: '11:00',
      hourlyWageYen: 1300,
    })
    await addWorker(db, { id: 902, name: '山田 太郎' })
    await addWorker(db, { id: 903, name: '渡邉 紗英' })
    for (const userId of [WORKER, 902, 903]) await addMatch(db, 1, userId)
    await db.insert(userBlocks).values({
      companyId: 1,
      clientId: 11,
      userId: WORKER,
      reasonCode: 'no_show',
      blockedAt: '2026-11-19T00:00:00Z',
    })
    await db
      .update(matchings)
      .set({ checkedInAt: '2026-11-20T21:50:00Z' })
      .where(eq(matchings.userId, 902))
    await db
      .update(matchings)
      .set({ status: 'cancel', cancelledAt: '2026-11-20T00:00:00Z' })
      .where(eq(matchings.userId, 903))
    await db.update(offerings).set({ peopleMatched: 2 }).where(eq(offerings.id, 1))
  })
  const { status, body } = await callStore<RejectBulkResult>(
    'manager',
    'POST',
    '/offerings/1/reject_requests/bulk_create',
    {
      reasonTypeId,
      note: '',
      message: '自社スタッフで人員が足りたため、キャンセルさせていただきます。',
      answers: null,
      evidenceFileIds: [],
      confirmedWithWorker: false,
      reopen: false,
      agreedToPay: true,
      people: [WORKER, 902, 903].map((userId) => ({ userId, amountYen: 5700 })),
    },
  )
  expect([status, body.doneCount, body.failedCount]).toEqual([200, 1, 2])
  expect(body.items.map((item) => [item.userId, item.result])).toEqual([
    [WORKER, 'accepted'],
    [902, 'failed'],
    [903, 'failed'],
  ])
})
test('公開先のグループがなくなった求人にはだれも申し込みできず、一般公開に切り替わる時刻からはだれでも申し込める', async () => {
  const context = await testContext()
  const publicAt = '2026-11-26T12:00:00+09:00'
  await writeRows((db) =>
    addOffering(db, {
      id: 1,
      day: '2026-11-27',
      scope: 'group',
      groupIds: [999_999],
      autoPublicAt: publicAt,
    }),
  )
  context.now = new Date(msOf(publicAt) - 1000)
  await expect(takeSeat(1)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('公開範囲が限られている'),
  })
  context.now = new Date(msOf(publicAt))
  await expect(takeSeat(1)).resolves.toBeDefined()
})
