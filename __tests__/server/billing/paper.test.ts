import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Statements } from '@/contracts/billing/schemas'
import { auditLog, billingOperations } from '@/server/db/schema'
import { browser, testContext, type Who } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import { callApi, writeRows } from '@tests/kit/serverKit'
import { confirmAt, prepareExamples } from './billingKit'

let operationId = 0
beforeAll(async () => {
  await prepareExamples()
  await confirmAt('2026-10-07T00:00:00+09:00')
  await writeRows(async (db) => {
    const [row] = await db
      .select({ id: billingOperations.id })
      .from(billingOperations)
      .where(and(eq(billingOperations.companyId, 1), eq(billingOperations.month, '2026-09')))
    operationId = row?.id ?? 0
  })
})

const paperOf = async (who: Who, path: string) =>
  (await browser(who)).call(
    'GET',
    `/app/api/v1${path}/confirmed_billing_operations/${operationId}/detail.pdf`,
  )
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
test('請求書PDFの文字は確定した明細と同じで、必要な項目がそろっている', async () => {
  const response = await paperOf('company', '/companies/1')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/pdf/)
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
    "filename*=UTF-8''請求書_202609_1-202609-1.pdf",
  )
  const { settings } = await testContext()
  const text = textOfPdf(await bytesOf(response))
  for (const words of [
    '請求書番号 1-202609-1',
    `登録番号 ${settings.issuer?.registrationNumber}`,
    '対象期間 2026年9月1日〜2026年9月30日のご利用分',
    'お支払期限 2026年11月2日',
    'ご請求金額(税込) ¥493,421',
    '立替金(消費税の対象外)',
    '不課税 計 ¥368,565',
    '10%対象 計 ¥113,506',
    '消費税(10%) ¥11,350',
    '御中',
    '=SUM(1)',
  ])
    expect(text).toContain(words)
  for (const subtotal of ['¥284,728', '¥143,433', '¥65,260']) expect(text).toContain(subtotal)
  expect(text.match(/ワーカー9\d{4}/g)).toHaveLength(44)
  expect(text).not.toMatch(/髙橋|𠮷田/)
})
test('同じ操作は何度でも同じバイト列で、ハッシュとともに残り、保存のたびに記録する', async () => {
  const first = await bytesOf(await paperOf('company', '/companies/1'))
  const again = await bytesOf(await paperOf('accounting', '/companies/1'))
  expect(again.equals(first)).toBe(true)
  const world = await testContext()
  const [kept, saved] = await world.db.tx('system', async (db) => [
    await db
      .select({ sha256: billingOperations.pdfSha256, size: billingOperations.pdfByteSize })
      .from(billingOperations)
      .where(eq(billingOperations.id, operationId)),
    await db.$count(
      auditLog,
      eq(
        auditLog.call,
        'GET /companies/{companyId}/confirmed_billing_operations/{billingOperationId}/detail.pdf',
      ),
    ),
  ])
  expect(kept).toEqual([
    { sha256: createHash('sha256').update(first).digest('hex'), size: first.byteLength },
  ])
  expect(saved).toBeGreaterThanOrEqual(2)
  expect(first.includes('/Marked true')).toBe(true)
})
test('店舗のPDFはその店舗の分だけで、請求書ではないと書いてある', async () => {
  const first = await bytesOf(await paperOf('company', '/clients/11'))
  const text = textOfPdf(first)
  expect(text).toContain('店舗別内訳(請求書ではありません)')
  expect(text).toContain('利用額(税込) ¥284,728')
  expect(text).toContain('消費税(按分)')
  for (const secret of ['登録番号', '¥493,421', '¥143,433', '=SUM(1)', '消費税(10%)'])
    expect(text).not.toContain(secret)
  expect((await bytesOf(await paperOf('company', '/clients/11'))).equals(first)).toBe(true)
})
test('権限のない人は403、ほかの企業からは404', async () => {
  expect((await paperOf('viewer', '/clients/11')).status).toBe(403)
  expect((await paperOf('company', '/companies/2')).status).toBe(404)
  const [other] = [operationId]
  operationId = 999_999
  expect((await paperOf('company', '/companies/1')).status).toBe(404)
  operationId = other
})
test('確定前の月には操作の番号がなく、番号0で頼んでも、ないものと同じ404', async () => {
  const { items } = (await callApi<Statements>('company', 'GET', '/companies/1/statements')).body
  const open = items.find(({ month }) => month === '2026-10')
  expect([open?.status, open?.operationId, open?.confirmsOn]).toEqual(['open', null, '2026-11-09'])
  const confirmed = operationId
  operationId = open?.operationId ?? 0
  for (const path of ['/companies/1', '/clients/11'])
    expect((await paperOf('company', path)).status).toBe(404)
  operationId = confirmed
})
