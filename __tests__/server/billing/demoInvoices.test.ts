import type { Statements } from '@/contracts/billing/schemas'
import { payDueInvoices } from '@/server/demo/payDueInvoices'
import type { TestContext } from '@tests/kit/app'
import { callApi } from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from './billingKit'

let context: TestContext
beforeAll(async () => {
  context = await prepareExamples()
  await confirmAt('2026-10-07T00:00:00+09:00')
})
const paymentAfter = async (instant: string) => {
  context.now = new Date(instant)
  await payDueInvoices({ db: context.db, clock: () => context.now })
  const { body } = await callApi<Statements>('company', 'GET', '/companies/1/statements')
  const september = body.items.find(({ month }) => month === '2026-09')
  return [september?.paidStatus, september?.paidOn]
}

// September is due at the end of October. The 31st is a Saturday, so on 2 November.
test('an invoice of the demonstration is open until its due date has passed, then paid on that day', async () => {
  expect(await paymentAfter('2026-11-02T23:59:59+09:00')).toEqual(['unpaid', null])
  expect(await paymentAfter('2026-11-03T00:00:00+09:00')).toEqual(['paid', '2026-11-02'])
})
