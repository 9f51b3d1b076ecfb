import { browser, testContext } from '@tests/kit/app'
import { statementsOf } from '@tests/kit/statements'

/** Statements of one call, with those that begin and end its transaction. */
async function statementsOfRead(path: string) {
  const world = await testContext()
  await world.reset()
  const manager = await browser('manager')
  let status = 0
  const statements = await statementsOf(world.engine, async () => {
    status = (await manager.call('GET', `/app/api/v1/clients/11/${path}`)).status
  })
  return { status, statements }
}

const READS = [
  ['closing_days', 5],
  ['todos', 16],
  ['today_board', 11],
  ['offerings', 10],
  ['offers', 10],
  ['chat_rooms', 10],
  ['attendances/fix_payment_requests', 10],
  ['groups', 10],
  ['match_checks', 10],
] as const

test.each(READS)('%s: 送る文は%d以下で、何も書かない', async (path, most) => {
  const { status, statements } = await statementsOfRead(path)
  expect(status).toBe(200)
  expect(
    statements.filter((text) => /^\s*(insert|update|delete)|\bfor (no key )?update\b/i.test(text)),
  ).toEqual([])
  expect(statements.length).toBeLessThanOrEqual(most)
})
