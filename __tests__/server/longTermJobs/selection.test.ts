import { eq } from 'drizzle-orm'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { Todos } from '@/contracts/dashboard/schemas'
import type {
  LongTermCandidates,
  LongTermJob,
  LongTermJobs,
  LongTermUser,
} from '@/contracts/longTermJobs/schemas'
import { chatMessages, clients, companies, graduates, longTermCandidates } from '@/server/db/schema'
import { offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import {
  applyForLongTerm,
  preferLongTerm,
  withdrawFromLongTerm,
} from '@/server/worker-app/longTerm'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  callStore,
  MORNING,
  OFFER,
  offerContent,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

const ITO = 9101
const SATO = 9102
const SHIFT = 8101
const wishes = {
  daysPerWeek: 3,
  slots: [{ weekday: 5, band: 'evening' as const, answer: 'yes' as const }],
  area: '',
}
const message = '夜の店の雰囲気が合っていて、長く続けたいです。'
const enabled = offerContent({ longTermEnabled: true })
const op = (db: Tx) => ({ db, now: MORNING })

/** Adds an offer with long-term employment, and a past shift that 伊藤 and 佐藤 worked. */
beforeEach(() =>
  prepareStoreWith('selection', async (db) => {
    await db.update(offers).set({ content: enabled }).where(eq(offers.id, OFFER[11]))
    await addOffering(db, { id: SHIFT, day: '2026-11-13', terms: enabled })
    await addWorker(db, { id: ITO, name: '伊藤 大輔' }, { workedCount: 1 })
    await addWorker(db, { id: SATO, name: '佐藤 結衣' }, { workedCount: 1 })
    for (const userId of [ITO, SATO]) await addMatch(db, SHIFT, userId, { status: 'worked' })
  }),
)

async function made(run: (db: Tx) => Promise<number>) {
  let id = 0
  await writeRows(async (db) => {
    id = await run(db)
  })
  return id
}
const applied = (userId = ITO) =>
  made((db) => applyForLongTerm(op(db), userId, SHIFT, { message, wishes }))
const preferred = (userId = ITO) =>
  made((db) => preferLongTerm(op(db), userId, 11, { level: 'strong', wishes }))
const select = (kind: 'applications' | 'preferences', id: number, body: object, who = 'manager') =>
  callStore<LongTermUser & { messages: string[]; fields?: Record<string, string> }>(
    who as 'manager',
    'PATCH',
    `/long_term_jobs/${kind}/${id}/selection`,
    { lockVersion: 1, ...body },
  )
const jobNow = async () =>
  (await callStore<LongTermJob>('viewer', 'GET', `/long_term_jobs/offerings/${SHIFT}`)).body

// The minimum wage of Tokyo is 1,226 yen until 2026-09-30 and 1,280 yen from 2026-10-01.
test('a job with a wage of September that is void today names the minimum wage', async () => {
  const post = (id: number, hourlyWageYen: number) =>
    writeRows((db) => addOffering(db, { id, day: '2026-09-18', terms: enabled, hourlyWageYen }))
  await post(8102, 1280)
  expect(await jobNow()).toMatchObject({ wage: { minYen: 1280 }, belowMinimum: null })
  await post(8103, 1250)
  expect(await jobNow()).toMatchObject({
    wage: { minYen: 1250, maxYen: 1350 },
    belowMinimum: { prefectureName: '東京都', isSpecific: false, minimumYen: 1280 },
  })
  const specific = { specificMinimumWageYen: 1400, specificMinimumWageFrom: '2026-10-01' }
  await writeRows((db) => db.update(clients).set(specific).where(eq(clients.id, 11)))
  expect(await jobNow()).toMatchObject({ belowMinimum: { isSpecific: true, minimumYen: 1400 } })
})

const employment = { startOn: '2026-12-01', employmentType: 'part_time', registersGraduate: true }

test('an application is listed with its job, counted on job, menu and home', async () => {
  const id = await applied()
  await preferred(SATO)
  const { body: list } = await callStore<LongTermCandidates>(
    'manager',
    'GET',
    '/long_term_jobs/offerings/users',
  )
  expect(list.items).toMatchObject([
    { id, name: '伊藤 大輔', selection: 'unselected', message, job: { offeringId: SHIFT } },
  ])
  expect(list.counts).toEqual({ unselected: 1, contacting: 0, interview: 0, decided: 0 })
  const { body: jobs } = await callStore<LongTermJobs>(
    'manager',
    'GET',
    '/long_term_jobs/offerings',
  )
  const job = {
    offeringId: SHIFT,
    status: 'open',
    wage: { minYen: 1350, maxYen: 1350 },
    belowMinimum: null,
    slots: [{ weekday: 5, band: 'evening' }],
    applicationCount: 1,
    preferenceCount: 1,
    unselectedCount: 2,
    hiredCount: 0,
  }
  expect(jobs.items).toMatchObject([job])
  const { body: one } = await callStore<LongTermJob>(
    'manager',
    'GET',
    `/long_term_jobs/offerings/${SHIFT}`,
  )
  expect(one).toMatchObject(job)
  const counts = await callApi<NotificationCounts>(
    'manager',
    'GET',
    '/accounts/me/notification_counts',
  )
  expect(counts.body.byClient.find(({ clientId }) => clientId === 11)).toMatchObject({
    longTermUnselected: 2,
  })
  const { body: todos } = await callStore<Todos>('manager', 'GET', '/todos')
  expect(todos.items.find(({ kind }) => kind === 'longTermUnselected')).toMatchObject({ count: 2 })
})

test('candidates are filtered by state and by job', async () => {
  const id = await applied()
  await select('applications', id, { selection: 'contacting' })
  const read = async (query: string) =>
    (
      await callStore<LongTermCandidates>(
        'viewer',
        'GET',
        `/long_term_jobs/offerings/users?${query}`,
      )
    ).body.totalCount
  expect(await read('selection=contacting')).toBe(1)
  expect(await read('selection=unselected')).toBe(0)
  expect(await read(`offering_id=${SHIFT}`)).toBe(1)
  expect(await read('offering_id=999999')).toBe(0)
})

test('a state moves on with its note and its history; a second writer is refused', async () => {
  const id = await applied()
  const { status, body } = await select('applications', id, {
    selection: 'interview',
    note: '店長面接 11/24',
  })
  expect(status).toBe(200)
  expect(body.candidacies[0]).toMatchObject({ selection: 'interview', note: '店長面接 11/24' })
  expect(body.candidacies[0]?.history.map((one) => [one.selection, one.changedByName])).toEqual([
    ['unselected', null],
    ['interview', expect.any(String)],
  ])
  expect((await select('applications', id, { selection: 'contacting' })).status).toBe(409)
})

test('hiring asks for the start, registers the graduate, ends other selections, tells the worker', async () => {
  const id = await applied()
  const preference = await preferred()
  const without = await select('applications', id, { selection: 'hired' })
  expect(without.status).toBe(422)
  const { body } = await select('applications', id, { selection: 'hired', employment })
  expect(body.candidacies.find((one) => one.id === id)).toMatchObject({
    selection: 'hired',
    employment: { startOn: '2026-12-01', employmentType: 'part_time' },
  })
  expect(body.candidacies.find((one) => one.id === preference)).toMatchObject({
    selection: 'declined_by_client',
    isEndedByHire: true,
  })
  await writeRows(async (db) => {
    expect(await db.select().from(graduates).where(eq(graduates.userId, ITO))).toMatchObject([
      { clientId: 11, kind: 'hired', hiredOn: '2026-12-01', employmentType: 'part_time' },
    ])
    const messages = await db.select().from(chatMessages)
    expect(messages.map((one) => one.body)).toEqual([expect.stringContaining('採用となりました')])
  })
})

test('a day too far ahead is refused at its field', async () => {
  const id = await applied()
  const { status, body } = await select('applications', id, {
    selection: 'hired',
    employment: { ...employment, startOn: '2029-01-01' },
  })
  expect(status).toBe(422)
  expect(body.fields).toMatchObject({ 'employment.startOn': expect.stringContaining('1年先') })
})

test('only a company administrator takes a decision back', async () => {
  const id = await applied()
  await select('applications', id, { selection: 'declined_by_client' })
  const back = { selection: 'contacting', lockVersion: 2 }
  const refused = await select('applications', id, back)
  expect(refused.status).toBe(409)
  expect(refused.body.messages[0]).toContain('企業の管理者だけ')
  expect((await select('applications', id, back, 'company')).status).toBe(200)
})

test('staff and viewers read and change nothing; an id of the other kind is not found', async () => {
  const id = await applied()
  for (const who of ['clientStaff', 'viewer'])
    expect((await select('applications', id, { selection: 'contacting' }, who)).status).toBe(403)
  expect((await select('preferences', id, { selection: 'contacting' })).status).toBe(404)
})

test('a worker applies once, withdraws at any time, and can come back', async () => {
  const id = await applied()
  await expect(applied()).rejects.toThrow('すでに応募しています')
  await select('applications', id, { selection: 'hired', employment })
  await writeRows((db) => withdrawFromLongTerm(op(db), ITO, id))
  const refused = await select('applications', id, { selection: 'contacting', lockVersion: 3 })
  expect(refused.body.messages[0]).toContain('本人が辞退')
  expect(await applied()).toBeGreaterThan(id)
})

test('a wish needs a worked shift, is one for each store, and begins again after a withdrawal', async () => {
  await writeRows((db) => addWorker(db, { id: 9103, name: '菅原 凛' }))
  await expect(preferred(9103)).rejects.toThrow('勤務したあと')
  const id = await preferred()
  expect(await preferred()).toBe(id)
  await writeRows((db) => withdrawFromLongTerm(op(db), ITO, id))
  expect(await preferred()).toBe(id)
  await writeRows(async (db) => {
    const rows = await db.select().from(longTermCandidates)
    expect(rows).toMatchObject([{ selection: 'unselected', level: 'strong' }])
  })
})

test('a job is offered only by its template; the fee is named only if the contract says so', async () => {
  const read = async () => (await callStore('viewer', 'GET', '/long_term_jobs/available')).body
  expect(await read()).toEqual({ available: true, directHireFeeFree: false })
  await writeRows(async (db) => {
    await db.update(companies).set({
      contracts: { laborAgreement36: false, mynumberEntrustment: false, directHireFeeFree: true },
    })
    await db.update(offers).set({ content: offerContent() }).where(eq(offers.id, OFFER[11]))
    await addOffering(db, { id: 8102, day: '2026-11-12' })
  })
  expect(await read()).toEqual({ available: false, directHireFeeFree: true })
  await expect(
    made((db) => applyForLongTerm(op(db), ITO, 8102, { message, wishes })),
  ).rejects.toThrow('受け付けていません')
})
