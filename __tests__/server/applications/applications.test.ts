import { eq } from 'drizzle-orm'
import { clientUsers, matchings, papers, qualificationDocuments, users } from '@/server/db/schema'
import { findByLink, postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
import { takeSeat, WORKER } from '@tests/server/edgeCases/edgeCasesKit'

const FORKLIFT = 4
const DAY = '2026-11-27'
/** A posting of store 11, 10:00 to 15:00, with these terms; it also has a link. */
const post = (id: number, terms: Parameters<typeof offerContent>[0] = {}, day = DAY) =>
  writeRows((db) =>
    addOffering(db, {
      id,
      day,
      from: '10:00',
      to: '15:00',
      terms: offerContent(terms),
      shareToken: `link-${id}`,
    }),
  )
const change = (values: Partial<typeof users.$inferInsert>) =>
  writeRows((db) => db.update(users).set(values).where(eq(users.id, WORKER)))
const seenIds = async () => {
  const { now } = await testContext()
  const postings = await asSystem((db) => postingsFor(db, WORKER, now))
  return postings.map(({ id }) => id).filter((id) => id < 100)
}
const linked = async (id: number) => {
  const { now } = await testContext()
  return asSystem((db) => findByLink(db, WORKER, `link-${id}`, now))
}
/** The posting is neither listed nor behind its link, and an application says why. */
async function expectRefused(id: number, message: string) {
  expect(await seenIds()).not.toContain(id)
  expect(await linked(id)).toBeUndefined()
  await expect(takeSeat(id)).rejects.toMatchObject({ status: 409, message })
}
async function expectOpen(id: number) {
  expect(await seenIds()).toContain(id)
  expect(await linked(id)).toBeDefined()
  await expect(takeSeat(id)).resolves.toBeDefined()
}

describe('募集に書いた条件は、申し込みのときに守られる', () => {
  test('免許の登録がない人は申し込めず、登録すれば申し込める', async () => {
    await post(1, { qualificationIds: [FORKLIFT] })
    await expectRefused(
      1,
      'この求人には「フォークリフト運転技能講習修了」の資格が必要です。資格を登録してから申し込んでください。',
    )
    await change({ qualificationIds: [FORKLIFT] })
    await expectOpen(1)
  })
  test('ほかの店舗に出した最新の証明書の期限が勤務日より前に切れる人は、申し込めない', async () => {
    await change({ qualificationIds: [FORKLIFT] })
    await post(1, { qualificationIds: [FORKLIFT], qualificationDocumentRequired: true })
    const hand = (id: number, expiresOn: string) =>
      writeRows(async (db) => {
        await addOffering(db, { id: 100 + id, clientId: 12, offerId: 5012, day: `2026-10-0${id}` })
        await addMatch(db, 100 + id, WORKER, { id: 100 + id, status: 'worked' })
        const paper = { clientId: 12, userId: WORKER, createdAt: '2026-10-01T00:00:00Z' }
        await db
          .insert(papers)
          .values({ id: 100 + id, ...paper, mediaType: 'image/png', body: new Uint8Array(1) })
        await db.insert(qualificationDocuments).values({
          clientId: 12,
          matchingId: 100 + id,
          userId: WORKER,
          qualificationId: FORKLIFT,
          paperId: 100 + id,
          status: 'checked',
          submittedAt: `2026-10-0${id}T00:00:00Z`,
          expiresOn,
        })
      })
    await hand(1, '2026-11-26')
    await expectRefused(
      1,
      '「フォークリフト運転技能講習修了」の証明書の期限(2026年11月26日)が、勤務日より前に切れるため、申し込めません。新しい証明書を登録してください。',
    )
    await hand(2, DAY)
    await expectOpen(1)
  })
  test('直前キャンセル率50%の人は、5%以下の求人に申し込めない', async () => {
    await change({ totalWorkedCount: 5, cancelCount: 5, lastMinuteCancelCount: 5 })
    const conditionItems = [{ type: 'last_minute_cancel_rate_max' as const, value: 5, must: true }]
    await post(1, { conditionItems })
    await post(2, { conditionItems: conditionItems.map((item) => ({ ...item, must: false })) })
    await expectRefused(
      1,
      'この求人の条件「直前キャンセル率が5%以下」を満たしていないため、申し込めません。現在の直前キャンセル率は50%です。',
    )
    await expectOpen(2)
  })
  test('働いた回数は、この店舗で数える', async () => {
    await change({ totalWorkedCount: 40 })
    await post(1, { conditionItems: [{ type: 'worked_count_min', value: 1, must: true }] })
    await expectRefused(
      1,
      'この求人の条件「この店舗で働いた回数が1回以上」を満たしていないため、申し込めません。現在は0回です。',
    )
    await writeRows((db) =>
      db.update(clientUsers).set({ workedCount: 1 }).where(eq(clientUsers.userId, WORKER)),
    )
    await expectOpen(1)
  })
  test('申し込んだときの数字が、マッチングに残る', async () => {
    await change({
      qualificationIds: [FORKLIFT],
      totalWorkedCount: 18,
      cancelCount: 2,
      lastMinuteCancelCount: 1,
      penaltyPoints: 4,
    })
    await post(1)
    await takeSeat(1)
    await change({ penaltyPoints: 9 })
    const [matching] = await asSystem((db) =>
      db.select().from(matchings).where(eq(matchings.offeringId, 1)),
    )
    expect(matching?.factsAtMatch).toEqual({
      goodRate: null,
      cancelRate: 10,
      lastMinuteCancelRate: 5,
      penaltyPoints: 4,
      workedCount: 0,
      qualificationIds: [FORKLIFT],
      certificates: [],
    })
  })
})

describe('年少者', () => {
  const SEVENTEEN = '2009-11-01'
  test('年齢を書いていない求人には17歳は申し込めず、15歳からの求人の昼の勤務には申し込める', async () => {
    await change({ birthOn: SEVENTEEN })
    await post(1)
    await post(2, { minAge: 15 })
    await expectRefused(1, 'この求人は、勤務日に18歳以上の方が対象です。')
    await expectOpen(2)
  })
  test('17歳は、時間外労働のある求人に申し込めない', async () => {
    await change({ birthOn: SEVENTEEN })
    await post(1, { minAge: 15, overtimePossible: true })
    await expectRefused(
      1,
      '時間外労働のある求人には、18歳未満の方は申し込めません(労働基準法60条)。',
    )
  })
})

describe('休日', () => {
  test('同じ企業の店舗をまたいで7日続ける申し込みは断られ、別の企業なら続けられる', async () => {
    const days = [21, 22, 23, 24, 25, 26]
    await writeRows(async (db) => {
      for (const [index, day] of days.entries()) {
        const clientId = index % 2 === 0 ? 11 : 12
        const offerId = 5000 + clientId
        const id = 200 + index
        // Two hours a day: no limit of hours is near.
        await addOffering(db, {
          id,
          clientId,
          offerId,
          day: `2026-11-${day}`,
          from: '10:00',
          to: '12:00',
        })
        await addMatch(db, id, WORKER)
      }
      await addOffering(db, {
        id: 3,
        clientId: 21,
        offerId: 5021,
        day: DAY,
        from: '10:00',
        to: '15:00',
        shareToken: 'link-3',
      })
    })
    await post(1)
    await expectRefused(
      1,
      '同じ企業で7日続けて働くことになるため、申し込めません。週に1日は休日が必要です。',
    )
    await expectOpen(3)
  })
})

test('同じ時間に別の勤務がある求人は、一覧にも出ない', async () => {
  await post(1)
  await post(2)
  await takeSeat(1)
  await expectRefused(2, '同じ時間に別の勤務があるため、申し込めません。')
})

test('ほかの人の記録では断られない', async () => {
  await writeRows((db) => addWorker(db, { id: 902, name: '山田 太郎', penaltyPoints: 99 }))
  await post(1, { conditionItems: [{ type: 'penalty_max', value: 3, must: true }] })
  await expectOpen(1)
})
