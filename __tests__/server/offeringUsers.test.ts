import { and, eq } from 'drizzle-orm'
import type {
  BlockStatus,
  BroadcastResult,
  EmergencyContact,
  OfferingUserDetail,
  OnboardingAnswers,
} from '@/contracts/matchings/schemas'
import { msOf } from '@/lib/date'
import {
  auditLog,
  chatMessages,
  clientUsers,
  groups,
  groupUsers,
  matchings,
  offerings,
  userBlocks,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { apply } from '@/server/worker-app/apply'
import { cancelByWorker } from '@/server/modules/matchings/cancelByWorker'
import { requestFix } from '@/server/worker-app/attendance'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const at = async (instant: string, seconds = 0) => {
  ;(await testContext()).now = new Date(msOf(instant) + seconds * 1000)
}
const START = '2026-11-20T17:00:00+09:00'
const END = '2026-11-20T22:30:00+09:00'
const row = async <T>(fn: (db: Tx) => Promise<T>) => (await testContext()).db.tx('system', fn)
const of = (userId: number, act = '') => `/offerings/${SHIFT}/users/${userId}${act}`
const seats = () =>
  row(async (db) => (await db.select().from(offerings).where(eq(offerings.id, SHIFT)))[0])
const lines = () =>
  row(async (db) =>
    (await db.select().from(chatMessages).orderBy(chatMessages.id)).map((m) => m.body),
  )

/** Dinner of today: two of three seats are taken. */
beforeEach(async () => {
  await prepareStore()
  const question = {
    id: 'q1',
    body: '経験はありますか',
    answerType: 'yes_no' as const,
    options: [],
    required: true,
  }
  await writeRows(async (db) => {
    await addWorker(
      db,
      901,
      '小林 千夏',
      { nameKana: 'コバヤシ チナツ', phoneNumber: '09011112222', qualificationIds: [8] },
      { memo: '=1+1', workedCount: 2 },
    )
    await addWorker(db, 902, '山田 太郎')
    await addOffering(db, { id: SHIFT, terms: offerContent({ onboardingQuestions: [question] }) })
    await addMatch(db, SHIFT, 901, {
      answers: [{ questionId: 'q1', body: '', options: ['はい'] }],
      answeredAt: '2026-11-19T00:00:00Z',
    })
    await addMatch(db, SHIFT, 902)
  })
})

describe('欠勤', () => {
  const absent = (who: Who = 'clientStaff', over = {}, userId = 901) =>
    callStore<OfferingUserDetail>(who, 'POST', of(userId, '/absence'), {
      kind: 'no_show',
      block: false,
      ...over,
    })
  test('開始の30分後から登録でき、報酬はなく、席は空かず、本人の無断欠勤に数えられる', async () => {
    await at(START, 30 * 60 - 1)
    expect(await absent()).toMatchObject({
      status: 409,
      body: { messages: ['欠勤の登録は、開始から30分後(17:30)からできます。'] },
    })
    await at(START, 30 * 60)
    expect(await absent()).toMatchObject({
      status: 200,
      body: {
        status: 'absence',
        absenceKind: 'no_show',
        paymentStatus: 'none',
        actedByName: '⟦人5⟧',
      },
    })
    expect(await seats()).toMatchObject({ peopleMatched: 2, peopleWanted: 3 })
    expect(
      await row((db) => db.select({ n: users.noShowCount }).from(users).where(eq(users.id, 901))),
    ).toEqual([{ n: 1 }])
    expect(await lines()).toEqual([
      '11月20日(金) 17:00〜22:30「ディナーのホールスタッフ」は、無断欠勤として登録されました。',
    ])
  })
  test('出勤した人と、修正依頼が届いている人は、欠勤にできない', async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: '2026-11-20T07:58:00Z' })
        .where(eq(matchings.userId, 901)),
    )
    await at(START, 7200)
    expect(await absent()).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('チェックインしている')] },
    })
    await writeRows((db) =>
      requestFix({ db, now: new Date(msOf(START) + 60_000) }, 902, SHIFT, {
        reasonKinds: ['qr_failure'],
        reasonText: 'QRを読めませんでした。',
        startAt: START,
        endAt: END,
        breakMin: 0,
      }),
    )
    expect(await absent('manager', {}, 902)).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('修正依頼が届いている')] },
    })
  })
  test('二人目には、誰がいつ登録したかが返る', async () => {
    await at(START, 3600)
    const both = await Promise.all([absent('manager'), absent('clientStaff')])
    expect(both.map((b) => b.status).sort()).toEqual([200, 409])
    expect(both.find((b) => b.status === 409)?.body).toMatchObject({
      code: 'already_done',
      messages: [
        expect.stringMatching(
          /^すでに対応済みです。⟦人[45]⟧さんが11月20日\(金\) 18:00に欠勤として登録しました。$/,
        ),
      ],
    })
    expect(
      await row((db) => db.select({ n: users.noShowCount }).from(users).where(eq(users.id, 901))),
    ).toEqual([{ n: 1 }])
  })
  test('24時間以内なら店舗管理者が取り消せ、本人はまた勤務でき、無断欠勤の記録も消える', async () => {
    const undo = (who: Who) =>
      callStore<OfferingUserDetail & { messages: string[] }>(who, 'DELETE', of(901, '/absence'))
    await at(START, 3600)
    expect(await undo('manager')).toMatchObject({
      status: 409,
      body: { messages: ['欠勤として登録されていません。'] },
    })
    await absent()
    expect((await undo('clientStaff')).status).toBe(403)
    await at(START, 3600 + 86_401)
    expect(await undo('manager')).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('24時間以内')] },
    })
    await at(START, 3600 + 86_400)
    expect(await undo('manager')).toMatchObject({
      status: 200,
      body: { status: 'late', absenceKind: null, paymentStatus: 'scheduled', actedByName: '⟦人4⟧' },
    })
    expect(
      await row((db) => db.select({ n: users.noShowCount }).from(users).where(eq(users.id, 901))),
    ).toEqual([{ n: 0 }])
    expect((await lines()).at(-1)).toBe(
      '11月20日(金) 17:00〜22:30「ディナーのホールスタッフ」の欠勤の登録は、取り消されました。',
    )
  })
  test('ブロックは店舗管理者だけができ、店舗のグループからも外れる', async () => {
    await writeRows(async (db) => {
      const [group] = await db
        .insert(groups)
        .values({
          companyId: 1,
          clientId: 11,
          name: 'ホール経験者',
          createdAt: START,
          updatedAt: START,
        })
        .returning({ id: groups.id })
      await db
        .insert(groupUsers)
        .values({ companyId: 1, groupId: group?.id ?? 0, userId: 901, addedAt: START })
    })
    await at(START, 3600)
    expect(await absent('clientStaff', { block: true })).toMatchObject({
      status: 403,
      body: { messages: [expect.stringContaining('店舗管理者だけ')] },
    })
    expect(await absent('manager', { block: true })).toMatchObject({
      status: 200,
      body: { blocked: true, groups: [] },
    })
    expect(await row((db) => db.$count(userBlocks, eq(userBlocks.userId, 901)))).toBe(1)
    expect(
      (await callStore<BlockStatus>('viewer', 'GET', `/offerings/${SHIFT}/users/block_status`)).body
        .items,
    ).toMatchObject([
      { userId: 901, blocked: true },
      { userId: 902, blocked: false, blockedAt: null },
    ])
  })
})

describe('ワーカー都合のキャンセルの記録', () => {
  const record = (who: Who = 'clientStaff', reasonCategoryId = 1) =>
    callStore<OfferingUserDetail>(who, 'POST', of(901, '/cancel'), { reasonCategoryId })
  test('区分を残して席が空き、店舗の支払いはなく、ほかの人が応募できる', async () => {
    expect(await record()).toMatchObject({
      status: 200,
      body: {
        status: 'cancel',
        cancelBy: 'user',
        cancelReason: '体調不良',
        paymentStatus: 'none',
        actedByName: '⟦人5⟧',
      },
    })
    expect(await seats()).toMatchObject({ peopleMatched: 1, peopleWanted: 3 })
    await writeRows(async (db) => {
      await addWorker(db, 903, '渡邉 紗英')
      await apply({ db, now: (await testContext()).now }, 903, SHIFT)
    })
    expect((await seats())?.peopleMatched).toBe(2)
  })
  test('連絡のないときはキャンセルにせず、欠勤を案内する', async () => {
    expect(await record('manager', 5)).toMatchObject({
      status: 422,
      body: { fields: { reasonCategoryId: expect.stringContaining('欠勤') } },
    })
    expect(await record('manager', 99)).toMatchObject({ status: 422 })
  })
  test('開始の後は記録できず、二人目には誰が記録したかが返る', async () => {
    await at(START)
    expect(await record()).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('欠勤を登録')] },
    })
    await at(START, -60)
    await record()
    expect(await record('manager')).toMatchObject({
      status: 409,
      body: {
        code: 'already_done',
        messages: [
          'すでに対応済みです。⟦人5⟧さんが11月20日(金) 16:59にワーカー都合のキャンセルとして記録しました。',
        ],
      },
    })
    expect((await seats())?.peopleMatched).toBe(1)
  })
})

describe('ワーカー自身のキャンセル', () => {
  test('その前に店舗が交通費を上げていても、二人目にはワーカーがしたと伝わる', async () => {
    await callStore('manager', 'PATCH', of(901, '/transportation_expense_allowance'), {
      transportationYen: 800,
      lockVersion: 1,
    })
    await at(START, -600)
    await writeRows(async (db) =>
      cancelByWorker(
        { db, now: (await testContext()).now },
        { userId: 901, offeringId: SHIFT, reasonCategoryId: 1 },
      ),
    )
    const done = {
      status: 409,
      body: {
        code: 'already_done',
        messages: ['ワーカーが11月20日(金) 16:50にキャンセルしています。'],
      },
    }
    expect(
      await callStore('manager', 'POST', of(901, '/cancel'), { reasonCategoryId: 1 }),
    ).toMatchObject(done)
    expect(
      await callStore('manager', 'PATCH', of(901, '/transportation_expense_allowance'), {
        transportationYen: 900,
        lockVersion: 2,
      }),
    ).toMatchObject(done)
    expect(
      await row((db) => db.select().from(matchings).where(eq(matchings.userId, 901))),
    ).toMatchObject([
      { status: 'cancel', cancelBy: 'user', actedBy: null, actedAt: null, transportationYen: 800 },
    ])
  })
})

describe('交通費の変更', () => {
  const raise = (transportationYen: number, lockVersion = 1, who: Who = 'manager') =>
    callStore<OfferingUserDetail>(who, 'PATCH', of(901, '/transportation_expense_allowance'), {
      transportationYen,
      lockVersion,
    })
  test('上げると、予定の報酬が計算し直され、本人に知らせる', async () => {
    expect(await raise(800)).toMatchObject({
      status: 200,
      body: {
        transportationYen: 800,
        lockVersion: 2,
        scheduledPay: { transportationYen: 800, grossYen: 8094 + 300 },
      },
    })
    expect(await lines()).toEqual([
      '11月20日(金) 17:00〜22:30「ディナーのホールスタッフ」の交通費が、500円から800円に変わりました。',
    ])
  })
  test('下げられず、勤務の終わった後は変えられない', async () => {
    expect(await raise(499)).toMatchObject({
      status: 422,
      body: { fields: { transportationYen: expect.stringContaining('下げる') } },
    })
    await at(END)
    expect(await raise(800)).toMatchObject({
      status: 409,
      body: { messages: ['勤務が終了したため変更できません。'] },
    })
  })
  test('先に変えた人がいれば、後の人には誰かが返る', async () => {
    await raise(800)
    expect(await raise(900, 1, 'staff')).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        messages: [expect.stringContaining('⟦人4⟧さんが先に更新しました。'), expect.any(String)],
      },
    })
  })
})

describe('一斉メッセージ', () => {
  const send = (over: Record<string, unknown> = {}) =>
    callStore<BroadcastResult>('clientStaff', 'POST', `/offerings/${SHIFT}/messages`, {
      body: '黒の靴をお持ちください。',
      userIds: null,
      ...over,
    })
  test('いま有効な全員の部屋に1通ずつ届く。キャンセルした人とブロックした人には届かない', async () => {
    await writeRows(async (db) => {
      await addWorker(db, 903, '渡邉 紗英')
      await addMatch(db, SHIFT, 903)
      await db.update(matchings).set({ status: 'cancel' }).where(eq(matchings.userId, 902))
      await db.insert(userBlocks).values({
        companyId: 1,
        clientId: null,
        userId: 903,
        reasonCode: 'trouble',
        blockedAt: START,
      })
    })
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        sentCount: 1,
        items: [
          { userId: 901, sent: true },
          { userId: 903, sent: false, message: expect.stringContaining('ブロック') },
        ],
      },
    })
    expect(await row((db) => db.select().from(chatMessages))).toMatchObject([
      {
        kind: 'broadcast',
        side: 'client',
        body: '黒の靴をお持ちください。',
        offeringId: SHIFT,
        sentBy: 5,
      },
    ])
  })
  test('選んだ人だけに送れる。ここにいない人を選ぶと、誰にも送られない', async () => {
    expect((await send({ userIds: [902] })).body.items).toMatchObject([{ userId: 902, sent: true }])
    expect(await send({ userIds: [902, 2] })).toMatchObject({ status: 404 })
    expect(await lines()).toHaveLength(1)
  })
  test.each([
    ['空白だけ', '  '],
    ['1,001文字', 'あ'.repeat(1001)],
    ['サービスの外の連絡先', 'LINEで連絡してください'],
    ['電話番号', '090-1234-5678にお電話を'],
  ])('%sは送れない', async (_, body) => {
    expect(await send({ body })).toMatchObject({
      status: 422,
      body: { fields: { body: expect.any(String) } },
    })
  })
  test('送れる人がいなければ、断る', async () => {
    await writeRows((db) => db.update(matchings).set({ status: 'cancel' }))
    expect(await send()).toMatchObject({ status: 409 })
  })
})

describe('緊急連絡先', () => {
  const look = async (who: Who = 'clientStaff', userId = 901) =>
    callStore<EmergencyContact>(who, 'GET', `/users/${userId}/emergency_contact`)
  const looks = () =>
    row((db) =>
      db.$count(
        auditLog,
        and(
          eq(auditLog.call, 'GET /clients/{clientId}/users/{userId}/emergency_contact'),
          eq(auditLog.result, 'done'),
        ),
      ),
    )
  test('開始の60分前から終了の60分後までだけ見え、見るたびに記録が残る', async () => {
    const before = await looks()
    await at(START, -3601)
    expect((await look()).body).toMatchObject({
      available: false,
      phoneNumber: null,
      refusal: expect.stringContaining('11月20日(金) 16:00'),
      availableFromAt: '2026-11-20T16:00:00+09:00',
      offeringId: SHIFT,
    })
    await at(START, -3600)
    expect((await look()).body).toMatchObject({
      available: true,
      phoneNumber: '09011112222',
      refusal: null,
    })
    await at(END, 3600)
    expect((await look()).body).toMatchObject({ available: true })
    await at(END, 3601)
    expect((await look()).body).toMatchObject({
      available: false,
      phoneNumber: null,
      offeringId: null,
    })
    expect(await looks()).toBe(before + 4)
  })
  test('キャンセルした人と、閲覧だけの人には見えない', async () => {
    await at(START)
    await writeRows((db) =>
      db.update(matchings).set({ status: 'cancel' }).where(eq(matchings.userId, 901)),
    )
    expect((await look()).body).toMatchObject({ available: false, phoneNumber: null })
    expect((await look('viewer')).status).toBe(403)
    expect((await look('sibling')).status).toBe(404)
  })
})

test('一人の詳細に、回答・資格・メモ・見込みの報酬が載る', async () => {
  expect((await callStore<OfferingUserDetail>('viewer', 'GET', of(901))).body).toMatchObject({
    name: '小林 千夏',
    offeringTitle: 'ディナーのホールスタッフ',
    scheduledPay: { grossYen: 8094 },
    qualifications: ['食品衛生責任者'],
    memo: '=1+1',
    stoolInspectionStatus: 'notRequested',
    answers: [{ questionId: 'q1', question: '経験はありますか', options: ['はい'] }],
    fixPaymentRequest: null,
    rejectRequest: null,
    lockVersion: 1,
    cancelReasonCategories: expect.arrayContaining([{ id: 1, name: '体調不良' }]),
  })
  expect((await callStore('viewer', 'GET', of(903))).status).toBe(404)
})
test('働く前の質問の回答は、まだの人も並ぶ', async () => {
  expect(
    (await callStore<OnboardingAnswers>('viewer', 'GET', `/offerings/${SHIFT}/onboarding/answers`))
      .body,
  ).toMatchObject({
    questions: [{ id: 'q1', required: true }],
    items: [
      { userId: 901, answers: [{ questionId: 'q1', options: ['はい'] }] },
      { userId: 902, answeredAt: null, answers: [] },
    ],
  })
})
test('CSVは表計算で開けて、式にならない。出せるのは名簿の権限がある人だけ', async () => {
  await writeRows((db) =>
    db
      .update(clientUsers)
      .set({ memo: '=HYPERLINK("http://x")' })
      .where(eq(clientUsers.userId, 901)),
  )
  const response = await (
    await browser('manager')
  ).call('GET', `/app/api/v1/clients/11/offerings/${SHIFT}/users.csv`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const [head, first, ...rest] = new TextDecoder('utf-8').decode(bytes).split('\r\n')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(head?.split(',')).toHaveLength(19)
  expect(first).toBe(
    '"小林 千夏","コバヤシ チナツ","27","","2026-11-20","17:00","22:30","0","マッチング成立","","","1350","500","8094","2","","食品衛生責任者","経験はありますか: はい","\'=HYPERLINK(""http://x"")"',
  )
  expect(rest).toHaveLength(2)
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_ディナーのホールスタッフ_ワーカー一覧.csv')}`,
  )
  expect(
    (
      await (
        await browser('clientStaff')
      ).call('GET', `/app/api/v1/clients/11/offerings/${SHIFT}/users.csv`)
    ).status,
  ).toBe(403)
})
