/**
 * Several subjects: rosters and roster period. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import type { Roster, RosterFields } from '@/contracts/rosters/schemas'
import { defaultRoster } from '@/domain/workers/roster'
import { rosterSettings } from '@/server/db/schema'
import { testContext, type Who, browser } from '@tests/kit/app'
import { callStore, FRIDAY, callApi, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the shifts of Friday and Saturday with workers 901 to 904.
import { FIELDS, LISTS, TRICKY, only, put } from './rostersKit'

describe('rosters', () => {
  const day = async (who: Who = 'manager', search = '') =>
    (await callStore<Roster>(who, 'GET', `${LISTS}${search}`)).body
  describe('出力項目', () => {
    test('はじめは、個人情報を除いた項目が決まった順に並ぶ', async () => {
      const { items, lockVersion } = (await callStore<RosterFields>('viewer', 'GET', FIELDS)).body
      expect([
        lockVersion,
        items.map((item) => [item.key, item.enabled, item.lockedReason !== null]),
      ]).toEqual([
        0,
        defaultRoster.map(({ key, enabled }) => [
          key,
          enabled,
          ['age', 'gender', 'stoolInspection', 'answers'].includes(key),
        ]),
      ])
    })
    test('順番とオン・オフを保存すると、その日の名簿の列になる', async () => {
      expect(await put(only('hours', 'name', 'age'))).toMatchObject({
        status: 200,
        body: { lockVersion: 1, updatedByName: '〚人4〛' },
      })
      const roster = await day()
      expect(roster.columns.map(({ label }) => label)).toEqual(['勤務時間', '氏名', '年齢'])
      // 901 turns 28 on the day after this shift, 902 on the day itself.
      expect(
        roster.offerings.map((offering) => [offering.title, offering.rows.map((row) => row.cells)]),
      ).toEqual([
        ['ランチのホールスタッフ', [['11:00〜15:00', '𠮷野 花子', 27]]],
        [
          'ディナーのホールスタッフ',
          [
            ['17:00〜22:30', '山田 太郎', 27],
            ['17:00〜22:30', '髙橋 美咲', 28],
          ],
        ],
      ])
    })
    test('保存のあとに増えた項目は、最後に、はじめの状態で並ぶ', async () => {
      const saved = [
        { key: 'hours', enabled: false },
        { key: 'name', enabled: true },
      ] as const
      await writeRows((db) =>
        db.insert(rosterSettings).values({
          clientId: 11,
          fields: [...saved],
          updatedAt: '2026-11-01T00:00:00.000Z',
        }),
      )
      const { items } = (await callStore<RosterFields>('manager', 'GET', FIELDS)).body
      expect(items.map(({ key, enabled }) => ({ key, enabled }))).toEqual([
        ...saved,
        ...defaultRoster.filter(({ key }) => key !== 'hours' && key !== 'name'),
      ])
    })
    test('二人が同時に保存すると、後の人は先の人を知らされる', async () => {
      const both = await Promise.all([put(only('name')), put(only('name', 'job'), 0, 'staff')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await put(only('name'), 0)).body.code).toBe('stale')
    })
    test('個人情報の項目は、権限のない人には見えず、オン・オフもできない。並べ替えはできる', async () => {
      await put(only('name', 'age', 'gender', 'answers'))
      expect(await day('clientStaff')).toMatchObject({
        columns: [{ key: 'name' }],
        hiddenLabels: ['年齢', '性別', '質問の回答'],
      })
      expect(await put(only('name', 'gender', 'answers'), 1, 'clientStaff')).toMatchObject({
        status: 409,
        body: {
          code: 'locked_field',
          messages: [expect.stringMatching(/^「年齢」は変更できません。個人情報の項目のため/)],
        },
      })
      expect(
        (await put(only('age', 'gender', 'name', 'job', 'answers'), 1, 'clientStaff')).status,
      ).toBe(200)
      expect((await put(only('name'), 2, 'viewer')).status).toBe(403)
    })
    test.each<[string, unknown]>([
      ['氏名を外す', only('job')],
      ['足りない項目で保存する', only('name').slice(1)],
      [
        '同じ項目を二度並べる',
        [...only('name').slice(1), { key: 'name', enabled: true }, { key: 'name', enabled: true }],
      ],
    ])('%sことはできない', async (_, items) => {
      expect((await put(items)).status).toBe(409)
      expect(await (await testContext()).db.tx('system', (db) => db.$count(rosterSettings))).toBe(0)
    })
  })
  describe('その日の名簿', () => {
    test('その日に来る人だけが、シフトごとにフリガナの順で並ぶ。電話番号はどこにもない', async () => {
      await put(
        only(
          'name',
          'nameKana',
          'qualifications',
          'stoolInspection',
          'answers',
          'entryCheck',
          'workedCount',
        ),
      )
      const roster = await day()
      expect([roster.fromOn, roster.toOn]).toEqual([FRIDAY, FRIDAY])
      expect([roster.peopleCount, roster.hiddenLabels]).toEqual([3, []])
      expect(roster.offerings[0]?.rows[0]?.cells).toEqual([
        '𠮷野 花子',
        'ヨシノ ハナコ',
        expect.any(String),
        '未依頼',
        '',
        '',
        4,
      ])
      expect(roster.offerings[1]?.rows.map(({ cells }) => [cells[0], cells[3], cells[4]])).toEqual([
        ['山田 太郎', '確認待ち(結果待ち)', ''],
        ['髙橋 美咲', '結果あり', `調理の経験は?: ${TRICKY}`],
      ])
      expect(JSON.stringify(roster)).not.toContain('0900')
      expect(
        (await day('viewer', '?on=2026-11-21')).offerings.map((offering) => offering.offeringId),
      ).toEqual([8003])
      expect((await day('viewer', '?on=2026-12-01')).offerings).toEqual([])
      expect((await callStore('sibling', 'GET', LISTS)).status).toBe(404)
    })
  })
})

describe('roster period', () => {
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
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await response.arrayBuffer(),
      )
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
})
