import { eq } from 'drizzle-orm'
import type {
  Judgement,
  RejectBulkResult,
  RejectInput,
  RejectReasonTypesV2,
  RejectRequest,
} from '@/contracts/storeCancellations/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { offeringStatusAt } from '@/domain/offerings/offering'
import { msOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
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

/** The example of the mockups: tomorrow morning, 4 hours at 1,300 yen and 500 yen of transport. */
const SHIFT = 8001
const START = '2026-11-21T07:00:00+09:00'
const LINE = '2026-11-20T07:00:00+09:00'
const YEN = 5700
const id = (code: string) => rejectReasons.find((r) => r.code === code)?.id ?? 0
const at = async (instant: string, seconds = 0) => {
  ;(await testContext()).now = new Date(msOf(instant) + seconds * 1000)
}
const row = async <T>(fn: (db: Tx) => Promise<T>) => (await testContext()).db.tx('system', fn)
const posting = () =>
  row(
    async (db) =>
      (
        await db.select().from(offerings).where(eq(offerings.id, SHIFT))
      )[0] as typeof offerings.$inferSelect,
  )
const matchingOf = (userId: number) =>
  row(async (db) => (await db.select().from(matchings).where(eq(matchings.userId, userId)))[0])

const conditions = [{ type: 'last_minute_cancel_rate_max' as const, value: 5, must: true }]
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, 901, '小林 千夏', {
      phoneNumber: '09011112222',
      totalWorkedCount: 18,
      cancelCount: 2,
      lastMinuteCancelCount: 2,
    })
    await addWorker(db, 902, '山田 太郎', { totalWorkedCount: 20 })
    await addWorker(db, 903, '渡邉 紗英')
    await addOffering(db, {
      id: SHIFT,
      day: '2026-11-21',
      from: '07:00',
      to: '11:00',
      title: '朝の仕込み・盛り付け',
      hourlyWageYen: 1300,
      terms: offerContent({ conditionItems: conditions }),
    })
    for (const userId of [901, 902, 903]) await addMatch(db, SHIFT, userId)
  })
})
const judge = (code: string, userIds = [901], over = {}) =>
  callStore<Judgement>(
    'manager',
    'POST',
    `/offerings/${SHIFT}/reject_requests/judge_leave_allowance`,
    {
      reasonTypeId: id(code),
      userIds,
      answers: null,
      ...over,
    },
  )
const filled = (code: string, over: Partial<RejectInput> = {}): RejectInput => ({
  reasonTypeId: id(code),
  note: '',
  message: '自社スタッフで人員が足りたため、キャンセルさせていただきます。',
  answers: null,
  evidenceFileIds: [],
  confirmedWithWorker: false,
  reopen: false,
  agreedToPay: true,
  amountYen: 0,
  ...over,
})
const one = async (body: RejectInput, userId = 901, who: Who = 'manager') => {
  const response = await (
    await browser(who)
  ).call('POST', `/app/api/v2/clients/11/offerings/${SHIFT}/users/${userId}/reject_requests`, body)
  return {
    status: response.status,
    body: (await response.json()) as RejectRequest & {
      code: string
      messages: string[]
      fields: Record<string, string>
    },
  }
}
const many = ({ amountYen: _, ...body }: RejectInput, people: [number, number][]) =>
  callStore<RejectBulkResult & { code: string; messages: string[] }>(
    'manager',
    'POST',
    `/offerings/${SHIFT}/reject_requests/bulk_create`,
    { ...body, people: people.map(([userId, amountYen]) => ({ userId, amountYen })) },
  )

describe('理由', () => {
  test('v2は選べる時間・休業手当・必要なものまで、v1は名前だけを返す', async () => {
    const it = await browser('viewer')
    const v2 = (await (
      await it.call('GET', '/app/api/v2/user_offering_reject_reasons/reason_types')
    ).json()) as RejectReasonTypesV2
    expect(v2.items).toHaveLength(12)
    expect(v2.items.find((r) => r.code === 'volume_change')).toMatchObject({
      group: 'before_24h',
      allowedWindow: 'before_24h',
      needsLeaveAllowance: 'by_window',
      noteRequired: false,
    })
    expect(v2.items.find((r) => r.code === 'misconduct')).toMatchObject({
      needsEvidence: true,
      noteRequired: true,
    })
    expect(
      await (await it.call('GET', '/app/api/v1/user_offering_reject_reasons/reason_types')).json(),
    ).toMatchObject({
      items: expect.arrayContaining([
        { id: id('belongings'), code: 'belongings', name: expect.any(String) },
      ]),
    })
  })
})

describe('休業手当の判定', () => {
  test('24時間を切った店舗都合では、一人ずつ金額と内訳と理由が返り、何も変わらない', async () => {
    const before = await (await testContext()).digest()
    const { body } = await judge('filled_internally', [901, 902])
    expect(body).toMatchObject({
      beforeLine: false,
      lineAt: LINE,
      minutesBeforeStart: 1279,
      totalYen: 2 * YEN,
      cancelsThisMonth: 2,
      warning: expect.stringContaining('今月2件目'),
    })
    expect(body.items[0]).toMatchObject({
      userId: 901,
      refusal: null,
      leaveAllowanceRequired: true,
      ratePercent: 100,
      amountYen: YEN,
      wagesYen: 5200,
      transportationYen: 500,
      workMin: 240,
      hourlyWageYen: 1300,
      explanation:
        '店舗の都合によるキャンセルのため、予定の賃金の100%と交通費をお支払いいただきます。',
    })
    expect(
      JSON.parse(await (await testContext()).digest()).filter(
        (t: { t: string }) => t.t !== 'sessions' && t.t !== 'tokens',
      ),
    ).toEqual(
      JSON.parse(before).filter((t: { t: string }) => t.t !== 'sessions' && t.t !== 'tokens'),
    )
  })
  test('ちょうど24時間前までは無料、1秒過ぎると選べない', async () => {
    await at(LINE)
    expect((await judge('volume_change')).body).toMatchObject({
      beforeLine: true,
      minutesBeforeStart: 1440,
      totalYen: 0,
      items: [{ refusal: null, amountYen: 0 }],
    })
    await at(LINE, 1)
    expect((await judge('volume_change')).body).toMatchObject({
      beforeLine: false,
      totalYen: 0,
      items: [{ refusal: expect.stringContaining('24時間前を過ぎた'), amountYen: YEN }],
    })
  })
  test('勤務態度の条件は、募集に書いてあり、本人が満たしていないときだけ選べる', async () => {
    const { body } = await judge('attitude_condition', [901, 902])
    expect(body.items.map((item) => item.refusal)).toEqual([
      null,
      'このワーカーは募集に書いた条件を満たしているため、この理由は選べません。',
    ])
    await writeRows((db) =>
      db.update(offerings).set({ terms: offerContent() }).where(eq(offerings.id, SHIFT)),
    )
    expect((await judge('attitude_condition')).body.items[0]?.refusal).toContain(
      '募集文に書いていない条件',
    )
  })
  test('始まってから全員をキャンセルしても、席は空かず、不成立の求人にはならない', async () => {
    await at(START, 600)
    await writeRows(async (db) => {
      await db.delete(matchings).where(eq(matchings.userId, 903))
      await db
        .update(offerings)
        .set({ peopleWanted: 2, peopleMatched: 2 })
        .where(eq(offerings.id, SHIFT))
    })
    const { peopleMatched } = await posting()
    const answers = { itemWritten: true, workPossible: false }
    const done = await many(
      filled('belongings', {
        answers,
        agreedToPay: false,
        confirmedWithWorker: true,
        message: '持ち物がそろわないため、キャンセルさせていただきます。',
      }),
      [
        [901, 0],
        [902, 0],
      ],
    )
    expect([done.status, done.body.items.map((it) => it.result)]).toEqual([
      200,
      ['accepted', 'accepted'],
    ])
    expect(await posting()).toMatchObject({ peopleMatched, peopleWanted: 2 })
    await at(START, 12 * 3600)
    expect(
      (
        await callStore<{ unfilled: boolean; status: string }>(
          'manager',
          'GET',
          `/offerings/${SHIFT}`,
        )
      ).body,
    ).toMatchObject({ status: 'finished', unfilled: false })
  })
  test('持ち物は当日だけで、募集に書いていない物や、なくても働けたときは支払いが要る', async () => {
    expect(await judge('belongings')).toMatchObject({ status: 422 })
    const answers = { itemWritten: true, workPossible: false }
    expect((await judge('belongings', [901], { answers })).body.items[0]?.refusal).toContain(
      '当日だけ',
    )
    await at(START, 600)
    expect((await judge('belongings', [901], { answers })).body).toMatchObject({
      totalYen: 0,
      items: [{ refusal: null }],
    })
    expect(
      (await judge('belongings', [901], { answers: { ...answers, workPossible: true } })).body
        .totalYen,
    ).toBe(YEN)
    await writeRows((db) =>
      db
        .update(offerings)
        .set({ terms: offerContent({ belongings: [], clothing: '' }) })
        .where(eq(offerings.id, SHIFT)),
    )
    expect((await judge('belongings', [901], { answers })).body.totalYen).toBe(YEN)
  })
  test('店舗スタッフには判定もキャンセルもできない', async () => {
    expect(
      (
        await callStore(
          'clientStaff',
          'POST',
          `/offerings/${SHIFT}/reject_requests/judge_leave_allowance`,
          { reasonTypeId: 11, userIds: [901], answers: null },
        )
      ).status,
    ).toBe(403)
    expect(
      (await one(filled('filled_internally', { amountYen: YEN }), 901, 'clientStaff')).status,
    ).toBe(403)
  })
})

describe('一人のキャンセル', () => {
  test('金額が確定し、連絡文がチャットとSMSで届き、枠は人と一緒に減る', async () => {
    const { status, body } = await one(filled('filled_internally', { amountYen: YEN }))
    expect([
      status,
      body.status,
      body.leaveAllowanceYen,
      body.minutesBeforeStart,
      body.requestedByName,
    ]).toEqual([200, 'accepted', YEN, 1279, '⟦人4⟧'])
    expect(await matchingOf(901)).toMatchObject({
      status: 'rejected',
      cancelBy: 'client',
      rejectReasonCode: 'filled_internally',
      paymentStatus: 'confirmed',
      fixedPay: { workMin: 0, transportationYen: 0, leaveAllowanceYen: YEN, grossYen: YEN },
    })
    expect(await posting()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
    expect(
      await row((db) => db.select().from(chatMessages).orderBy(chatMessages.id)),
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
    const [sms] = (await row((db) => db.select().from(jobs))).filter(
      (job) => job.payload['channel'] === 'sms',
    )
    expect(sms?.payload).toMatchObject({
      to: '09011112222',
      body: expect.stringContaining('キャンセルしました。休業手当 5,700円'),
    })
    expect(
      await row((db) =>
        db
          .select({ penalty: users.penaltyPoints, cancels: users.cancelCount })
          .from(users)
          .where(eq(users.id, 901)),
      ),
    ).toEqual([{ penalty: 0, cancels: 2 }])
  })
  test('もう一度募集するときだけ、空いた枠にほかの人が応募できる', async () => {
    await one(filled('filled_internally', { amountYen: YEN, reopen: true }))
    expect(await posting()).toMatchObject({ peopleWanted: 3, peopleMatched: 2 })
    await writeRows(async (db) => {
      await addWorker(db, 904, '高橋 蓮')
      await apply({ db, now: (await testContext()).now }, 904, SHIFT)
    })
    expect((await posting()).peopleMatched).toBe(3)
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
    await one(filled('filled_internally', { amountYen: YEN }))
    const after = await posting()
    expect([after.peopleMatched, offeringStatusAt(after, (await testContext()).now)]).toEqual([
      0,
      'unpublished',
    ])
  })
  test('24時間前に見た判定を、過ぎてから送ると断られ、新しい金額が返り、何も起きない', async () => {
    await at(LINE)
    expect((await judge('volume_change')).body.totalYen).toBe(0)
    await at(LINE, 1)
    const { status, body } = await one(filled('volume_change'))
    expect([status, body.code]).toEqual([409, 'judgement_changed'])
    expect(body.messages[1]).toBe(
      '小林 千夏さん: 開始の24時間前を過ぎたため、この理由は選べません。店舗の都合でキャンセルするときは、休業手当 5,700円が必要です。',
    )
    expect(await matchingOf(901)).toMatchObject({ status: 'established' })
    expect(await row((db) => db.$count(chatMessages))).toBe(0)
  })
  test('見た金額と違うまま送っても断られる', async () => {
    await writeRows((db) =>
      db.update(matchings).set({ transportationYen: 800 }).where(eq(matchings.userId, 901)),
    )
    expect(await one(filled('filled_internally', { amountYen: YEN - 1 }))).toMatchObject({
      status: 409,
      body: {
        code: 'judgement_changed',
        messages: [expect.any(String), expect.stringContaining('休業手当は5,700円です')],
      },
    })
  })
  test('支払いの確認がなければ送れない', async () => {
    expect(
      await one(filled('filled_internally', { amountYen: YEN, agreedToPay: false })),
    ).toMatchObject({
      status: 422,
      body: { fields: { agreedToPay: expect.stringContaining('5,700円') } },
    })
  })
  test.each([
    [
      '年齢を書いた説明',
      filled('other_employer', { amountYen: YEN, note: '若すぎるので、別の方にお願いします。' }),
      'note',
    ],
    [
      '国籍を書いた連絡文',
      filled('filled_internally', {
        amountYen: YEN,
        message: '外国籍の方は今回ご遠慮いただきます。',
      }),
      'message',
    ],
    ['説明のない「その他」', filled('other_employer', { amountYen: YEN }), 'note'],
    ['確認していない経験の条件', filled('experience_condition'), 'confirmedWithWorker'],
    [
      '証拠のない契約違反',
      filled('misconduct', { note: '当日の連絡に応じていただけませんでした。' }),
      'evidenceFileIds',
    ],
    [
      'この店舗にない証拠',
      filled('misconduct', {
        note: '当日の連絡に応じていただけませんでした。',
        evidenceFileIds: [424242],
      }),
      'evidenceFileIds',
    ],
    ['知らない理由', filled('filled_internally', { reasonTypeId: 99 }), 'reasonTypeId'],
  ])('%sは受け付けない', async (_, body, field) => {
    expect(await one(body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
    expect(await matchingOf(901)).toMatchObject({ status: 'established' })
  })
  test('証拠のある理由は、運営が確認する申請になる', async () => {
    const fileId = await row(
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
              createdAt: LINE,
            })
            .returning({ id: files.id })
        )[0]?.id ?? 0,
    )
    expect(
      await one(
        filled('misconduct', {
          note: '当日の連絡に応じていただけませんでした。',
          evidenceFileIds: [fileId],
        }),
      ),
    ).toMatchObject({ status: 200, body: { status: 'submitted', leaveAllowanceYen: 0 } })
    expect(await matchingOf(901)).toMatchObject({ paymentStatus: 'none', fixedPay: null })
  })
  test('二人の管理者が同時に送っても、キャンセルは一度で、後の人には誰がしたかが返る', async () => {
    const answers = await Promise.all([
      one(filled('filled_internally', { amountYen: YEN })),
      one(filled('filled_internally', { amountYen: YEN }), 901, 'staff'),
    ])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409])
    expect(answers.find((a) => a.status === 409)?.body).toMatchObject({
      code: 'already_done',
      messages: [
        expect.stringMatching(
          /^すでに対応済みです。⟦人[24]⟧さんが11月20日\(金\) 9:41に店舗の都合でキャンセルしました。$/,
        ),
      ],
    })
    expect(await posting()).toMatchObject({ peopleWanted: 2, peopleMatched: 2 })
    expect(await row((db) => db.$count(rejectRequests))).toBe(1)
  })
})

describe('まとめてキャンセル', () => {
  test('出勤した人とすでに終わった人は残し、できる人だけをキャンセルして、一人ずつ結果を返す', async () => {
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
    const { status, body } = await many(filled('filled_internally'), [
      [901, YEN],
      [902, YEN],
      [903, YEN],
    ])
    expect([status, body.doneCount, body.failedCount, body.totalYen]).toEqual([200, 1, 2, YEN])
    expect(body.items).toEqual([
      { userId: 901, name: '小林 千夏', result: 'accepted', message: null, leaveAllowanceYen: YEN },
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
    expect(await posting()).toMatchObject({ peopleWanted: 2, peopleMatched: 1 })
  })
  test('一人でも判定が変わっていれば、誰もキャンセルせずに、新しい金額を全員分返す', async () => {
    await at(LINE, 1)
    const { status, body } = await many(filled('volume_change'), [
      [901, 0],
      [902, 0],
    ])
    expect([status, body.code, body.messages.length]).toEqual([409, 'judgement_changed', 3])
    expect(await row((db) => db.$count(rejectRequests))).toBe(0)
  })
  test('この求人にいない人を混ぜると、誰もキャンセルしない', async () => {
    expect(
      (
        await many(filled('filled_internally'), [
          [901, YEN],
          [2, YEN],
        ])
      ).status,
    ).toBe(404)
    expect(await matchingOf(901)).toMatchObject({ status: 'established' })
  })
})
