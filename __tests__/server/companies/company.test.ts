import { eq } from 'drizzle-orm'
import type { Company } from '@/contracts/companies/schemas'
import { companies } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import { callApi, prepareStore, writeRows } from '@tests/kit/serverKit'

type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
const read = async () => (await callApi<Company>('company', 'GET', '/companies/1')).body
const patch = (body: Record<string, unknown>) =>
  callApi<Company & Refusal>('company', 'PATCH', '/companies/1', body)

beforeEach(async () => {
  await prepareStore()
})

test('the two numbers are checked and fit together', async () => {
  expect((await patch({ corporateNumber: '1000000000001' })).status).toBe(422)
  const other = await patch({
    corporateNumber: '8000000000001',
    invoiceRegistrationNumber: 'T7000000000002',
  })
  expect(other.status).toBe(422)
  expect(other.body.fields?.['invoiceRegistrationNumber']).toContain('T8000000000001')
  const saved = await patch({
    corporateNumber: '8000000000001',
    invoiceRegistrationNumber: 'T8000000000001',
    laborAgreement36: false,
  })
  expect(saved.body).toMatchObject({
    corporateNumber: '8000000000001',
    invoiceRegistrationNumber: 'T8000000000001',
    laborAgreement36: false,
  })
})

test('the number that the operator examined stays', async () => {
  await patch({ corporateNumber: '8000000000001' })
  const changed = await patch({ corporateNumber: '7000000000002' })
  expect(changed.status).toBe(422)
  expect(changed.body.fields?.['corporateNumber']).toContain('事業者確認に使った')
  await writeRows((db) =>
    db.update(companies).set({ identificationStatus: 'none' }).where(eq(companies.id, 1)),
  )
  expect((await patch({ corporateNumber: '7000000000002' })).status).toBe(200)
})

test('the later of two writers is told, and nothing is overwritten', async () => {
  const { lockVersion } = await read()
  expect((await patch({ name: '株式会社みのり', lockVersion })).status).toBe(200)
  const late = await patch({ name: '株式会社べつ', lockVersion })
  expect(late.status).toBe(409)
  expect(late.body.code).toBe('stale')
  expect((await read()).name).toBe('株式会社みのり')
})

test('a new contact for invoices counts from the month that is open', async () => {
  const billing = {
    department: '',
    contactName: '長谷川 誠',
    email: 'keiri@example.com',
    postalCode: '1500002',
    address: '東京都渋谷区渋谷2-5-1',
  }
  expect((await patch({ billing })).body).toMatchObject({ billing, billingChangeMonth: '2026-11' })
  const stored = (await testContext()).db.tx('system', (db) =>
    db.select({ billing: companies.billing }).from(companies).where(eq(companies.id, 1)),
  )
  expect(await stored).toEqual([
    { billing: expect.objectContaining({ contactName: '長谷川 誠', from: '2026-11' }) as unknown },
  ])
})

test('only administrators of the company read and change it', async () => {
  for (const who of ['staff', 'accounting'] as const)
    expect((await callApi(who, 'GET', '/companies/1')).status).toBe(403)
  for (const who of ['manager', 'other'] as const)
    expect((await callApi(who, 'PATCH', '/companies/1', {})).status).toBe(404)
})
