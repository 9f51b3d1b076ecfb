import { eq } from 'drizzle-orm'
import type { ClientBase } from '@/contracts/clients/schemas'
import type { Todos } from '@/contracts/dashboard/schemas'
import type { FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import { factCheckSubmissions, factCheckTasks } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext, type Who } from '@tests/kit/app'
import { callApi, callStore, prepareStore, writeRows } from '@tests/kit/serverKit'
import { storeInput } from '@tests/server/companies/clientKit'
import { operatorCommand } from '../../../scripts/admin/operatorCommand'

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
  world.advanceSeconds(hours * 3600)
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

const tasksOf = async (clientId: number) =>
  (
    await callApi<FactCheckTasks>(
      'company',
      'GET',
      `/instant_business_fact_check/task?clientId=${clientId}`,
    )
  ).body.items
/** An act of the operator on the command line. */
async function operate(command: string, values: Record<string, string>) {
  const world = await testContext()
  const context = { settings: world.settings, clock: () => world.now }
  await operatorCommand(command, values, context)?.(world.db)
}

test('a new store is asked for photos of the place within 72 hours, and so is one that moves', async () => {
  const { body: added } = await callApi<{ id: number }>(
    'company',
    'POST',
    '/companies/1/clients',
    storeInput(),
  )
  expect(await passHours(0)).toContainEqual(expect.stringContaining('事業実態確認のお願い'))
  expect(await tasksOf(added.id)).toMatchObject([
    { kind: 'photo', status: 'open', dueAt: '2026-11-23T00:41:00.000Z' },
  ])
  const move = async (addressLine: string) => {
    const { body } = await callApi<{ lockVersion: number }>('company', 'GET', '/clients/12')
    const { lockVersion } = body
    await callApi('company', 'PATCH', '/clients/12', { addressLine, lockVersion })
    await passHours(0)
    return (await tasksOf(12)).length
  }
  expect(await move('宮益坂1-2-3')).toBe(1)
  // The same address in other letters is no move, and a store is asked once at a time.
  expect(await move('宮益坂 1-2-3')).toBe(1)
  expect(await move('道玄坂9-9-9')).toBe(1)
}, 120_000)

test('the operator asks a store, and decides before the rules do', async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  const company = await callApi<{ name: string }>('company', 'GET', '/companies/1')
  const store = { company: company.body.name, store: 'みのり食堂 渋谷宮益坂店' }
  await operate('fact-check', { ...store, kind: 'call' })
  const asked = (await tasksOf(11)).find(({ kind }) => kind === 'call')
  expect(asked).toMatchObject({ status: 'open', questions: ['都合のよい日時', expect.any(String)] })
  const path = `/instant_business_fact_check/tasks/${asked?.id}/submissions`
  await callApi('manager', 'POST', path, body(['月曜の午後', '鈴木']))
  const id = String(asked?.id)
  await operate('fact-check', { id, result: 'returned', reason: '電話がつながりませんでした。' })
  expect((await tasksOf(11)).find(({ kind }) => kind === 'call')).toMatchObject({
    status: 'returned',
    returnReason: '電話がつながりませんでした。',
    submissions: [{ comment: '運営の審査: 電話がつながりませんでした。' }],
  })
  await expect(operate('fact-check', { id, result: 'approved' })).rejects.toThrow(
    '提出はありません',
  )
}, 120_000)

test('what is to be handed in stands among the to-dos of those who may hand it in', async () => {
  const todos = async (who: Who) =>
    (await callStore<Todos>(who, 'GET', '/todos')).body.items.find(
      ({ kind }) => kind === 'factChecks',
    )
  expect(await todos('manager')).toMatchObject({
    count: 1,
    note: '「ホームページの確認」11月23日(月) 9:41まで',
  })
  expect(await todos('viewer')).toBeUndefined()
  await submit('manager', ['https://example.com/minori'])
  expect(await todos('manager')).toBeUndefined()
}, 120_000)
