import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  prepareStore,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'
import { statementsOf } from '@tests/kit/statements'

/** Returns the statements of one call, including begin and commit. */
async function statementsOfRead(path: string) {
  const context = await testContext()
  const manager = await browser('manager')
  let status = 0
  const statements = await statementsOf(context.engine, async () => {
    status = (await manager.call('GET', `/app/api/${path}`)).status
  })
  return { status, statements }
}

const READS = [
  ['v1/clients/11/closing_days', 5],
  ['v1/clients/11/todos', 16],
  ['v1/clients/11/today_board', 10],
  ['v1/clients/11/offerings', 10],
  ['v1/clients/11/offers', 10],
  ['v2/clients/11/users', 10],
  ['v1/clients/11/chat_rooms', 10],
  ['v1/clients/11/attendances/fix_payment_requests', 10],
  ['v1/clients/11/groups', 10],
  ['v1/clients/11/match_checks', 10],
] as const

test.each(READS)('%s: 送る文は%d以下で、何も書かない', async (path, most) => {
  await (await testContext()).reset()
  const { status, statements } = await statementsOfRead(path)
  expect(status).toBe(200)
  expect(
    statements.filter((text) => /^\s*(insert|update|delete)|\bfor (no key )?update\b/i.test(text)),
  ).toEqual([])
  expect(statements.length).toBeLessThanOrEqual(most)
})

test('match_checks: 条件に合わない人が何人いても、送る文は増えない', async () => {
  await prepareStore()
  const people = [905, 906, 907]
  await writeRows(async (db) => {
    await addOffering(db, {
      id: 8010,
      day: TOMORROW,
      terms: offerContent({ conditionItems: [{ type: 'good_rate_min', value: 85, must: true }] }),
    })
    for (const id of people) {
      await addWorker(db, { id, name: `ワーカー ${id}`, goodCount: 78, reviewCount: 100 })
      await addMatch(db, 8010, id)
    }
  })
  const { totalCount } = (await callStore<MatchChecks>('manager', 'GET', '/match_checks')).body
  expect(totalCount).toBe(people.length)
  const { status, statements } = await statementsOfRead('v1/clients/11/match_checks')
  expect(status).toBe(200)
  expect(statements.length).toBeLessThanOrEqual(10)
})
