import { eq } from 'drizzle-orm'
import { offeringStatusAt } from '@/domain/offerings/offering'
import {
  chatMessages,
  files,
  jobs,
  matchings,
  offerings,
  rejectRequests,
  users,
} from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { testContext } from '@tests/kit/app'
import { addWorker, asSystem, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the shift of tomorrow morning (SHIFT) with workers 901, 902 and 903.
import {
  FREE_UNTIL,
  SHIFT,
  ALLOWANCE_YEN,
  setClock,
  rejectInput,
  judge,
  rejectWorkers,
  rejectWorker,
  offering,
} from './storeCancellationsKit'

const matchingOf = (userId: number) =>
  asSystem(async (db) => (await db.select().from(matchings).where(eq(matchings.userId, userId)))[0])
describe('一人のキャンセル', () => {
  test('金額が確定し、連絡文がチャットとSMSで届き、枠は人と一緒に減る', async () => {
    const { status, body } = await rejectWorker(
      rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN }),
    )
    // From 9:41 until 7:00 of tomorrow there are 1,279 minutes.
    expect([
      status,
      body.status,
      body.leaveAllowanceYen,
      body.minutesBeforeStart,
      body.requestedByName,
    ]).toEqual([200, 'accepted', ALLOWANCE_YEN, 1279, '〚人4〛'])
    expect(await matchingOf(901)).toMatchObject({
      status: 'rejected',
      cancelBy: 'client',
      rejectReasonCode: 'filled_internally',
      paymentStatus: 'confirmed',
      fixedPay: {
        workMin: 0,
        transportationYen: 0,
        leaveAllowanceYen: ALLOWANCE_YEN,
        grossYen: ALLOWANCE_YEN,
      },
    })
    expect(await offering()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
    expect(
      await asSystem((db) => db.select().from(chatMessages).orderBy(chatMessages.id)),
    ).toMatchObject([
      {
        side: 'client',
        kind: 'text',
        body: '自社スタッフで人員が足りたため、キャンセルさせていただきます。',
        sentBy: 4,
      },
      {
        side: 'system',
        body: '11月21日(土) 7:00〜11:00「朝の仕込み・盛り付け」が、店舗の都合でキャンセルされました。休業手当 5,700円が支払われます。ペナルティはありません。',
      },
    ])
    const [sms] = (await asSystem((db) => db.select().from(jobs))).filter(
      (job) => job.payload['channel'] === 'sms',
    )
    expect(sms?.payload).toMatchObject({
      to: '09011112222',
      body: expect.stringContaining('キャンセルしました。休業手当 5,700円'),
    })
    expect(
      await asSystem((db) =>
        db
          .select({ penalty: users.penaltyPoints, cancels: users.cancelCount })
          .from(users)
          .where(eq(users.id, 901)),
      ),
    ).toEqual([{ penalty: 0, cancels: 2 }])
  })
  test('もう一度募集するときだけ、空いた枠にほかの人が申し込める', async () => {
    await rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN, reopen: true }))
    expect(await offering()).toMatchObject({ peopleWanted: 3, peopleMatched: 2 })
    await writeRows(async (db) => {
      await addWorker(db, { id: 904, name: '高橋 蓮' })
      await apply({ db, now: (await testContext()).now }, 904, SHIFT)
    })
    expect((await offering()).peopleMatched).toBe(3)
  })
  test('最後の一人をキャンセルして募集もしなければ、求人は公開されたまま残らない', async () => {
    await writeRows(async (db) => {
      await db.delete(matchings).where(eq(matchings.userId, 903))
      await db.delete(matchings).where(eq(matchings.userId, 902))
      await db
        .update(offerings)
        .set({ peopleWanted: 1, peopleMatched: 1 })
        .where(eq(offerings.id, SHIFT))
    })
    await rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN }))
    const after = await offering()
    expect([after.peopleMatched, offeringStatusAt(after, (await testContext()).now)]).toEqual([
      0,
      'unpublished',
    ])
  })
  test('24時間前に見た判定を、過ぎてから送ると断られ、新しい金額が返り、何も起きない', async () => {
    await setClock(FREE_UNTIL)
    expect((await judge('volume_change')).body.totalYen).toBe(0)
    await setClock(FREE_UNTIL, 1)
    const { status, body } = await rejectWorker(rejectInput('volume_change'))
    expect([status, body.code]).toEqual([409, 'judgement_changed'])
    expect(body.messages[1]).toBe(
      '小林 千夏さん: 開始の24時間前を過ぎたため、この理由は選べません。店舗の都合でキャンセルするときは、休業手当 5,700円が必要です。',
    )
    expect(await matchingOf(901)).toMatchObject({ status: 'established' })
    expect(await asSystem((db) => db.$count(chatMessages))).toBe(0)
  })
  test('見た金額と違うまま送っても断られる', async () => {
    await writeRows((db) =>
      db.update(matchings).set({ transportationYen: 800 }).where(eq(matchings.userId, 901)),
    )
    expect(
      await rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN - 1 })),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'judgement_changed',
        messages: [expect.any(String), expect.stringContaining('休業手当は5,700円です')],
      },
    })
  })
  test('支払いの確認がなければ送れない', async () => {
    expect(
      await rejectWorker(
        rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN, agreedToPay: false }),
      ),
    ).toMatchObject({
      status: 422,
      body: { fields: { agreedToPay: expect.stringContaining('5,700円') } },
    })
  })
  test.each([
    [
      '年齢を書いた説明',
      rejectInput('other_store_reason', {
        amountYen: ALLOWANCE_YEN,
        note: '若すぎるので、別の方にお願いします。',
      }),
      'note',
    ],
    [
      '国籍を書いた連絡文',
      rejectInput('filled_internally', {
        amountYen: ALLOWANCE_YEN,
        message: '外国籍の方は今回ご遠慮いただきます。',
      }),
      'message',
    ],
    [
      '説明のない「その他」',
      rejectInput('other_store_reason', { amountYen: ALLOWANCE_YEN }),
      'note',
    ],
    ['確認していない経験の条件', rejectInput('experience_condition'), 'confirmedWithWorker'],
    [
      '証拠のない契約違反',
      rejectInput('misconduct', { note: '当日の連絡に応じていただけませんでした。' }),
      'evidenceFileIds',
    ],
    [
      'この店舗にない証拠',
      rejectInput('misconduct', {
        note: '当日の連絡に応じていただけませんでした。',
        evidenceFileIds: [424242],
      }),
      'evidenceFileIds',
    ],
    ['知らない理由', rejectInput('filled_internally', { reasonTypeId: 99 }), 'reasonTypeId'],
  ])('%sは受け付けない', async (_, body, field) => {
    expect(await rejectWorker(body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
    expect(await matchingOf(901)).toMatchObject({ status: 'established' })
  })
  test('証拠のある理由は、運営が確認する申請になる', async () => {
    const fileId = await asSystem(
      async (db) =>
        (
          await db
            .insert(files)
            .values({
              clientId: 11,
              purpose: 'offerImage',
              name: 'a.png',
              mediaType: 'image/png',
              byteSize: 1,
              body: new Uint8Array([1]),
              createdAt: FREE_UNTIL,
            })
            .returning({ id: files.id })
        )[0]?.id ?? 0,
    )
    expect(
      await rejectWorker(
        rejectInput('misconduct', {
          note: '当日の連絡に応じていただけませんでした。',
          evidenceFileIds: [fileId],
        }),
      ),
    ).toMatchObject({ status: 200, body: { status: 'submitted', leaveAllowanceYen: 0 } })
    expect(await matchingOf(901)).toMatchObject({
      status: 'established',
      paymentStatus: 'scheduled',
      fixedPay: null,
    })
  })
  test('二人の管理者が同時に送っても、キャンセルは一度で、後の人にはだれがしたかが返る', async () => {
    const answers = await Promise.all([
      rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN })),
      rejectWorker(rejectInput('filled_internally', { amountYen: ALLOWANCE_YEN }), 901, 'staff'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'already_done',
      messages: [
        expect.stringMatching(
          /^すでに対応済みです。〚人[24]〛さんが11月20日\(金\) 9:41に店舗の都合でキャンセルしました。$/,
        ),
      ],
    })
    expect(await offering()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
    expect(await asSystem((db) => db.$count(rejectRequests))).toBe(1)
  })
})
describe('まとめてキャンセル', () => {
  test('チェックインした人とすでに終わった人は残し、できる人だけをキャンセルして、一人ずつ結果を返す', async () => {
    await writeRows(async (db) => {
      await db
        .update(matchings)
        .set({ checkedInAt: '2026-11-20T21:50:00Z' })
        .where(eq(matchings.userId, 902))
      await db
        .update(matchings)
        .set({ status: 'cancel', cancelledAt: '2026-11-20T00:00:00Z' })
        .where(eq(matchings.userId, 903))
      await db.update(offerings).set({ peopleMatched: 2 }).where(eq(offerings.id, SHIFT))
    })
    const { status, body } = await rejectWorkers(rejectInput('filled_internally'), [
      [901, ALLOWANCE_YEN],
      [902, ALLOWANCE_YEN],
      [903, ALLOWANCE_YEN],
    ])
    expect([status, body.doneCount, body.failedCount, body.totalYen]).toEqual([
      200,
      1,
      2,
      ALLOWANCE_YEN,
    ])
    expect(body.items).toEqual([
      {
        userId: 901,
        name: '小林 千夏',
        result: 'accepted',
        message: null,
        leaveAllowanceYen: ALLOWANCE_YEN,
      },
      {
        userId: 902,
        name: '山田 太郎',
        result: 'failed',
        message: expect.stringContaining('チェックイン済み'),
        leaveAllowanceYen: 0,
      },
      {
        userId: 903,
        name: '渡邉 紗英',
        result: 'failed',
        message: 'ワーカーが11月20日(金) 9:00にキャンセルしています。',
        leaveAllowanceYen: 0,
      },
    ])
    expect(await offering()).toMatchObject({ peopleWanted: 2, peopleMatched: 1 })
  })
  test('一人でも判定が変わっていれば、だれもキャンセルせずに、新しい金額を全員分返す', async () => {
    await setClock(FREE_UNTIL, 1)
    const { status, body } = await rejectWorkers(rejectInput('volume_change'), [
      [901, 0],
      [902, 0],
    ])
    expect([status, body.code, body.messages.length]).toEqual([409, 'judgement_changed', 3])
    expect(await asSystem((db) => db.$count(rejectRequests))).toBe(0)
  })
  test('この求人にいない人を混ぜると、だれもキャンセルしない', async () => {
    expect(
      (
        await rejectWorkers(rejectInput('filled_internally'), [
          [901, ALLOWANCE_YEN],
          [2, ALLOWANCE_YEN],
        ])
      ).status,
    ).toBe(404)
    expect(await matchingOf(901)).toMatchObject({ status: 'established' })
  })
})
