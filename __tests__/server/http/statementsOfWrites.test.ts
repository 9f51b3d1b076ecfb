import { ne } from 'drizzle-orm'
import type { OfferingCreate, OfferingDetail } from '@/contracts/offerings/schemas'
import { budgetMonths } from '@/domain/restrictions/budget'
import { companies, groups, ladderRungs, offerings, storeBudgets } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { warnOfBudgets } from '@/server/modules/budgets/service'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offeringCreate,
  offeringInput,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'
import { statementsOf } from '@tests/kit/statements'

const NEW = `v1/clients/11/offers/${OFFER[11]}/offerings`
const SHIFT = 8001
const GROUP = 9901
const KEY = { 'Idempotency-Key': 'statements-of-writes' }
const LADDER = [
  { scope: 'trusted' as const, afterMin: 0 },
  { scope: 'group' as const, afterMin: 180 },
  { scope: 'worked' as const, afterMin: 480 },
  { scope: 'public' as const, afterMin: 1440 },
]

// The company has a usage limit and the store a budget, so that both bounds are checked.
beforeEach(() =>
  prepareStoreWith('statements_of_writes', async (db) => {
    await addWorker(db, { id: 901, name: '小林 千夏', phoneNumber: '09011112222' })
    await addOffering(db, { id: SHIFT, day: '2026-11-22', from: '07:00', to: '11:00' })
    await addMatch(db, SHIFT, 901)
    await db.update(companies).set({ usageLimitYen: 800_000 })
    const at = '2026-11-01T00:00:00Z'
    await db
      .insert(storeBudgets)
      .values({ clientId: 11, month: '2026-11', budgetYen: 700_000, setBy: 1, setAt: at })
      .onConflictDoNothing()
    await db
      .insert(groups)
      .values({
        id: GROUP,
        companyId: 1,
        clientId: 11,
        name: 'ホール',
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
  }),
)

/** Returns the statements of one call of store 11's manager. */
async function statementsOfCall(method: 'POST' | 'PATCH', path: string, body: unknown) {
  const { engine } = await testContext()
  const manager = await browser('manager')
  let status = 0
  const statements = await statementsOf(engine, async () => {
    status = (await manager.call(method, `/app/api/${path}`, body, KEY)).status
  })
  return { status, count: statements.length }
}

describe('店舗のキャンセルは22以下の文で済む', () => {
  const cancel = async (overrides: object = {}) => {
    const { status, count } = await statementsOfCall(
      'POST',
      `v2/clients/11/offerings/${SHIFT}/users/901/reject_requests`,
      {
        reasonTypeId: 9,
        amountYen: 0,
        note: '',
        message: '自社スタッフで人員が足りたため、キャンセルさせていただきます。',
        answers: null,
        evidenceFileIds: [],
        confirmedWithWorker: false,
        reopen: false,
        agreedToPay: true,
        ...overrides,
      },
    )
    expect(status).toBe(200)
    expect(count).toBeLessThanOrEqual(22)
  }

  test('募集しない', () => cancel())
  test('もう一度募集する', () => cancel({ reopen: true }))
  test('順番に広げている求人を、もう一度募集する', async () => {
    await writeRows(async (db) => {
      await db.update(offerings).set({ ladder: LADDER, scope: 'trusted', openScopes: ['trusted'] })
      await db.insert(ladderRungs).values(
        LADDER.map(({ scope }, index) => ({
          clientId: 11,
          offeringId: SHIFT,
          scope,
          startsAt: `2026-11-0${index + 1}T00:00:00Z`,
          openedAt: index === 0 ? '2026-11-01T00:00:00Z' : null,
        })),
      )
    })
    await cancel({ reopen: true })
  })
})

test('予算の知らせは、予算のある企業ごとに、予算の1文と、月ごとの1文で済む', async () => {
  await writeRows((db) => db.delete(storeBudgets).where(ne(storeBudgets.clientId, 11)))
  const { db, engine, now, settings } = await testContext()
  const statements = await statementsOf(engine, () =>
    db.tx('system', (tx) => warnOfBudgets({ db: tx, now }, settings)),
  )
  // The three are begin, the read of the stores with budgets, and commit.
  expect(statements.length).toBeLessThanOrEqual(3 + 1 + budgetMonths(now).length)
})

describe('求人の公開は20以下の文で済む', () => {
  const publish = async (overrides: Partial<OfferingCreate> = {}) => {
    const { status, count } = await statementsOfCall('POST', NEW, offeringCreate(overrides))
    expect(status).toBe(200)
    expect(count).toBeLessThanOrEqual(20)
  }

  test('一般公開', () => publish())
  test('グループ', () => publish({ scope: 'group', groupIds: [GROUP] }))
  test('卒業ワーカー', () => publish({ scope: 'graduate' }))
  test('順番に広げる', () => publish({ scope: 'trusted', ladder: LADDER, groupIds: [GROUP] }))

  test('一日ずつの、複数日一括募集', async () => {
    const context = await testContext()
    const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
    const { startTime, endTime, breakMin, peopleWanted, closeRule, ...wages } = offeringInput()
    const { hourlyWageYen, transportationYen } = wages
    const conditions = { startTime, endTime, breakMin, peopleWanted, closeRule }
    const { status, count } = await statementsOfCall(
      'POST',
      `v1/clients/11/offerings/${SHIFT}/multidate_posting_operations`,
      {
        items: days.map((workOn) => ({ ...conditions, workOn, hourlyWageYen, transportationYen })),
        acknowledged: true,
      },
    )
    expect(status).toBe(200)
    expect(count).toBeLessThanOrEqual(20)
    const statements = await statementsOf(context.engine, () => runNextJob(context, jobDefinitions))
    const published = await callStore<{ totalCount: number }>('manager', 'GET', '/offerings')
    expect(published.body.totalCount).toBe(days.length + 1)
    expect(statements.length / days.length).toBeLessThanOrEqual(20)
  })

  test('非公開の求人を公開する', async () => {
    const draft = await callStore<OfferingDetail>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings`,
      offeringCreate({ publish: false }),
    )
    const { status, count } = await statementsOfCall('PATCH', `${NEW}/${draft.body.id}`, {
      ...offeringInput(),
      publish: true,
      acknowledged: true,
      lockVersion: draft.body.lockVersion,
    })
    expect(status).toBe(200)
    expect(count).toBeLessThanOrEqual(20)
  })
})
