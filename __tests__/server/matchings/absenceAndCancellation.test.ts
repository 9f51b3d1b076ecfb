import { eq } from 'drizzle-orm'
import type { BlockStatus, OfferingUserDetail } from '@/contracts/matchings/schemas'
import { msOf } from '@/lib/date'
import { groups, groupUsers, matchings, offerings, userBlocks, users } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { cancelByWorker } from '@/server/modules/matchings/cancelByWorker'
import { requestFix } from '@/server/worker-app/attendance'
import { testContext, type Who } from '@tests/kit/app'
import { addWorker, asSystem, callStore, writeRows } from '@tests/kit/serverKit'
import { END, SHIFT, START, setClock, messageTexts, userPath } from './offeringUsersKit'

const seats = () =>
  asSystem(async (db) => (await db.select().from(offerings).where(eq(offerings.id, SHIFT)))[0])
describe('欠勤', () => {
  const absent = (who: Who = 'clientStaff', over = {}, userId = 901) =>
    callStore<OfferingUserDetail>(who, 'POST', userPath(userId, '/absence'), {
      kind: 'no_show',
      block: false,
      ...over,
    })
  test('開始の30分後から登録でき、報酬はなく、席は空かず、本人の無断欠勤に数えられる', async () => {
    await setClock(START, 30 * 60 - 1)
    expect(await absent()).toMatchObject({
      status: 409,
      body: { messages: ['欠勤の登録は、開始から30分後(17:30)からできます。'] },
    })
    await setClock(START, 30 * 60)
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
      await asSystem((db) =>
        db.select({ n: users.noShowCount }).from(users).where(eq(users.id, 901)),
      ),
    ).toEqual([{ n: 1 }])
    expect(await messageTexts()).toEqual([
      '11月20日(金) 17:00〜22:30「ディナーのホールスタッフ」は、無断欠勤として登録されました。',
    ])
  })
  test('チェックインした人と、修正依頼が届いている人は、欠勤にできない', async () => {
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ checkedInAt: '2026-11-20T07:58:00Z' })
        .where(eq(matchings.userId, 901)),
    )
    await setClock(START, 7200)
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
  test('二人目には、だれがいつ登録したかが返る', async () => {
    await setClock(START, 3600)
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
      await asSystem((db) =>
        db.select({ n: users.noShowCount }).from(users).where(eq(users.id, 901)),
      ),
    ).toEqual([{ n: 1 }])
  })
  test('24時間以内なら店舗管理者が取り消せ、本人はまた勤務でき、無断欠勤の記録も消える', async () => {
    const undo = (who: Who) =>
      callStore<OfferingUserDetail & { messages: string[] }>(
        who,
        'DELETE',
        userPath(901, '/absence'),
      )
    await setClock(START, 3600)
    expect(await undo('manager')).toMatchObject({
      status: 409,
      body: { messages: ['欠勤として登録されていません。'] },
    })
    await absent()
    expect((await undo('clientStaff')).status).toBe(403)
    await setClock(START, 3600 + 86_401)
    expect(await undo('manager')).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('24時間以内')] },
    })
    await setClock(START, 3600 + 86_400)
    expect(await undo('manager')).toMatchObject({
      status: 200,
      body: { status: 'late', absenceKind: null, paymentStatus: 'scheduled', actedByName: '⟦人4⟧' },
    })
    expect(
      await asSystem((db) =>
        db.select({ n: users.noShowCount }).from(users).where(eq(users.id, 901)),
      ),
    ).toEqual([{ n: 0 }])
    expect((await messageTexts()).at(-1)).toBe(
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
    await setClock(START, 3600)
    expect(await absent('clientStaff', { block: true })).toMatchObject({
      status: 403,
      body: { messages: [expect.stringContaining('店舗管理者だけ')] },
    })
    expect(await absent('manager', { block: true })).toMatchObject({
      status: 200,
      body: { blocked: true, groups: [] },
    })
    expect(await asSystem((db) => db.$count(userBlocks, eq(userBlocks.userId, 901)))).toBe(1)
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
    callStore<OfferingUserDetail>(who, 'POST', userPath(901, '/cancel'), { reasonCategoryId })
  test('区分を残して席が空き、店舗の支払いはなく、ほかの人が申し込める', async () => {
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
      await addWorker(db, { id: 903, name: '渡邉 紗英' })
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
  test('開始の後は記録できず、二人目にはだれが記録したかが返る', async () => {
    await setClock(START)
    expect(await record()).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('欠勤を登録')] },
    })
    await setClock(START, -60)
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
    await callStore('manager', 'PATCH', userPath(901, '/transportation_expense_allowance'), {
      transportationYen: 800,
      lockVersion: 1,
    })
    await setClock(START, -600)
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
      await callStore('manager', 'POST', userPath(901, '/cancel'), { reasonCategoryId: 1 }),
    ).toMatchObject(done)
    expect(
      await callStore('manager', 'PATCH', userPath(901, '/transportation_expense_allowance'), {
        transportationYen: 900,
        lockVersion: 2,
      }),
    ).toMatchObject(done)
    expect(
      await asSystem((db) => db.select().from(matchings).where(eq(matchings.userId, 901))),
    ).toMatchObject([
      { status: 'cancel', cancelBy: 'user', actedBy: null, actedAt: null, transportationYen: 800 },
    ])
  })
})
describe('交通費の変更', () => {
  const raise = (transportationYen: number, lockVersion = 1, who: Who = 'manager') =>
    callStore<OfferingUserDetail>(
      who,
      'PATCH',
      userPath(901, '/transportation_expense_allowance'),
      {
        transportationYen,
        lockVersion,
      },
    )
  test('上げると、予定の報酬が計算し直され、本人に知らせる', async () => {
    expect(await raise(800)).toMatchObject({
      status: 200,
      body: {
        transportationYen: 800,
        lockVersion: 2,
        scheduledPay: { transportationYen: 800, grossYen: 8094 + 300 },
      },
    })
    expect(await messageTexts()).toEqual([
      '11月20日(金) 17:00〜22:30「ディナーのホールスタッフ」の交通費が、500円から800円に変わりました。',
    ])
  })
  test('下げられず、勤務の終わった後は変えられない', async () => {
    expect(await raise(499)).toMatchObject({
      status: 422,
      body: { fields: { transportationYen: expect.stringContaining('下げる') } },
    })
    await setClock(END)
    expect(await raise(800)).toMatchObject({
      status: 409,
      body: { messages: ['勤務が終了したため変更できません。'] },
    })
  })
  test('先に変えた人がいれば、後の人にはだれかが返る', async () => {
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
