import type { StatementDetail, Statements } from '@/contracts/billing/schemas'
import { companyContracts } from '@/server/db/schema'
import { callApi, callStore, writeRows } from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from './billingKit'

// September of the worked months, before its confirmation: the tax rounded by store is 11,350 as well (billing.md §15).
const totals = [
  [11, 284_728],
  [12, 143_433],
  [13, 65_260],
]
beforeAll(async () => {
  await prepareExamples()
  await writeRows((db) => db.update(companyContracts).set({ billingUnit: 'store' }))
  await confirmAt('2026-10-06T23:59:59+09:00')
}, 120_000)

test('店舗ごとに請求する企業の確定前の月は、店舗ごとの行になり、それぞれの詳細を開ける', async () => {
  const { body } = await callApi<Statements>('company', 'GET', '/companies/1/statements')
  const rows = body.items.filter(({ month }) => month === '2026-09')
  expect(rows.map(({ clientId, totalYen }) => [clientId, totalYen])).toEqual(totals)
  for (const [clientId, totalYen] of totals) {
    const path = `/companies/1/statements/details?month=2026-09&client_id=${clientId}`
    const { statement, stores } = (await callApi<StatementDetail>('company', 'GET', path)).body
    expect([statement.clientId, statement.totalYen]).toEqual([clientId, totalYen])
    expect(stores.map((store) => [store.clientId, store.totalYen])).toEqual([[clientId, totalYen]])
  }
})
test('店舗の利用明細は、確定前も自店舗の額を示す', async () => {
  const { body } = await callStore<Statements>('manager', 'GET', '/statements')
  expect(body.items.find(({ month }) => month === '2026-09')?.totalYen).toBe(284_728)
})
