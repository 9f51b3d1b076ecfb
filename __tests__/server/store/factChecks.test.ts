import { eq } from 'drizzle-orm'
import type { ClientBase } from '@/contracts/clients/schemas'
import type { FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import { factCheckSubmissions, factCheckTasks } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext, type Who } from '@tests/kit/app'
import { callApi, prepareStore, writeRows } from '@tests/kit/serverKit'

const TASK = 9001
const body = (answers: string[]) => ({ fileIds: [], answers, takenAt: null, place: null })
const submit = (who: Who, answers: string[]) =>
  callApi<FactCheckTask & { messages: string[] }>(
    who,
    'POST',
    `/instant_business_fact_check/tasks/${TASK}/submissions`,
    body(answers),
  )
const task = async (who: Who = 'manager') =>
  (
    await callApi<FactCheckTasks>(who, 'GET', '/instant_business_fact_check/task?clientId=11')
  ).body.items.find(({ id }) => id === TASK)
const isBlocked = async (clientId: number) =>
  (await callApi<ClientBase>('company', 'GET', `/clients/${clientId}/base`)).body.restrictions.some(
    ({ code }) => code === 'business_fact_check_required',
  )
/** Lets the clock go on, and does what is due; the subjects of the mails that left. */
async function passHours(hours: number) {
  const world = await testContext()
  world.mails.length = 0
  world.now = new Date(world.now.getTime() + hours * 3_600_000)
  while (await runNextJob(world, jobDefinitions));
  return world.mails.map(({ subject }) => subject)
}

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.delete(factCheckSubmissions)
    await db.delete(factCheckTasks)
    await db.insert(factCheckTasks).values({
      id: TASK,
      clientId: 11,
      kind: 'webPresence',
      title: 'ホームページの確認',
      instructions: '店舗のホームページかSNSを教えてください。',
      questions: ['URL'],
      dueAt: '2026-11-23T00:41:00.000Z',
      createdAt: '2026-11-20T00:41:00.000Z',
    })
  })
}, 120_000)

test('a submission is under review once, comes back with its reason, and is approved', async () => {
  expect((await submit('manager', ['ありません'])).body).toMatchObject({ status: 'submitted' })
  expect((await submit('manager', ['もう一度'])).status).toBe(409)
  expect(await passHours(1)).toContainEqual(
    expect.stringContaining('事業実態確認の再提出をお願いします'),
  )
  const returned = await task()
  expect(returned).toMatchObject({ status: 'returned', dueAt: '2026-11-23T00:41:00.000Z' })
  expect(returned?.returnReason).toContain('URL(https://…)')
  await submit('manager', ['https://example.com/minori'])
  await passHours(1)
  expect(await task()).toMatchObject({ status: 'approved' })
}, 120_000)

test('what is overdue blocks its own store alone, until it is approved', async () => {
  expect(await isBlocked(11)).toBe(false)
  await passHours(72)
  expect((await task())?.status).toBe('expired')
  expect([await isBlocked(11), await isBlocked(12)]).toEqual([true, false])
  await submit('manager', ['https://example.com/minori'])
  expect(await isBlocked(11)).toBe(true)
  await passHours(1)
  expect(await isBlocked(11)).toBe(false)
}, 120_000)

test('only who edits templates of the store reads and submits', async () => {
  expect((await submit('other', ['x'])).status).toBe(404)
  expect(
    (await callApi('other', 'GET', '/instant_business_fact_check/task?clientId=11')).status,
  ).toBe(404)
  expect(
    (await callApi('accounting', 'GET', '/instant_business_fact_check/task?clientId=11')).status,
  ).toBe(403)
  expect((await callApi('manager', 'GET', '/instant_business_fact_check/task')).status).toBe(422)
  await writeRows((db) =>
    db.update(factCheckTasks).set({ clientId: 12 }).where(eq(factCheckTasks.id, TASK)),
  )
  expect(await task()).toBeUndefined()
}, 120_000)
