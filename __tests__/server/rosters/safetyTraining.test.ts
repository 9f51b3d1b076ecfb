import type { ActivityList } from '@/contracts/activities/schemas'
import type { Roster, SafetyTraining } from '@/contracts/rosters/schemas'
import { testContext, type Who, browser } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  callStore,
  FRIDAY,
  prepareStoreWith,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the shifts of Friday and Saturday with workers 901 to 904.
import { LISTS } from './rostersKit'

const TODAY_SHIFT = 1101
const TOMORROW_SHIFT = 1102
const tick = (isGiven = true, who: Who = 'manager', shift = TODAY_SHIFT) =>
  callStore<SafetyTraining & { code?: string; messages?: string[] }>(
    who,
    'PUT',
    `/offerings/${shift}/users/901/safety_training`,
    { isGiven },
  )
const onRoster = async () => {
  const { body } = await callStore<Roster>('viewer', 'GET', LISTS)
  return body.offerings.flatMap(({ rows }) => rows).map(({ safetyTraining }) => safetyTraining)
}

// The clock is 9:41 of Friday, 20 November 2026.
beforeEach(() =>
  prepareStoreWith('safety_training', async (db) => {
    await addWorker(db, { id: 901, name: '山田 太郎' })
    await addOffering(db, { id: TODAY_SHIFT, day: FRIDAY })
    await addOffering(db, { id: TOMORROW_SHIFT, day: '2026-11-21' })
    await addMatch(db, TODAY_SHIFT, 901)
    await addMatch(db, TOMORROW_SHIFT, 901)
  }),
)

test('雇入れ時教育の印は、だれがいつ付けたかとともに残り、二人目が付けても変わらない', async () => {
  expect(await onRoster()).toEqual([null])
  const first = { at: '2026-11-20T00:41:00.000Z', byName: '〚人4〛' }
  expect(await tick()).toMatchObject({ status: 200, body: { safetyTraining: first } })
  const context = await testContext()
  context.now = new Date('2026-11-20T17:05:00+09:00')
  expect((await tick(true, 'clientStaff')).body).toEqual({ safetyTraining: first })
  expect(await onRoster()).toEqual([first])
})

test('ファイルの名簿にも、日時と担当者が入る', async () => {
  await tick()
  const answer = await (
    await browser('manager')
  ).call('GET', `/app/api/v1/clients/11${LISTS}/workers.csv`)
  expect(await answer.text()).toContain('済 11/20(金) 9:41 〚人4〛')
})

test('付け間違いは外せ、付けたことも外したことも操作の記録に残る', async () => {
  await tick()
  expect((await tick(false)).body).toEqual({ safetyTraining: null })
  expect(await onRoster()).toEqual([null])
  const { body } = await callApi<ActivityList>('company', 'GET', '/companies/1/activities')
  expect(body.items.map(({ text, changes }) => [text, changes])).toEqual([
    ['雇入れ時教育の記録を変更', [{ label: '雇入れ時教育', before: '済', after: '未' }]],
    ['雇入れ時教育の記録を変更', [{ label: '雇入れ時教育', before: '未', after: '済' }]],
  ])
  expect(body.items[0]?.targets.map(({ id }) => id)).toEqual([901, TODAY_SHIFT])
})

test('勤務日の前には付けられない。見るだけの人と、ほかの企業の人も付けられない', async () => {
  expect(await tick(true, 'manager', TOMORROW_SHIFT)).toMatchObject({
    status: 409,
    body: { messages: ['雇入れ時教育は、勤務日になってから記録できます。'] },
  })
  expect((await tick(true, 'viewer')).status).toBe(403)
  expect((await tick(true, 'other')).status).toBe(404)
  expect(await onRoster()).toEqual([null])
})
