import type { Roster } from '@/contracts/rosters/schemas'
import { rosterSettings } from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import { callApi, callStore, FRIDAY, writeRows } from '@tests/kit/serverKit'
import { LISTS, TRICKY, only, put } from './rostersKit'

const SATURDAY = '2026-11-21'
const WEEKEND = `?fromOn=${FRIDAY}&toOn=2026-11-22`
const read = (search = '', who: Who = 'manager') =>
  callStore<Roster>(who, 'GET', `${LISTS}${search}`)
const fileOf = async (search = WEEKEND, who: Who = 'manager') =>
  (await browser(who)).call('GET', `/app/api/v1/clients/11${LISTS}/workers.csv${search}`)

test('期間の名簿は、求人が勤務日とともに始まりの順に並ぶ', async () => {
  const { body } = await read(WEEKEND)
  expect([body.fromOn, body.toOn, body.peopleCount]).toEqual([FRIDAY, '2026-11-22', 4])
  expect(body.offerings.map(({ offeringId, workOn }) => [offeringId, workOn])).toEqual([
    [8001, FRIDAY],
    [8002, FRIDAY],
    [8003, SATURDAY],
  ])
})

test('年齢は、それぞれの勤務日の満年齢になる', async () => {
  await put(only('name', 'age'))
  const { body } = await read(WEEKEND)
  // 901 turns 28 on Saturday.
  const ages = body.offerings.flatMap(({ rows }) =>
    rows.filter(({ userId }) => userId === 901).map(({ cells }) => cells[1]),
  )
  expect(ages).toEqual([27, 28])
})

test('期間は31日分まで。最後の日だけなら本日から、最初の日だけならその日だけ', async () => {
  expect((await read('?fromOn=2026-11-01&toOn=2026-12-01')).status).toBe(200)
  expect((await read('?fromOn=2026-11-01&toOn=2026-12-02')).body).toMatchObject({
    messages: ['名簿は一度に31日分までです。期間を短くしてください。'],
  })
  expect((await read(`?fromOn=${SATURDAY}&toOn=${FRIDAY}`)).body).toMatchObject({
    fields: { toOn: '最後の日は、最初の日以降にしてください。' },
  })
  expect((await read(`?toOn=${SATURDAY}`)).body).toMatchObject({ fromOn: FRIDAY, toOn: SATURDAY })
  expect((await read(`?fromOn=${SATURDAY}`)).body).toMatchObject({
    fromOn: SATURDAY,
    toOn: SATURDAY,
  })
})

describe('CSV', () => {
  test('画面と同じ列に勤務日が付き、数は数のまま、式になるものはない', async () => {
    await put(only('name', 'workedCount', 'answers', 'entryCheck', 'hours'))
    const response = await fileOf()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text.split('\r\n')).toEqual([
      '\uFEFF勤務日,氏名,勤務回数,質問の回答,入館チェック欄,勤務時間',
      `${FRIDAY},𠮷野 花子,4,,,11:00〜15:00`,
      `${FRIDAY},山田 太郎,0,,,17:00〜22:30`,
      `${FRIDAY},髙橋 美咲,0,"調理の経験は?: ${TRICKY.replaceAll('"', '""')}",,17:00〜22:30`,
      `${SATURDAY},𠮷野 花子,4,,,17:00〜22:30`,
      '',
    ])
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      `${FRIDAY}〜2026-11-22_みのり食堂 渋谷宮益坂店_出勤者名簿.csv`,
    )
  })
  test('個人情報の列は、権限のある人のファイルにだけ入る。出せるのは名簿の権限がある人だけ', async () => {
    await writeRows((db) =>
      db.insert(rosterSettings).values({
        clientId: 11,
        fields: [
          { key: 'name', enabled: true },
          { key: 'age', enabled: true },
        ],
        updatedAt: '2026-11-01T00:00:00.000Z',
      }),
    )
    expect(await (await fileOf()).text()).toContain('勤務日,氏名,年齢')
    expect((await fileOf('', 'clientStaff')).status).toBe(403)
    expect((await fileOf('', 'viewer')).status).toBe(403)
    expect((await fileOf('', 'other')).status).toBe(404)
    expect((await fileOf('?fromOn=2026-11-01&toOn=2026-12-02')).status).toBe(422)
  })
  test('保存したことは操作の記録に残る', async () => {
    expect((await fileOf()).status).toBe(200)
    const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
      'company',
      'GET',
      '/companies/1/activities',
    )
    expect(body.items[0]).toMatchObject({ kind: 'personalData', text: '出勤者名簿を保存' })
  })
})
