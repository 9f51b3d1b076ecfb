import { eq } from 'drizzle-orm'
import type { Identification } from '@/contracts/identification/schemas'
import type { ClientBase } from '@/contracts/clients/schemas'
import { companies, identificationPieces } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { openDocument } from '@/server/modules/identification/service'
import { createDocumentCipher } from '@/server/platform/documentCipher'
import { browser, testContext } from '@tests/kit/app'
import { callApi, MORNING, prepareStore, writeRows } from '@tests/kit/serverKit'

type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
const BASE = '/companies/1/identification'
const pdf = (text: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Note (${text}) >>\nendobj\nstartxref\n9\n%%EOF\n`)

async function upload(kind: string, bytes: Buffer, name = 'a.pdf') {
  const { body } = await callApi<{ id: number }>('company', 'POST', `${BASE}/documents`, {
    kind,
    name,
    byteSize: bytes.length,
  })
  const address = `${BASE}/documents/${body.id}`
  const piece = { index: 0, data: bytes.toString('base64') }
  await send(address, piece)
  return callApi<{ id: number } & Refusal>('company', 'POST', `${address}/finish`, {})
}
const send = async (address: string, piece: object) =>
  (await (await browser('company')).call('PUT', `/app/api/v1${address}`, piece)).status
const documentId = async (kind: string, text: string) => (await upload(kind, pdf(text))).body.id
const apply = (documentIds: number[], registryIssuedOn: string | null = '2026-11-01') =>
  callApi<Identification & Refusal>('company', 'POST', `${BASE}/application`, {
    kind: 'corporation',
    documentIds,
    registryIssuedOn,
    agreed: true,
  })
const read = async () => (await callApi<Identification>('company', 'GET', BASE)).body
const restrictionOfStore = async () =>
  (await callApi<ClientBase>('manager', 'GET', '/clients/11/base')).body.restrictions.find(
    ({ code }) => code === 'identification_required',
  )
async function afterReview() {
  const world = await testContext()
  world.mails.length = 0
  world.advanceSeconds(31 * 60)
  while (await runNextJob(world, jobDefinitions));
  return world.mails.map(({ to, subject }) => ({ to, subject }))
}

beforeEach(async () => {
  await prepareStore()
  await writeRows((db) =>
    db
      .update(companies)
      .set({
        identificationStatus: 'none',
        corporateNumber: '8000000000001',
        representativeName: '三宅 恵子',
        city: '渋谷区',
        addressLine: '渋谷2-5-1',
        industry: '倉庫',
      })
      .where(eq(companies.id, 1)),
  )
}, 60_000)

test('nobody publishes before the approval, which follows the application', async () => {
  expect(await restrictionOfStore()).toMatchObject({ level: 'block_publish' })
  const ids = [
    await documentId('registry_certificate', 'one'),
    await documentId('representative_identity', 'two'),
  ]
  expect((await apply(ids)).body).toMatchObject({ status: 'applying' })
  expect((await apply(ids)).status).toBe(409)
  expect(await restrictionOfStore()).toMatchObject({ level: 'block_publish' })
  expect(await afterReview()).toContainEqual({
    to: 'company@example.jp',
    subject: expect.stringContaining('事業者確認が済みました') as unknown,
  })
  expect(await read()).toMatchObject({
    status: 'approved',
    documents: [{ status: 'approved' }, { status: 'approved' }],
  })
  expect(await restrictionOfStore()).toBeUndefined()
}, 60_000)

test('a returned document alone is handed in again', async () => {
  await apply([
    await documentId('registry_certificate', 'same'),
    await documentId('representative_identity', 'same'),
  ])
  await afterReview()
  const { status, documents } = await read()
  expect(status).toBe('returned')
  expect(documents.map((document) => [document.kind, document.status])).toEqual([
    ['registry_certificate', 'approved'],
    ['representative_identity', 'returned'],
  ])
  expect(documents[1]?.returnReason).toContain('「履歴事項全部証明書」と同じファイルです')
  expect((await apply([await documentId('registry_certificate', 'more')])).status).toBe(422)
  expect((await apply([await documentId('representative_identity', 'new')], null)).status).toBe(200)
  await afterReview()
  expect((await read()).status).toBe('approved')
}, 60_000)

test('a certificate counts for three months; what the operator compares with comes first', async () => {
  const ids = [
    await documentId('registry_certificate', 'one'),
    await documentId('representative_identity', 'two'),
  ]
  const old = await apply(ids, '2026-08-19')
  expect(old.body.fields?.['registryIssuedOn']).toContain('3か月を過ぎています')
  expect((await apply(ids.slice(0, 1))).status).toBe(422)
  await writeRows((db) => db.update(companies).set({ corporateNumber: null }))
  const missing = await apply(ids, '2026-08-20')
  expect([missing.status, missing.body.messages[0]]).toEqual([
    409,
    '企業情報に法人番号を入力してから、申請してください。',
  ])
  expect(MORNING.toISOString()).toBe('2026-11-20T00:41:00.000Z')
}, 60_000)

test('only the operator reads a file; what is no document is refused', async () => {
  const refusedUpload = await upload('registry_certificate', Buffer.from('GIF89a'), 'a.pdf')
  expect(refusedUpload.status).toBeGreaterThanOrEqual(400)
  const large = await callApi('company', 'POST', `${BASE}/documents`, {
    kind: 'registry_certificate',
    name: 'a.pdf',
    byteSize: 10 * 1_048_576 + 1,
  })
  expect(large.status).toBe(413)
  await documentId('registry_certificate', 'one')
  const { db } = await testContext()
  const ofTenant = await db.tx({ companyId: 1 }, (tx) => tx.select().from(identificationPieces))
  expect(ofTenant).toEqual([])
  expect(await db.tx('system', (tx) => tx.$count(identificationPieces))).toBe(1)
  expect((await callApi('staff', 'GET', BASE)).status).toBe(403)
  expect((await callApi('other', 'GET', BASE)).status).toBe(404)
}, 60_000)

test('a document is stored encrypted, and the operator alone reads it again', async () => {
  const context = await testContext()
  const { db, documentCipher } = context
  if (!documentCipher) throw new Error('no cipher')
  const secret = '代表者の本人確認'
  const storedId = await documentId('representative_identity', secret)
  const pieces = await db.tx('system', (tx) =>
    tx.select().from(identificationPieces).where(eq(identificationPieces.documentId, storedId)),
  )
  const stored = Buffer.concat(pieces.map(({ body }) => body ?? new Uint8Array()))
  expect(stored.includes(Buffer.from(secret))).toBe(false)
  expect(stored.includes(Buffer.from('%PDF'))).toBe(false)
  const open = (cipher: typeof documentCipher) => openDocument(context, cipher, storedId)
  expect((await open(documentCipher)).bytes).toEqual(pdf(secret))
  await expect(open(createDocumentCipher(Buffer.alloc(32, 8)))).rejects.toThrow()
  // A piece that was moved to another place is not read.
  await writeRows((tx) =>
    tx
      .update(identificationPieces)
      .set({ index: 1 })
      .where(eq(identificationPieces.documentId, storedId)),
  )
  await expect(open(documentCipher)).rejects.toThrow()
})
