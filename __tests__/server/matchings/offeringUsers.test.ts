import { and, eq } from 'drizzle-orm'
import type {
  BroadcastResult,
  EmergencyContact,
  OfferingUserDetail,
  OnboardingAnswers,
} from '@/contracts/matchings/schemas'
import { auditLog, chatMessages, clientUsers, matchings, userBlocks } from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import { addMatch, addWorker, asSystem, callStore, writeRows } from '@tests/kit/serverKit'
import { END, SHIFT, START, setClock, messageTexts, userPath } from './offeringUsersKit'

describe('一斉メッセージ', () => {
  const send = (over: Record<string, unknown> = {}) =>
    callStore<BroadcastResult>('clientStaff', 'POST', `/offerings/${SHIFT}/messages`, {
      body: '黒の靴をお持ちください。',
      userIds: null,
      ...over,
    })
  test('いま有効な全員の部屋に1通ずつ届く。キャンセルした人とブロックした人には届かない', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 903, name: '渡邉 紗英' })
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
    expect(await asSystem((db) => db.select().from(chatMessages))).toMatchObject([
      {
        kind: 'broadcast',
        side: 'client',
        body: '黒の靴をお持ちください。',
        offeringId: SHIFT,
        sentBy: 5,
      },
    ])
  })
  test('選んだ人だけに送れる。ここにいない人を選ぶと、だれにも送られない', async () => {
    expect((await send({ userIds: [902] })).body.items).toMatchObject([{ userId: 902, sent: true }])
    expect(await send({ userIds: [902, 2] })).toMatchObject({ status: 404 })
    expect(await messageTexts()).toHaveLength(1)
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
    asSystem((db) =>
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
    await setClock(START, -3601)
    expect((await look()).body).toMatchObject({
      available: false,
      phoneNumber: null,
      refusal: expect.stringContaining('11月20日(金) 16:00'),
      availableFromAt: '2026-11-20T16:00:00+09:00',
      offeringId: SHIFT,
    })
    await setClock(START, -3600)
    expect((await look()).body).toMatchObject({
      available: true,
      phoneNumber: '09011112222',
      refusal: null,
    })
    await setClock(END, 3600)
    expect((await look()).body).toMatchObject({ available: true })
    await setClock(END, 3601)
    expect((await look()).body).toMatchObject({
      available: false,
      phoneNumber: null,
      offeringId: null,
    })
    expect(await looks()).toBe(before + 4)
  })
  test('キャンセルした人と、閲覧だけの人には見えない', async () => {
    await setClock(START)
    await writeRows((db) =>
      db.update(matchings).set({ status: 'cancel' }).where(eq(matchings.userId, 901)),
    )
    expect((await look()).body).toMatchObject({ available: false, phoneNumber: null })
    expect((await look('viewer')).status).toBe(403)
    expect((await look('sibling')).status).toBe(404)
  })
})
test('一人の詳細に、回答・資格・メモ・見込みの報酬が載る', async () => {
  expect((await callStore<OfferingUserDetail>('viewer', 'GET', userPath(901))).body).toMatchObject({
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
  expect((await callStore('viewer', 'GET', userPath(903))).status).toBe(404)
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
    '小林 千夏,コバヤシ チナツ,27,,2026-11-20,17:00,22:30,0,マッチング成立,,,1350,500,8094,2,,食品衛生責任者,経験はありますか: はい,"\'=HYPERLINK(""http://x"")"',
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
