/**
 * Several subjects: fix payment requests and correction file. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type {
  FixPaymentBulkResult,
  FixPaymentRequest,
} from '@/contracts/paymentCorrections/schemas'
import { addMinutes, msOf } from '@/lib/date'
import { chatMessages, clientUsers, matchings, users, fixPaymentRequests } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { settleDue } from '@/server/modules/paymentCorrections/service'
import { checkIn, checkOut, requestFix, type FixInput } from '@/server/worker-app/attendance'
import { testContext, browser, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  prepareStoreWith,
  writeRows,
  callApi,
} from '@tests/kit/serverKit'

describe('fix payment requests', () => {
  const SHIFT = 8001
  const DAY = '2026-11-19'
  const END = `${DAY}T22:30:00+09:00`
  const PATH = '/attendances/fix_payment_requests'

  /**
   * Last night's dinner: 901 came 12 minutes late, 902 stayed 4 minutes longer, 903 could not scan. Planned are 7,425
   * for 5.5 hours at 1,350 yen, 169 at night and 500 of transport: 8,094. 12 minutes fewer are 7,155 of wage: 7,824.
   * 4 minutes more are 7,515 and 192 at night: 8,207.
   */
  beforeEach(async () => {
    const context = await prepareStoreWith('corrections_1', async (db) => {
      for (const [id, name] of [
        [901, '山田 太郎'],
        [902, 'グエン ティ リン'],
        [903, '德永 さくら'],
      ] as const)
        await addWorker(db, { id, name })
      await addOffering(db, { id: SHIFT, day: DAY })
      for (const id of [901, 902, 903]) await addMatch(db, SHIFT, id)
      await checkIn(db, 901, SHIFT, new Date(`${DAY}T17:12:20+09:00`))
      await checkIn(db, 902, SHIFT, new Date(`${DAY}T16:58:00+09:00`))
    })
    context.now = new Date(END)
    await writeRows((db) => checkOut({ db, now: context.now }, 901, SHIFT))
    context.now = new Date(addMinutes(END, 4))
    await writeRows((db) => checkOut({ db, now: context.now }, 902, SHIFT))
    await request(902, {
      reasonKinds: ['overtime'],
      endAt: addMinutes(END, 4),
      reasonText: 'お客様のお会計が終わるまで対応しました。',
    })
    context.now = new Date('2026-11-20T09:41:00+09:00')
  })
  const request = async (userId: number, overrides: Partial<FixInput>) => {
    const context = await testContext()
    await writeRows((db) =>
      requestFix({ db, now: context.now }, userId, SHIFT, {
        reasonKinds: ['qr_failure'],
        reasonText: 'QRを読み取れませんでした。',
        startAt: `${DAY}T17:00:00+09:00`,
        endAt: END,
        breakMin: 0,
        ...overrides,
      }),
    )
  }
  const list = async (search = '', who: 'manager' | 'clientStaff' | 'viewer' = 'manager') =>
    (await callStore<Paged<FixPaymentRequest>>(who, 'GET', `${PATH}${search}`)).body
  const requestOf = async (userId: number, who: 'manager' | 'clientStaff' = 'manager') => {
    const found = (await list('', who)).items.find((item) => item.userId === userId)
    if (!found) throw new Error(`no request of ${userId}`)
    return found
  }
  const approval = ({ lockVersion, requested }: FixPaymentRequest) => ({
    action: 'approve',
    grossYen: requested.pay.grossYen,
    lockVersion,
  })
  const matchingOf = (userId: number) =>
    asSystem(
      async (db) => (await db.select().from(matchings).where(eq(matchings.userId, userId)))[0],
    )
  /** The message that was sent last, to whomever. */
  const lastMessage = () =>
    asSystem(
      async (db) => (await db.select().from(chatMessages).orderBy(chatMessages.id)).at(-1)?.body,
    )

  describe('一覧', () => {
    test('期限の早い順に、予定・記録・申請・差額と、同じ勤務の人の記録が並ぶ', async () => {
      const { items, totalCount } = await list('', 'clientStaff')
      expect([totalCount, items.map((item) => item.name)]).toEqual([
        2,
        ['山田 太郎', 'グエン ティ リン'],
      ])
      expect(items[0]).toMatchObject({
        status: 'requested',
        reasonKinds: ['late'],
        offeringTitle: 'ディナーのホールスタッフ',
        matchingStatus: 'late',
        evidence: 'matches',
        bulkRefusal: null,
        planned: { breakMin: 0, pay: { workMin: 330, grossYen: 8094 } },
        scans: { lateMin: 12 },
        requested: { pay: { workMin: 318, grossYen: 7824 } },
        diff: { workMin: -12, grossYen: -270 },
        colleagues: [
          { userId: 902, checkedInAt: '2026-11-19T07:58:00.000Z' },
          { userId: 903, checkedInAt: null },
        ],
      })
      expect(items[1]).toMatchObject({ evidence: 'matches', diff: { workMin: 4, grossYen: 113 } })
    })
    test('対応済みと、勤務日で絞り込める', async () => {
      await callStore(
        'manager',
        'PATCH',
        `${PATH}/${(await requestOf(901)).id}`,
        approval(await requestOf(901)),
      )
      expect((await list('?status=answered')).items).toMatchObject([
        { userId: 901, status: 'approved', respondedByName: '〚人4〛' },
      ])
      expect((await list(`?fromOn=${DAY}&toOn=${DAY}`)).totalCount).toBe(1)
      expect((await list('?fromOn=2026-11-20')).totalCount).toBe(0)
    })
  })

  describe('承認', () => {
    test('申請した時刻の報酬で確定し、本人に知らせる', async () => {
      const fix = await requestOf(902)
      const { status, body } = await callStore<FixPaymentRequest>(
        'manager',
        'PATCH',
        `${PATH}/${fix.id}`,
        approval(fix),
      )
      expect([status, body.status, body.matchingStatus]).toEqual([200, 'approved', 'worked'])
      expect(await matchingOf(902)).toMatchObject({
        paymentStatus: 'confirmed',
        fixedPay: { workMin: 334, grossYen: 8207 },
      })
      expect(await lastMessage()).toBe(
        '11月19日(木) 17:00〜22:30「ディナーのホールスタッフ」の修正依頼が承認されました。報酬は8,207円で確定しました。',
      )
    })
    test('読んだ金額と違えば、確定せずに新しい金額を知らせる', async () => {
      const fix = await requestOf(902)
      await writeRows((db) =>
        db.update(matchings).set({ transportationYen: 800 }).where(eq(matchings.userId, 902)),
      )
      expect(await callStore('manager', 'PATCH', `${PATH}/${fix.id}`, approval(fix))).toMatchObject(
        {
          status: 409,
          // 300 more of transport.
          body: { code: 'amount_changed', messages: [expect.stringContaining('8,507円')] },
        },
      )
      // The pay that the check-out on time fixed stays.
      expect(await matchingOf(902)).toMatchObject({
        paymentStatus: 'confirmed',
        fixedPay: { grossYen: 8094 },
      })
    })
    test('二人が同時に承認しても、確定するのは一人で、もう一人にはだれがいつ対応したかが返る', async () => {
      const fix = await requestOf(902)
      const body = approval(fix)
      const answers = await Promise.all([
        callStore('manager', 'PATCH', `${PATH}/${fix.id}`, body),
        callStore('staff', 'PATCH', `${PATH}/${fix.id}`, body),
      ])
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
      expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
        code: 'already_done',
        messages: [
          expect.stringMatching(
            /^すでに対応済みです。〚人[24]〛さんが11月20日\(金\) 9:41に承認しました。$/,
          ),
        ],
      })
    })
    test('QRを読めなかった人は、承認で勤務完了になり、勤務回数に数えられる', async () => {
      await request(903, {})
      const fix = await requestOf(903)
      expect(fix).toMatchObject({
        evidence: 'missing',
        bulkRefusal: expect.stringContaining('チェックインのQRがない'),
        diff: { workMin: 0, grossYen: 0 },
      })
      await callStore('manager', 'PATCH', `${PATH}/${fix.id}`, approval(fix))
      expect(await matchingOf(903)).toMatchObject({ status: 'worked', paymentStatus: 'confirmed' })
      expect(
        await asSystem((db) =>
          db
            .select({ n: clientUsers.workedCount, total: users.totalWorkedCount })
            .from(clientUsers)
            .innerJoin(users, eq(users.id, clientUsers.userId))
            .where(eq(users.id, 903)),
        ),
      ).toEqual([{ n: 1, total: 1 }])
    })
    test('店舗の指示による早上がりは、早く終わっても予定どおりの報酬になる', async () => {
      await request(903, { reasonKinds: ['employer_early_release'], endAt: addMinutes(END, -90) })
      expect(await requestOf(903)).toMatchObject({
        requested: { pay: { workMin: 330, grossYen: 8094 } },
        diff: { grossYen: 0 },
      })
    })
    test.each([
      // 5.5 h × 1,350 = 7,425; the half hour after 22:00 adds 169; transport 500.
      ['店舗の指示による早上がりは、予定の全額(民法536条2項)', 'employer_early_release', -90, 8094],
      ['本人の早退は、働いた時間の分', 'early_leave', -90, 1350 * 4 + 500],
      ['延長は、予定の分', 'overtime', 60, 8094],
    ] as const)(
      '支払日に支払う争いのない額は、%s (労働基準法24条2項)',
      async (_, reasonKind, min, yen) => {
        await writeRows((db) => checkIn(db, 903, SHIFT, new Date(`${DAY}T16:58:00+09:00`)))
        await request(903, { reasonKinds: [reasonKind], endAt: addMinutes(END, min) })
        expect((await requestOf(903)).undisputedYen).toBe(yen)
      },
    )
    test('店舗スタッフが承認できるのは、予定との差が3,000円まで。店舗管理者はその先も承認できる', async () => {
      await request(903, {
        reasonKinds: ['overtime', 'transportation'],
        endAt: addMinutes(END, 60),
        transportationYen: 2000,
      })
      const fix = await requestOf(903, 'clientStaff')
      // An hour more is 1,350, the premium of 90 minutes at night 507 instead of 169, transport 2,000 instead of 500.
      expect(fix.diff.grossYen).toBe(3188)
      expect(
        await callStore('clientStaff', 'PATCH', `${PATH}/${fix.id}`, approval(fix)),
      ).toMatchObject({
        status: 403,
        body: { code: 'over_limit', messages: [fix.refusal] },
      })
      expect(
        await callStore('clientStaff', 'PATCH', `${PATH}/${fix.id}`, {
          action: 'reject',
          reason: '交通費の領収書を送ってください。',
          counter: null,
          lockVersion: 1,
        }),
      ).toMatchObject({ status: 403 })
      expect(await callStore('manager', 'PATCH', `${PATH}/${fix.id}`, approval(fix))).toMatchObject(
        {
          status: 200,
        },
      )
      expect(
        await callStore(
          'clientStaff',
          'PATCH',
          `${PATH}/${(await requestOf(902)).id}`,
          approval(await requestOf(902)),
        ),
      ).toMatchObject({ status: 200 })
    })
  })

  describe('差し戻しのあと、送り直さなかった修正依頼 (労働基準法24条)', () => {
    /** 1,350 yen from 17:00, transport 500. 903 requests pay until 23:30, whenever they checked out. */
    const askUntil = async (leftAt: string | null) => {
      const context = await testContext()
      const scanned = { checkedInAt: `${DAY}T16:58:00+09:00`, checkedOutAt: leftAt }
      await writeRows((db) =>
        db
          .update(matchings)
          .set({ ...scanned, status: 'worked' })
          .where(eq(matchings.userId, 903)),
      )
      await request(903, { reasonKinds: ['overtime'], endAt: `${DAY}T23:30:00+09:00` })
      const asked = await requestOf(903)
      const until22 = { startAt: `${DAY}T17:00:00+09:00`, endAt: `${DAY}T22:00:00+09:00` }
      await callStore('manager', 'PATCH', `${PATH}/${asked.id}`, {
        action: 'reject',
        reason: '23時30分まではお願いしていません。',
        counter: leftAt === null ? { ...until22, breakMin: 0 } : null,
        lockVersion: asked.lockVersion,
      })
      context.now = new Date('2026-11-28T10:00:00+09:00')
      await writeRows((db) => settleDue(db, context.now))
      const matching = await matchingOf(903)
      return [asked.undisputedYen, matching?.fixedPay?.grossYen]
    }
    test('記録が予定より短ければ、支払日に支払うのは記録の分で、そのまま確定する', async () => {
      // 4 h × 1,350 and 500.
      expect(await askUntil(`${DAY}T21:00:00+09:00`)).toEqual([5900, 5900])
    })
    test('支払日に支払った予定の分は、店舗の短い提案で確定しても戻さない', async () => {
      // Until 22:00 it would be 7,250.
      expect(await askUntil(null)).toEqual([8094, 8094])
    })
  })

  describe('差し戻し', () => {
    const reject = async (overrides: Record<string, unknown> = {}, userId = 902) => {
      const { id, lockVersion } = await requestOf(userId)
      return callStore<FixPaymentRequest>('manager', 'PATCH', `${PATH}/${id}`, {
        action: 'reject',
        reason: '22時30分に終了した記録があります。',
        counter: null,
        lockVersion,
        ...overrides,
      })
    }
    test('理由と、店舗が提案する時刻が本人に届き、本人はもう一度送れる', async () => {
      const counter = { startAt: `${DAY}T17:00:00+09:00`, endAt: addMinutes(END, 2), breakMin: 0 }
      expect(await reject({ counter })).toMatchObject({
        status: 200,
        body: { status: 'rejected', responseReason: '22時30分に終了した記録があります。', counter },
      })
      expect(await lastMessage()).toContain(
        '修正依頼が差し戻されました。理由: 22時30分に終了した記録があります。',
      )
      expect(await matchingOf(902)).toMatchObject({
        paymentStatus: 'confirmed',
        fixedPay: { grossYen: 8094 },
      })
      await request(902, { endAt: addMinutes(END, 2) })
      expect((await requestOf(902)).previousId).not.toBeNull()
    })
    test.each([
      ['短い理由', { reason: '違います' }, 'reason'],
      [
        '開始より前の終了',
        { counter: { startAt: END, endAt: `${DAY}T17:00:00+09:00`, breakMin: 0 } },
        'counter',
      ],
    ])('%sは受け付けない', async (_, overrides, field) => {
      expect(await reject(overrides)).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      })
    })
    test('早上がりの終了時刻を、店舗から縮めることはできない', async () => {
      await request(903, { reasonKinds: ['employer_early_release'] })
      expect(
        await reject(
          {
            counter: { startAt: `${DAY}T17:00:00+09:00`, endAt: addMinutes(END, -1), breakMin: 0 },
          },
          903,
        ),
      ).toMatchObject({
        status: 422,
        body: { fields: { counter: expect.stringContaining('早上がり') } },
      })
    })
  })

  describe('まとめて承認', () => {
    test('記録と合うものだけが承認され、残りは理由とともに待ち続ける', async () => {
      await request(903, {})
      const all = (await list()).items
      const { status, body } = await callStore<FixPaymentBulkResult>(
        'manager',
        'PATCH',
        `${PATH}/bulk_approve`,
        { items: all.map(({ id, requested }) => ({ id, grossYen: requested.pay.grossYen })) },
      )
      expect([status, body.approvedCount, body.totalYen]).toEqual([200, 2, 7824 + 8207])
      expect(body.items.find((item) => !item.approved)?.message).toContain('QRがない')
      expect((await list()).items.map((item) => item.userId)).toEqual([903])
    })
    test('先に差し戻されたものは、だれが対応したかを添えて残す', async () => {
      const fix = await requestOf(902)
      await callStore('staff', 'PATCH', `${PATH}/${fix.id}`, {
        action: 'reject',
        reason: '記録を確認させてください。',
        counter: null,
        lockVersion: 1,
      })
      const { body } = await callStore<FixPaymentBulkResult>(
        'manager',
        'PATCH',
        `${PATH}/bulk_approve`,
        {
          items: [{ id: fix.id, grossYen: fix.requested.pay.grossYen }],
        },
      )
      expect(body).toMatchObject({
        approvedCount: 0,
        items: [
          {
            approved: false,
            message: 'すでに対応済みです。〚人2〛さんが11月20日(金) 9:41に差し戻しました。',
          },
        ],
      })
    })
  })

  describe('期限', () => {
    const runJobs = async () => {
      const context = await testContext()
      while (await runNextJob(context, jobDefinitions));
    }
    test('回答のないまま期限を迎えると、自動で承認される。その前の瞬間はまだ待つ', async () => {
      const context = await testContext()
      const { id, dueAt } = await requestOf(902)
      context.now = new Date(msOf(dueAt) - 1)
      await runJobs()
      expect((await list()).items.map((item) => item.userId)).toContain(902)
      context.now = new Date(msOf(dueAt))
      expect(
        await callStore('manager', 'PATCH', `${PATH}/${id}`, {
          action: 'reject',
          reason: '期限の後の差し戻しです。',
          counter: null,
          lockVersion: 1,
        }),
      ).toMatchObject({ status: 409, body: { code: 'overdue' } })
      await runJobs()
      expect(
        (await list('?status=auto_approved')).items.find((item) => item.userId === 902),
      ).toMatchObject({ respondedByName: null, respondedAt: context.now.toISOString() })
      expect(await matchingOf(902)).toMatchObject({
        paymentStatus: 'confirmed',
        fixedPay: { grossYen: 8207 },
      })
      expect(
        await callStore('manager', 'PATCH', `${PATH}/${id}`, {
          action: 'approve',
          grossYen: 8207,
          lockVersion: 1,
        }),
      ).toMatchObject({
        status: 409,
        body: { messages: [expect.stringContaining('期限を過ぎたため、自動で承認されました')] },
      })
    })
    // The bill of November is confirmed on 7 December, the fifth business day.
    test.each([
      ['2026-12-06T23:59:00+09:00', null],
      ['2026-12-07T00:00:00+09:00', '2026-12'],
    ])(
      '勤務した月の請求が確定したあとの承認(%s)では、差額を請求調整にする月が分かる',
      async (settled, month) => {
        const context = await testContext()
        context.now = new Date(settled)
        expect((await requestOf(902)).adjustmentMonth).toBe(month)
        await runJobs()
        context.now = new Date('2027-01-20T10:00:00+09:00')
        expect(
          (await list('?status=auto_approved')).items.find((item) => item.userId === 902)
            ?.adjustmentMonth,
        ).toBe(month)
      },
    )
  })
})

describe('correction file', () => {
  const SHIFT = 8001
  const DAY = '2026-11-19'
  const END = `${DAY}T22:30:00+09:00`
  const PATH = '/attendances/fix_payment_requests'

  /** Last night's dinner: 901 came 12 minutes late, 902 stayed 4 minutes longer and gives a reason like a formula. */
  beforeEach(async () => {
    const context = await prepareStoreWith('corrections_2', async (db) => {
      await addWorker(db, { id: 901, name: '山田 太郎' })
      await addWorker(db, { id: 902, name: 'グエン ティ リン' })
      await addOffering(db, { id: SHIFT, day: DAY })
      for (const id of [901, 902]) await addMatch(db, SHIFT, id)
      await checkIn(db, 901, SHIFT, new Date(`${DAY}T17:12:20+09:00`))
      await checkIn(db, 902, SHIFT, new Date(`${DAY}T16:58:00+09:00`))
    })
    context.now = new Date(END)
    await writeRows((db) => checkOut({ db, now: context.now }, 901, SHIFT))
    context.now = new Date(addMinutes(END, 4))
    await writeRows((db) => checkOut({ db, now: context.now }, 902, SHIFT))
    await writeRows((db) =>
      requestFix({ db, now: context.now }, 902, SHIFT, {
        reasonKinds: ['overtime'],
        reasonText: '=HYPERLINK("http://x")',
        startAt: `${DAY}T17:00:00+09:00`,
        endAt: addMinutes(END, 4),
        breakMin: 0,
      }),
    )
    context.now = new Date('2026-11-20T09:41:00+09:00')
  })

  const fileOf = async (search = '', who: Who = 'manager', clientId = 11) =>
    (await browser(who)).call('GET', `/app/api/v1/clients/${clientId}${PATH}/requests.csv${search}`)
  const linesOf = async (search = '') => {
    const text = await (await fileOf(search)).text()
    return text.trim().split('\r\n').slice(1)
  }

  test('一覧と同じ順に、予定・記録・申請・差額が並ぶ。差額は負でも数のまま、文は式にならない', async () => {
    const response = await fileOf()
    const bytes = new Uint8Array(await response.arrayBuffer())
    const [head, first, second, ...rest] = new TextDecoder().decode(bytes).split('\r\n')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(head?.split(',')).toHaveLength(23)
    expect(first?.split(',').slice(4, 17)).toEqual([
      DAY,
      ...['17:00', '22:30', '0', '8094'],
      ...[`${DAY} 17:12`, `${DAY} 22:30`],
      ...['17:12', '22:30', '0', '7824'],
      '-270',
      '遅刻',
    ])
    expect(first).toMatch(/^承認待ち,山田 太郎,/)
    expect(second).toContain(',8207,113,残業,"\'=HYPERLINK(""http://x"")"')
    expect(second).toContain(`,${DAY} 22:34,2026-11-26 22:34,,,`)
    expect(rest).toEqual([''])
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_みのり食堂 渋谷宮益坂店_修正依頼.csv')}`,
    )
  })

  test('画面の条件で絞られる。対応済みには、だれがいつ対応したかが入る', async () => {
    await writeRows((db) =>
      db
        .update(fixPaymentRequests)
        .set({
          status: 'rejected',
          respondedAt: '2026-11-20T00:30:00.000Z',
          respondedBy: 4,
          responseReason: '22時30分に終了しています。',
        })
        .where(eq(fixPaymentRequests.reasonText, '=HYPERLINK("http://x")')),
    )
    expect(await linesOf()).toHaveLength(1)
    const answered = await linesOf('?status=answered')
    expect(answered).toHaveLength(1)
    expect(answered[0]).toMatch(/^差し戻し,グエン ティ リン,/)
    expect(answered[0]).toMatch(/,2026-11-20 09:30,〚人4〛,22時30分に終了しています。$/)
    expect(await linesOf('?fromOn=2026-11-20')).toEqual([])
    expect(await linesOf(`?fromOn=${DAY}&toOn=${DAY}`)).toHaveLength(1)
  })

  test('出せるのは名簿の権限がある人だけで、ほかの企業には店舗が見えない', async () => {
    expect((await fileOf('', 'clientStaff')).status).toBe(403)
    expect((await fileOf('', 'viewer')).status).toBe(403)
    expect((await fileOf('', 'other')).status).toBe(404)
  })

  test('ほかの店舗の修正依頼は入らない', async () => {
    const response = await fileOf('', 'company', 12)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).not.toContain('山田 太郎')
    expect(text).not.toContain('グエン ティ リン')
  })

  test('知らない条件は受け付けない', async () => {
    expect((await fileOf('?status=nothing')).status).toBe(422)
    expect((await fileOf('?fromOn=2026-13-40')).status).toBe(422)
  })

  test('保存したことは操作の記録に残る', async () => {
    expect((await fileOf()).status).toBe(200)
    const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
      'company',
      'GET',
      '/companies/1/activities',
    )
    expect(body.items[0]).toMatchObject({ kind: 'personalData', text: '修正依頼を保存' })
  })
})
