import { eq, ne } from 'drizzle-orm'
import type { CompanyBudget, CompanyBudgets, StoreBudget } from '@/contracts/budgets/schemas'
import { budgets } from '@/contracts/budgets'
import { auditLog, budgetNotices, jobs, matchings } from '@/server/db/schema'
import { usageParts } from '@/server/modules/billing/service'
import { warnOfBudgets } from '@/server/modules/budgets/service'
import { testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const PATH = '/companies/1/budgets'
type Answer = CompanyBudget & { fields?: Record<string, string> }
const list = async (query = '') =>
  (await callApi<CompanyBudgets>('company', 'GET', PATH + query)).body
const set = (clientId: number, budgetYen: number | null, month = '2026-11', who: Who = 'company') =>
  callApi<Answer>(who, 'PUT', PATH, { clientId, month, budgetYen })
const warn = async () => {
  const { now, settings } = await testContext()
  return asSystem((db) => warnOfBudgets({ db, now }, settings))
}

/** Two seats at store 11 on 27 November, one of them taken: 9,642 yen each. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
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
  })
})

test('予算と、使用見込みと確保を、店舗ごとに円まで出す', async () => {
  expect(await set(11, 20_000)).toMatchObject({ status: 200, body: { id: 11, budgetYen: 20_000 } })
  const { month, months, items } = await list()
  expect([month, months.length, months.at(-1)]).toEqual(['2026-11', 7, '2027-05'])
  expect(items.map(({ id, budgetYen }) => [id, budgetYen])).toEqual([
    [11, 20_000],
    [12, null],
    [13, null],
  ])
  // 5 hours at 1,350 yen and 500 yen of transport: 7,250. Fee 30 %: 2,175. Tax 10 %: 217.
  expect(items[0]).toMatchObject({ usedYen: 9642, reservedYen: 9642 })
  expect((await callApi<StoreBudget>('manager', 'GET', '/clients/11/budget')).body).toEqual({
    month: '2026-11',
    budgetYen: 20_000,
    usedYen: 9642,
    reservedYen: 9642,
    request: null,
  })
})

test('店舗の合計は、企業の利用上限額に数える額と等しい', async () => {
  await writeRows((db) =>
    addOffering(db, { id: 1201, clientId: 12, offerId: OFFER[12], day: '2026-11-28' }),
  )
  const { items } = await list()
  const { now } = await testContext()
  const ofCompany = await asSystem((db) =>
    usageParts({ db, now }, { companyId: 1, month: '2026-11' }),
  )
  expect(items.reduce((sum, { usedYen, reservedYen }) => sum + usedYen + reservedYen, 0)).toBe(
    ofCompany.usedYen + ofCompany.reservedYen,
  )
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
    changes: [{ field: 'budgetYen', before: 300_000, after: 250_000 }],
  })
})

test('決められるのは企業管理者と経理担当、自社の店舗、今月から6か月先まで', async () => {
  expect(await set(11, 1000, '2026-11', 'accounting')).toMatchObject({ status: 200 })
  expect(await set(11, 1000, '2026-11', 'manager')).toMatchObject({ status: 404 })
  expect(await set(21, 1000)).toMatchObject({ status: 404 })
  expect(await set(11, 1000, '2026-10')).toMatchObject({ status: 422 })
  expect(await set(11, 1000, '2027-06')).toMatchObject({ status: 422 })
  expect(await set(11, 0)).toMatchObject({ status: 422 })
  // An address kept from last month tells this one.
  expect(await list('?month=2026-10')).toMatchObject({ month: '2026-11' })
  expect(await callApi('clientStaff', 'GET', '/clients/11/budget')).toMatchObject({ status: 403 })
  expect(await callApi('other', 'GET', '/clients/11/budget')).toMatchObject({ status: 404 })
})

test('80%と超過は、月と段階ごとに一度だけメールで知らせる', async () => {
  await set(11, 24_106)
  // 19,284 of 24,106 yen are 79.99 %.
  expect(await warn()).toBe(0)
  await set(11, 24_105)
  expect(await warn()).toBe(1)
  expect(await warn()).toBe(0)
  await set(11, 19_283)
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
  const over = mails.filter(({ payload }) => String(payload['body']).includes('超える見込み'))
  expect(over.length).toBeGreaterThan(1)
  expect(String(over[0]?.payload['body'])).toContain('予算を1円超える見込みです。')
  await writeRows((db) => db.update(matchings).set({ status: 'cancel' }))
  expect(await warn()).toBe(0)
})
