/**
 * Several subjects: absence and cancellation, ended seats and employment notices. They share a file because each file
 * loads the server anew (docs/TESTING.md).
 */
import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { TodayBoard } from '@/contracts/dashboard/schemas'
import type { EmploymentNotice } from '@/contracts/employmentNotices/schemas'
import type { BlockStatus, OfferingUserDetail, OfferingUser } from '@/contracts/matchings/schemas'
import type { Offering, OfferingDetail } from '@/contracts/offerings/schemas'
import { msOf } from '@/lib/date'
import {
  groups,
  groupUsers,
  matchings,
  offerings,
  userBlocks,
  users,
  auditLog,
  companies,
  employmentNotices,
} from '@/server/db/schema'
import { cancelByWorker } from '@/server/modules/matchings/cancelByWorker'
import { apply } from '@/server/worker-app/apply'
import { requestFix } from '@/server/worker-app/attendance'
import { openEmploymentNotice } from '@/server/worker-app/employmentNotice'
import { testContext, type Who, browser, type TestContext } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import {
  addWorker,
  asSystem,
  callStore,
  writeRows,
  addMatch,
  addOffering,
  callApi,
  prepareStoreWith,
  offerContent,
} from '@tests/kit/serverKit'
// Importing it gives each test today's dinner (SHIFT) with two of three seats taken, by workers 901 and 902.
import { END, SHIFT, START, setClock, messageTexts, userPath } from './offeringUsersKit'

describe('absence and cancellation', () => {
  const seats = () =>
    asSystem(async (db) => (await db.select().from(offerings).where(eq(offerings.id, SHIFT)))[0])
  describe('欠勤', () => {
    const absent = (who: Who = 'clientStaff', overrides = {}, userId = 901) =>
      callStore<OfferingUserDetail>(who, 'POST', userPath(userId, '/absence'), {
        kind: 'no_show',
        block: false,
        ...overrides,
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
          actedByName: '〚人5〛',
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
            /^すでに対応済みです。〚人[45]〛さんが11月20日\(金\) 18:00に欠勤として登録しました。$/,
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
        body: {
          status: 'late',
          absenceKind: null,
          paymentStatus: 'scheduled',
          actedByName: '〚人4〛',
        },
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
        (await callStore<BlockStatus>('viewer', 'GET', `/offerings/${SHIFT}/users/block_status`))
          .body.items,
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
          actedByName: '〚人5〛',
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
            'すでに対応済みです。〚人5〛さんが11月20日(金) 16:59にワーカー都合のキャンセルとして記録しました。',
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
        {
          status: 'cancel',
          cancelBy: 'user',
          actedBy: null,
          actedAt: null,
          transportationYen: 800,
        },
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
    // 8,094 yen include 500 yen of transport.
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
          messages: [
            expect.stringContaining('〚人4〛さんが先に更新しました。'),
            expect.any(String),
          ],
        },
      })
    })
  })
})

describe('ended seats', () => {
  const TODAY = '2026-11-20'
  const read = async <T>(path: string) =>
    (await callApi<T>('viewer', 'GET', `/clients/11${path}`)).body

  /** A shift of this morning with four seats: one worker works, one was absent, one was cancelled after the start. */
  beforeEach(() =>
    prepareStoreWith('absences_1', async (db) => {
      for (const [index, name] of ['小林 千夏', '山田 太郎', '渡邉 紗英'].entries())
        await addWorker(db, { id: 901 + index, name })
      await addOffering(db, {
        id: 1,
        day: TODAY,
        from: '07:00',
        to: '11:00',
        peopleWanted: 4,
        // The two ended seats, which stay taken; `addMatch` counts the established match itself.
        peopleMatched: 2,
      })
      await addMatch(db, 1, 901)
      await addMatch(db, 1, 902, { status: 'absence', absenceKind: 'no_show' })
      await addMatch(db, 1, 903, { status: 'rejected', rejectReasonCode: 'misconduct' })
    }),
  )

  test('欠勤した人と開始後に取り消された人の枠は、求人の詳細・一覧・ホームのどこでも同じ数で、一覧の人数と合う', async () => {
    const live = await read<{ items: OfferingUser[] }>('/offerings/1/users?state=live')
    const detail = await read<OfferingDetail>('/offerings/1')
    const board = await read<TodayBoard>('/today_board')
    const list = await read<{ items: Offering[] }>(`/offerings?fromOn=${TODAY}&toOn=${TODAY}`)
    const counted = [detail, board.offerings[0], list.items[0]].map((offering) => [
      offering?.peopleWanted,
      offering?.peopleMatched,
      offering?.endedSeatCount,
    ])
    expect(counted).toEqual([
      [4, 3, 2],
      [4, 3, 2],
      [4, 3, 2],
    ])
    expect(live.items.map(({ name }) => name)).toEqual(['小林 千夏'])
    expect(detail.peopleMatched - detail.endedSeatCount).toBe(live.items.length)
  })
})

describe('employment notices', () => {
  const OFFERING = 8101
  const WORKER = 911
  let context: TestContext
  beforeEach(async () => {
    context = await prepareStoreWith('absences_2', async (db) => {
      await db
        .update(companies)
        .set({ name: '株式会社みのりフーズ', representativeName: '藤井 直樹' })
        .where(eq(companies.id, 1))
      await addOffering(db, {
        id: OFFERING,
        day: '2026-11-27',
        terms: offerContent({ changeScopeWork: '調理補助' }),
      })
      await addWorker(db, { id: WORKER, name: '佐藤 結衣' })
    })
  })

  const match = () =>
    context.db.tx('system', (db) => apply({ db, now: context.now }, WORKER, OFFERING))
  const notices = async () =>
    (
      await callStore<{ items: EmploymentNotice[]; totalCount: number }>(
        'manager',
        'GET',
        `/users/${WORKER}/employment_notices`,
      )
    ).body
  const userOf = async () =>
    (
      await callStore<{ items: OfferingUser[] }>(
        'manager',
        'GET',
        `/offerings/${OFFERING}/users?state=live`,
      )
    ).body.items[0]
  const PDF = `/offerings/${OFFERING}/users/${WORKER}/employment_notice.pdf`
  const pdfOf = async () => {
    const response = await (await browser('manager')).call('GET', `/app/api/v1/clients/11${PDF}`)
    return [response, Buffer.from(await response.arrayBuffer())] as const
  }

  test('申し込むと、そのときの求人から労働条件通知書ができ、あとから求人を変えても変わらない', async () => {
    await match()
    expect(await notices()).toMatchObject({
      totalCount: 1,
      items: [
        {
          offeringId: OFFERING,
          workerName: '佐藤 結衣',
          notifiedAt: context.now.toISOString(),
          readAt: null,
        },
      ],
    })
    const [response, first] = await pdfOf()
    expect(response.headers.get('Content-Type')).toMatch(/^application\/pdf/)
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      '労働条件通知書_2026年11月27日_佐藤 結衣.pdf',
    )
    const text = textOfPdf(first)
    for (const words of [
      '労働条件通知書',
      '佐藤 結衣 様',
      '株式会社みのりフーズ 藤井 直樹',
      '2026年11月27日(金) 17:00〜22:30の勤務1回',
      '変更の範囲 調理補助',
      '時給 1,350円',
      '労働契約法17条1項',
      '解約可能事由',
    ])
      expect(text).toContain(words)
    await writeRows(async (db) => {
      await db
        .update(offerings)
        .set({ title: '別の仕事', terms: offerContent({ changeScopeWork: '清掃' }) })
        .where(eq(offerings.id, OFFERING))
      await db.update(companies).set({ name: '別の会社' }).where(eq(companies.id, 1))
    })
    const [, second] = await pdfOf()
    expect(second.equals(first)).toBe(true)
  })

  test('書きかえも削除もできず、読んだ時刻だけが一度だけ入る', async () => {
    await match()
    const refused = { cause: { code: '23001' } }
    await expect(
      writeRows((db) => db.update(employmentNotices).set({ workerName: '別の人' })),
    ).rejects.toMatchObject(refused)
    await expect(writeRows((db) => db.delete(employmentNotices))).rejects.toMatchObject(refused)
    const open = (now: Date) =>
      context.db.tx('system', (db) => openEmploymentNotice({ db, now }, WORKER, OFFERING))
    const readAt = addSeconds(context.now, 60)
    await open(readAt)
    await open(addSeconds(context.now, 600))
    expect((await notices()).items[0]?.readAt).toBe(readAt.toISOString())
    expect((await userOf())?.employmentNotice).toEqual({
      notifiedAt: context.now.toISOString(),
      readAt: readAt.toISOString(),
    })
  })

  test('通知書のないマッチングは、ないと分かる', async () => {
    await writeRows((db) => addMatch(db, OFFERING, WORKER))
    expect((await userOf())?.employmentNotice).toBeNull()
    expect((await callStore('manager', 'GET', PDF)).status).toBe(404)
    expect(await notices()).toMatchObject({ totalCount: 0, items: [] })
  })

  test('ほかの店舗からは見えず、経理は見られず、保存は操作の記録に残る', async () => {
    await match()
    expect((await callApi('manager', 'GET', `/clients/12${PDF}`)).status).toBe(404)
    expect((await callStore('accounting', 'GET', PDF)).status).toBe(403)
    expect((await callStore('manager', 'GET', `/users/999999/employment_notices`)).status).toBe(404)
    await pdfOf()
    const saved = await context.db.tx('system', (db) =>
      db.$count(
        auditLog,
        eq(
          auditLog.call,
          'GET /clients/{clientId}/offerings/{offeringId}/users/{userId}/employment_notice.pdf',
        ),
      ),
    )
    expect(saved).toBeGreaterThan(0)
    // The name of the file is that of the worker, which the log does not keep.
    const rows = await context.db.tx('system', (db) => db.select().from(auditLog))
    expect(
      rows.filter(({ call }) => call.endsWith('.pdf')).flatMap(({ changes }) => changes),
    ).toEqual([])
  })
})
