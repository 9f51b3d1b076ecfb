import { eq } from 'drizzle-orm'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type {
  EntrustmentContract,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from '@/contracts/myNumber/schemas'
import { salaryListTypes } from '@/contracts/myNumber/enums'
import type { Todos } from '@/contracts/dashboard/schemas'
import { isInSalaryList, usedShare } from '@/domain/workers/mynumberProvision'
import { payOf } from '@/domain/pay/pay'
import { chatMessages, companies, matchings, mynumberProvisions } from '@/server/db/schema'
import { createSimulator } from '@/server/demo/market/simulator'
import { apply } from '@/server/worker-app/apply'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  MORNING,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

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
/** What each has taken at the company this year, and this month. */
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
    for (const [at, [id, name, yearYen, monthYen]] of people.entries()) {
      await addWorker(
        db,
        { id, name, nameKana: 'タナカ', kanaKey: `カナ${id}` },
        { workedCount: 20 },
      )
      await addOffering(db, { id: 8000 + at, day: '2026-07-01' })
      await addMatch(db, 8000 + at, id, {
        status: 'worked',
        fixedPay: paid(yearYen - monthYen > 0 ? yearYen - monthYen : yearYen),
      })
      if (monthYen > 0) {
        await addOffering(db, { id: 8100 + at, day: '2026-11-10' })
        await addMatch(db, 8100 + at, id, { status: 'worked', fixedPay: paid(monthYen) })
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
    // 70 more: around every bound, equal ones among them, and every state of a request.
    await writeRows(async (db) => {
      await addOffering(db, { id: 8300, day: '2026-07-02', peopleWanted: 200 })
      await addOffering(db, { id: 8301, day: '2026-11-11', peopleWanted: 200 })
      for (let n = 0; n < 70; n++) {
        const id = 1000 + n
        const before = [0, 62_399, 223_999, 224_000, 249_999, 250_000, 276_999, 277_000][n % 8] ?? 0
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
    // The same number waits in the menu, on the home page and in the list of stores.
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
      refusal: '年間の報酬が250,000円に達していないため、依頼できません(いま249,999円)。',
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
      { requested: false, message: '11月20日(金)に依頼済みです。ワーカーの提供をお待ちください。' },
    ])
    expect(await rowOf(901)).toMatchObject({
      provision: {
        status: 'requested',
        requestedByName: '⟦人4⟧',
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
    const world = await testContext()
    // Within the same year of the limit.
    world.now = new Date('2026-07-10T09:00:00+09:00')
    await send([903])
    world.now = new Date('2026-08-09T23:59:59+09:00')
    expect((await rowOf(903))?.provision.status).toBe('requested')
    world.now = new Date('2026-08-10T00:00:00+09:00')
    expect((await rowOf(903))?.provision).toMatchObject({ status: 'expired', refusal: null })
    expect((await send([903])).body.requestedCount).toBe(1)
    world.now = MORNING
  })
  test('模擬のワーカーがしばらくして提供し、年の上限が外れて、また申し込めるようになる', async () => {
    const world = await testContext()
    await writeRows((db) => addOffering(db, { id: 8200, day: '2026-11-27' }))
    const tryIt = () => writeRows((db) => apply({ db, now: world.now }, 903, 8200))
    await expect(tryIt()).rejects.toThrow(/年間の報酬/)
    await send([901, 903])
    const simulator = createSimulator(world, { seed: 1 })
    await simulator.step()
    expect((await rowOf(903))?.provision.status).toBe('requested')
    world.now = new Date(MORNING.getTime() + 6 * 60_000)
    await simulator.step()
    expect((await list()).counts).toMatchObject({ requested: 0 })
    await writeRows((db) =>
      db
        .update(mynumberProvisions)
        .set({ providedAt: world.now.toISOString(), declinedAt: null })
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
    const world = await testContext()
    await send([901])
    world.now = new Date('2026-12-01T00:00:00+09:00')
    expect((await list()).items).toEqual([])
    world.now = MORNING
  })
})
