import { eq } from 'drizzle-orm'
import type {
  InquirySubjects,
  SupporterCandidateList,
  SupporterCandidates,
} from '@/contracts/workerSupporters/schemas'
import {
  chatMessages,
  clientUsers,
  userBlocks,
  users,
  workerSupporterInquiries,
} from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const fit = { goodCount: 19, reviewCount: 20 }
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await db.update(clientUsers).set({ workedCount: 0 }).where(eq(clientUsers.clientId, 11))
    await addWorker(
      db,
      { id: 901, name: '高橋 美咲', ...fit },
      { workedCount: 24, lastWorkedOn: '2026-11-18' },
    )
    await addWorker(
      db,
      { id: 902, name: 'グエン ティ リン', ...fit },
      {
        workedCount: 12,
        lastWorkedOn: '2026-11-10',
      },
    )
    await addWorker(
      db,
      { id: 903, name: '山田 太郎', ...fit, noShowCount: 1 },
      { workedCount: 30, lastWorkedOn: '2026-11-10' },
    )
    await addWorker(
      db,
      { id: 904, name: '小林 千夏', ...fit },
      { workedCount: 9, lastWorkedOn: '2026-01-10' },
    )
    await addOffering(db, { id: 8000, day: '2026-11-18' })
    await addMatch(db, 8000, 901, { status: 'worked' })
  })
})
const list = async (search = '', who: Who = 'viewer') =>
  (
    await (
      await browser(who)
    ).call('GET', `/app/api/v2/clients/11/users/worker_supporter_candidates${search}`)
  ).json() as Promise<SupporterCandidates>
const put = (userIds: number[], knownIds: number[], who: Who = 'manager') =>
  callStore<SupporterCandidateList & { code?: string; messages?: string[] }>(
    who,
    'PUT',
    '/users/worker_supporters',
    { userIds, knownIds },
  )

test('候補は、満たした条件の多い順に、足りない条件とともに並ぶ', async () => {
  const { items, totalCount } = await list()
  expect(items.map((one) => one.userId)).toEqual([901, 902, 903, 904])
  expect(totalCount).toBe(4)
  expect(items[0]).toMatchObject({
    goodRate: 95,
    criteriaMet: ['workedHere', 'goodRate', 'noAbsence', 'recent'],
    refusal: null,
  })
  expect(items[2]?.refusal).toBe('条件を満たしていません: 無断欠勤なし')
  expect(items[3]?.refusal).toBe(
    '条件を満たしていません: この店舗で10回以上勤務、直近60日以内に勤務',
  )
  expect((await list('?criteria_met_only=1')).items.map((one) => one.userId)).toEqual([901, 902])
  expect(
    (
      await callStore<SupporterCandidateList>('viewer', 'GET', '/users/worker_supporter_candidates')
    ).body.items.map((one) => one.userId),
  ).toEqual([901, 902])
})
test('任命と解除は一覧ごと入れ替わり、本人に知らされる', async () => {
  expect((await put([901], [])).body).toMatchObject({
    supporterIds: [901],
    items: [{ userId: 901, supporter: true, appointedAt: expect.any(String) }, { userId: 902 }],
  })
  expect(
    await asSystem(async (db) => (await db.select().from(chatMessages)).at(-1)?.body),
  ).toContain('ワーカーサポーターに任命されました')
  expect((await put([902], [901])).body.supporterIds).toEqual([902])
  expect(
    await asSystem(
      async (db) => (await db.select().from(clientUsers).where(eq(clientUsers.userId, 901)))[0],
    ),
  ).toMatchObject({ supporter: false, supporterAt: null })
})
test('条件を満たさない人とブロック中の人は任命できず、任命した後に条件を外れた人は残せる', async () => {
  expect(await put([903], [])).toMatchObject({
    status: 409,
    body: {
      code: 'cannot_appoint',
      messages: ['山田 太郎さんを任命できません。条件を満たしていません: 無断欠勤なし'],
    },
  })
  await put([901], [])
  await writeRows(async (db) => {
    await db.update(users).set({ noShowCount: 1 }).where(eq(users.id, 901))
    await db.insert(userBlocks).values({
      companyId: 1,
      clientId: 11,
      userId: 902,
      reasonCode: 'other',
      blockedAt: '2026-11-01T00:00:00Z',
    })
  })
  expect((await put([901, 902], [901])).body.messages?.[0]).toContain('ブロック中')
  expect((await put([901], [901])).status).toBe(200)
  expect((await put([901, 999_999], [901])).status).toBe(404)
})
test('先に変えた担当者がいれば、上書きしない。閲覧のみの人と店舗スタッフは変えられない', async () => {
  await put([901], [])
  expect(await put([902], [])).toMatchObject({ status: 409, body: { code: 'stale' } })
  for (const who of ['clientStaff', 'viewer'] as const)
    expect((await put([], [901], who)).status).toBe(403)
})
test('お問い合わせは、件名を選んで送る', async () => {
  const subjects = (await (
    await (await browser('viewer')).call('GET', '/app/api/v1/worker_supporter_inquiries/subjects')
  ).json()) as InquirySubjects
  const send = (body: object, who: Who = 'clientStaff') =>
    callStore(who, 'POST', '/worker_supporter_inquiries', {
      subjectId: subjects.items[0]?.id,
      body: '条件を教えてください。',
      contactName: '森下',
      ...body,
    })
  expect((await send({})).status).toBe(200)
  expect(await send({ subjectId: 77 })).toMatchObject({
    status: 422,
    body: { fields: { subjectId: expect.any(String) } },
  })
  expect((await send({ body: '1234 5678 9018' })).status).toBe(422)
  expect((await send({}, 'viewer')).status).toBe(403)
  expect(await asSystem((db) => db.$count(workerSupporterInquiries))).toBe(1)
})
