import { addSeconds } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { EmploymentNotice } from '@/contracts/employmentNotices/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { auditLog, companies, employmentNotices, offerings } from '@/server/db/schema'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { apply } from '@/server/worker-app/apply'
import { openEmploymentNotice } from '@/server/worker-app/employmentNotice'
import { browser, type TestContext } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  callStore,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

setLimitsScale(100)
const OFFERING = 8101
const WORKER = 911
let world: TestContext
beforeEach(async () => {
  world = await prepareStore()
  await writeRows(async (db) => {
    await db
      .update(companies)
      .set({ name: '株式会社みのりフーズ', representativeName: '藤井 直樹' })
      .where(eq(companies.id, 1))
    await addOffering(db, {
      id: OFFERING,
      day: '2026-11-27',
      terms: offerContent({ changeScopeWork: '調理補助' }),
    })
    await addWorker(db, { id: WORKER, name: '佐藤 結衣' })
  })
})

const match = () => world.db.tx('system', (db) => apply({ db, now: world.now }, WORKER, OFFERING))
const notices = async () =>
  (
    await callStore<{ items: EmploymentNotice[]; totalCount: number }>(
      'manager',
      'GET',
      `/users/${WORKER}/employment_notices`,
    )
  ).body
const userOf = async () =>
  (
    await callStore<{ items: OfferingUser[] }>(
      'manager',
      'GET',
      `/offerings/${OFFERING}/users?state=live`,
    )
  ).body.items[0]
const PDF = `/offerings/${OFFERING}/users/${WORKER}/employment_notice.pdf`
const pdfOf = async () => {
  const response = await (await browser('manager')).call('GET', `/app/api/v1/clients/11${PDF}`)
  return [response, Buffer.from(await response.arrayBuffer())] as const
}

test('申し込むと、そのときの求人から労働条件通知書ができ、あとから求人を変えても変わらない', async () => {
  await match()
  expect(await notices()).toMatchObject({
    totalCount: 1,
    items: [
      {
        offeringId: OFFERING,
        workerName: '佐藤 結衣',
        notifiedAt: world.now.toISOString(),
        readAt: null,
      },
    ],
  })
  const [response, first] = await pdfOf()
  expect(response.headers.get('Content-Type')).toMatch(/^application\/pdf/)
  expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
    '労働条件通知書_2026年11月27日_佐藤 結衣.pdf',
  )
  const text = textOfPdf(first)
  for (const words of [
    '労働条件通知書',
    '佐藤 結衣 様',
    '株式会社みのりフーズ 藤井 直樹',
    '2026年11月27日(金) 17:00〜22:30の勤務1回',
    '変更の範囲 調理補助',
    '時給 1,350円',
    '労働契約法17条1項',
    '解約可能事由',
  ])
    expect(text).toContain(words)
  await writeRows(async (db) => {
    await db
      .update(offerings)
      .set({ title: '別の仕事', terms: offerContent({ changeScopeWork: '清掃' }) })
      .where(eq(offerings.id, OFFERING))
    await db.update(companies).set({ name: '別の会社' }).where(eq(companies.id, 1))
  })
  const [, second] = await pdfOf()
  expect(second.equals(first)).toBe(true)
})

test('書きかえも削除もできず、読んだ時刻だけが一度だけ入る', async () => {
  await match()
  const refused = { cause: { code: '23001' } }
  await expect(
    writeRows((db) => db.update(employmentNotices).set({ workerName: '別の人' })),
  ).rejects.toMatchObject(refused)
  await expect(writeRows((db) => db.delete(employmentNotices))).rejects.toMatchObject(refused)
  const open = (now: Date) =>
    world.db.tx('system', (db) => openEmploymentNotice({ db, now }, WORKER, OFFERING))
  const readAt = addSeconds(world.now, 60)
  await open(readAt)
  await open(addSeconds(world.now, 600))
  expect((await notices()).items[0]?.readAt).toBe(readAt.toISOString())
  expect((await userOf())?.employmentNotice).toEqual({
    notifiedAt: world.now.toISOString(),
    readAt: readAt.toISOString(),
  })
})

test('通知書のないマッチングは、ないと分かる', async () => {
  await writeRows((db) => addMatch(db, OFFERING, WORKER))
  expect((await userOf())?.employmentNotice).toBeNull()
  expect((await callStore('manager', 'GET', PDF)).status).toBe(404)
  expect(await notices()).toMatchObject({ totalCount: 0, items: [] })
})

test('ほかの店舗からは見えず、経理は見られず、保存は操作の記録に残る', async () => {
  await match()
  expect((await callApi('manager', 'GET', `/clients/12${PDF}`)).status).toBe(404)
  expect((await callStore('accounting', 'GET', PDF)).status).toBe(403)
  expect((await callStore('manager', 'GET', `/users/999999/employment_notices`)).status).toBe(404)
  await pdfOf()
  const saved = await world.db.tx('system', (db) =>
    db.$count(
      auditLog,
      eq(
        auditLog.call,
        'GET /clients/{clientId}/offerings/{offeringId}/users/{userId}/employment_notice.pdf',
      ),
    ),
  )
  expect(saved).toBeGreaterThan(0)
})
