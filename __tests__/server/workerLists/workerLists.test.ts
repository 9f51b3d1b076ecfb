import { addSeconds } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import { allWorkerListColumns } from '@/domain/workers/workerList'
import type { WorkerListFile } from '@/contracts/workerLists/schemas'
import { auditLog, exportFilePieces } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { dropOldExportFiles } from '@/server/modules/exportFiles/service'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { browser, type TestContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

setLimitsScale(100)
const PATH = '/companies/1/worker_list_storages'
const body = {
  fromOn: '2026-09-01',
  toOn: '2026-11-20',
  clientIds: [11],
  columns: allWorkerListColumns,
  format: 'csv_utf8',
}
let world: TestContext
beforeEach(async () => {
  world = await prepareStore()
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

const ask = async (over = {}) =>
  callApi<WorkerListFile>('company', 'POST', PATH, { ...body, ...over })
const list = async () =>
  (await callApi<{ items: WorkerListFile[] }>('company', 'GET', PATH)).body.items
const remove = async (id: number) =>
  (await (await browser('company')).call('DELETE', `/app/api/v1${PATH}/${id}`)).status
const runFiles = async () => {
  while (await runNextJob(world, jobDefinitions, ['exportFile']));
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
  const rows = await world.db.tx('system', (db) =>
    db
      .select({ call: auditLog.call, result: auditLog.result })
      .from(auditLog)
      .orderBy(asc(auditLog.id)),
  )
  const about = rows.filter(({ call }) => call.includes('worker_list_storages'))
  const base = '/companies/{companyId}/worker_list_storages'
  expect(about.slice(0, 3)).toEqual([
    { call: `POST ${base}`, result: 'done' },
    { call: `GET ${base}/{storageId}/file`, result: 'done' },
    { call: `DELETE ${base}/{storageId}`, result: 'done' },
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
  world.now = addSeconds(world.now, 7 * 86_400 + 1)
  await writeRows((db) => dropOldExportFiles(db, world.now))
  const [file] = await list()
  expect([file?.id, file?.status, file?.link]).toEqual([asked.id, 'expired', null])
  const pieces = await world.db.tx('system', (db) =>
    db.select().from(exportFilePieces).where(eq(exportFilePieces.fileId, asked.id)),
  )
  expect(pieces).toEqual([])
})

test('期間、店舗、項目の間違いは、欄の名前とともに断る', async () => {
  const fieldsOf = async (over: object) => {
    const { status, body: answer } = await ask(over)
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
