import type { Paged } from '@/contracts/common/schemas'
import type { Offering } from '@/contracts/offerings/schemas'
import { browser, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  callStore,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { rowsByHeading } from '@tests/kit/csv'

const MINE = `?offerId=${OFFER[11]}`

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '山田 太郎' })
    await addOffering(db, { id: 1, day: '2026-11-18' })
    await addOffering(db, { id: 2, day: '2026-11-22', scope: 'trusted' })
    await addOffering(db, { id: 3, day: '2026-11-20', title: '=1+1', from: '20:00', to: '02:00' })
    await addOffering(db, { id: 4, day: '2026-11-19', peopleMatched: 1 })
    await addMatch(db, 4, 901, { status: 'absence' })
    await addMatch(db, 3, 901)
  })
})

const fileOf = async (search = MINE, who: Who = 'manager', clientId = 11) =>
  (await browser(who)).call(
    'GET',
    `/app/api/v1/clients/${clientId}/offerings/offerings.csv${search}`,
  )
const rowsOf = async (search?: string, who?: Who) =>
  rowsByHeading(await (await fileOf(search, who)).text())
const idsOf = async (search?: string) => (await rowsOf(search)).map((row) => Number(row['求人ID']))

test('一覧と同じ順に、勤務・公開範囲・人数・金額・状態が並ぶ', async () => {
  const rows = await rowsOf()
  expect(rows.map((row) => row['求人ID'])).toEqual(['3', '2', '4', '1'])
  expect(rows[0]).toMatchObject({
    勤務日: '2026-11-20',
    開始: '20:00',
    終了: '翌2:00',
    ひな形: "'=1+1",
    公開範囲: '一般公開',
    マッチング人数: '1',
    'うち欠勤・取消': '0',
    '時給(円)': '1350',
    '交通費(円)': '500',
  })
  expect(rows[1]?.['公開範囲']).toBe('認定ワーカー限定公開')
  expect(rows[2]).toMatchObject({ マッチング人数: '1', 'うち欠勤・取消': '1', ステータス: '終了' })
  expect(rows[3]?.['ステータス']).toBe('不成立')
  expect((await fileOf()).headers.get('Content-Disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_求人一覧.csv')}`,
  )
})

test('画面の条件で絞られ、並びも同じになる', async () => {
  for (const search of [
    '',
    `${MINE}&fromOn=2026-11-18&toOn=2026-11-20`,
    `${MINE}&toOn=2026-11-20`,
    `${MINE}&status=finished`,
    `${MINE}&scope=trusted`,
    `${MINE}&keyword=%3D1`,
  ]) {
    const list = await callStore<Paged<Offering>>('manager', 'GET', `/offerings${search}`)
    expect(list.body.items.length).toBeGreaterThan(0)
    expect(await idsOf(search)).toEqual(list.body.items.map(({ id }) => id))
  }
})

test('見られる人は出せる。氏名は入らず、ほかの企業には店舗が見えない', async () => {
  const response = await fileOf(MINE, 'viewer')
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('山田')
  expect((await fileOf('', 'other')).status).toBe(404)
  expect((await fileOf('?status=nothing')).status).toBe(422)
  expect(await (await fileOf('', 'company', 12)).text()).not.toContain("'=1+1")
})

test('保存したことは操作の記録に残る', async () => {
  expect((await fileOf()).status).toBe(200)
  const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
    'company',
    'GET',
    '/companies/1/activities',
  )
  expect(body.items[0]).toMatchObject({ kind: 'postings', text: '求人の一覧を保存' })
})
