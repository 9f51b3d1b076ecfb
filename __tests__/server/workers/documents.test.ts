import { eq } from 'drizzle-orm'
import type {
  PaperLink,
  QualificationDocuments,
  StoolInspectionReports,
  StoolInspectionSetting,
} from '@/contracts/documents/schemas'
import { msOf } from '@/lib/date'
import {
  auditLog,
  clients,
  offerings,
  papers,
  qualificationDocuments,
  stoolInspectionReports,
  stoolInspectionSettings,
} from '@/server/db/schema'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
const at = '2026-11-10T00:00:00.000Z'
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const [id, name] of [
      [901, '小林 千夏'],
      [902, '山田 太郎'],
      [903, '渡邉 紗英'],
    ] as const)
      await addWorker(db, { id, name })
    await addOffering(db, { id: SHIFT })
    await addMatch(db, SHIFT, 901, { id: 7001 })
    await addMatch(db, SHIFT, 902, { id: 7002 })
    await addMatch(db, SHIFT, 903, { id: 7003 })
    await db.insert(papers).values(
      [901, 902].map((userId) => ({
        id: userId,
        clientId: 11,
        userId,
        mediaType: 'image/png',
        body: PICTURE,
        createdAt: at,
      })),
    )
    const document = { clientId: 11, qualificationId: 8, submittedAt: at }
    await db.insert(qualificationDocuments).values([
      {
        ...document,
        id: 501,
        matchingId: 7001,
        userId: 901,
        paperId: 901,
        status: 'checked',
        checkedAt: at,
        expiresOn: '2026-11-19',
      },
      {
        ...document,
        id: 502,
        matchingId: 7002,
        userId: 902,
        paperId: 902,
        status: 'submitted',
        expiresOn: '2026-11-20',
      },
    ])
    await db.insert(stoolInspectionReports).values([
      {
        clientId: 11,
        userId: 901,
        requestedAt: at,
        submittedAt: at,
        checkedAt: at,
        inspectedOn: '2026-10-21',
        validUntilOn: '2026-11-20',
        result: 'negative',
        paperId: 901,
      },
      {
        clientId: 11,
        userId: 902,
        requestedAt: at,
        submittedAt: at,
        checkedAt: at,
        inspectedOn: '2026-10-20',
        validUntilOn: '2026-11-19',
        result: 'negative',
        paperId: 902,
      },
    ])
  })
})
const get = async <T>(path: string, who: Who = 'manager') => callStore<T>(who, 'GET', path)
const open = async (url: string, who: Who = 'manager') => (await browser(who)).call('GET', url)

test('資格証明書は、確認の済み具合と、勤務日に期限が切れているかが分かる', async () => {
  expect(
    (await get<QualificationDocuments>(`/offerings/${SHIFT}/qualification_documents`, 'viewer'))
      .body.items,
  ).toMatchObject([
    {
      id: 501,
      userId: 901,
      name: '小林 千夏',
      qualificationName: '食品衛生責任者',
      status: 'checked',
      expired: true,
    },
    { id: 502, status: 'submitted', expired: false, checkedAt: null },
  ])
})
describe('書類を開くリンク', () => {
  const link = async (who: Who = 'manager') =>
    (await get<PaperLink>(`/offerings/${SHIFT}/qualification_documents/501/image_link`, who)).body
  test('頼んだ人だけが、5分のあいだ開ける', async () => {
    const world = await testContext()
    const { url, expiresAt } = await link()
    expect(msOf(expiresAt) - world.now.getTime()).toBe(300_000)
    const response = await open(url)
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Cache-Control'),
    ]).toEqual([200, 'image/png', 'no-store'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE)
    expect((await open(url, 'staff')).status).toBe(404)
    world.now = new Date(msOf(expiresAt) - 1000)
    expect((await open(url)).status).toBe(200)
    world.now = new Date(msOf(expiresAt))
    expect(await (await open(url)).json()).toMatchObject({ code: 'expired' })
  })
  test('ほかの書類の番号や期限に書き換えると、開けない', async () => {
    const { url, expires } = await link()
    expect((await open(url.replace('/papers/901', '/papers/902'))).status).toBe(404)
    expect((await open(url.replace(String(expires), String(expires + 60)))).status).toBe(404)
    expect((await open(url.split('?')[0] ?? '')).status).toBe(404)
  })
  test('個人情報の権限がない人には作れず、作った人と開いた人は記録に残る', async () => {
    expect(
      (await get(`/offerings/${SHIFT}/qualification_documents/501/image_link`, 'clientStaff'))
        .status,
    ).toBe(403)
    await open((await link()).url)
    const rows = await (await testContext()).db.tx('system', (db) => db.select().from(auditLog))
    expect(rows.filter((r) => r.result === 'done').map((r) => r.call.replace(/.*\//, ''))).toEqual([
      'image_link',
      '{paperId}',
    ])
    expect(rows.at(-1)).toMatchObject({ accountId: 4, clientId: 11, ids: { paperId: 901 } })
  })
  test('検便の結果も同じリンクで開き、まだ提出していない人にはその旨を返す', async () => {
    const { status, body } = await callStore<PaperLink>(
      'manager',
      'POST',
      `/offerings/${SHIFT}/users/901/stool_inspection/report_link`,
    )
    expect([status, (await open(body.url)).status]).toEqual([200, 200])
    expect(
      await callStore(
        'manager',
        'POST',
        `/offerings/${SHIFT}/users/903/stool_inspection/report_link`,
      ),
    ).toMatchObject({ status: 409, body: { messages: ['検便の結果は、まだ提出されていません。'] } })
    expect(
      (
        await callStore(
          'manager',
          'POST',
          `/offerings/${SHIFT}/users/2/stool_inspection/report_link`,
        )
      ).status,
    ).toBe(404)
  })
})
describe('検便', () => {
  test('勤務日まで有効な結果だけが「結果あり」になり、頼んでいない人も並ぶ', async () => {
    expect(
      (await get<StoolInspectionReports>(`/offerings/${SHIFT}/stool_inspection/reports`)).body
        .items,
    ).toMatchObject([
      { userId: 901, status: 'available', result: 'negative', hasPaper: true },
      { userId: 902, status: 'pending' },
      { userId: 903, status: 'notRequested', requestedAt: null, result: null, hasPaper: false },
    ])
    expect((await get(`/offerings/${SHIFT}/stool_inspection/reports`, 'clientStaff')).status).toBe(
      403,
    )
  })
  test('店舗が決めていなければ標準の項目で、冬はノロウイルスを含み、提出の期限は開始の24時間前', async () => {
    expect((await get<StoolInspectionSetting>('/stool_inspection_setting', 'viewer')).body).toEqual(
      {
        required: false,
        kinds: ['salmonella', 'shigella', 'o157', 'norovirus'],
        validDays: 31,
        submitDeadlineHoursBefore: 24,
        instructions: '',
        submitBy: null,
      },
    )
    await writeRows((db) =>
      db.update(clients).set({ stoolInspectionRequiredDefault: true }).where(eq(clients.id, 11)),
    )
    expect(
      (await get<StoolInspectionSetting>(`/offerings/${SHIFT}/stool_inspection_setting`, 'viewer'))
        .body,
    ).toMatchObject({ required: true, submitBy: '2026-11-19T17:00:00+09:00' })
    await writeRows((db) =>
      db.insert(stoolInspectionSettings).values({
        clientId: 11,
        required: true,
        kinds: ['o157'],
        validDays: 14,
        submitDeadlineHoursBefore: 48,
        instructions: '原本をお持ちください。',
      }),
    )
    expect(
      (await get<StoolInspectionSetting>(`/offerings/${SHIFT}/stool_inspection_setting`)).body,
    ).toMatchObject({
      kinds: ['o157'],
      validDays: 14,
      instructions: '原本をお持ちください。',
      submitBy: '2026-11-18T17:00:00+09:00',
    })
  })
  test('ひな形が検便の要否を決めていれば、その求人では店舗の設定より先になる', async () => {
    const setting = async () =>
      (await get<StoolInspectionSetting>(`/offerings/${SHIFT}/stool_inspection_setting`)).body
    await writeRows((db) =>
      db
        .update(offerings)
        .set({ terms: offerContent({ stoolInspection: 'required' }) })
        .where(eq(offerings.id, SHIFT)),
    )
    expect(await setting()).toMatchObject({ required: true, submitBy: '2026-11-19T17:00:00+09:00' })
    await writeRows((db) =>
      db.update(clients).set({ stoolInspectionRequiredDefault: true }).where(eq(clients.id, 11)),
    )
    await writeRows((db) =>
      db
        .update(offerings)
        .set({ terms: offerContent({ stoolInspection: 'not_required' }) })
        .where(eq(offerings.id, SHIFT)),
    )
    expect(await setting()).toMatchObject({ required: false, submitBy: null })
    expect((await get<StoolInspectionSetting>('/stool_inspection_setting')).body.required).toBe(
      true,
    )
  })
})
