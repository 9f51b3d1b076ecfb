import { strFromU8, unzipSync } from 'fflate'
import type { RecordArchive } from '@/contracts/recordArchives/schemas'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { confirmAt, prepareExamples } from '@tests/server/billing/billingKit'
import { browser, testContext, type Who } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import { callApi } from '@tests/kit/serverKit'

setLimitsScale(100)
const STORE = '/clients/11/record_archives'
const COMPANY = '/companies/1/record_archives'

/** Makes the records of 2026 and opens them: the bytes of each file by its path. */
async function filesOf(who: Who, path: string, body: object) {
  const asked = await callApi<RecordArchive>(who, 'POST', path, body)
  const world = await testContext()
  while (await runNextJob(world, jobDefinitions, ['exportFile']));
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
  const paper = files[`${folder}/店舗別内訳/2026-09.pdf`]
  const text = textOfPdf(Buffer.from(paper ?? []))
  expect(text).toContain('店舗別内訳(請求書ではありません)')
  // Store 1 of the worked September (billing.md §15).
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
  expect(invoice[0]).toMatch(/^請求書\/請求書_2026-09_.+\.pdf$/)
  const text = textOfPdf(Buffer.from(files[invoice[0] ?? ''] ?? []))
  expect(text).toMatch(/T\d{13}/)
  expect(text).toContain('493,421')
  expect(indexOf(files).at(-1)).toContain('請求書(適格請求書)')
  // Of one store of a company that is billed as a whole there is none.
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
