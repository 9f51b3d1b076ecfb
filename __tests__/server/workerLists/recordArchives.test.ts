import { strFromU8, unzipSync } from 'fflate'
import type { RecordArchive, RecordCounts } from '@/contracts/recordArchives/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { fixPaymentRequests } from '@/server/db/schema'
import { apply } from '@/server/worker-app/apply'
import { browser, type TestContext } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

setLimitsScale(100)
const PATH = '/companies/1/record_archives'
let world: TestContext
beforeEach(async () => {
  world = await prepareStore()
  await writeRows(async (db) => {
    await addOffering(db, { id: 8001, day: '2026-10-10' })
    await addOffering(db, { id: 8002, day: '2026-11-27' })
    // The last day before the year that ends with November 2026.
    await addOffering(db, { id: 8003, day: '2025-11-30' })
    await addWorker(db, { id: 901, name: '佐藤 結衣' }, { workedCount: 1 })
    await addWorker(db, { id: 902, name: '=HYPERLINK("http://evil")' }, { workedCount: 1 })
    await addMatch(db, 8001, 901, {
      status: 'worked',
      checkedInAt: '2026-10-10T07:55:00Z',
      checkedOutAt: '2026-10-10T13:31:00Z',
    })
    await addMatch(db, 8001, 902, { status: 'worked' })
    await addMatch(db, 8003, 901, { status: 'worked' })
    await apply({ db, now: world.now }, 901, 8002)
  })
})

const ask = (over = {}) =>
  callApi<RecordArchive>('company', 'POST', PATH, {
    lastMonth: '2026-11',
    clientIds: [11],
    ...over,
  })
async function made(id: number) {
  while (await runNextJob(world, jobDefinitions, ['exportFile']));
  const { body } = await callApi<{ items: RecordArchive[] }>('company', 'GET', PATH)
  return body.items.find((file) => file.id === id)
}
/** Two approved corrections of a shift from 17:00 to 22:30: until 22:45, and then from 16:50. */
const addCorrections = (matchingId: number) => {
  const planned = {
    startAt: '2026-10-10T08:00:00.000Z',
    endAt: '2026-10-10T13:30:00.000Z',
    breakMin: 0,
    grossYen: 8094,
  }
  const first = { ...planned, endAt: '2026-10-10T13:45:00.000Z' }
  const asked = {
    clientId: 11,
    matchingId,
    reasonKinds: ['overtime' as const],
    reasonText: '片付け',
    planned,
    requestedAt: '2026-10-11T00:00:00.000Z',
    dueAt: '2026-10-18T00:00:00.000Z',
    status: 'approved' as const,
  }
  return writeRows((db) =>
    db.insert(fixPaymentRequests).values([
      { ...asked, requested: first, respondedAt: '2026-10-12T01:00:00.000Z' },
      {
        ...asked,
        requested: { ...first, startAt: '2026-10-10T07:50:00.000Z' },
        respondedAt: '2026-10-13T02:00:00.000Z',
      },
      { ...asked, requested: planned, status: 'rejected' as const },
    ]),
  )
}
const textOf = (bytes: Uint8Array | undefined) => strFromU8(bytes ?? new Uint8Array())

test('1年分の帳票が、目次とともに一つのZIPになる', async () => {
  const { body: asked } = await ask()
  expect(asked).toMatchObject({ status: 'queued', fileCount: null, link: null })
  const file = await made(asked.id)
  expect([file?.status, file?.fileCount]).toEqual(['succeeded', 6])
  const response = await (await browser('company')).call('GET', file?.link ?? '')
  expect(response.headers.get('Content-Disposition')).toContain(
    encodeURIComponent('帳票_202512-202611.zip'),
  )
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = Object.keys(files)
  const folder = names[0]?.split('/')[0] ?? ''
  expect(folder).toContain('みのり食堂 渋谷宮益坂店')
  expect(names).toEqual([
    `${folder}/出勤簿/2026-10.csv`,
    `${folder}/賃金台帳/2026-10.csv`,
    `${folder}/労働条件通知書/2026-11_1.pdf`,
    `${folder}/労働者名簿.csv`,
    `${folder}/マッチング・キャンセルの記録.csv`,
    `${folder}/利用明細.csv`,
    '目次.csv',
  ])
  const attendance = textOf(files[names[0] ?? '']).split('\r\n')
  expect(attendance).toHaveLength(4)
  expect(attendance[1]).toMatch(
    /^佐藤 結衣,カナ,\d+,2026-10-10,ディナーのホールスタッフ,2026-10-10 17:00,2026-10-10 22:30,2026-10-10 16:55,2026-10-10 22:31,0,330,0,30,,,,見込み$/,
  )
  expect(attendance[2]).toMatch(/^"'=HYPERLINK/)
  // 5.5 hours at 1,350 yen: 7,425; half an hour of night: 169; transport 500.
  expect(textOf(files[names[1] ?? ''])).toContain(
    '佐藤 結衣,カナ,,2026-10-01〜2026-10-31,1,330,0,0,30,7425,169,0,500,0,0,8094,',
  )
  expect(textOfPdf(Buffer.from(files[names[2] ?? ''] ?? []))).toContain('佐藤 結衣 様')
  expect(textOf(files['目次.csv']).split('\r\n').slice(0, 2)).toEqual([
    'ファイル,種類,店舗,ワーカー(名),件数,期間のはじめ,期間のおわり,保存期限(当分の間3年),保存期限(5年)',
    `${folder}/出勤簿/2026-10.csv,出勤簿,みのり食堂 渋谷宮益坂店,2,2,2026-10-01,2026-10-31,2029-10-31,2031-10-31`,
  ])
})

test('作る前に数えた帳票が、そのままZIPに入り、進み具合は最後のファイルで終わりになる', async () => {
  const { body: counted } = await callApi<RecordCounts>(
    'company',
    'GET',
    `${PATH}/counts?last_month=2026-11&client_ids=11`,
  )
  expect(counted.items).toEqual([
    { kind: 'notices', fileCount: 1, recordCount: 1 },
    { kind: 'attendances', fileCount: 1, recordCount: 2 },
    { kind: 'ledgers', fileCount: 1, recordCount: 2 },
    { kind: 'workerList', fileCount: 1, recordCount: 2 },
    { kind: 'billing', fileCount: 1, recordCount: 0 },
    // Two shifts that were worked and the match of November.
    { kind: 'contracts', fileCount: 1, recordCount: 3 },
  ])
  const file = await made((await ask()).body.id)
  expect([file?.fileCount, file?.progress]).toEqual([6, null])
  const stored = await world.engine.rows(
    'select progress_done as done, progress_total as total from export_files where id = ' +
      file?.id,
  )
  expect(stored).toEqual([{ done: 6, total: 6 }])
  expect((await callApi('accounting', 'GET', `${PATH}/counts?last_month=2026-11`)).status).toBe(403)
  expect((await callApi('company', 'GET', `${PATH}/counts?last_month=2026-12`)).status).toBe(422)
})

test('選んだ帳票だけが入り、もう一度頼むと、選び方の違うものは別のファイルになる', async () => {
  const { body: asked } = await ask({ kinds: ['ledgers', 'workerList'] })
  expect(asked.kinds).toEqual(['ledgers', 'workerList'])
  const { body: all } = await ask()
  expect(all.id).not.toBe(asked.id)
  const file = await made(asked.id)
  const response = await (await browser('company')).call('GET', file?.link ?? '')
  const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(names.map((name) => name.replace(/^.*食堂 渋谷宮益坂店\//, ''))).toEqual([
    '賃金台帳/2026-10.csv',
    '労働者名簿.csv',
    '目次.csv',
  ])
  expect((await ask({ kinds: [] })).body).toMatchObject({
    fields: { kinds: '帳票を1つ以上選んでください。' },
  })
  expect((await ask({ kinds: ['secrets'] })).status).toBe(422)
})

test('マッチング・キャンセルの記録に、成立・欠勤・店舗からのキャンセルと、休業手当の判定の理由が残る', async () => {
  await writeRows(async (db) => {
    await addWorker(db, { id: 903, name: '中村 遼' }, {})
    await addMatch(db, 8001, 903, { status: 'absence', absenceKind: 'no_show' })
  })
  const manager = await browser('manager')
  const cancelled = await manager.call(
    'POST',
    '/app/api/v2/clients/11/offerings/8002/users/901/reject_requests',
    {
      reasonTypeId: rejectReasons.find(({ code }) => code === 'filled_internally')?.id,
      note: '',
      message: '自社スタッフで人員が足りたため、キャンセルさせていただきます。',
      answers: null,
      evidenceFileIds: [],
      confirmedWithWorker: false,
      reopen: false,
      agreedToPay: true,
      amountYen: 8094,
    },
  )
  expect(await cancelled.json()).toMatchObject({ status: 'accepted' })
  const file = await made((await ask({ kinds: ['contracts'] })).body.id)
  const response = await (await browser('company')).call('GET', file?.link ?? '')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const name = Object.keys(files).find((path) => path.endsWith('キャンセルの記録.csv')) ?? ''
  const lines = textOf(files[name]).split('\r\n')
  expect(lines[0]).toBe(
    '氏名,フリガナ,マッチングID,勤務日,業務,始業(予定),終業(予定),マッチング成立,状態,キャンセル,理由,キャンセルした担当者,開始までの時間(分),休業手当,休業手当の判定の理由',
  )
  const lineOf = (name: string, day: string) =>
    lines.find((line) => line.startsWith(name) && line.includes(day))
  expect(lineOf('佐藤 結衣', '2026-10-10')).toMatch(/,勤務完了,,,,,,$/)
  expect(lineOf('中村 遼', '2026-10-10')).toMatch(/,欠勤,,無断欠勤,,,,$/)
  // From 9:41 on the 20th to 17:00 on the 27th: 7 days, 7 hours and 19 minutes.
  expect(lineOf('佐藤 結衣', '2026-11-27')).toContain(
    ',2026-11-20 09:41,店舗からのキャンセル,2026-11-20 09:41,自社スタッフで人員が足りた,⟦人4⟧,10519,8094,店舗の都合によるキャンセルのため、予定の賃金の100%と交通費をお支払いいただきます。',
  )
})

test('期間と店舗の間違いは断り、経理は作れない', async () => {
  for (const lastMonth of ['2021-10', '2026-12'])
    expect((await ask({ lastMonth })).body).toMatchObject({
      fields: { lastMonth: '2021年11月から今月までに終わる1年を選んでください。' },
    })
  expect((await ask({ clientIds: [21] })).status).toBe(422)
  expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
  expect((await callApi('manager', 'GET', PATH)).status).toBe(404)
})

test('出勤簿に、修正で置き換わった時刻と、置き換えた時刻が順に残る', async () => {
  const { rows } = world.engine
  const [matching] = await rows(
    'select id::int as id from matchings where offering_id = 8001 and user_id = 901',
  )
  await addCorrections(Number(matching?.['id']))
  const file = await made((await ask()).body.id)
  const response = await (await browser('company')).call('GET', file?.link ?? '')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const book = Object.keys(files).find((name) => name.endsWith('出勤簿/2026-10.csv')) ?? ''
  expect(textOf(files[book]).split('\r\n')[1]).toContain(
    [
      '2026-10-10 17:00〜2026-10-10 22:30 休憩0分、2026-10-10 17:00〜2026-10-10 22:45 休憩0分',
      '2026-10-10 17:00〜2026-10-10 22:45 休憩0分、2026-10-10 16:50〜2026-10-10 22:45 休憩0分',
      '2026-10-12 10:00、2026-10-13 11:00',
    ].join(','),
  )
})
