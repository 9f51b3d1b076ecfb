/**
 * Several subjects: worker lists, record archives, store record archives and vault notices. They share a file because
 * each file loads the server anew (docs/TESTING.md).
 */
import { addSeconds } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import type { VaultNotices } from '@/contracts/employmentNotices/schemas'
import type {
  RecordArchive,
  RecordArchives,
  RecordCounts,
} from '@/contracts/recordArchives/schemas'
import type { WorkerListFile } from '@/contracts/workerLists/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { allWorkerListColumns } from '@/domain/workers/workerList'
import { auditLog, exportFilePieces, fixPaymentRequests } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { dropOldExportFiles } from '@/server/modules/exportFiles/service'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { apply } from '@/server/worker-app/apply'
import { openEmploymentNotice } from '@/server/worker-app/employmentNotice'
import { browser, type TestContext, testContext, type Who } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
  OFFER,
} from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from '@tests/server/billing/billingKit'

// The tests save more files in a minute than one account may.
setLimitsScale(100)

describe('worker lists', () => {
  const PATH = '/companies/1/worker_list_storages'
  const body = {
    fromOn: '2026-09-01',
    toOn: '2026-11-20',
    clientIds: [11],
    columns: allWorkerListColumns,
    format: 'csv_utf8',
  }
  let context: TestContext
  beforeEach(async () => {
    context = await prepareStore()
    await writeRows(async (db) => {
      await addOffering(db, { id: 8001, day: '2026-08-31', title: 'キッチン' })
      await addOffering(db, { id: 8002, day: '2026-09-05', title: 'ホール' })
      await addOffering(db, { id: 8003, day: '2026-10-10', title: 'キッチン' })
      await addOffering(db, { id: 8004, day: '2026-11-20', title: 'ホール' })
      await addWorker(
        db,
        {
          id: 901,
          name: '𠮷野 花子',
          nameKana: 'ヨシノ ハナコ',
          kanaKey: 'ヨシノハナコ',
          gender: 'female',
          birthOn: '1998-11-21',
        },
        { workedCount: 3 },
      )
      await addWorker(db, { id: 902, name: '=HYPERLINK("http://evil")' }, { workedCount: 1 })
      await addWorker(db, { id: 903, name: '欠席 次郎' })
      await addMatch(db, 8001, 901, { status: 'worked' })
      await addMatch(db, 8002, 901, { status: 'worked' })
      await addMatch(db, 8003, 901, { status: 'worked' })
      await addMatch(db, 8003, 902, { status: 'worked' })
      await addMatch(db, 8003, 903, { status: 'absence', absenceKind: 'no_show' })
      await addMatch(db, 8004, 903)
    })
  })

  const ask = async (overrides = {}) =>
    callApi<WorkerListFile>('company', 'POST', PATH, { ...body, ...overrides })
  const list = async () =>
    (await callApi<{ items: WorkerListFile[] }>('company', 'GET', PATH)).body.items
  const remove = async (id: number) =>
    (await (await browser('company')).call('DELETE', `/app/api/v1${PATH}/${id}`)).status
  const runFiles = async () => {
    while (await runNextJob(context, jobDefinitions, ['exportFile']));
  }
  const linkOf = async (id: number) => (await list()).find((file) => file.id === id)?.link ?? ''

  test('名簿には、期間に働いた人だけが、法律の項目とともに店舗ごとに1行ずつ載る', async () => {
    const { body: asked } = await ask()
    expect(asked.status).toBe('queued')
    await runFiles()
    const [file] = await list()
    expect([file?.status, file?.rowCount]).toEqual(['succeeded', 2])
    const response = await (await browser('company')).call('GET', file?.link ?? '')
    expect(response.headers.get('Content-Disposition')).toContain(
      encodeURIComponent('労働者名簿_20260901-20261120.csv'),
    )
    const store = 'みのり食堂 渋谷宮益坂店'
    expect((await response.text()).split('\r\n')).toEqual([
      '\uFEFF店舗,氏名,フリガナ,生年月日,性別,住所,履歴,従事する業務の種類,雇入れの年月日,退職の年月日,退職の事由,勤務日数'.slice(
        1,
      ),
      `${store},"'=HYPERLINK(""http://evil"")",カナ,1998年11月21日,,東京都,2026年10月10日から1回勤務,キッチン,2026年10月10日,2026年10月10日,労働契約期間の満了,1`,
      `${store},𠮷野 花子,ヨシノ ハナコ,1998年11月21日,女性,東京都,2026年8月31日から3回勤務,キッチン、ホール,2026年9月5日,2026年10月10日,労働契約期間の満了,2`,
      '',
    ])
  })

  test('Excelでも作れて、選んだ項目だけが載る', async () => {
    const { body: asked } = await ask({ format: 'xlsx', columns: ['birthOn', 'name'] })
    expect(asked.columns).toEqual(['name', 'birthOn'])
    await runFiles()
    const response = await (await browser('company')).call('GET', await linkOf(asked.id))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
  })

  test('申し込み、受け取り、削除は、操作の記録に残る', async () => {
    const { body: asked } = await ask()
    await runFiles()
    const link = await linkOf(asked.id)
    expect((await (await browser('company')).call('GET', link)).status).toBe(200)
    expect(await remove(asked.id)).toBe(204)
    expect((await (await browser('company')).call('GET', link)).status).toBe(404)
    expect(await list()).toEqual([])
    const rows = await context.db.tx('system', (db) =>
      db
        .select({ call: auditLog.call, result: auditLog.result, changes: auditLog.changes })
        .from(auditLog)
        .orderBy(asc(auditLog.id)),
    )
    const about = rows.filter(({ call }) => call.includes('worker_list_storages'))
    const base = '/companies/{companyId}/worker_list_storages'
    const changes = [
      { field: 'savedFile', before: null, after: expect.stringMatching(/^労働者名簿_.*\.csv$/) },
    ]
    expect(about.slice(0, 3)).toEqual([
      { call: `POST ${base}`, result: 'done', changes },
      { call: `GET ${base}/{storageId}/file`, result: 'done', changes },
      { call: `DELETE ${base}/{storageId}`, result: 'done', changes },
    ])
  })

  test('作成中に消した名簿は、作られない', async () => {
    const { body: asked } = await ask()
    await remove(asked.id)
    await runFiles()
    expect(await list()).toEqual([])
  })

  test('7日で中身が消え、期限切れと分かる', async () => {
    const { body: asked } = await ask()
    await runFiles()
    context.now = addSeconds(context.now, 7 * 86_400 + 1)
    await writeRows((db) => dropOldExportFiles(db, context.now))
    const [file] = await list()
    expect([file?.id, file?.status, file?.link]).toEqual([asked.id, 'expired', null])
    const pieces = await context.db.tx('system', (db) =>
      db.select().from(exportFilePieces).where(eq(exportFilePieces.fileId, asked.id)),
    )
    expect(pieces).toEqual([])
  })

  test('期間、店舗、項目の間違いは、欄の名前とともに断る', async () => {
    const fieldsOf = async (overrides: object) => {
      const { status, body: answer } = await ask(overrides)
      return [status, Object.keys((answer as unknown as { fields?: object }).fields ?? {})]
    }
    expect(await fieldsOf({ fromOn: '2026-11-20', toOn: '2026-11-19' })).toEqual([422, ['toOn']])
    expect(await fieldsOf({ toOn: '2026-11-21' })).toEqual([422, ['toOn']])
    expect(await fieldsOf({ fromOn: '2026-08-20' })).toEqual([422, ['toOn']])
    expect(await fieldsOf({ clientIds: [21] })).toEqual([422, ['client_ids']])
    expect((await ask({ columns: ['birthOn'] })).status).toBe(422)
    expect((await ask({ fromOn: '2026-08-21' })).status).toBe(200)
  })

  test('権限のない人は、見ることも作ることもできない', async () => {
    expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
    expect((await callApi('accounting', 'POST', PATH, body)).status).toBe(403)
    expect((await callApi('manager', 'GET', PATH)).status).toBe(404)
  })
})

describe('record archives', () => {
  const PATH = '/companies/1/record_archives'
  let context: TestContext
  beforeEach(async () => {
    context = await prepareStore()
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
      await apply({ db, now: context.now }, 901, 8002)
    })
  })

  const ask = (overrides = {}) =>
    callApi<RecordArchive>('company', 'POST', PATH, {
      lastMonth: '2026-11',
      clientIds: [11],
      ...overrides,
    })
  async function made(id: number) {
    while (await runNextJob(context, jobDefinitions, ['exportFile']));
    const { body } = await callApi<{ items: RecordArchive[] }>('company', 'GET', PATH)
    return body.items.find((file) => file.id === id)
  }
  /** A shift from 17:00 to 22:30 has two approved corrections: until 22:45, and then from 16:50. */
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

  /** Year, month, day, hour and minute of the first file, as unpacking sets them: a ZIP has no time zone. */
  const firstTimeIn = (zip: Buffer) => {
    const [time, day] = [zip.readUInt16LE(10), zip.readUInt16LE(12)]
    return [(day >> 9) + 1980, (day >> 5) & 15, day & 31, time >> 11, (time >> 5) & 63]
  }

  test('1年分の帳票が、目次とともに一つのZIPになる', async () => {
    const { body: asked } = await ask()
    expect(asked).toMatchObject({ status: 'queued', fileCount: null, link: null })
    const file = await made(asked.id)
    expect([file?.status, file?.fileCount]).toEqual(['succeeded', 6])
    const response = await (await browser('company')).call('GET', file?.link ?? '')
    expect(response.headers.get('Content-Disposition')).toContain(
      encodeURIComponent('帳票_202512-202611.zip'),
    )
    const rows = await context.db.tx('system', (db) =>
      db.select({ call: auditLog.call, changes: auditLog.changes }).from(auditLog),
    )
    expect(
      rows
        .filter(({ call }) => call.includes('/record_archives'))
        .map(({ changes }) => changes.map(({ after }) => after)),
    ).toEqual([['帳票_202512-202611.zip'], ['帳票_202512-202611.zip']])
    const zip = Buffer.from(await response.arrayBuffer())
    expect(firstTimeIn(zip)).toEqual([2026, 11, 20, 9, 41])
    const files = unzipSync(zip)
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
    // 5.5 h × 1,350 = 7,425; half an hour at night 169; transport 500.
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
      // Two worked shifts and the match of November.
      { kind: 'contracts', fileCount: 1, recordCount: 3 },
    ])
    const file = await made((await ask()).body.id)
    expect([file?.fileCount, file?.progress]).toEqual([6, null])
    const stored = await context.engine.rows(
      'select progress_done as done, progress_total as total from export_files where id = ' +
        file?.id,
    )
    expect(stored).toEqual([{ done: 6, total: 6 }])
    expect((await callApi('accounting', 'GET', `${PATH}/counts?last_month=2026-11`)).status).toBe(
      403,
    )
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
      ',2026-11-20 09:41,店舗からのキャンセル,2026-11-20 09:41,自社スタッフで人員が足りた,〚人4〛,10519,8094,店舗の都合によるキャンセルのため、予定の賃金の100%と交通費をお支払いいただきます。',
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
    const { rows } = context.engine
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

  test('いちばん古い勤務の賃金は、修正の承認があれば、その日に支払われた', async () => {
    const list = async () => (await callApi<RecordArchives>('company', 'GET', PATH)).body
    expect(await list()).toMatchObject({ oldestOn: '2025-11-30', oldestPaidOn: '2025-11-30' })
    const [oldest] = await context.engine.rows(
      'select id::int as id from matchings where offering_id = 8003',
    )
    await addCorrections(Number(oldest?.['id']))
    expect(await list()).toMatchObject({ oldestOn: '2025-11-30', oldestPaidOn: '2026-10-13' })
  })
})

describe('store record archives', () => {
  const STORE = '/clients/11/record_archives'
  const COMPANY = '/companies/1/record_archives'

  /** Makes the archive of 2026 and returns the bytes of each file by its path. */
  async function filesOf(who: Who, path: string, body: object) {
    const asked = await callApi<RecordArchive>(who, 'POST', path, body)
    const context = await testContext()
    while (await runNextJob(context, jobDefinitions, ['exportFile']));
    const { body: list } = await callApi<{ items: RecordArchive[] }>(who, 'GET', path)
    const file = list.items.find(({ id }) => id === asked.body.id)
    const response = await (await browser(who)).call('GET', file?.link ?? '')
    return unzipSync(new Uint8Array(await response.arrayBuffer()))
  }
  const indexOf = (files: Record<string, Uint8Array>) =>
    strFromU8(files['目次.csv'] ?? new Uint8Array())
      .split('\r\n')
      .filter((line) => line !== '')

  beforeAll(async () => {
    await prepareExamples()
    await confirmAt('2026-10-07T00:00:00+09:00')
  }, 120_000)

  test('店舗の帳票には、その店舗だけの記録と、請求書ではない内訳が入る', async () => {
    const files = await filesOf('manager', STORE, { lastMonth: '2026-09' })
    const paths = Object.keys(files)
    const [folder = ''] = (paths[0] ?? '').split('/')
    expect(paths.every((path) => path === '目次.csv' || path.startsWith(`${folder}/`))).toBe(true)
    expect(paths).toContain(`${folder}/利用明細.csv`)
    const pdf = files[`${folder}/店舗別内訳/2026-09.pdf`]
    const text = textOfPdf(Buffer.from(pdf ?? []))
    expect(text).toContain('店舗別内訳(請求書ではありません)')
    // Store 1 of the worked September (__tests__/domain/billing/examples.json).
    expect(text).toContain('284,728')
    const index = indexOf(files)
    expect(index).toHaveLength(paths.length)
    expect(index.filter((line) => line.includes('請求書ではありません'))).toHaveLength(2)
    const details = strFromU8(files[`${folder}/利用明細.csv`] ?? new Uint8Array())
    expect(details).toMatch(/2026-09,2026-09-\d\d/)
  }, 120_000)

  test('企業の帳票には、確定した月の適格請求書が入る', async () => {
    const files = await filesOf('company', COMPANY, { lastMonth: '2026-09', clientIds: [] })
    const invoice = Object.keys(files).filter((path) => path.startsWith('請求書/'))
    expect(invoice).toHaveLength(1)
    expect(invoice[0]).toMatch(/^請求書\/請求書_202609_.+\.pdf$/)
    const text = textOfPdf(Buffer.from(files[invoice[0] ?? ''] ?? []))
    expect(text).toMatch(/T\d{13}/)
    expect(text).toContain('493,421')
    expect(indexOf(files).at(-1)).toContain('請求書(適格請求書)')
    // A store has no bill if the company is billed as a whole.
    const ofStore = await filesOf('company', COMPANY, { lastMonth: '2026-09', clientIds: [11] })
    expect(Object.keys(ofStore).some((path) => path.startsWith('請求書/'))).toBe(false)
  }, 120_000)

  test('店舗と企業は、互いのファイルを見ず、開けず、削除できない', async () => {
    const { body: storeFile } = await callApi<RecordArchive>('manager', 'POST', STORE, {
      lastMonth: '2025-12',
    })
    const seenBy = async (who: Who, path: string) =>
      (await callApi<{ items: RecordArchive[] }>(who, 'GET', path)).body.items.map(({ id }) => id)
    expect(await seenBy('company', STORE)).toContain(storeFile.id)
    expect(await seenBy('company', COMPANY)).not.toContain(storeFile.id)
    expect((await callApi('company', 'DELETE', `${COMPANY}/${storeFile.id}`)).status).toBe(404)
    expect(
      (await callApi('company', 'DELETE', `/clients/12/record_archives/${storeFile.id}`)).status,
    ).toBe(404)
    expect((await callApi('manager', 'DELETE', `${STORE}/${storeFile.id}`)).status).toBe(204)
  }, 120_000)

  test('権限のない人と、ほかの企業の人には作れない', async () => {
    expect((await callApi('viewer', 'POST', STORE, { lastMonth: '2026-09' })).status).toBe(403)
    expect((await callApi('accounting', 'GET', STORE)).status).toBe(403)
    expect((await callApi('other', 'GET', STORE)).status).toBe(404)
    expect((await callApi('manager', 'POST', STORE, { lastMonth: '2019-12' })).status).toBe(422)
  }, 120_000)
})

describe('vault notices', () => {
  const COMPANY = '/companies/1/employment_notices'
  const STORE = '/clients/11/employment_notices'

  beforeAll(async () => {
    const { now } = await prepareStore()
    await writeRows(async (db) => {
      await addOffering(db, { id: 8001, day: '2026-11-27' })
      await addOffering(db, { id: 8002, day: '2026-11-30', clientId: 12, offerId: OFFER[12] })
      await addOffering(db, { id: 8003, day: '2026-12-01' })
      await addWorker(db, {
        id: 901,
        name: '髙橋 結衣',
        nameKana: 'タカハシ ユイ',
        kanaKey: 'タカハシユイ',
      })
      await addWorker(db, {
        id: 902,
        name: '佐藤 遼',
        nameKana: 'サトウ リョウ',
        kanaKey: 'サトウリョウ',
      })
      await apply({ db, now }, 901, 8001)
      await apply({ db, now }, 902, 8001)
      await apply({ db, now }, 901, 8002)
      await apply({ db, now }, 901, 8003)
    })
    await writeRows((db) => openEmploymentNotice({ db, now }, 902, 8001))
  }, 120_000)

  const found = async (path: string, who: Who = 'company') => {
    const { body } = await callApi<VaultNotices>(who, 'GET', path)
    return {
      ids: body.items.map(({ offeringId, userId }) => `${offeringId} ${userId}`),
      total: body.totalCount,
      unread: body.unreadCount,
    }
  }

  test('その月の勤務の労働条件通知書が、全店舗のぶん、新しい勤務から並ぶ', async () => {
    expect(await found(COMPANY)).toEqual({
      ids: ['8002 901', '8001 902', '8001 901'],
      total: 3,
      unread: 2,
    })
    expect((await found(`${COMPANY}?month=2026-12`)).ids).toEqual(['8003 901'])
  })

  test('氏名、フリガナ、求人の番号、店舗、未確認でしぼり込める', async () => {
    // A search takes 高 and 髙 as the same.
    expect((await found(`${COMPANY}?keyword=${encodeURIComponent('高橋')}`)).ids).toHaveLength(2)
    expect((await found(`${COMPANY}?keyword=${encodeURIComponent('さとう')}`)).ids).toEqual([
      '8001 902',
    ])
    expect((await found(`${COMPANY}?keyword=8002`)).ids).toEqual(['8002 901'])
    expect((await found(`${COMPANY}?store=12`)).ids).toEqual(['8002 901'])
    expect(await found(`${COMPANY}?store=11&unread_only=1`)).toEqual({
      ids: ['8001 901'],
      total: 1,
      unread: 1,
    })
    expect((await found(`${COMPANY}?store=21`)).ids).toEqual([])
  })

  test('店舗は自店舗のものだけを見て、権限のない人は見られない', async () => {
    expect((await found(STORE, 'manager')).ids).toEqual(['8001 902', '8001 901'])
    expect((await callApi('viewer', 'GET', STORE)).status).toBe(403)
    expect((await callApi('accounting', 'GET', COMPANY)).status).toBe(403)
    expect((await callApi('other', 'GET', STORE)).status).toBe(404)
  })
})
