import { subHours } from 'date-fns'
import { sql } from 'drizzle-orm'
import {
  files,
  groups,
  identificationDocuments,
  manuals,
  phoneVerifications,
} from '@/server/db/schema'
import { browser, testContext, type Who } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'

const V1 = '/app/api/v1'
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

beforeEach(async () => (await testContext()).reset())

/** Makes twenty calls at once and returns their statuses. */
async function twenty(who: Who, method: string, path: string, body: (n: number) => object) {
  const caller = await browser(who)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await caller.call(method, path, body(n))).status),
  )
  const answered = (status: number) => answers.filter((answer) => answer === status).length
  return {
    done: answered(200),
    refused: answered(409),
    others: answers.length - answered(200) - answered(409),
  }
}
const all = <T>(count: number, row: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => row(n))

// PGlite runs one transaction after the other, so the race needs PostgreSQL.
describe('20の呼び出しが同時に来ても、数える限りは守られる', () => {
  test('写真は200枚まで', async () => {
    await asSystem(async (db) => {
      const have = await db.$count(files, sql`client_id = 11`)
      await db.insert(files).values(
        all(198 - have, () => ({
          clientId: 11,
          purpose: 'offerImage' as const,
          name: 'a.png',
          mediaType: 'image/png',
          byteSize: 1,
          body: new Uint8Array([1]),
          createdBy: 4,
          createdAt: '2029-01-01T00:00:00Z',
        })),
      )
    })
    expect(
      await twenty('manager', 'POST', `${V1}/clients/11/files`, (n) => ({
        purpose: 'offerImage',
        name: `${n}.png`,
        mediaType: 'image/png',
        data: PIXEL,
      })),
    ).toEqual({ done: 2, refused: 18, others: 0 })
  })
  test('マニュアルは60件まで', async () => {
    await asSystem(async (db) => {
      const have = await db.$count(manuals, sql`client_id = 11`)
      const at = '2029-01-01T00:00:00Z'
      await db.insert(manuals).values(
        all(58 - have, () => ({
          clientId: 11,
          name: 'a.pdf',
          byteSize: 1,
          keptAt: at,
          finishedAt: at,
          createdBy: 4,
          createdAt: at,
        })),
      )
    })
    expect(
      await twenty('manager', 'POST', `${V1}/clients/11/manuals`, (n) => ({
        name: `${n}.pdf`,
        byteSize: 10,
      })),
    ).toEqual({ done: 2, refused: 18, others: 0 })
  })
  test('申請していない書類は30件まで', async () => {
    const { now } = await testContext()
    await asSystem(async (db) => {
      await db.delete(identificationDocuments).where(sql`company_id = 1 and application_id is null`)
      await db.insert(identificationDocuments).values(
        all(28, () => ({
          companyId: 1,
          kind: 'opening_notice' as const,
          name: 'a.pdf',
          byteSize: 1,
          createdBy: 1,
          createdAt: now.toISOString(),
        })),
      )
    })
    const answers = await twenty(
      'company',
      'POST',
      `${V1}/companies/1/identification/documents`,
      (n) => ({ kind: 'opening_notice', name: `${n}.pdf`, byteSize: 10 }),
    )
    expect(answers).toEqual({ done: 2, refused: 18, others: 0 })
  })
})

test('1つの電話番号へのコードは、4店舗から同時に頼まれても、1日5回まで', async () => {
  const { now } = await testContext()
  const phoneNumber = '0398765432'
  await asSystem((db) =>
    db.insert(phoneVerifications).values(
      all(3, () => ({
        clientId: 13,
        phoneNumber,
        method: 'sms' as const,
        codeHash: 'x',
        sentAt: subHours(now, 2).toISOString(),
        expiresAt: subHours(now, 1).toISOString(),
      })),
    ),
  )
  const callers = [
    ['manager', 11],
    ['sibling', 12],
    ['company', 13],
    ['other', 21],
  ] as const
  const senders = await Promise.all(callers.map(async ([who]) => browser(who)))
  const statuses = await Promise.all(
    callers.map(async ([, clientId], index) => {
      const path = `${V1}/clients/${clientId}/phone_number/verification`
      return (await senders[index]?.call('POST', path, { phoneNumber, method: 'sms' }))?.status
    }),
  )
  expect(statuses.sort()).toEqual([200, 200, 429, 429])
})

test('2つのグループを同時に同じ名前に変えても、その名前になるのは1つ', async () => {
  const { now } = await testContext()
  const at = now.toISOString()
  const names = ['朝', '昼', '夕', '夜']
  const made = await asSystem((db) =>
    db
      .insert(groups)
      .values(
        names.map((name) => ({ companyId: 1, clientId: 11, name, createdAt: at, updatedAt: at })),
      )
      .returning({ id: groups.id }),
  )
  const manager = await browser('manager')
  const statuses = await Promise.all(
    made.map(async ({ id }) => {
      const body = { name: '応援', lockVersion: 1 }
      return (await manager.call('PATCH', `${V1}/clients/11/groups/${id}`, body)).status
    }),
  )
  expect(statuses.sort()).toEqual([200, 422, 422, 422])
})
