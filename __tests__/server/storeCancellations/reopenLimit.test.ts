import { eq } from 'drizzle-orm'
import { companies, files, jobs, matchings, offerings } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext } from '@tests/kit/app'
import { asSystem, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the shift of tomorrow morning (SHIFT) with workers 901, 902 and 903.
import {
  SHIFT,
  ALLOWANCE_YEN,
  setClock,
  rejectInput,
  judge,
  rejectWorkers,
  rejectWorker,
  offering,
} from './storeCancellationsKit'

/** The cost of one worker: 5,700 yen, a fee of 30 % and 10 % tax on the fee. */
const COST = 5700 + 1710 + 171
/**
 * Two workers stay and one seat is posted again, each at full cost. The cancelled worker gets a leave allowance, which
 * carries no fee.
 */
const REOPENED = 3 * COST + ALLOWANCE_YEN
const limitTo = (yen: number | null) =>
  writeRows((db) => db.update(companies).set({ usageLimitYen: yen }).where(eq(companies.id, 1)))
const close = (peopleWanted: number) =>
  writeRows((db) =>
    db
      .update(offerings)
      .set({ peopleWanted, closedAt: '2026-11-19T00:00:00Z' })
      .where(eq(offerings.id, SHIFT)),
  )
const excessOf = async (code = 'filled_internally', userIds = [901]) =>
  (await judge(code, userIds)).body.reopenExcessYen
const cancel = (overrides: Parameters<typeof rejectInput>[1]) =>
  rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN, ...overrides }))
const statusOf = (userId: number) =>
  asSystem(
    async (db) =>
      (await db.select().from(matchings).where(eq(matchings.userId, userId)))[0]?.status,
  )
const refusal = (yen: string) =>
  `利用上限額または店舗の予算を${yen}円超えるため、もう一度募集できません。「募集しない」を選ぶと、キャンセルできます。`

describe('もう一度募集する枠は、企業の利用上限額に数える', () => {
  test('1円でも超えれば、キャンセルの前に金額を示して断り、募集しないキャンセルは通す', async () => {
    await limitTo(REOPENED - 1)
    expect(await excessOf()).toBe(1)
    expect(await cancel({ reopen: true })).toMatchObject({
      status: 422,
      body: { fields: { reopen: refusal('1') } },
    })
    expect(await statusOf(901)).toBe('established')
    expect(await offering()).toMatchObject({ peopleWanted: 3, peopleMatched: 3 })
    expect((await cancel({ reopen: false })).status).toBe(200)
    expect(await offering()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
  })
  test('ちょうど上限までなら募集でき、上限のない企業は断らない', async () => {
    await limitTo(REOPENED)
    expect(await excessOf()).toBe(0)
    expect((await cancel({ reopen: true })).status).toBe(200)
    expect(await offering()).toMatchObject({ peopleWanted: 3, peopleMatched: 2 })
    await limitTo(null)
    expect(await excessOf('filled_internally', [902])).toBe(0)
  })
  test('休業手当のないキャンセルでは、利用額が空き枠に移るだけで、上限は変わらない', async () => {
    await limitTo(3 * COST)
    expect(await excessOf('force_majeure')).toBe(0)
    await limitTo(3 * COST - 1)
    expect(await excessOf('force_majeure')).toBe(1)
  })
  test('締め切った求人をもう一度募集すると、ほかの空き枠も数える', async () => {
    await close(4)
    await limitTo(REOPENED)
    expect(await excessOf()).toBe(COST)
  })
  test('まとめてのキャンセルも、全員の枠で数える', async () => {
    // Two allowances, and then three full seats.
    await limitTo(3 * COST + 2 * ALLOWANCE_YEN - 1)
    expect(await excessOf('filled_internally', [901, 902])).toBe(1)
    const result = await rejectWorkers(rejectInput('filled_internally', { reopen: true }), [
      [901, ALLOWANCE_YEN],
      [902, ALLOWANCE_YEN],
    ])
    expect(result).toMatchObject({ status: 422, body: { fields: { reopen: refusal('1') } } })
    expect([await statusOf(901), await statusOf(902)]).toEqual(['established', 'established'])
  })
})

test('審査のあいだに上限が足りなくなれば、認められた枠は募集せず、店舗に知らせる', async () => {
  const [file] = await asSystem((db) =>
    db
      .insert(files)
      .values({
        clientId: 11,
        purpose: 'rejectEvidence',
        name: 'a.png',
        mediaType: 'image/png',
        byteSize: 1,
        body: new Uint8Array([1]),
        createdAt: '2026-11-20T00:00:00Z',
      })
      .returning({ id: files.id }),
  )
  const note = '11月19日の勤務中に、レジの現金を無断で持ち出したことを防犯カメラで確認しました。'
  await limitTo(3 * COST)
  const request = rejectInput('misconduct', {
    note,
    reopen: true,
    evidenceFileIds: [file?.id ?? 0],
  })
  expect((await rejectWorker(request)).status).toBe(200)
  await limitTo(3 * COST - 1)
  // The review is due 120 minutes after the request (09:41).
  await setClock('2026-11-20T11:41:00+09:00')
  const context = await testContext()
  while (await runNextJob(context, jobDefinitions));
  expect(await statusOf(901)).toBe('rejected')
  expect(await offering()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
  const payloads = await asSystem(async (db) => JSON.stringify(await db.select().from(jobs)))
  expect(payloads).toContain(
    '利用上限額または店舗の予算を1円超えるため、空いた枠は募集していません。',
  )
})
