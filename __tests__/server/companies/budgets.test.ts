/**
 * Several subjects: budgets and budget approval. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { eq, ne } from 'drizzle-orm'
import { budgets } from '@/contracts/budgets'
import type {
  CompanyBudget,
  CompanyBudgets,
  StoreBudget,
  BudgetRequest,
} from '@/contracts/budgets/schemas'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import {
  auditLog,
  budgetNotices,
  jobs,
  matchings,
  offerings,
  budgetRequests,
  storeBudgets,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { usageParts } from '@/server/modules/billing/service'
import { warnOfBudgets, mailBudgetRequests } from '@/server/modules/budgets/service'
import { testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  OFFER,
  offeringInput,
  prepareStore,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

describe('budgets', () => {
  const PATH = '/companies/1/budgets'
  type Answer = CompanyBudget & { fields?: Record<string, string> }
  const list = async (query = '') =>
    (await callApi<CompanyBudgets>('company', 'GET', PATH + query)).body
  const set = (
    clientId: number,
    budgetYen: number | null,
    month = '2026-11',
    who: Who = 'company',
  ) => callApi<Answer>(who, 'PUT', PATH, { clientId, month, budgetYen })
  const warn = async () => {
    const { now, settings } = await testContext()
    return asSystem((db) => warnOfBudgets({ db, now }, settings))
  }

  /** Two seats at store 11 on 27 November, one of them taken: 9,642 yen each. */
  beforeEach(() =>
    prepareStoreWith('budgets', async (db) => {
      await addWorker(db, { id: 901, name: '高橋 美咲' })
      await addOffering(db, {
        id: 1101,
        day: '2026-11-27',
        from: '09:00',
        to: '14:00',
        hourlyWageYen: 1350,
        transportationYen: 500,
        peopleWanted: 2,
      })
      await addMatch(db, 1101, 901)
    }),
  )

  test('予算と、使用見込みと確保を、店舗ごとに円まで出す', async () => {
    expect(await set(11, 20_000)).toMatchObject({
      status: 200,
      body: { id: 11, budgetYen: 20_000 },
    })
    const { month, months, items } = await list()
    expect([month, months.length, months.at(-1)]).toEqual(['2026-11', 7, '2027-05'])
    expect(items.map(({ id, budgetYen }) => [id, budgetYen])).toEqual([
      [11, 20_000],
      [12, null],
      [13, null],
    ])
    // 5 h × 1,350 + transport 500 = 7,250; fee 30 % = 2,175. The tax is 217 for one seat and 435 for two, so the free
    // seat adds 218.
    expect(items[0]).toMatchObject({ usedYen: 9642, reservedYen: 9643 })
    expect((await callApi<StoreBudget>('manager', 'GET', '/clients/11/budget')).body).toEqual({
      month: '2026-11',
      budgetYen: 20_000,
      usedYen: 9642,
      reservedYen: 9643,
      request: null,
    })
  })

  test('見ていた予算がもう変わっていれば、だれが先かを言って断る', async () => {
    await set(11, 300_000)
    const change = (budgetYen: number, previousYen: number | null) =>
      callApi<Answer & { code?: string; messages: string[] }>('company', 'PUT', PATH, {
        clientId: 11,
        month: '2026-12',
        budgetYen,
        previousYen,
      })
    // The budget of November also applies in December.
    expect((await change(350_000, 300_000)).status).toBe(200)
    const refused = await change(320_000, 300_000)
    expect([refused.status, refused.body.code]).toEqual([409, 'stale'])
    expect(refused.body.messages[0]).toMatch(/^〚人1〛さんが先に更新しました。/)
    expect((await list('?month=2026-12')).items[0]?.budgetYen).toBe(350_000)
    expect((await change(320_000, null)).status).toBe(409)
    expect((await change(320_000, 350_000)).status).toBe(200)
  })

  // The invoice's tax is rounded once over all stores and shared out among them (消費税法施行令70条の10). If each store
  // rounded its own offerings, their dropped halves of a yen would be missing in the company's sum.
  test('店舗の合計は、企業の利用上限額に数える額と1円も違わない', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 1201, clientId: 12, offerId: OFFER[12], day: '2026-11-28' }),
    )
    const { items } = await list()
    const { now } = await testContext()
    const ofCompany = await asSystem((db) =>
      usageParts({ db, now }, { companyId: 1, month: '2026-11' }),
    )
    const sumOf = (figure: 'usedYen' | 'reservedYen') =>
      items.reduce((sum, store) => sum + store[figure], 0)
    expect([sumOf('usedYen'), sumOf('reservedYen')]).toEqual([
      ofCompany.usedYen,
      ofCompany.reservedYen,
    ])
  })

  // A fee of 2,175 yen in each of two stores makes 435 yen of tax: 218 for store 11 and 217 for store 12. The free seat
  // of store 12 makes it 652: 217 and 435. So the tax of store 11 falls by one yen, but its reserved figure is 0.
  test('ほかの店舗の空きで消費税の分け方が変わっても、確保の額は0円を下回らない', async () => {
    const shift = {
      day: '2026-11-28',
      from: '09:00',
      to: '14:00',
      hourlyWageYen: 1350,
      transportationYen: 500,
    }
    await writeRows(async (db) => {
      await db.update(offerings).set({ peopleWanted: 1 }).where(eq(offerings.id, 1101))
      await addWorker(db, { id: 902, name: '山田 太郎' }, { clientId: 12 })
      await addOffering(db, {
        ...shift,
        id: 1201,
        clientId: 12,
        offerId: OFFER[12],
        peopleWanted: 2,
      })
      await addMatch(db, 1201, 902)
    })
    const { items } = await list()
    expect(items.map(({ id, usedYen, reservedYen }) => [id, usedYen, reservedYen])).toEqual([
      [11, 9642, 0],
      [12, 9642, 9643],
      [13, 0, 0],
    ])
  })

  test('予算は次に変えるまで後の月にも使い、空にした月からなくなる', async () => {
    await set(11, 300_000, '2026-11')
    await set(11, null, '2027-01')
    const budgetIn = async (month: string) => (await list(`?month=${month}`)).items[0]?.budgetYen
    expect(await budgetIn('2026-12')).toBe(300_000)
    expect(await budgetIn('2027-01')).toBeNull()
    await set(11, 250_000, '2026-11')
    expect(await budgetIn('2026-11')).toBe(250_000)
    const rows = await asSystem((db) =>
      db
        .select({ ids: auditLog.ids, changes: auditLog.changes })
        .from(auditLog)
        .where(eq(auditLog.call, budgets.set.operation))
        .orderBy(auditLog.id),
    )
    expect(rows.at(-1)).toMatchObject({
      ids: { clientId: 11 },
      changes: [
        { field: 'month', before: null, after: expect.stringMatching(/^2026-/) },
        { field: 'budgetYen', before: 300_000, after: 250_000 },
      ],
    })
  })

  test('決められるのは企業管理者と経理担当、自社の店舗、今月から6か月先まで', async () => {
    expect(await set(11, 1000, '2026-11', 'accounting')).toMatchObject({ status: 200 })
    expect(await set(11, 1000, '2026-11', 'manager')).toMatchObject({ status: 404 })
    expect(await set(21, 1000)).toMatchObject({ status: 404 })
    expect(await set(11, 1000, '2026-10')).toMatchObject({ status: 422 })
    expect(await set(11, 1000, '2027-06')).toMatchObject({ status: 422 })
    expect(await set(11, 0)).toMatchObject({ status: 422 })
    // A URL that was kept from last month shows the present one.
    expect(await list('?month=2026-10')).toMatchObject({ month: '2026-11' })
    expect(await callApi('clientStaff', 'GET', '/clients/11/budget')).toMatchObject({ status: 403 })
    expect(await callApi('other', 'GET', '/clients/11/budget')).toMatchObject({ status: 404 })
  })

  test('80%と超過は、月と段階ごとに一度だけメールで知らせる', async () => {
    await set(11, 24_107)
    // 19,285 of 24,107 yen are 79.99 %.
    expect(await warn()).toBe(0)
    await set(11, 24_106)
    expect(await warn()).toBe(1)
    expect(await warn()).toBe(0)
    await set(11, 19_284)
    expect(await warn()).toBe(1)
    expect(await warn()).toBe(0)
    // The fixture told the stores of another year.
    const told = await asSystem((db) =>
      db.select().from(budgetNotices).where(ne(budgetNotices.month, '2029-11')),
    )
    expect(told.map(({ clientId, month, level }) => [clientId, month, level])).toEqual([
      [11, '2026-11', 'near'],
      [11, '2026-11', 'over'],
    ])
    const mails = await asSystem((db) => db.select().from(jobs).where(eq(jobs.kind, 'mail')))
    const mailsOfExcess = mails.filter(({ payload }) =>
      String(payload['body']).includes('超える見込み'),
    )
    expect(mailsOfExcess.length).toBeGreaterThan(1)
    expect(String(mailsOfExcess[0]?.payload['body'])).toContain('予算を1円超える見込みです。')
    await writeRows((db) => db.update(matchings).set({ status: 'cancel' }))
    expect(await warn()).toBe(0)
  })
})

describe('budget approval', () => {
  const OFFERINGS = `/clients/11/offers/${OFFER[11]}/offerings`
  const REQUESTS = '/clients/11/budget_requests'
  /**
   * Seats of 5 hours at 1,350 yen with 500 yen of transport: 7,250 each. Fee 30 %: 2,175. Tax 10 % of the fees of a
   * offering: 217 for one, 435 for two, 652 for three.
   */
  const SEAT_YEN = 9642
  const TWO_SEATS_YEN = 19_285
  const THREE_SEATS_YEN = 28_927
  const input = offeringInput({
    workOn: '2026-11-27',
    startTime: '09:00',
    endTime: '14:00',
    hourlyWageYen: 1350,
  })
  type Refusal = { code?: string; messages?: string[]; fields?: Record<string, string> }
  type Answer = Refusal & { id: number; status: string; lockVersion: number }

  const post = (change: object = {}, who: Who = 'manager') =>
    callApi<Answer>(who, 'POST', OFFERINGS, {
      ...input,
      publish: true,
      acknowledged: true,
      ...change,
    })
  const edit = ({ id, lockVersion }: Answer, change: object) =>
    callApi<Answer>('manager', 'PATCH', `${OFFERINGS}/${id}`, {
      ...input,
      publish: false,
      acknowledged: true,
      lockVersion,
      ...change,
    })
  const ask = (requestedYen: number, who: Who = 'manager', month = '2026-11') =>
    callApi<BudgetRequest & Refusal>(who, 'POST', REQUESTS, {
      month,
      requestedYen,
      reason: '週末の増員',
    })
  const decide = (id: number, isApproved: boolean, note = '', who: Who = 'company') =>
    callApi<BudgetRequest & Refusal>(who, 'PUT', `/companies/1/budget_requests/${id}`, {
      isApproved,
      note,
    })
  const budgetIn = async (month: string) =>
    (await callApi<StoreBudget>('manager', 'GET', `/clients/11/budget?month=${month}`)).body
  const setBudget = (budgetYen: number) =>
    writeRows(async (db) => {
      await db.delete(storeBudgets).where(eq(storeBudgets.clientId, 11))
      await db.insert(storeBudgets).values({
        clientId: 11,
        month: '2026-11',
        budgetYen,
        setBy: 1,
        setAt: '2026-11-01T00:00:00Z',
      })
    })

  beforeEach(async () => {
    await prepareStore()
    await setBudget(TWO_SEATS_YEN)
  })

  test('予算ちょうどまでは公開でき、1円でも超えると公開できず、非公開にはできる', async () => {
    expect(await post({ peopleWanted: 2 })).toMatchObject({ status: 200 })
    const refused = await post({ workOn: '2026-11-28' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'budget_exceeded' } })
    expect(refused.body.messages?.[0]).toBe(
      '2026年11月の予算19,285円に対して、この求人を含めると28,927円になります。公開するには、本部の承認が必要です。',
    )
    const draft = await post({ workOn: '2026-11-28', publish: false })
    expect(draft).toMatchObject({ status: 200, body: { status: 'unpublished' } })
    expect(await edit(draft.body, { workOn: '2026-11-28', publish: true })).toMatchObject({
      status: 409,
      body: { code: 'budget_exceeded' },
    })
    // The same budget applies to another month, of which nothing is used.
    expect(await post({ workOn: '2026-12-01' })).toMatchObject({ status: 200 })
  })

  test('確認の画面は、予算と見込みと、前の依頼を受け取る', async () => {
    const check = async () =>
      (
        await callApi<OfferingValidation>('manager', 'POST', `${OFFERINGS}/validate`, {
          ...input,
          peopleWanted: 3,
        })
      ).body
    expect((await check()).budget).toEqual({
      month: '2026-11',
      budgetYen: TWO_SEATS_YEN,
      forecastYen: THREE_SEATS_YEN,
      request: null,
    })
    await ask(30_000)
    expect((await check()).budget?.request).toMatchObject({
      status: 'submitted',
      requestedYen: 30_000,
    })
  })

  test('公開中の求人は、費用が増える変更だけが予算に止められる', async () => {
    const { body: offering } = await post({ peopleWanted: 2 })
    await setBudget(SEAT_YEN)
    expect(
      await edit(offering, { peopleWanted: 2, memo: '裏口からお入りください。' }),
    ).toMatchObject({
      status: 200,
    })
    expect(
      await edit({ ...offering, lockVersion: offering.lockVersion + 1 }, { peopleWanted: 3 }),
    ).toMatchObject({ status: 409, body: { code: 'budget_exceeded' } })
  })

  test('本部の公開は承認とみなし、止めずに知らせる', async () => {
    const { body } = await callApi<OfferingValidation>('company', 'POST', `${OFFERINGS}/validate`, {
      ...input,
      peopleWanted: 3,
    })
    expect(body.errors).toEqual([])
    expect(body.warnings.map(({ code }) => code)).toContain('budget_exceeded')
    expect(await post({ peopleWanted: 3 }, 'company')).toMatchObject({ status: 200 })
    expect(await post()).toMatchObject({ status: 409 })
  })

  test('複数日の募集も、予算に入る日までを通す', async () => {
    const { body: source } = await post({ publish: false })
    const { body } = await callApi<{
      items: { workOn: string; errors: { field: string }[] }[]
      budgets: { month: string; forecastYen: number }[]
    }>(
      'manager',
      'POST',
      `/clients/11/offerings/${source.id}/multidate_posting_operations/validate`,
      {
        items: ['2026-11-25', '2026-11-26', '2026-11-27'].map((workOn) => ({
          workOn,
          startTime: '09:00',
          endTime: '14:00',
          breakMin: 0,
          peopleWanted: 1,
          closeRule: 'at_start',
          hourlyWageYen: 1350,
          transportationYen: 500,
        })),
      },
    )
    expect(body.items.map(({ errors }) => errors.map(({ field }) => field))).toEqual([
      [],
      [],
      ['budget'],
    ])
    // The invoice of the month rounds the tax once.
    expect(body.budgets).toMatchObject([{ month: '2026-11', forecastYen: THREE_SEATS_YEN }])
  })

  test('承認はその月だけを上げ、後の月は元の予算のまま、非公開の求人を公開できる', async () => {
    const { body: draft } = await post({ peopleWanted: 3, publish: false })
    const asked = await ask(THREE_SEATS_YEN)
    expect(asked).toMatchObject({
      status: 200,
      body: { status: 'submitted', currentYen: TWO_SEATS_YEN },
    })
    expect(await decide(asked.body.id, true, '', 'accounting')).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    })
    expect(await budgetIn('2026-11')).toMatchObject({
      budgetYen: THREE_SEATS_YEN,
      request: { status: 'approved' },
    })
    expect((await budgetIn('2026-12')).budgetYen).toBe(TWO_SEATS_YEN)
    expect(await edit(draft, { peopleWanted: 3, publish: true })).toMatchObject({ status: 200 })
  })

  test('承認された額のメールは、店舗の費用を見られる人にだけ届く', async () => {
    const asked = await ask(THREE_SEATS_YEN)
    await decide(asked.body.id, true)
    const context = await testContext()
    while (await runNextJob(context, jobDefinitions));
    const readers = context.mails.filter(({ body }) => body.includes('28,927円になりました'))
    expect(readers.map(({ to }) => to).sort()).toEqual([
      'company@example.jp',
      'manager@example.jp',
      'staff@example.jp',
    ])
  })

  test('見送りには理由が要り、店舗に伝わり、また依頼できる', async () => {
    const { body } = await ask(30_000)
    expect(await decide(body.id, false)).toMatchObject({
      status: 422,
      body: { fields: { note: '見送る理由を入力してください。' } },
    })
    expect(await decide(body.id, false, '来月に回してください。')).toMatchObject({ status: 200 })
    expect(await decide(body.id, true)).toMatchObject({
      status: 409,
      body: { code: 'already_done' },
    })
    expect((await budgetIn('2026-11')).request).toMatchObject({
      status: 'declined',
      decisionNote: '来月に回してください。',
    })
    expect((await budgetIn('2026-11')).budgetYen).toBe(TWO_SEATS_YEN)
    expect(await ask(30_000)).toMatchObject({ status: 200 })
  })

  test('依頼は月に1つ、いまの予算より大きく、終わっていない月だけ', async () => {
    expect(await ask(TWO_SEATS_YEN)).toMatchObject({ status: 422 })
    expect(await ask(30_000, 'manager', '2026-10')).toMatchObject({ status: 409 })
    const { body } = await ask(30_000)
    expect(await ask(40_000)).toMatchObject({ status: 409, body: { code: 'already_requested' } })
    expect(await callApi('manager', 'DELETE', `${REQUESTS}/${body.id}`)).toMatchObject({
      status: 204,
    })
    expect(await callApi('manager', 'DELETE', `${REQUESTS}/${body.id}`)).toMatchObject({
      status: 409,
    })
    expect((await budgetIn('2026-11')).request).toBeNull()
    const { body: second } = await ask(40_000)
    await writeRows((db) =>
      db.update(budgetRequests).set({ month: '2026-10' }).where(eq(budgetRequests.id, second.id)),
    )
    expect(await decide(second.id, true)).toMatchObject({ status: 409, body: { code: 'expired' } })
  })

  test('決められるのは自社の企業管理者と経理担当だけで、依頼は1度だけメールになる', async () => {
    const { body } = await ask(30_000)
    expect(await decide(body.id, true, '', 'staff')).toMatchObject({ status: 403 })
    expect(await decide(body.id, true, '', 'manager')).toMatchObject({ status: 404 })
    expect(
      await callApi('other', 'PUT', `/companies/2/budget_requests/${body.id}`, {
        isApproved: true,
        note: '',
      }),
    ).toMatchObject({ status: 404 })
    const { requests } = (await callApi<CompanyBudgets>('company', 'GET', '/companies/1/budgets'))
      .body
    // The fixture's stores ask for another year.
    expect(
      requests.filter(({ month }) => month === '2026-11').map(({ id, clientId }) => [id, clientId]),
    ).toEqual([[body.id, 11]])
    const { now, settings } = await testContext()
    const mails = () =>
      asSystem(async (db) =>
        (await db.select().from(jobs).where(eq(jobs.kind, 'mail'))).filter(({ payload }) =>
          String(payload['body']).includes('予算を30,000円にする依頼です。'),
        ),
      )
    await asSystem((db) => mailBudgetRequests({ db, now }, settings))
    const told = (await mails()).length
    expect(told).toBeGreaterThan(0)
    await asSystem((db) => mailBudgetRequests({ db, now }, settings))
    expect(await mails()).toHaveLength(told)
  })

  test('同時に公開しても、2件のうち1件だけが予算に入る', async () => {
    await setBudget(SEAT_YEN)
    const answers = await Promise.all([post(), post({ workOn: '2026-11-28' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
