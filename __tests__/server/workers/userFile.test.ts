import { eq } from 'drizzle-orm'
import type { UserList } from '@/contracts/workers/schemas'
import { users } from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import { callApi, callStore, writeRows } from '@tests/kit/serverKit'
import { rowsByHeading } from '@tests/kit/csv'
import { MISAKI, readUsers } from './usersKit'

const fileOf = async (search = '', who: Who = 'manager', clientId = 11) =>
  (await browser(who)).call('GET', `/app/api/v1/clients/${clientId}/users/users.csv${search}`)
const rowsOf = async (search = '', who?: Who) => rowsIn(await fileOf(search, who))
/** A file is sent while it is written: somebody who does not read it still holds the place of their export. */
const rowsIn = async (response: Response) => rowsByHeading(await response.text())

test('一覧に出ることだけが、一覧と同じ順に並ぶ', async () => {
  const response = await fileOf()
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_ワーカー一覧.csv')}`,
  )
  const rows = await rowsIn(response)
  expect(rows.map((row) => row['氏名'])).toEqual([
    '髙橋 美咲',
    'グエン ティ リン',
    '德永 さくら',
    '尾﨑 真由',
  ])
  expect(rows[1]).toEqual({
    氏名: 'グエン ティ リン',
    フリガナ: 'NGUYEN THI LINH',
    年齢: '27',
    認定: '認定',
    卒業: '',
    サポーター: 'サポーター',
    ブロック: '',
    '勤務回数(この店舗)': '12',
    '勤務回数(全体)': '148',
    'Good率(%)': '98',
    '直前キャンセル率(%)': '0',
    最終勤務: '2026-11-19',
    次の予定: '2026-11-20 17:00',
    グループ: 'ホール経験者、土日に強い',
    '今月の報酬(円)': String(2 * 8094),
    // As on the screen, 77,999円まで: what was earned and what is left add up to it.
    '今月の上限(円)': '77999',
    '今月の残り(円)': String(78_000 - 1 - 2 * 8094),
  })
  expect(rows[3]).toMatchObject({ 'Good率(%)': '', 最終勤務: '', 次の予定: '' })
  expect(await (await fileOf()).text()).not.toContain('レジ締め')
})

test('画面の条件で絞られ、並びも同じになる', async () => {
  await callStore('manager', 'POST', '/user_block_lists', {
    userIds: [MISAKI],
    reasonCode: 'attitude',
    note: '',
    scope: 'client',
  })
  for (const search of [
    '?nameKana=たかはし',
    '?list_type=worked&sortKey=worked_count&sortDirection=asc',
    '?list_type=blocked',
    '?minWorkedCount=5',
  ]) {
    const { items }: UserList = await readUsers(search, 'manager')
    expect(items).not.toHaveLength(0)
    expect((await rowsOf(search)).map((row) => row['氏名'])).toEqual(items.map(({ name }) => name))
  }
})

test('式に見える名前は、式にならない', async () => {
  await writeRows((db) => db.update(users).set({ name: '=1+1' }).where(eq(users.id, MISAKI)))
  expect((await rowsOf())[0]?.['氏名']).toBe("'=1+1")
})

test('出せるのは名簿の権限がある人だけで、ほかの企業には店舗が見えない', async () => {
  expect((await fileOf('', 'clientStaff')).status).toBe(403)
  expect((await fileOf('', 'viewer')).status).toBe(403)
  expect((await fileOf('', 'other')).status).toBe(404)
  expect((await fileOf('?sortKey=nothing')).status).toBe(422)
})

test('ほかの店舗だけが知るワーカーも、ほかの店舗のグループも入らない', async () => {
  const text = await (await fileOf('', 'company', 12)).text()
  expect(text).not.toMatch(/髙橋 美咲|德永|ホール経験者/)
})

test('保存したことは操作の記録に残る', async () => {
  expect((await fileOf()).status).toBe(200)
  const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
    'company',
    'GET',
    '/companies/1/activities',
  )
  expect(body.items[0]).toMatchObject({ kind: 'personalData', text: 'ワーカーの一覧を保存' })
})
