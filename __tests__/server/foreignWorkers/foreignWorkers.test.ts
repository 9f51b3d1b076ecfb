import { eq } from 'drizzle-orm'
import type { ForeignWorkers } from '@/contracts/foreignWorkers/schemas'
import { auditLog, matchings, residenceCards } from '@/server/db/schema'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

const LIST = '/foreign_worker_notifications'
const card = {
  status: 'student',
  nationality: 'ベトナム',
  cardNumber: 'AB12345678CD',
  workRestriction: 'no_work',
  extraPermission: 'comprehensive',
  validUntilOn: '2027-03-31',
  checkedAt: '2026-10-01T00:00:00Z',
} as const
const listOf = async (month: string) =>
  (await callStore<ForeignWorkers>('manager', 'GET', `${LIST}?month=${month}`)).body

/** 901 has a residence card and worked on 5 November and in the night of 31 October. 902 has none; 903 was absent. */
beforeEach(() =>
  prepareStoreWith('foreign_workers', async (db) => {
    await addWorker(db, { id: 901, name: '=グエン ティ リン', nameKana: 'NGUYEN THI LINH' })
    await addWorker(db, { id: 902, name: '山田 太郎' })
    await addWorker(db, { id: 903, name: 'タパ ビカス' })
    await db.insert(residenceCards).values([
      { ...card, userId: 901 },
      { ...card, userId: 903, nationality: 'ネパール' },
    ])
    await addOffering(db, { id: 1, day: '2026-10-31', from: '22:00', to: '05:00' })
    await addOffering(db, { id: 2, day: '2026-11-05', from: '10:00', to: '15:00' })
    // Later than the test's clock, 20 November 9:41.
    await addOffering(db, { id: 3, day: '2026-11-25', from: '10:00', to: '15:00' })
    for (const userId of [901, 902]) {
      await addMatch(db, 1, userId, { status: 'worked' })
      await addMatch(db, 2, userId, { status: 'worked' })
      await addMatch(db, 3, userId)
    }
    await addMatch(db, 2, 903, { status: 'absence' })
  }),
)

test('その月に雇い入れた人と離職した人が、届け出る事項と期限とともに並ぶ', async () => {
  const { month, dueOn, items } = await listOf('2026-11')
  expect([month, dueOn]).toEqual(['2026-11', '2026-12-31'])
  expect(items).toEqual([
    {
      userId: 901,
      name: '=グエン ティ リン',
      nameKana: 'NGUYEN THI LINH',
      birthOn: '1998-11-21',
      gender: 'unspecified',
      nationality: 'ベトナム',
      residenceStatus: 'student',
      validUntilOn: '2027-03-31',
      extraPermission: 'comprehensive',
      cardNumber: 'AB12345678CD',
      employments: [
        { matchingId: expect.any(Number), startedOn: null, endedOn: '2026-11-01' },
        { matchingId: expect.any(Number), startedOn: '2026-11-05', endedOn: '2026-11-05' },
      ],
    },
  ])
  const october = await listOf('2026-10')
  expect(october.dueOn).toBe('2026-11-30')
  expect(october.items[0]?.employments).toEqual([
    { matchingId: expect.any(Number), startedOn: '2026-10-31', endedOn: null },
  ])
})
test('勤務中の人は、雇い入れだけが並ぶ', async () => {
  const context = await testContext()
  context.now = new Date('2026-11-25T12:00:00+09:00')
  await writeRows((db) =>
    db
      .update(matchings)
      .set({ checkedInAt: '2026-11-25T01:00:00Z' })
      .where(eq(matchings.offeringId, 3)),
  )
  const [worker] = (await listOf('2026-11')).items
  expect(worker?.employments.at(-1)).toMatchObject({ startedOn: '2026-11-25', endedOn: null })
})
test('個人情報を見られる人だけが読め、読んだことが記録に残る', async () => {
  for (const who of ['clientStaff', 'viewer'] as const)
    expect((await callStore(who, 'GET', LIST)).status).toBe(403)
  expect((await callStore('manager', 'GET', LIST)).status).toBe(200)
  const rows = await (
    await testContext()
  ).db.tx('system', (db) =>
    db
      .select({ result: auditLog.result })
      .from(auditLog)
      .where(eq(auditLog.call, `GET /clients/{clientId}${LIST}`)),
  )
  expect(rows.map(({ result }) => result).sort()).toEqual(['denied', 'denied', 'done'])
})
test('CSVは雇い入れごとに1行で、式になる文字は式にならない', async () => {
  const client = await browser('manager')
  const response = await client.call(
    'GET',
    `/app/api/v1/clients/11${LIST}/workers.csv?month=2026-11`,
  )
  expect(response.status).toBe(200)
  const [header, ...lines] = (await response.text()).trim().split('\r\n')
  expect(header).toContain('国籍・地域,在留資格,在留期間の満了日')
  expect(lines).toEqual([
    `'=グエン ティ リン,NGUYEN THI LINH,1998-11-21,,ベトナム,留学,2027-03-31,有,AB12345678CD,,2026-11-01,2026-12-31`,
    `'=グエン ティ リン,NGUYEN THI LINH,1998-11-21,,ベトナム,留学,2027-03-31,有,AB12345678CD,2026-11-05,2026-11-05,2026-12-31`,
  ])
})
