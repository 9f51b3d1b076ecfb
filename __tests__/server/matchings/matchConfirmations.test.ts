import { eq } from 'drizzle-orm'
import type { Todos } from '@/contracts/dashboard/schemas'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { matchings, users } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  prepareStore,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'

const DINNER = 8010
const REN = 905
const PATH = `/offerings/${DINNER}/users/${REN}/match_check`
const UNANSWERED = '働く前の質問が未回答'
const question = {
  id: 'q1',
  body: '立ち仕事の経験はありますか',
  answerType: 'yes_no' as const,
  options: [],
  required: true,
}
const goodRate = { type: 'good_rate_min' as const, value: 85, must: true }

const checks = async () => (await callStore<MatchChecks>('staff', 'GET', '/match_checks')).body
const confirm = (findings: string[], who: Parameters<typeof callStore>[0] = 'staff') =>
  callStore(who, 'PUT', PATH, { findings })
const rateOf = (goodCount: number) =>
  writeRows((db) => db.update(users).set({ goodCount }).where(eq(users.id, REN)))
const todo = async () =>
  (await callStore<Todos>('staff', 'GET', '/todos')).body.items.find(
    ({ kind }) => kind === 'matchChecks',
  )

/** Tomorrow's dinner asks a question and for a good rate of 85 %: the one worker has 90 % and has not answered. */
beforeEach(async () => {
  await prepareStore()
  ;(await testContext()).now = new Date('2026-11-20T09:41:00+09:00')
  await writeRows(async (db) => {
    await addWorker(db, { id: REN, name: '森本 蓮', goodCount: 90, reviewCount: 100 })
    await addOffering(db, {
      id: DINNER,
      day: TOMORROW,
      terms: offerContent({ onboardingQuestions: [question], conditionItems: [goodRate] }),
    })
    await addMatch(db, DINNER, REN)
  })
})

test('確認済みにすると、だれがいつ確認したかとともに別に並び、やることからも消える', async () => {
  expect(await todo()).toMatchObject({ count: 1 })
  expect((await confirm([UNANSWERED])).status).toBe(204)
  expect(await checks()).toMatchObject({
    totalCount: 0,
    items: [],
    confirmedCount: 1,
    confirmed: [
      {
        userId: REN,
        findings: [{ text: UNANSWERED }],
        confirmation: { byName: expect.stringMatching(/./), at: '2026-11-20T00:41:00.000Z' },
      },
    ],
  })
  expect(await todo()).toBeUndefined()
})

test('新しく合わないことが出ると一覧に戻り、それが新しいと分かる', async () => {
  await confirm([UNANSWERED])
  await rateOf(78)
  expect(await checks()).toMatchObject({
    totalCount: 1,
    confirmedCount: 0,
    items: [
      {
        confirmed: { at: '2026-11-20T00:41:00.000Z' },
        findings: [
          { text: UNANSWERED, isNew: false },
          { kind: 'condition_unmet', isNew: true },
        ],
      },
    ],
  })
})

test('合わないことが減っただけなら、確認済みのまま', async () => {
  await rateOf(78)
  const [item] = (await checks()).items
  await confirm(item?.findings.map(({ text }) => text) ?? [])
  await rateOf(90)
  expect(await checks()).toMatchObject({ totalCount: 0, confirmedCount: 1 })
})

test('見ていないことが出ていたら断り、すべて合っていたら、そう言って断る', async () => {
  await rateOf(78)
  const refused = await confirm([UNANSWERED])
  expect(refused).toMatchObject({
    status: 409,
    body: { messages: ['確認が要ることが増えています。最新の内容を確かめてください。'] },
  })
  await rateOf(90)
  await writeRows((db) =>
    db
      .update(matchings)
      .set({ answeredAt: '2026-11-20T00:00:00.000Z' })
      .where(eq(matchings.userId, REN)),
  )
  expect(await confirm([UNANSWERED])).toMatchObject({
    status: 409,
    body: { messages: ['このマッチングには、確認が要ることはもうありません。'] },
  })
})

test('取り消すと一覧に戻る。二度取り消しても同じ', async () => {
  await confirm([UNANSWERED])
  expect((await callStore('staff', 'DELETE', PATH)).status).toBe(204)
  expect((await callStore('staff', 'DELETE', PATH)).status).toBe(204)
  expect(await checks()).toMatchObject({ totalCount: 1, confirmedCount: 0 })
  expect((await checks()).items[0]?.confirmed).toBeNull()
})

test('閲覧のみの人は確認済みにできず、マッチングしていない人のことはないと答える', async () => {
  expect((await confirm([UNANSWERED], 'viewer')).status).toBe(403)
  const other = await callStore('staff', 'PUT', `/offerings/${DINNER}/users/999/match_check`, {
    findings: [],
  })
  expect(other.status).toBe(404)
})
