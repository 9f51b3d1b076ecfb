import { addHours } from 'date-fns'
import { desc, eq } from 'drizzle-orm'
import type { MonthCost, TodayBoard } from '@/contracts/dashboard/schemas'
import type { OfferingUserDetail } from '@/contracts/matchings/schemas'
import { chatMessages, files, jobs, matchings, rejectRequests } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { cancelByWorker } from '@/server/modules/matchings/service'
import { checkIn } from '@/server/worker-app/attendance'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the shift of tomorrow morning (SHIFT) with workers 901, 902 and 903.
import {
  SHIFT,
  ALLOWANCE_YEN,
  setClock,
  rejectInput,
  judge,
  rejectWorker,
  offering,
} from './storeCancellationsKit'

const FACTS = '11月19日の勤務中に、レジの現金を無断で持ち出したことを防犯カメラで確認しました。'
const OWN_REASON = '予約が減って自社スタッフで人手が足りるため、来ていただく必要がなくなりました。'

const addEvidence = () =>
  asSystem(
    async (db) =>
      (
        await db
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
          .returning({ id: files.id })
      )[0]?.id ?? 0,
  )
const submit = async (code = 'misconduct', overrides: Parameters<typeof rejectInput>[1] = {}) =>
  rejectWorker(
    rejectInput(code, { note: FACTS, evidenceFileIds: [await addEvidence()], ...overrides }),
  )
const matchingOf = (userId = 901) =>
  asSystem(async (db) => (await db.select().from(matchings).where(eq(matchings.userId, userId)))[0])
const requestOf = () =>
  asSystem(
    async (db) =>
      (await db.select().from(rejectRequests).orderBy(desc(rejectRequests.id)).limit(1))[0],
  )
const systemMessages = () =>
  asSystem(async (db) =>
    (
      await db
        .select({ body: chatMessages.body })
        .from(chatMessages)
        .where(eq(chatMessages.side, 'system'))
        .orderBy(chatMessages.id)
    ).map(({ body }) => body),
  )
const runDueJobs = async () => {
  const context = await testContext()
  while (await runNextJob(context, jobDefinitions));
}
const sentTexts = () =>
  asSystem(async (db) =>
    (await db.select().from(jobs)).map(({ payload }) => JSON.stringify(payload)).join('\n'),
  )

describe('証拠の要る理由でのキャンセル申請', () => {
  test('審査のあいだ契約は続き、枠はほかの人に渡らず、ワーカーには審査中と、理由と、期限が届く', async () => {
    expect(await submit()).toMatchObject({
      status: 200,
      body: {
        status: 'submitted',
        leaveAllowanceYen: 0,
        reviewDueAt: '2026-11-20T02:41:00.000Z',
      },
    })
    expect(await matchingOf()).toMatchObject({
      status: 'established',
      cancelledAt: null,
      paymentStatus: 'scheduled',
      fixedPay: null,
      cancelReviewDueAt: '2026-11-20T02:41:00.000Z',
    })
    expect(await offering()).toMatchObject({ peopleWanted: 3, peopleMatched: 3 })
    expect(await systemMessages()).toEqual([
      '11月21日(土) 7:00〜11:00「朝の仕込み・盛り付け」について、店舗から「契約違反・不法行為・反社会的行為」を理由とするキャンセルの申請がありました。運営が自動審査(規則による確認)を行い、11月20日(金) 11:41までに結果をお知らせします。結果が出るまで契約は続きますが、チェックインはお待ちください。申請が認められないときは、勤務に戻るか、予定の賃金と交通費の100%の休業手当が支払われます。',
    ])
    expect(await sentTexts()).not.toContain('店舗の都合')
  })
  test('審査のあいだは今月の費用に入らず、認められなければまた入る', async () => {
    const costOfDay = async () =>
      (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body.days.find(
        ({ on }) => on === '2026-11-21',
      )?.yen ?? 0
    const before = await costOfDay()
    await submit('misconduct', { note: OWN_REASON })
    // One of three workers: 5,700 yen of wage and transport, a fee of 30 % and 10 % tax on the fee.
    expect(before - (await costOfDay())).toBe(5700 + 1710 + 171)
    ;(await testContext()).now = new Date('2026-11-20T11:41:00+09:00')
    await runDueJobs()
    expect(await costOfDay()).toBe(before)
  })
  test('本日の一覧と求人のページでは審査中で、チェックインする人には数えない', async () => {
    await submit()
    const board = await callStore<TodayBoard>('viewer', 'GET', '/today_board?on=2026-11-21')
    expect(board.body.peopleCount).toBe(2)
    expect(
      board.body.offerings.flatMap(({ users: people }) =>
        people.map((person) => [person.userId, person.presence]),
      ),
    ).toContainEqual([901, 'cancel_review'])
    const detail = await callStore<OfferingUserDetail>(
      'manager',
      'GET',
      `/offerings/${SHIFT}/users/901`,
    )
    expect(detail.body).toMatchObject({
      status: 'established',
      presence: 'cancel_review',
      cancelReview: {
        reason: '契約違反・不法行為・反社会的行為',
        dueAt: '2026-11-20T02:41:00.000Z',
      },
      rejectRequest: { status: 'submitted' },
    })
  })
  test('審査中は、チェックイン、ワーカーのキャンセル、欠勤の登録、別の申請のどれもできない', async () => {
    await setClock('2026-11-20T22:10:00Z')
    await submit('qualification_missing', {
      note: '検便の結果が陽性でした。検査機関の報告書を添付します。',
    })
    const now = new Date('2026-11-20T22:40:00Z')
    await setClock(now.toISOString())
    await expect(writeRows((db) => checkIn(db, 901, SHIFT, now))).rejects.toThrow('審査中')
    await expect(
      writeRows((db) =>
        cancelByWorker({ db, now }, { userId: 901, offeringId: SHIFT, reasonCategoryId: 1 }),
      ),
    ).rejects.toThrow('審査中')
    expect(
      await callStore('manager', 'POST', `/offerings/${SHIFT}/users/901/absence`, {
        kind: 'no_show',
        block: false,
      }),
    ).toMatchObject({ status: 409, body: { messages: [expect.stringContaining('審査中')] } })
    expect((await judge('qualification_missing')).body.items.map(({ refusal }) => refusal)).toEqual(
      [expect.stringContaining('審査中')],
    )
  })
  test('2時間後に認められると、休業手当なしで契約が終わり、理由をそのまま伝える', async () => {
    await submit()
    await setClock('2026-11-20T11:40:00+09:00')
    await runDueJobs()
    expect(await requestOf()).toMatchObject({ status: 'submitted' })
    await setClock('2026-11-20T11:41:00+09:00')
    await runDueJobs()
    expect(await requestOf()).toMatchObject({
      status: 'accepted',
      leaveAllowanceYen: 0,
      decidedAt: '2026-11-20T02:41:00.000Z',
    })
    expect(await matchingOf()).toMatchObject({
      status: 'rejected',
      rejectReasonCode: 'misconduct',
      paymentStatus: 'none',
      fixedPay: null,
      cancelReviewDueAt: null,
    })
    expect(await offering()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
    expect((await systemMessages()).at(-1)).toBe(
      '11月21日(土) 7:00〜11:00「朝の仕込み・盛り付け」のキャンセルの申請が、運営の自動審査で認められました。「契約違反・不法行為・反社会的行為」を理由に、契約は終了しました。休業手当はありません。異議があるときは、7日以内に運営へお申し出ください。',
    )
    expect(await sentTexts()).not.toContain('店舗の都合')
  })
  test('認められず、開始まで間があれば、契約は元に戻り、別の理由でもう一度申請できる', async () => {
    await submit('misconduct', { note: OWN_REASON })
    await setClock('2026-11-20T11:41:00+09:00')
    await runDueJobs()
    expect(await requestOf()).toMatchObject({
      status: 'declined',
      leaveAllowanceYen: 0,
      decisionNote: expect.stringContaining('店舗の都合'),
    })
    expect(await matchingOf()).toMatchObject({
      status: 'established',
      rejectReasonCode: null,
      paymentStatus: 'scheduled',
      cancelReviewDueAt: null,
    })
    expect(await offering()).toMatchObject({ peopleWanted: 3, peopleMatched: 3 })
    expect((await systemMessages()).at(-1)).toBe(
      '11月21日(土) 7:00〜11:00「朝の仕込み・盛り付け」のキャンセルの申請は、運営の自動審査で認められませんでした。契約は元どおりです。予定どおりご出勤ください。',
    )
    expect(
      await rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN })),
    ).toMatchObject({
      status: 200,
      body: { status: 'accepted', leaveAllowanceYen: ALLOWANCE_YEN },
    })
  })
  test('開始の間際に出した申請が認められないときは、出勤を止められていたので、予定の賃金と交通費の全額が支払われる', async () => {
    await setClock('2026-11-20T21:30:00Z')
    expect((await submit('misconduct', { note: OWN_REASON })).body).toMatchObject({
      reviewDueAt: '2026-11-20T22:00:00.000Z',
    })
    await setClock('2026-11-20T22:00:00Z')
    await runDueJobs()
    expect(await requestOf()).toMatchObject({
      status: 'declined',
      leaveAllowanceYen: ALLOWANCE_YEN,
      ratePercent: 100,
    })
    expect(await matchingOf()).toMatchObject({
      status: 'rejected',
      rejectReasonCode: 'other_store_reason',
      paymentStatus: 'confirmed',
      fixedPay: { leaveAllowanceYen: ALLOWANCE_YEN, grossYen: ALLOWANCE_YEN, workMin: 0 },
      cancelReviewDueAt: null,
    })
    expect((await systemMessages()).at(-1)).toBe(
      '11月21日(土) 7:00〜11:00「朝の仕込み・盛り付け」のキャンセルの申請は、運営の自動審査で認められませんでした。出勤をお待ちいただいたため、契約は店舗の都合による終了として扱い、休業手当 5,700円(予定の賃金と交通費の100%)が支払われます。ペナルティはありません。',
    )
    const { mails } = await testContext()
    const told = mails.filter(({ to, body }) => to.includes('@') && body.includes('5,700円'))
    expect(told.map(({ to }) => to).sort()).toEqual([
      'clientstaff@example.jp',
      'company@example.jp',
      'manager@example.jp',
      'staff@example.jp',
    ])
  })
  test('開始後に出した申請は2時間後に決まり、認められなければ全額が支払われる。自動の欠勤や遅刻にはならない', async () => {
    await setClock('2026-11-20T22:20:00Z')
    expect(
      (
        await submit('qualification_missing', {
          note: '予約が減って人手が余るため、早めに帰っていただきました。',
        })
      ).body,
    ).toMatchObject({ status: 'submitted', reviewDueAt: '2026-11-21T00:20:00.000Z' })
    const detail = await callStore<OfferingUserDetail>(
      'manager',
      'GET',
      `/offerings/${SHIFT}/users/901`,
    )
    expect([detail.body.status, detail.body.presence]).toEqual(['established', 'cancel_review'])
    await setClock(addHours(new Date('2026-11-20T22:20:00Z'), 2).toISOString())
    await runDueJobs()
    expect(await matchingOf()).toMatchObject({
      status: 'rejected',
      fixedPay: { leaveAllowanceYen: ALLOWANCE_YEN },
    })
    expect(await offering()).toMatchObject({ peopleMatched: 3 })
  })
  test('同じ書類を別の求人の申請に使い回すと、認められない', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 905, name: '佐藤 葵' })
      await addOffering(db, { id: 8002, day: '2026-11-22', from: '07:00', to: '11:00' })
      await addMatch(db, 8002, 905)
    })
    const fileId = await addEvidence()
    await submit('misconduct', { evidenceFileIds: [fileId] })
    await callStore('manager', 'POST', '/offerings/8002/reject_requests/bulk_create', {
      ...rejectInput('misconduct', { note: FACTS, evidenceFileIds: [fileId] }),
      amountYen: undefined,
      people: [{ userId: 905, amountYen: 0 }],
    })
    await setClock('2026-11-20T11:41:00+09:00')
    await runDueJobs()
    expect(await matchingOf(901)).toMatchObject({ status: 'rejected' })
    expect(await matchingOf(905)).toMatchObject({ status: 'established' })
    expect(await requestOf()).toMatchObject({
      status: 'declined',
      decisionNote: expect.stringContaining('別の申請'),
    })
  })
})

test('休業手当のいらない理由のキャンセルは、店舗の都合とは伝えない', async () => {
  await rejectWorker(rejectInput('force_majeure'))
  const [message] = await systemMessages()
  expect(message).toBe(
    '11月21日(土) 7:00〜11:00「朝の仕込み・盛り付け」が、「地震・台風などの不可抗力」を理由に、店舗からキャンセルされました。ペナルティはありません。',
  )
  expect((await rejectWorker(rejectInput('force_majeure'))).body.messages[0]).not.toContain(
    '店舗の都合',
  )
})
