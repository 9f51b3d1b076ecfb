import type { ClosingDay, ClosingDays } from '@/contracts/closingDays/schemas'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import type { Who } from '@tests/kit/app'
import { addOffering, callApi, OFFER, prepareStore, writeRows } from '@tests/kit/serverKit'

const PATH = '/clients/11/closing_days'
const monday = {
  kind: 'regular',
  weekday: 1,
  weeks: [],
  startsOn: '2026-11-01',
  endsOn: null,
  opensOnHolidays: false,
  reason: '',
}
const add = (body: object = monday, who: Who = 'manager') =>
  callApi<ClosingDay & { fields?: Record<string, string> }>(who, 'POST', PATH, body)
const update = (id: number, body: object, who: Who = 'manager') =>
  callApi<ClosingDay & { code?: string; fields?: Record<string, string>; messages?: string[] }>(
    who,
    'PUT',
    `${PATH}/${id}`,
    { ...monday, ...body },
  )
const list = async (who: Who = 'viewer') => (await callApi<ClosingDays>(who, 'GET', PATH)).body

beforeEach(prepareStore)

test('休みを足し、消せる。かかる求人は挙がるが、そのまま残る', async () => {
  await writeRows(async (db) => {
    await addOffering(db, { id: 1101, day: '2026-11-30' })
    await addOffering(db, { id: 1102, day: '2026-12-01' })
  })
  expect((await list()).affectedCount).toBe(0)
  const { status, body } = await add()
  expect(status).toBe(200)
  const shown = await list()
  expect(shown.items.map(({ weekday, weeks }) => [weekday, weeks])).toEqual([[1, []]])
  expect(shown.affected).toMatchObject([{ offeringId: 1101, workOn: '2026-11-30' }])
  expect(await callApi('manager', 'GET', '/clients/11/offerings/1101')).toMatchObject({
    status: 200,
    body: { status: 'published' },
  })
  expect(await callApi('manager', 'DELETE', `${PATH}/${body.id}`)).toMatchObject({ status: 204 })
  expect((await list()).items).toEqual([])
})

test('休みを変えると、同じ休みが新しい日になる。ない休みや、終わりが先の休みは断る', async () => {
  const { body } = await add()
  expect(body.lockVersion).toBe(1)
  const wednesday = { weekday: 3, weeks: [4, 2], opensOnHolidays: true, lockVersion: 1 }
  expect(await update(body.id, wednesday)).toMatchObject({
    status: 200,
    body: { id: body.id, weekday: 3, weeks: [2, 4], opensOnHolidays: true, lockVersion: 2 },
  })
  const closure = { kind: 'single', startsOn: '2026-12-29', reason: '年末の休業', lockVersion: 2 }
  expect(await update(body.id, { ...closure, endsOn: '2026-12-31' })).toMatchObject({
    status: 200,
    body: { id: body.id, kind: 'single', weekday: null, endsOn: '2026-12-31' },
  })
  const backwards = { ...closure, endsOn: '2026-12-28', lockVersion: 3 }
  expect(await update(body.id, backwards)).toMatchObject({
    status: 422,
    body: { fields: { endsOn: '始まりの日より後にしてください。' } },
  })
  expect((await list()).items).toMatchObject([
    { id: body.id, startsOn: '2026-12-29', endsOn: '2026-12-31', reason: '年末の休業' },
  ])
  expect(await update(body.id + 1, { lockVersion: 1 })).toMatchObject({ status: 404 })
})

test('ほかの人が先に変えた休みは、上書きせずに断り、だれが変えたかを言う。読み直せば変えられる', async () => {
  const { body } = await add()
  expect(await update(body.id, { weekday: 2, lockVersion: 1 }, 'company')).toMatchObject({
    status: 200,
  })
  expect(await update(body.id, { weekday: 4, lockVersion: 1 })).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      messages: [
        '⟦人1⟧さんが先に更新しました。最新の内容を読み込んでから、もう一度保存してください。',
        '入力した内容は、この画面に残っています。',
      ],
    },
  })
  expect((await list()).items).toMatchObject([{ weekday: 2, lockVersion: 2 }])
  expect(await update(body.id, { weekday: 4, lockVersion: 2 })).toMatchObject({ status: 200 })
  expect((await list()).items).toMatchObject([{ weekday: 4, lockVersion: 3 }])
})

test('二人が同時に同じ休みを変えると、一人だけが変える。版のない変更は断る', async () => {
  const { body } = await add()
  const answers = await Promise.all([
    update(body.id, { weekday: 2, lockVersion: 1 }),
    update(body.id, { weekday: 4, lockVersion: 1 }, 'company'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = answers.find(({ status }) => status === 200)
  expect((await list()).items).toMatchObject([{ weekday: done?.body.weekday, lockVersion: 2 }])
  expect(await update(body.id, { weekday: 5 })).toMatchObject({ status: 422 })
})

test('休みの日の募集は、断らずに知らせる', async () => {
  await add({
    ...monday,
    kind: 'single',
    weekday: null,
    endsOn: '2026-11-28',
    startsOn: '2026-11-27',
    reason: '棚卸し',
  })
  const { body } = await callApi<OfferingValidation>(
    'manager',
    'POST',
    `/clients/11/offers/${OFFER[11]}/offerings/validate`,
    {
      workOn: '2026-11-27',
      startTime: '09:00',
      endTime: '14:00',
      breakMin: 0,
      peopleWanted: 1,
      closeRule: 'at_start',
      customClosesAt: null,
      scope: 'public',
      groupIds: [],
      autoPublicAt: null,
      hourlyWageYen: 1350,
      transportationYen: 500,
      memo: '',
    },
  )
  expect(body.errors).toEqual([])
  expect(body.warnings).toContainEqual({
    code: 'closing_day',
    message: '11月27日(金)は、店舗の休みの日(棚卸し)です。このまま募集もできます。',
  })
})

test('変えられるのは店舗管理者と企業の管理者で、ほかの店舗の休みには触れられない', async () => {
  expect(await add(monday, 'viewer')).toMatchObject({ status: 403 })
  expect(await add(monday, 'other')).toMatchObject({ status: 404 })
  expect(await add(monday, 'company')).toMatchObject({ status: 200 })
  const [own] = (await list()).items
  expect(await callApi('other', 'DELETE', `/clients/21/closing_days/${own?.id}`)).toMatchObject({
    status: 404,
  })
  expect(await add({ ...monday, weekday: null })).toMatchObject({
    status: 422,
    body: { fields: { weekday: '曜日を選んでください。' } },
  })
})
