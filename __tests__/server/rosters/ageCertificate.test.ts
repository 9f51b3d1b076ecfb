import { eq, like } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type { Todos } from '@/contracts/dashboard/schemas'
import type { AgeCertificate, Roster } from '@/contracts/rosters/schemas'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { chatMessages, chatRooms } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  callStore,
  FRIDAY,
  offerContent,
  prepareStoreWith,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the shifts of Friday and Saturday with workers 901 to 904.
import { LISTS } from './rostersKit'

/** Two workers are 17, and one is 18: the birthday is the day of work. */
const [MINOR, ADULT, STUDENT] = [901, 902, 903]
const SHIFT = 1101
const OPEN_SHIFT = 1102
const record = (userId: number, isSeen = true, who: Who = 'staff') =>
  callStore<AgeCertificate & { messages?: string[] }>(
    who,
    'PUT',
    `/offerings/${SHIFT}/users/${userId}/age_certificate`,
    { isSeen },
  )
const onRoster = async (who: Who = 'staff') => {
  const { body } = await callStore<Roster>(who, 'GET', LISTS)
  return Object.fromEntries(
    body.offerings.flatMap(({ rows }) => rows).map((row) => [row.userId, row.ageCertificate]),
  )
}
const checks = async () => (await callStore<MatchChecks>('staff', 'GET', '/match_checks')).body

// The clock is 9:41 of Friday, 20 November 2026; the shift begins at 17:00.
beforeEach(() =>
  prepareStoreWith('age_certificate', async (db) => {
    const terms = offerContent({ minAge: 15 })
    await addWorker(db, { id: MINOR, name: '高校 花子', birthOn: '2008-11-21' })
    await addWorker(db, { id: ADULT, name: '成人 太郎', birthOn: '2008-11-20' })
    await addWorker(db, { id: STUDENT, name: '高校 次郎', birthOn: '2009-03-01' })
    await addOffering(db, { id: SHIFT, day: FRIDAY, to: '21:00', terms })
    await addOffering(db, { id: OPEN_SHIFT, day: '2026-11-22', from: '10:00', to: '14:00', terms })
    await addMatch(db, SHIFT, MINOR)
    await addMatch(db, SHIFT, ADULT)
  }),
)

test('18歳未満の人にだけ、マッチングのときに年齢を証明する書類を求める(労働基準法57条1項)', async () => {
  const { now } = await testContext()
  // One worker turns 18 between the application and the shift.
  for (const userId of [STUDENT, MINOR, ADULT])
    await asSystem((db) => apply({ db, now }, userId, OPEN_SHIFT))
  const asked = await asSystem((db) =>
    db
      .select({ userId: chatRooms.userId })
      .from(chatMessages)
      .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
      .where(like(chatMessages.body, '%年齢を証明する書類%')),
  )
  expect(asked).toEqual([{ userId: STUDENT }])
})

test('当日の名簿に、確認したかどうか、だれがいつ確認したかが出る。二人目が付けても変わらない', async () => {
  expect(await onRoster()).toEqual({ [MINOR]: { seen: null }, [ADULT]: null })
  expect((await checks()).items.map(({ userId }) => userId)).toEqual([MINOR])
  const context = await testContext()
  // The certificate is shown at the entrance, after the shift has begun.
  context.now = new Date('2026-11-20T17:05:00+09:00')
  const seen = { at: '2026-11-20T08:05:00.000Z', byName: expect.stringMatching(/./) }
  expect(await record(MINOR)).toMatchObject({ status: 200, body: { ageCertificate: { seen } } })
  context.now = new Date('2026-11-20T18:00:00+09:00')
  expect((await record(MINOR, true, 'manager')).body).toEqual({ ageCertificate: { seen } })
  expect(await onRoster()).toEqual({ [MINOR]: { seen }, [ADULT]: null })
})

test('確認したことは、マッチングの確認からも消え、名簿のファイルと操作の記録に残る', async () => {
  await record(MINOR)
  expect(await checks()).toMatchObject({ totalCount: 0, problemFreeCount: 2 })
  const csv = await (
    await browser('manager')
  ).call('GET', `/app/api/v1/clients/11${LISTS}/workers.csv`)
  expect(await csv.text()).toMatch(/高校 花子\(年齢証明書 済 11\/20\(金\) 9:41 .+\)/)
  await record(MINOR, false)
  const { body } = await callApi<ActivityList>('company', 'GET', '/companies/1/activities')
  const change = (before: string, after: string) => [{ label: '年齢証明書', before, after }]
  expect(body.items.slice(0, 3).map(({ text, changes }) => [text, changes])).toEqual([
    ['年齢証明書の確認の記録を変更', change('確認済み', '未確認')],
    ['出勤者名簿を保存', [expect.objectContaining({ label: 'ファイル' })]],
    ['年齢証明書の確認の記録を変更', change('未確認', '確認済み')],
  ])
})

test('マッチングの確認で確認済みにしても、名簿と操作の記録に残る', async () => {
  const findings = (await checks()).items[0]?.findings.map(({ text }) => text) ?? []
  expect(findings).toEqual(['18歳未満です。年齢を証明する書類の確認が必要です'])
  await callStore('staff', 'PUT', `/offerings/${SHIFT}/users/${MINOR}/match_check`, { findings })
  expect((await onRoster())[MINOR]).toMatchObject({ seen: { at: '2026-11-20T00:41:00.000Z' } })
  const { body } = await callApi<ActivityList>('company', 'GET', '/companies/1/activities')
  expect(body.items[0]).toMatchObject({
    text: 'マッチングを確認済みに変更',
    changes: [{ label: '年齢証明書', before: '未確認', after: '確認済み' }],
  })
})

test('18歳以上の人には記録しない。見るだけの人は記録できず、だれが18歳未満かも見えない', async () => {
  expect(await record(ADULT)).toMatchObject({
    status: 409,
    body: { messages: ['勤務日に18歳以上のため、年齢を証明する書類の確認は要りません。'] },
  })
  expect((await record(MINOR, true, 'viewer')).status).toBe(403)
  expect((await record(MINOR, true, 'other')).status).toBe(404)
  expect(await onRoster('viewer')).toEqual({ [MINOR]: null, [ADULT]: null })
  expect((await callStore('viewer', 'GET', '/match_checks')).status).toBe(403)
  const { body } = await callStore<Todos>('viewer', 'GET', '/todos')
  expect(body.items.map(({ kind }) => kind)).not.toContain('matchChecks')
})
