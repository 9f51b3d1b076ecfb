/**
 * Several subjects: documents, my number and worker supporters. They share a file because each file loads the server
 * anew (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { Todos } from '@/contracts/dashboard/schemas'
import type {
  DocumentFileLink,
  QualificationDocuments,
  StoolInspectionReports,
  StoolInspectionSetting,
} from '@/contracts/documents/schemas'
import { salaryListTypes } from '@/contracts/myNumber/enums'
import type {
  EntrustmentContract,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from '@/contracts/myNumber/schemas'
import type { UserDetail } from '@/contracts/workers/schemas'
import type {
  InquirySubjects,
  SupporterCandidateList,
  SupporterCandidates,
} from '@/contracts/workerSupporters/schemas'
import { payOf } from '@/domain/pay/pay'
import { isInSalaryList, usedShare } from '@/domain/workers/mynumberProvision'
import { msOf } from '@/lib/date'
import {
  auditLog,
  clients,
  offerings,
  documentFiles,
  qualificationDocuments,
  stoolInspectionReports,
  stoolInspectionSettings,
  chatMessages,
  companies,
  matchings,
  mynumberProvisions,
  clientUsers,
  userBlocks,
  users,
  workerSupporterInquiries,
} from '@/server/db/schema'
import { createSimulator } from '@/server/demo/market/simulator'
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
  asSystem,
  MORNING,
} from '@tests/kit/serverKit'

describe('documents', () => {
  const SHIFT = 8001
  const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
  const at = '2026-11-10T00:00:00.000Z'
  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      for (const [id, name] of [
        [901, '小林 千夏'],
        [902, '山田 太郎'],
        [903, '渡邉 紗英'],
      ] as const)
        await addWorker(db, { id, name })
      await addOffering(db, { id: SHIFT })
      await addMatch(db, SHIFT, 901, { id: 7001 })
      await addMatch(db, SHIFT, 902, { id: 7002 })
      await addMatch(db, SHIFT, 903, { id: 7003 })
      await db.insert(documentFiles).values(
        [901, 902].map((userId) => ({
          id: userId,
          clientId: 11,
          userId,
          mediaType: 'image/png',
          body: PICTURE,
          createdAt: at,
        })),
      )
      const document = { clientId: 11, qualificationId: 8, submittedAt: at }
      await db.insert(qualificationDocuments).values([
        {
          ...document,
          id: 501,
          matchingId: 7001,
          userId: 901,
          documentFileId: 901,
          status: 'checked',
          checkedAt: at,
          expiresOn: '2026-11-19',
        },
        {
          ...document,
          id: 502,
          matchingId: 7002,
          userId: 902,
          documentFileId: 902,
          status: 'submitted',
          expiresOn: '2026-11-20',
        },
      ])
      await db.insert(stoolInspectionReports).values([
        {
          clientId: 11,
          userId: 901,
          requestedAt: at,
          submittedAt: at,
          checkedAt: at,
          inspectedOn: '2026-10-21',
          validUntilOn: '2026-11-20',
          result: 'negative',
          documentFileId: 901,
        },
        {
          clientId: 11,
          userId: 902,
          requestedAt: at,
          submittedAt: at,
          checkedAt: at,
          inspectedOn: '2026-10-20',
          validUntilOn: '2026-11-19',
          result: 'negative',
          documentFileId: 902,
        },
      ])
    })
  })
  const get = async <T>(path: string, who: Who = 'manager') => callStore<T>(who, 'GET', path)
  const open = async (url: string, who: Who = 'manager') => (await browser(who)).call('GET', url)

  test('資格証明書は、確認の済み具合と、勤務日に期限が切れているかが分かる', async () => {
    expect(
      (await get<QualificationDocuments>(`/offerings/${SHIFT}/qualification_documents`, 'viewer'))
        .body.items,
    ).toMatchObject([
      {
        id: 501,
        userId: 901,
        name: '小林 千夏',
        qualificationName: '食品衛生責任者',
        status: 'checked',
        expired: true,
      },
      { id: 502, status: 'submitted', expired: false, checkedAt: null },
    ])
  })
  describe('書類を開くリンク', () => {
    const link = async (who: Who = 'manager') =>
      (
        await get<DocumentFileLink>(
          `/offerings/${SHIFT}/qualification_documents/501/image_link`,
          who,
        )
      ).body
    test('頼んだ人だけが、5分のあいだ開ける', async () => {
      const context = await testContext()
      const { url, expiresAt } = await link()
      expect(msOf(expiresAt) - context.now.getTime()).toBe(300_000)
      const response = await open(url)
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('Cache-Control'),
      ]).toEqual([200, 'image/png', 'no-store'])
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE)
      expect((await open(url, 'staff')).status).toBe(404)
      context.now = new Date(msOf(expiresAt) - 1000)
      expect((await open(url)).status).toBe(200)
      context.now = new Date(msOf(expiresAt))
      expect(await (await open(url)).json()).toMatchObject({ code: 'expired' })
    })
    test('ほかの書類の番号や期限に書き換えると、開けない', async () => {
      const { url, expires } = await link()
      expect((await open(url.replace('/document_files/901', '/document_files/902'))).status).toBe(
        404,
      )
      expect((await open(url.replace(String(expires), String(expires + 60)))).status).toBe(404)
      expect((await open(url.split('?')[0] ?? '')).status).toBe(404)
    })
    test('個人情報の権限がない人には作れず、作った人と開いた人は記録に残る', async () => {
      expect(
        (await get(`/offerings/${SHIFT}/qualification_documents/501/image_link`, 'clientStaff'))
          .status,
      ).toBe(403)
      await open((await link()).url)
      const rows = await (await testContext()).db.tx('system', (db) => db.select().from(auditLog))
      expect(
        rows.filter((row) => row.result === 'done').map((row) => row.call.replace(/.*\//, '')),
      ).toEqual(['image_link', '{documentFileId}'])
      expect(rows.at(-1)).toMatchObject({
        accountId: 4,
        clientId: 11,
        ids: { documentFileId: 901 },
      })
    })
    test('検便の結果も同じリンクで開き、まだ提出していない人にはその旨を返す', async () => {
      const { status, body } = await callStore<DocumentFileLink>(
        'manager',
        'POST',
        `/offerings/${SHIFT}/users/901/stool_inspection/report_link`,
      )
      expect([status, (await open(body.url)).status]).toEqual([200, 200])
      expect(
        await callStore(
          'manager',
          'POST',
          `/offerings/${SHIFT}/users/903/stool_inspection/report_link`,
        ),
      ).toMatchObject({
        status: 409,
        body: { messages: ['検便の結果は、まだ提出されていません。'] },
      })
      expect(
        (
          await callStore(
            'manager',
            'POST',
            `/offerings/${SHIFT}/users/2/stool_inspection/report_link`,
          )
        ).status,
      ).toBe(404)
    })
  })
  describe('検便', () => {
    test('勤務日まで有効な結果だけが「結果あり」になり、頼んでいない人も並ぶ', async () => {
      expect(
        (await get<StoolInspectionReports>(`/offerings/${SHIFT}/stool_inspection/reports`)).body
          .items,
      ).toMatchObject([
        { userId: 901, status: 'available', result: 'negative', hasFile: true },
        { userId: 902, status: 'pending' },
        { userId: 903, status: 'notRequested', requestedAt: null, result: null, hasFile: false },
      ])
      expect(
        (await get(`/offerings/${SHIFT}/stool_inspection/reports`, 'clientStaff')).status,
      ).toBe(403)
    })
    test('店舗が決めていなければ標準の項目で、冬はノロウイルスを含み、提出の期限は開始の24時間前', async () => {
      expect(
        (await get<StoolInspectionSetting>('/stool_inspection_setting', 'viewer')).body,
      ).toEqual({
        required: false,
        kinds: ['salmonella', 'shigella', 'o157', 'norovirus'],
        validDays: 31,
        submitDeadlineHoursBefore: 24,
        instructions: '',
        submitBy: null,
      })
      await writeRows((db) =>
        db.update(clients).set({ stoolInspectionRequiredDefault: true }).where(eq(clients.id, 11)),
      )
      expect(
        (
          await get<StoolInspectionSetting>(
            `/offerings/${SHIFT}/stool_inspection_setting`,
            'viewer',
          )
        ).body,
      ).toMatchObject({ required: true, submitBy: '2026-11-19T17:00:00+09:00' })
      await writeRows((db) =>
        db.insert(stoolInspectionSettings).values({
          clientId: 11,
          required: true,
          kinds: ['o157'],
          validDays: 14,
          submitDeadlineHoursBefore: 48,
          instructions: '原本をお持ちください。',
        }),
      )
      expect(
        (await get<StoolInspectionSetting>(`/offerings/${SHIFT}/stool_inspection_setting`)).body,
      ).toMatchObject({
        kinds: ['o157'],
        validDays: 14,
        instructions: '原本をお持ちください。',
        submitBy: '2026-11-18T17:00:00+09:00',
      })
    })
    test('ひな形が検便の要否を決めていれば、その求人では店舗の設定より先になる', async () => {
      const setting = async () =>
        (await get<StoolInspectionSetting>(`/offerings/${SHIFT}/stool_inspection_setting`)).body
      await writeRows((db) =>
        db
          .update(offerings)
          .set({ terms: offerContent({ stoolInspection: 'required' }) })
          .where(eq(offerings.id, SHIFT)),
      )
      expect(await setting()).toMatchObject({
        required: true,
        submitBy: '2026-11-19T17:00:00+09:00',
      })
      await writeRows((db) =>
        db.update(clients).set({ stoolInspectionRequiredDefault: true }).where(eq(clients.id, 11)),
      )
      await writeRows((db) =>
        db
          .update(offerings)
          .set({ terms: offerContent({ stoolInspection: 'not_required' }) })
          .where(eq(offerings.id, SHIFT)),
      )
      expect(await setting()).toMatchObject({ required: false, submitBy: null })
      expect((await get<StoolInspectionSetting>('/stool_inspection_setting')).body.required).toBe(
        true,
      )
    })
  })
})

describe('my number', () => {
  const paid = (grossYen: number) => ({
    ...payOf({
      startAt: '2026-11-10T08:00:00Z',
      endAt: '2026-11-10T13:00:00Z',
      breakMin: 0,
      hourlyWageYen: 1000,
      transportationYen: 0,
    }),
    grossYen,
    transportationYen: 0,
    workMin: 300,
  })
  /** Id, name, and the yen that the company paid this year (this month included) and this month. */
  const people = [
    [901, '高橋 美咲', 262_000, 30_000],
    [902, 'グエン ティ リン', 249_999, 70_000],
    [903, '山田 太郎', 279_000, 0],
    [904, '小林 千夏', 20_000, 76_000],
  ] as const

  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await db.delete(mynumberProvisions)
      for (const [index, [id, name, yearYen, monthYen]] of people.entries()) {
        await addWorker(
          db,
          { id, name, nameKana: 'タナカ', kanaKey: `カナ${id}` },
          { workedCount: 20 },
        )
        await addOffering(db, { id: 8000 + index, day: '2026-07-01' })
        await addMatch(db, 8000 + index, id, {
          status: 'worked',
          fixedPay: paid(yearYen - monthYen > 0 ? yearYen - monthYen : yearYen),
        })
        if (monthYen > 0) {
          await addOffering(db, { id: 8100 + index, day: '2026-11-10' })
          await addMatch(db, 8100 + index, id, { status: 'worked', fixedPay: paid(monthYen) })
        }
      }
      await addWorker(db, { id: 905, name: '未勤務 花子' })
    })
  })
  const list = async (search = '', who: Who = 'manager') =>
    (await callStore<SalaryRows>(who, 'GET', `/mynumber_provision_users${search}`)).body
  const send = async (userIds: number[], who: Who = 'manager') =>
    callStore<ProvisionRequestResult & { code?: string; messages?: string[] }>(
      who,
      'POST',
      '/mynumber_provision_requests',
      { userIds, purposeConfirmed: true },
    )
  const rowOf = async (userId: number) => (await list()).items.find((row) => row.userId === userId)

  describe('報酬上限の一覧', () => {
    test('暦年の給与は1月から12月に働いた分。300,000円に近い人に、給与支払報告書を知らせる (地方税法317条の6第3項)', async () => {
      // December 2025 belongs to the year of the limit of 280,000 yen, but not to the calendar year 2026.
      await writeRows(async (db) => {
        for (const [id, day, yen] of [
          [8301, '2025-12-20', 15_000],
          [8302, '2026-01-04', 9_000],
        ] as const) {
          await addOffering(db, { id, day })
          await addMatch(db, id, 901, { status: 'worked', fixedPay: paid(yen) })
        }
      })
      // 262,000 + 15,000 + 9,000, of which 15,000 are of 2025.
      expect(await rowOf(901)).toMatchObject({
        year: { usedYen: 286_000 },
        calendarYear: {
          usedYen: 271_000,
          warning:
            '今年(1〜12月)の給与が271,000円です。あと29,001円で300,000円を超えます。超えると、退職した人の分も給与支払報告書を市区町村に提出します(地方税法317条の6第3項)。',
        },
      })
      expect(await rowOf(904)).toMatchObject({ calendarYear: { usedYen: 96_000, warning: null } })
      const { body } = await callStore<UserDetail>('manager', 'GET', '/users/901')
      expect(body.limits?.calendarYear?.usedYen).toBe(271_000)
    })
    test('上限に近い順に、月と年の使った額・残り・次に戻る日・止めている上限が並ぶ', async () => {
      const { items, counts, totalCount } = await list()
      expect(items.map((row) => row.userId)).toEqual([903, 904, 901, 902])
      expect(totalCount).toBe(4)
      expect(items[0]).toMatchObject({
        blockedBy: 'year',
        year: { usedYen: 279_000, limitYen: 280_000, remainingYen: 999, resetsOn: '2026-12-01' },
        hourlyWageYen: 1350,
      })
      expect(items[1]).toMatchObject({
        blockedBy: 'month',
        month: { usedYen: 76_000, limitYen: 78_000, remainingYen: 1999, resetsOn: '2026-12-01' },
      })
      expect(counts).toEqual({
        all: 4,
        near: 2,
        reached: 2,
        mynumber_requestable: 2,
        requested: 0,
        provided: 0,
        declined: 0,
        expired: 0,
        not_requestable: 2,
      })
    })
    test('種類とフリガナで絞り込める。件数は種類ごとに付く', async () => {
      expect((await list('?list_type=reached')).items.map((row) => row.userId)).toEqual([903, 904])
      expect((await list(`?keyword=${encodeURIComponent('たかはし')}`)).items).toEqual([])
      expect(
        (await list(`?keyword=${encodeURIComponent('かな９０２')}`)).items.map((row) => row.userId),
      ).toEqual([902])
    })
    test('大勢いても、並び、種類ごとの件数、依頼できる人は、1人ずつ規則で判断したときと同じになり、ページごとに続きが出る', async () => {
      const now = (await testContext()).now
      // Adds 70 workers with amounts around every bound, some of them equal, and every state of a request.
      await writeRows(async (db) => {
        await addOffering(db, { id: 8300, day: '2026-07-02', peopleWanted: 200 })
        await addOffering(db, { id: 8301, day: '2026-11-11', peopleWanted: 200 })
        for (let n = 0; n < 70; n++) {
          const id = 1000 + n
          const before =
            [0, 62_399, 223_999, 224_000, 249_999, 250_000, 276_999, 277_000][n % 8] ?? 0
          const month = [0, 62_399, 62_400, 74_999, 75_000][n % 5] ?? 0
          await addWorker(
            db,
            { id, name: `多数 ${n}番`, nameKana: 'タスウ', kanaKey: `タスウ${n}` },
            { workedCount: 1 },
          )
          if (before > 0) await addMatch(db, 8300, id, { status: 'worked', fixedPay: paid(before) })
          if (month > 0) await addMatch(db, 8301, id, { status: 'worked', fixedPay: paid(month) })
          const asked = {
            companyId: 1,
            userId: id,
            yearFromOn: '2025-12-01',
            clientId: 11,
            requestedBy: 4,
            requestedAt: '2026-09-01T00:00:00Z',
            expiresAt: '2026-12-20T15:00:00.000Z',
          }
          if (n % 7 === 1) await db.insert(mynumberProvisions).values(asked)
          if (n % 7 === 2)
            await db
              .insert(mynumberProvisions)
              .values({ ...asked, providedAt: '2026-09-02T00:00:00Z' })
          if (n % 7 === 3)
            await db
              .insert(mynumberProvisions)
              .values({ ...asked, declinedAt: '2026-09-02T00:00:00Z' })
          if (n % 7 === 4)
            await db.insert(mynumberProvisions).values({ ...asked, expiresAt: now.toISOString() })
        }
      })
      const first = await list()
      const all = [...first.items]
      for (let page = 2; all.length < first.totalCount; page++)
        all.push(...(await list(`?page=${page}`)).items)
      expect(all.length).toBeGreaterThan(65)
      const byRule = [...all].sort((a, b) => usedShare(b) - usedShare(a) || a.userId - b.userId)
      expect(all.map((row) => row.userId)).toEqual(byRule.map((row) => row.userId))
      expect(first.counts).toEqual(
        Object.fromEntries(
          salaryListTypes.map((type) => [
            type,
            all.filter((row) => isInSalaryList(type, row)).length,
          ]),
        ),
      )
      expect(Object.values(first.counts).filter((n) => n < 3)).toEqual([])
      expect(first.requestable).toEqual(
        byRule
          .filter((row) => row.provision.refusal === null)
          .map(({ userId, name, year }) => ({ userId, name, yearYen: year.usedYen })),
      )
      for (const type of salaryListTypes) {
        const wanted = byRule.filter((row) => isInSalaryList(type, row))
        const second = await list(`?list_type=${type}&page=2`)
        expect([type, second.totalCount, second.items.map((row) => row.userId)]).toEqual([
          type,
          wanted.length,
          wanted.slice(20, 40).map((row) => row.userId),
        ])
      }
      // The menu, the home page and the list of stores show the same number.
      const waiting = async (who: Who) => {
        const counts = (await (
          await (await browser(who)).call('GET', '/app/api/v1/accounts/me/notification_counts')
        ).json()) as NotificationCounts
        const { items } = (await callStore<Todos>(who, 'GET', '/todos')).body
        return [
          counts.byClient.find((one) => one.clientId === 11)?.mynumberRequestable,
          items.find((one) => one.kind === 'mynumberRequestable'),
        ]
      }
      const [top] = [...first.requestable].sort(
        (a, b) => b.yearYen - a.yearYen || a.userId - b.userId,
      )
      expect(await waiting('manager')).toEqual([
        first.counts.mynumber_requestable,
        expect.objectContaining({
          count: first.counts.mynumber_requestable,
          note: `${top?.name ?? ''}さん ほか${first.counts.mynumber_requestable - 1}名`,
        }),
      ])
      expect(await waiting('clientStaff')).toEqual([0, undefined])
      await writeRows((db) =>
        db
          .update(companies)
          .set({ contracts: { laborAgreement36: true, mynumberEntrustment: false } }),
      )
      expect(await waiting('manager')).toEqual([0, undefined])
    })
    test('依頼できるのは25万円から。基準は呼び出しが答え、1円足りない人には理由がある', async () => {
      const answer = await (
        await browser('viewer')
      ).call('GET', '/app/api/v1/mynumber_provision_requestable_yearly_salary')
      expect((await answer.json()) as RequestableYearlySalary).toEqual({
        amountYen: 250_000,
        periodFromOn: '2025-12-01',
        periodToOn: '2026-11-30',
      })
      expect((await list()).requestable.map((one) => one.userId)).toEqual([903, 901])
      expect((await rowOf(902))?.provision).toMatchObject({
        status: 'not_requestable',
        refusal: '今年度の報酬が250,000円に達していないため、依頼できません(いま249,999円)。',
      })
    })
    test('店舗スタッフと閲覧のみの人には見せない', async () => {
      for (const who of ['clientStaff', 'viewer'] as const)
        expect((await callStore(who, 'GET', '/mynumber_provision_users')).status).toBe(403)
      expect((await send([901], 'clientStaff')).status).toBe(403)
      expect(
        (await callStore<EntrustmentContract>('manager', 'GET', '/mynumber_entrustment_contract'))
          .body.status,
      ).toBe('concluded')
    })
  })

  describe('マイナンバーの提供依頼', () => {
    test('対象の人に一度だけ届き、対象でない人は理由とともに残る', async () => {
      const { status, body } = await send([901, 902, 903])
      expect([status, body.requestedCount]).toEqual([200, 2])
      expect(body.items.find((one) => one.userId === 902)?.message).toContain(
        '250,000円に達していない',
      )
      expect((await send([901])).body.items).toMatchObject([
        {
          requested: false,
          message: '11月20日(金)に依頼済みです。ワーカーの提供をお待ちください。',
        },
      ])
      expect(await rowOf(901)).toMatchObject({
        provision: {
          status: 'requested',
          requestedByName: '〚人4〛',
          expiresAt: '2026-12-20T15:00:00.000Z',
        },
      })
      expect(
        await asSystem(
          async (db) =>
            (await db.select().from(chatMessages)).filter(
              (m) => m.body.includes('マイナンバーの提供のお願い') && m.side === 'system',
            ).length,
        ),
      ).toBe(2)
      expect((await send([901, 999_999])).status).toBe(404)
    })
    test('委託契約がなければ、だれにも依頼できない', async () => {
      await writeRows((db) =>
        db
          .update(companies)
          .set({ contracts: { laborAgreement36: true, mynumberEntrustment: false } }),
      )
      expect(await send([901])).toMatchObject({
        status: 409,
        body: { code: 'no_contract', messages: [expect.stringContaining('個人番号取扱委託契約')] },
      })
      expect((await list()).counts.mynumber_requestable).toBe(0)
    })
    test('目的を確認せずには送れず、番号を渡す場所もない', async () => {
      expect(
        (await callStore('manager', 'POST', '/mynumber_provision_requests', { userIds: [901] }))
          .status,
      ).toBe(422)
      expect(
        (
          await callStore('manager', 'POST', '/mynumber_provision_requests', {
            userIds: [901],
            purposeConfirmed: true,
            myNumber: '123456789018',
          })
        ).status,
      ).toBe(422)
    })
    test('30日のあいだ提供されなければ期限切れになり、もう一度依頼できる', async () => {
      const context = await testContext()
      // In the same year of the limit.
      context.now = new Date('2026-07-10T09:00:00+09:00')
      await send([903])
      context.now = new Date('2026-08-09T23:59:59+09:00')
      expect((await rowOf(903))?.provision.status).toBe('requested')
      context.now = new Date('2026-08-10T00:00:00+09:00')
      expect((await rowOf(903))?.provision).toMatchObject({ status: 'expired', refusal: null })
      expect((await send([903])).body.requestedCount).toBe(1)
      context.now = MORNING
    })
    test('模擬のワーカーがしばらくして提供し、年の上限が外れて、また申し込めるようになる', async () => {
      const context = await testContext()
      await writeRows((db) => addOffering(db, { id: 8200, day: '2026-11-27' }))
      const tryIt = () => writeRows((db) => apply({ db, now: context.now }, 903, 8200))
      await expect(tryIt()).rejects.toThrow(/年間の報酬/)
      await send([901, 903])
      const simulator = createSimulator(context, { seed: 1 })
      await simulator.step()
      expect((await rowOf(903))?.provision.status).toBe('requested')
      context.now = new Date(MORNING.getTime() + 6 * 60_000)
      await simulator.step()
      expect((await list()).counts).toMatchObject({ requested: 0 })
      await writeRows((db) =>
        db
          .update(mynumberProvisions)
          .set({ providedAt: context.now.toISOString(), declinedAt: null })
          .where(eq(mynumberProvisions.userId, 903)),
      )
      expect(await rowOf(903)).toMatchObject({
        blockedBy: 'none',
        year: { limitYen: null },
        provision: { status: 'provided', refusal: 'すでに提供されています。' },
      })
      await tryIt()
      expect(await asSystem((db) => db.$count(matchings, eq(matchings.offeringId, 8200)))).toBe(1)
    })
    test('12月1日に、年の合計と依頼が新しくなる', async () => {
      const context = await testContext()
      await send([901])
      context.now = new Date('2026-12-01T00:00:00+09:00')
      expect((await list()).items).toEqual([])
      context.now = MORNING
    })
  })
})

describe('worker supporters', () => {
  const fit = { goodCount: 19, reviewCount: 20 }
  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await db.update(clientUsers).set({ workedCount: 0 }).where(eq(clientUsers.clientId, 11))
      await addWorker(
        db,
        { id: 901, name: '高橋 美咲', ...fit },
        { workedCount: 24, lastWorkedOn: '2026-11-18' },
      )
      await addWorker(
        db,
        { id: 902, name: 'グエン ティ リン', ...fit },
        {
          workedCount: 12,
          lastWorkedOn: '2026-11-10',
        },
      )
      await addWorker(
        db,
        { id: 903, name: '山田 太郎', ...fit, noShowCount: 1 },
        { workedCount: 30, lastWorkedOn: '2026-11-10' },
      )
      await addWorker(
        db,
        { id: 904, name: '小林 千夏', ...fit },
        { workedCount: 9, lastWorkedOn: '2026-01-10' },
      )
      await addOffering(db, { id: 8000, day: '2026-11-18' })
      await addMatch(db, 8000, 901, { status: 'worked' })
    })
  })
  const list = async (search = '', who: Who = 'viewer') =>
    (
      await (
        await browser(who)
      ).call('GET', `/app/api/v2/clients/11/users/worker_supporter_candidates${search}`)
    ).json() as Promise<SupporterCandidates>
  const put = (userIds: number[], knownIds: number[], who: Who = 'manager') =>
    callStore<SupporterCandidateList & { code?: string; messages?: string[] }>(
      who,
      'PUT',
      '/users/worker_supporters',
      { userIds, knownIds },
    )

  test('候補は、満たした条件の多い順に、足りない条件とともに並ぶ', async () => {
    const { items, totalCount } = await list()
    expect(items.map((one) => one.userId)).toEqual([901, 902, 903, 904])
    expect(totalCount).toBe(4)
    expect(items[0]).toMatchObject({
      goodRate: 95,
      criteriaMet: ['workedHere', 'goodRate', 'noAbsence', 'recent'],
      refusal: null,
    })
    expect(items[2]?.refusal).toBe('条件を満たしていません: 無断欠勤なし')
    expect(items[3]?.refusal).toBe(
      '条件を満たしていません: この店舗で10回以上勤務、直近60日以内に勤務',
    )
    expect((await list('?criteria_met_only=1')).items.map((one) => one.userId)).toEqual([901, 902])
    expect(
      (
        await callStore<SupporterCandidateList>(
          'viewer',
          'GET',
          '/users/worker_supporter_candidates',
        )
      ).body.items.map((one) => one.userId),
    ).toEqual([901, 902])
  })
  test('任命と解除は一覧ごと入れ替わり、本人に知らされる', async () => {
    expect((await put([901], [])).body).toMatchObject({
      supporterIds: [901],
      items: [{ userId: 901, supporter: true, appointedAt: expect.any(String) }, { userId: 902 }],
    })
    expect(
      await asSystem(async (db) => (await db.select().from(chatMessages)).at(-1)?.body),
    ).toContain('ワーカーサポーターに任命されました')
    expect((await put([902], [901])).body.supporterIds).toEqual([902])
    expect(
      await asSystem(
        async (db) => (await db.select().from(clientUsers).where(eq(clientUsers.userId, 901)))[0],
      ),
    ).toMatchObject({ supporter: false, supporterAt: null })
  })
  test('条件を満たさない人とブロック中の人は任命できず、任命した後に条件を外れた人は残せる', async () => {
    expect(await put([903], [])).toMatchObject({
      status: 409,
      body: {
        code: 'cannot_appoint',
        messages: ['山田 太郎さんを任命できません。条件を満たしていません: 無断欠勤なし'],
      },
    })
    await put([901], [])
    await writeRows(async (db) => {
      await db.update(users).set({ noShowCount: 1 }).where(eq(users.id, 901))
      await db.insert(userBlocks).values({
        companyId: 1,
        clientId: 11,
        userId: 902,
        reasonCode: 'other',
        blockedAt: '2026-11-01T00:00:00Z',
      })
    })
    expect((await put([901, 902], [901])).body.messages?.[0]).toContain('ブロック中')
    expect((await put([901], [901])).status).toBe(200)
    expect((await put([901, 999_999], [901])).status).toBe(404)
  })
  test('先に変えた担当者がいれば、上書きしない。閲覧のみの人と店舗スタッフは変えられない', async () => {
    await put([901], [])
    expect(await put([902], [])).toMatchObject({ status: 409, body: { code: 'stale' } })
    for (const who of ['clientStaff', 'viewer'] as const)
      expect((await put([], [901], who)).status).toBe(403)
  })
  test('お問い合わせは、件名を選んで送る', async () => {
    const subjects = (await (
      await (await browser('viewer')).call('GET', '/app/api/v1/worker_supporter_inquiries/subjects')
    ).json()) as InquirySubjects
    const send = (body: object, who: Who = 'clientStaff') =>
      callStore(who, 'POST', '/worker_supporter_inquiries', {
        subjectId: subjects.items[0]?.id,
        body: '条件を教えてください。',
        contactName: '森下',
        ...body,
      })
    expect((await send({})).status).toBe(200)
    expect(await send({ subjectId: 77 })).toMatchObject({
      status: 422,
      body: { fields: { subjectId: expect.any(String) } },
    })
    expect((await send({ body: '1234 5678 9018' })).status).toBe(422)
    expect((await send({}, 'viewer')).status).toBe(403)
    expect(await asSystem((db) => db.$count(workerSupporterInquiries))).toBe(1)
  })
})
