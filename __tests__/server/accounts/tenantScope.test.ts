import { ClientScope, CompanyScope, mayIn, type Membership } from '@/server/auth/tenantScope'
import { offers } from '@/server/db/schema'
import { ApiError } from '@/server/http/errors'
import { testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'

/**
 * Roles of a company reach the company and all its stores, roles of a store only that store. Anything else is answered
 * like a missing row. Company 1 has the stores 11, 12 and 13, company 2 has 21.
 */
let context: TestContext
beforeAll(async () => {
  context = await testContext()
  await context.reset()
})

const ofCompany = (companyId: number, role: Membership['role']) => ({
  companyId,
  clientId: null,
  role,
})
const ofStore = (clientId: number, role: Membership['role'], companyId = 1) => ({
  companyId,
  clientId,
  role,
})
const account = (...memberships: Membership[]) => ({
  id: 4,
  sessionId: 1,
  name: '〚人4〛',
  email: 'manager@example.jp',
  memberships,
})
const store = (id: number, ...memberships: Membership[]) =>
  asSystem((db) => ClientScope.check(db, account(...memberships), id))
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : error)
const reached = async (...memberships: Membership[]) => {
  const answers = []
  for (const id of [11, 12, 13, 21, 999])
    answers.push(await store(id, ...memberships).then(({ clientId }) => clientId, statusOf))
  return answers
}

describe('店舗の範囲', () => {
  test('企業の役割は自社の全店舗、店舗の役割は自分の店舗だけに届き、ほかは存在しないのと同じ', async () => {
    expect(await reached(ofCompany(1, 'companyAdmin'))).toEqual([11, 12, 13, 404, 404])
    expect(await reached(ofCompany(2, 'companyStaff'))).toEqual([404, 404, 404, 21, 404])
    expect(await reached(ofStore(12, 'clientManager'))).toEqual([404, 12, 404, 404, 404])
    expect(await reached(ofStore(11, 'viewer'), ofStore(21, 'viewer', 2))).toEqual([
      11, 404, 404, 21, 404,
    ])
    expect(await reached()).toEqual([404, 404, 404, 404, 404])
  })
  test('ほかの企業の所属は、店舗の番号が同じでも届かない', async () => {
    expect(await reached(ofStore(11, 'clientManager', 2))).toEqual([404, 404, 404, 404, 404])
  })
  test('範囲は、店舗とその企業を知っている', async () => {
    const { clientId, companyId } = await store(21, ofCompany(2, 'companyAdmin'))
    expect([clientId, companyId]).toEqual([21, 2])
  })
  test('権限は、その店舗と企業での役割を合わせたもの。ほかの店舗の役割は入らない', async () => {
    const viewer = await store(11, ofStore(11, 'viewer'), ofStore(12, 'clientManager'))
    expect([viewer.may('store.read'), viewer.may('offering.publish')]).toEqual([true, false])
    const both = await store(11, ofCompany(1, 'accounting'), ofStore(11, 'clientStaff'))
    expect([both.may('budget.manage'), both.may('chat.send')]).toEqual([true, true])
    expect(both.may('offering.publish')).toBe(false)
    const elsewhere = await store(11, ofStore(11, 'viewer'), ofCompany(2, 'companyAdmin'))
    expect(elsewhere.may('offering.publish')).toBe(false)
  })
  test('行の条件は、その店舗のものだけ。番号があれば、その一行だけ', async () => {
    const rows = await asSystem((db) => db.select().from(offers))
    const idsOf = (clientId: number) =>
      rows.filter((row) => row.clientId === clientId).map(({ id }) => id)
    const [[own = 0], [foreign = 0]] = [idsOf(11), idsOf(12)]
    const scope = await store(11, ofStore(11, 'viewer'))
    const found = (id?: number) =>
      asSystem(async (db) =>
        (await db.select().from(offers).where(scope.has(offers, id))).map((row) => row.id),
      )
    expect([own, foreign].every((id) => id > 0)).toBe(true)
    expect(await found()).toEqual(idsOf(11))
    expect([await found(own), await found(foreign), await found(0)]).toEqual([[own], [], []])
  })
})

describe('企業の範囲', () => {
  const company = (id: number, ...memberships: Membership[]) =>
    CompanyScope.check(account(...memberships), id)
  const refusal = (id: number, ...memberships: Membership[]) => {
    try {
      return company(id, ...memberships).companyId
    } catch (error) {
      return statusOf(error)
    }
  }
  test('企業の役割だけが、その企業に届く。店舗の役割は、企業として動けない', () => {
    expect(refusal(1, ofCompany(1, 'accounting'))).toBe(1)
    expect(refusal(2, ofCompany(1, 'companyAdmin'))).toBe(404)
    expect(refusal(1, ofStore(11, 'clientManager'), ofStore(12, 'clientManager'))).toBe(404)
    expect(refusal(1)).toBe(404)
  })
  test('権限は、その企業での役割のもの。ほかの企業と店舗の役割は入らない', () => {
    const scope = company(
      1,
      ofCompany(1, 'accounting'),
      ofCompany(2, 'companyAdmin'),
      ofStore(11, 'clientManager'),
    )
    expect([scope.may('billing.viewCompany'), scope.may('billing.export')]).toEqual([true, true])
    expect([scope.may('company.edit'), scope.may('offering.publish')]).toEqual([false, false])
    const admin = company(1, ofCompany(1, 'accounting'), ofCompany(1, 'companyAdmin'))
    expect([admin.may('budget.manage'), admin.may('company.edit')]).toEqual([true, true])
  })
})

test('ある店舗での権限は、その店舗とその企業での役割による', () => {
  const may = (id: number, companyId: number, ...memberships: Membership[]) =>
    mayIn(account(...memberships), { id, companyId }, 'offering.publish')
  expect(may(11, 1, ofCompany(1, 'companyStaff'))).toBe(true)
  expect(may(11, 1, ofStore(11, 'clientManager'))).toBe(true)
  expect(may(12, 1, ofStore(11, 'clientManager'))).toBe(false)
  expect(may(21, 2, ofCompany(1, 'companyAdmin'))).toBe(false)
  expect(may(11, 1, ofStore(11, 'viewer'), ofStore(12, 'clientManager'))).toBe(false)
  expect(may(11, 1)).toBe(false)
})
