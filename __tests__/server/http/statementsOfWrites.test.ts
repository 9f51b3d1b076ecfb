import { companies } from '@/server/db/schema'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  OFFER,
  offeringCreate,
  prepareStoreWith,
} from '@tests/kit/serverKit'
import { statementsOf } from '@tests/kit/statements'

const KEY = { 'Idempotency-Key': 'statements-of-writes' }

beforeEach(() =>
  prepareStoreWith('statements_of_writes', async (db) => {
    await addWorker(db, { id: 901, name: '小林 千夏', phoneNumber: '09011112222' })
    await addOffering(db, { id: 8001, day: '2026-11-22', from: '07:00', to: '11:00' })
    await addMatch(db, 8001, 901)
    await db.update(companies).set({ usageLimitYen: 800_000 })
  }),
)

/** Statements of one call of the manager of store 11. */
async function statementsOfCall(path: string, body: unknown) {
  const { engine } = await testContext()
  const manager = await browser('manager')
  let status = 0
  const statements = await statementsOf(engine, async () => {
    status = (await manager.call('POST', `/app/api/${path}`, body, KEY)).status
  })
  return { status, count: statements.length }
}

test('店舗のキャンセルは22以下の文で済む', async () => {
  const { status, count } = await statementsOfCall(
    'v2/clients/11/offerings/8001/users/901/reject_requests',
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
    },
  )
  expect(status).toBe(200)
  expect(count).toBeLessThanOrEqual(22)
})

test('利用上限のある会社の求人の公開は、20以下の文で済む', async () => {
  const { status, count } = await statementsOfCall(
    `v1/clients/11/offers/${OFFER[11]}/offerings`,
    offeringCreate(),
  )
  expect(status).toBe(200)
  expect(count).toBeLessThanOrEqual(20)
})
