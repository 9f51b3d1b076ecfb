import { eq } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { ShareUrl, ShareUrlExists } from '@/contracts/shareLinks/schemas'
import { clientUsers, matchings, offerings, userBlocks } from '@/server/db/schema'
import { createSimulator } from '@/server/demo/market/simulator'
import { showShared } from '@/server/modules/shareLinks/page'
import { apply } from '@/server/worker-app/apply'
import { findByLink, postingsFor } from '@/server/worker-app/find'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callApi,
  callStore,
  FRIDAY,
  OFFER,
  offerContent,
  offeringCreate,
  offeringInput,
  prepareStore,
  TOMORROW,
  writeRows,
} from '@tests/kit/serverKit'

type Refused = { code: string; messages: string[] }
const WORKER = 901
const FRIEND = 902
const stored = (id: number) =>
  asSystem(async (tx) => (await tx.select().from(offerings).where(eq(offerings.id, id)))[0])
const exists = async (id: number) =>
  (await callStore<ShareUrlExists>('viewer', 'GET', `/offerings/${id}/exists_share_url`)).body
const link = (id: number) =>
  callStore<ShareUrl & Refused>('viewer', 'GET', `/offerings/${id}/share_url`)
const tokenOf = (url: string) => /\/api\/s\/([0-9a-f]{32})$/.exec(url)?.[1] ?? ''
const create = (over: object) =>
  callStore<OfferingDetail & Refused>(
    'manager',
    'POST',
    `/offers/${OFFER[11]}/offerings`,
    offeringCreate(over),
  )
const market = async (userId: number) =>
  (await testContext().then(({ now }) => asSystem((db) => postingsFor(db, userId, now)))).map(
    (o) => o.id,
  )
const byLink = async (userId: number, token: string) => {
  const { now } = await testContext()
  return asSystem((db) => findByLink(db, userId, token, now))
}
const take = async (userId: number, id: number, shareToken?: string) => {
  const { now } = await testContext()
  return asSystem((db) =>
    apply({ db, now }, userId, id, shareToken === undefined ? {} : { shareToken }),
  )
}

beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: WORKER, name: '濵田 慎一' })
    await addWorker(db, { id: FRIEND, name: '髙橋 美咲' }, { workedCount: 3 })
  })
})

describe('URL限定公開', () => {
  test('公開すると共有URLができ、URLを持つ人だけが見つけて申し込める', async () => {
    const {
      body: { id, scope },
    } = await create({ scope: 'url', peopleWanted: 2 })
    const {
      body: { url, expiresAt },
    } = await link(id)
    const token = tokenOf(url)
    expect([scope, await exists(id), url, expiresAt]).toEqual([
      'url',
      { exists: true, reason: null },
      `http://localhost:3000/api/s/${token}`,
      (await stored(id))?.closesAt,
    ])
    expect((await link(id)).body.url).toBe(url)
    for (const userId of [WORKER, FRIEND]) {
      expect(await market(userId)).toEqual([])
      await expect(take(userId, id)).rejects.toThrow('公開範囲が限られているため')
      await expect(
        take(
          userId,
          id,
          token.replace(/^./, (c) => (c === '0' ? '1' : '0')),
        ),
      ).rejects.toThrow('公開範囲が限られているため')
    }
    expect(await byLink(WORKER, token)).toMatchObject({ id, title: 'ディナーのホールスタッフ' })
    expect(await byLink(WORKER, token)).not.toHaveProperty('memo')
    await take(WORKER, id, token)
    expect(
      await asSystem((tx) =>
        tx.select({ userId: matchings.userId, scope: matchings.appliedScope }).from(matchings),
      ),
    ).toEqual([{ userId: WORKER, scope: 'url' }])
  })
  test('複製や再募集は、それぞれ別のURLを持つ', async () => {
    const first = (await create({ scope: 'url' })).body.id
    const again = (
      await callStore<OfferingDetail>(
        'manager',
        'POST',
        `/offers/${OFFER[11]}/offerings/${first}/recreate`,
        { workOn: '2026-11-30' },
      )
    ).body.id
    const [a, b] = [(await stored(first))?.shareToken, (await stored(again))?.shareToken]
    expect([a, b]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
    expect(a).not.toBe(b)
  })
  test('公開範囲を変えると、URLの効き目もその場で変わる', async () => {
    const { id, lockVersion } = (await create({ scope: 'url' })).body
    const token = tokenOf((await link(id)).body.url)
    const edit = (scope: string, version: number) =>
      callStore('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/${id}`, {
        ...offeringInput({ groupIds: [11] }),
        scope,
        lockVersion: version,
        publish: false,
        acknowledged: true,
      })
    expect((await edit('group', lockVersion)).status).toBe(200)
    expect([
      await byLink(WORKER, token),
      (await link(id)).status,
      (await exists(id)).exists,
    ]).toEqual([undefined, 409, false])
    await expect(take(WORKER, id, token)).rejects.toThrow('公開範囲が限られているため')
    await edit('public', lockVersion + 1)
    expect([await market(WORKER), (await byLink(WORKER, token))?.id]).toEqual([[id], id])
    await take(WORKER, id)
  })
  test('自動で一般公開に切り替わると、だれの市場にも出る', async () => {
    const { id } = (await create({ scope: 'url', autoPublicAt: '2026-11-25T09:00:00Z' })).body
    expect(await market(WORKER)).toEqual([])
    ;(await testContext()).now = new Date('2026-11-25T09:00:00Z')
    expect([
      await market(WORKER),
      (await callStore<OfferingDetail>('viewer', 'GET', `/offerings/${id}`)).body.scope,
    ]).toEqual([[id], 'public'])
  })
  test('ブロックした人には、URLがあっても見えず、申し込みもできない', async () => {
    const { id } = (await create({ scope: 'url' })).body
    const token = tokenOf((await link(id)).body.url)
    await writeRows((db) =>
      db.insert(userBlocks).values({
        companyId: 1,
        clientId: null,
        userId: WORKER,
        reasonCode: 'trouble',
        blockedAt: '2026-11-01T00:00:00Z',
      }),
    )
    expect(await byLink(WORKER, token)).toBeUndefined()
    await expect(take(WORKER, id, token)).rejects.toThrow('この求人には申し込めません。')
  })
  test('模擬の市場では、店舗を知る人だけがURLを受け取って申し込みする', async () => {
    const {
      body: { id },
    } = await create({ scope: 'url', peopleWanted: 2, hourlyWageYen: 3000 })
    const world = await testContext()
    const known = await asSystem((tx) =>
      tx
        .select({ userId: clientUsers.userId })
        .from(clientUsers)
        .where(eq(clientUsers.clientId, 11)),
    )
    await writeRows((db) =>
      addWorker(db, { id: 950, name: '店舗を知らない人', prefectureCode: '13' }).then(() =>
        db.delete(clientUsers).where(eq(clientUsers.userId, 950)),
      ),
    )
    const simulator = createSimulator(world)
    for (let s = 0; s < 180; s += 5) {
      world.advanceSeconds(5)
      await simulator.step()
    }
    const came = await asSystem((tx) =>
      tx
        .select({ userId: matchings.userId, scope: matchings.appliedScope })
        .from(matchings)
        .where(eq(matchings.offeringId, id)),
    )
    expect(came.length).toBeGreaterThan(0)
    expect(
      came.filter(
        ({ userId, scope }) => scope !== 'url' || !known.some((k) => k.userId === userId),
      ),
    ).toEqual([])
  })
})

describe('共有URL', () => {
  test('一般公開の求人にもあり、限られた公開、公開前、募集終了の求人にはない', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: TOMORROW })
      await addOffering(db, { id: 2, day: TOMORROW, scope: 'group', groupIds: [11] })
      await addOffering(db, {
        id: 3,
        day: TOMORROW,
        publishedAt: null,
        scope: 'url',
        shareToken: 'a'.repeat(32),
      })
      await addOffering(db, {
        id: 4,
        day: FRIDAY,
        from: '08:00',
        to: '20:00',
        scope: 'url',
        shareToken: 'b'.repeat(32),
      })
      await addMatch(db, 4, FRIEND)
    })
    expect(await byLink(WORKER, tokenOf((await link(1)).body.url))).toMatchObject({ id: 1 })
    for (const [id, why] of [
      [2, '公開範囲を限った求人'],
      [3, '公開していない求人'],
      [4, '募集を終了した求人'],
    ] as const) {
      expect([await exists(id), (await link(id)).body]).toEqual([
        { exists: false, reason: expect.stringContaining(why) },
        { code: 'conflict', messages: [expect.stringContaining(why)] },
      ])
    }
    for (const token of ['a'.repeat(32), 'b'.repeat(32), ''])
      expect(await byLink(WORKER, token)).toBeUndefined()
    expect((await callApi('sibling', 'GET', '/clients/12/offerings/1/share_url')).status).toBe(404)
  })
  test('URLを開くと、働く条件が読める。知らないURLと終わった募集は同じ答え', async () => {
    const {
      body: { id },
    } = await create({ scope: 'url', memo: '鍵は植木鉢の下です。' })
    const token = tokenOf((await link(id)).body.url)
    const world = await testContext()
    await writeRows((db) =>
      db
        .update(offerings)
        .set({
          title: '<b>ホール</b>',
          terms: offerContent({ jobDescription: '配膳と片付けです。<script>alert(1)</script>' }),
        })
        .where(eq(offerings.id, id)),
    )
    const open = async (query: unknown) => {
      let status = 0
      let body = ''
      const response = {
        setHeader: () => response,
        status: (n: number) => {
          status = n
          return response
        },
        send: (text: string) => {
          body = text
        },
      }
      await showShared(
        { query: { token: query }, method: 'GET' } as unknown as NextApiRequest,
        response as unknown as NextApiResponse,
        world,
      )
      return { status, body }
    }
    const { status, body } = await open(token)
    expect([status, body]).toEqual([
      200,
      expect.stringMatching(
        /&#60;b&#62;ホール.*みのり食堂.*11月28日\(土\) 18:00〜23:30.*1,300円.*配膳と片付けです。&#60;script/s,
      ),
    ])
    expect(body).not.toContain('植木鉢')
    world.now = new Date('2026-11-28T10:00:00Z')
    const ended = await open(token)
    for (const unknown of ['f'.repeat(32), "' or 1=1", ['a'], undefined])
      expect(await open(unknown)).toEqual(ended)
    expect([ended.status, ended.body]).toEqual([
      404,
      expect.stringContaining('募集が終わったか、URLが変わりました'),
    ])
  })
  test('市場には、その人に見える募集だけが開始の順に並ぶ', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-25' })
      await addOffering(db, { id: 2, day: '2026-11-24', scope: 'worked' })
      await addOffering(db, { id: 3, day: '2026-11-23', scope: 'group', groupIds: [11] })
      await addOffering(db, { id: 4, day: '2026-11-22', scope: 'badge' })
      await addOffering(db, { id: 5, day: '2026-11-21', peopleWanted: 1 })
      await addMatch(db, 5, FRIEND)
      await addOffering(db, { id: 6, day: '2026-11-26', publishedAt: null })
    })
    // Number 1 of the fixture is in the group.
    expect([await market(WORKER), await market(FRIEND), await market(1)]).toEqual([
      [1],
      [2, 1],
      [3, 2, 1],
    ])
  })
})
