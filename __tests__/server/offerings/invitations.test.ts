/**
 * Several subjects: graduate offerings and share links. They share a file because each file loads the server anew
 * (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import type { ChatRooms } from '@/contracts/chat/schemas'
import type {
  Offering,
  OfferingDetail,
  OfferingSuggestion,
  OfferingValidation,
} from '@/contracts/offerings/schemas'
import type { ShareUrl, ShareUrlExists } from '@/contracts/shareLinks/schemas'
import {
  chatMessages,
  chatRooms,
  clientUsers,
  companyContracts,
  graduates,
  offerings,
  userBlocks,
  matchings,
} from '@/server/db/schema'
import { createSimulator } from '@/server/demo/market/simulator'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { showShared } from '@/server/modules/shareLinks/page'
import { apply } from '@/server/worker-app/apply'
import { offeringsFor, findByLink } from '@/server/worker-app/find'
import { setGraduateNotices } from '@/server/worker-app/graduateNotices'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  OFFER,
  offeringCreate,
  offeringInput,
  prepareStoreWith,
  writeRows,
  asSystem,
  callApi,
  FRIDAY,
  offerContent,
  TOMORROW,
} from '@tests/kit/serverKit'

describe('graduate offerings', () => {
  const SHIFT = 8001
  const PAST = 8002
  /** Graduates of store 11; one never worked there, one is blocked, one is a graduate of the neighbour. */
  const MAYU = 901
  const KOJI = 902
  const BLOCKED = 903
  const NEIGHBOUR = 904
  const STRANGER = 905
  const NEW = `/offers/${OFFER[11]}/offerings`
  const at = '2026-11-01T00:00:00Z'
  const dedicated = { scope: 'graduate' as const, peopleWanted: 2 }

  beforeEach(() =>
    prepareStoreWith('invitations_1', async (db) => {
      for (const [id, name, clientId] of [
        [MAYU, '尾﨑 真由', 11],
        [KOJI, '林 浩二', 11],
        [BLOCKED, '岡田 結', 11],
        [NEIGHBOUR, '松本 梓', 12],
      ] as const) {
        await addWorker(db, { id, name }, { clientId, graduate: true })
        await db
          .insert(graduates)
          .values({ clientId, userId: id, kind: 'former_staff', registeredBy: 4, registeredAt: at })
      }
      await addWorker(db, { id: STRANGER, name: '山田 太郎' }, { workedCount: 5 })
      await db.insert(userBlocks).values({
        companyId: 1,
        clientId: 11,
        userId: BLOCKED,
        reasonCode: 'attitude',
        blockedAt: at,
      })
      await db
        .insert(companyContracts)
        .values({ companyId: 1, validFrom: '2026-04-01', graduateFeeRateBp: 1500 })
      await addOffering(db, { id: PAST, day: '2026-11-10' })
      await addMatch(db, PAST, MAYU, { status: 'worked' })
      await db.insert(chatRooms).values({
        uid: 'room-mayu',
        clientId: 11,
        userId: MAYU,
        latestOfferingId: PAST,
        createdAt: at,
      })
    }),
  )

  const marketOf = async (userId: number) => {
    const { db, now } = await testContext()
    return (await db.tx('system', (tx) => offeringsFor(tx, userId, now))).map(({ id }) => id)
  }
  const take = async (userId: number, offeringId: number) => {
    const { now } = await testContext()
    await writeRows((db) => apply({ db, now }, userId, offeringId))
  }
  const publish = async (overrides = {}) =>
    (
      await callStore<OfferingDetail>(
        'manager',
        'POST',
        NEW,
        offeringCreate({ ...dedicated, ...overrides }),
      )
    ).body
  const noticesOf = async (userId: number) =>
    (await testContext()).db.tx('system', async (db) =>
      (
        await db
          .select({ body: chatMessages.body })
          .from(chatMessages)
          .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
          .where(eq(chatRooms.userId, userId))
      ).map(({ body }) => body),
    )
  async function runJobs() {
    const context = await testContext()
    for (;;) if (!(await runNextJob(context, jobDefinitions, ['graduateNotices']))) return
  }

  describe('卒業ワーカー限定の求人', () => {
    test('この店舗の卒業ワーカーだけに見え、その人だけが申し込める', async () => {
      const { id, kind, scope } = await publish()
      expect([kind, scope]).toEqual(['graduate', 'graduate'])
      for (const userId of [MAYU, KOJI]) expect(await marketOf(userId)).toEqual([id])
      for (const userId of [BLOCKED, NEIGHBOUR, STRANGER]) {
        expect(await marketOf(userId)).toEqual([])
        await expect(take(userId, id)).rejects.toThrow('申し込め')
      }
      await take(MAYU, id)
      const { body } = await callStore<OfferingDetail>('manager', 'GET', `/offerings/${id}`)
      expect(body.peopleMatched).toBe(1)
    })

    test('登録を解除すると見えなくなるが、決まった勤務は残る', async () => {
      const { id } = await publish()
      await take(MAYU, id)
      for (const userId of [MAYU, KOJI])
        await callStore('manager', 'POST', `/users/${userId}/graduates`, { active: false })
      expect(await marketOf(KOJI)).toEqual([])
      const { body } = await callStore<{ items: unknown[] }>(
        'manager',
        'GET',
        `/offerings/${id}/users`,
      )
      expect(body.items).toHaveLength(1)
    })

    test('ご契約の卒業ワーカーの料率で費用が出て、求人に残る', async () => {
      // 2 × (4 h × 1,300 + transport 500) = 11,400. A fee of 15 % is 1,710, of 30 % 3,420; 10 % tax on the fee.
      const lunch = { ...dedicated, startTime: '11:00', endTime: '15:00' }
      const { body } = await callStore<OfferingValidation>(
        'manager',
        'POST',
        `${NEW}/validate`,
        offeringInput(lunch),
      )
      expect(body.errors).toEqual([])
      expect(body.preview?.cost).toMatchObject({ feeYen: 1710, taxYen: 171, totalYen: 13_281 })
      expect(body.graduateFee).toEqual({
        feeRateBp: 1500,
        usualFeeRateBp: 3000,
        contractFrom: '2026-04-01',
        usualTotalYen: 15_162,
      })
      const { id } = await publish()
      const [row] = await (
        await testContext()
      ).db.tx('system', (db) => db.select().from(offerings).where(eq(offerings.id, id)))
      expect(row?.feeRateBp).toBe(1500)
    })

    test('料率の取り決めがない月は、通常の料率になる', async () => {
      await writeRows((db) => db.delete(companyContracts))
      const { body } = await callStore<OfferingValidation>(
        'manager',
        'POST',
        `${NEW}/validate`,
        offeringInput(dedicated),
      )
      expect(body.graduateFee).toMatchObject({ feeRateBp: 3000, contractFrom: null })
    })

    test('一般公開に切り替える時刻はつけられない', async () => {
      const { status, body } = await callStore<{ fields: Record<string, string> }>(
        'manager',
        'POST',
        NEW,
        offeringCreate({ ...dedicated, autoPublicAt: '2026-11-26T18:00:00+09:00' }),
      )
      expect([status, body.fields['autoPublicAt']]).toEqual([
        422,
        '卒業ワーカー限定の求人は、一般公開に切り替えられません。',
      ])
    })

    test('あとから公開範囲を変えられず、ほかの求人を卒業ワーカー限定にもできない', async () => {
      const posted = await publish()
      await writeRows((db) => addOffering(db, { id: SHIFT, day: '2026-11-28' }))
      const edit = (id: number, lockVersion: number, overrides: object) =>
        callStore<{ fields: Record<string, string> }>('manager', 'PATCH', `${NEW}/${id}`, {
          ...offeringInput({ startTime: '17:00', endTime: '22:30', hourlyWageYen: 1350 }),
          lockVersion,
          publish: false,
          acknowledged: false,
          ...overrides,
        })
      const widened = await edit(posted.id, posted.lockVersion, { scope: 'public' })
      const narrowed = await edit(SHIFT, 1, { ...dedicated, peopleWanted: 3 })
      expect([widened.status, widened.body.fields['scope']]).toEqual([
        422,
        '卒業ワーカー限定の求人は、公開範囲を変えられません。ほかの人にも見せるときは、新しく募集してください。',
      ])
      expect([narrowed.status, narrowed.body.fields['scope']]).toEqual([
        422,
        '募集した求人を、卒業ワーカー限定には変えられません。「卒業ワーカー」から専用の求人をつくってください。',
      ])
    })

    test('だれもいないときは、公開しても見る人がいないと知らせる', async () => {
      await writeRows((db) => db.update(clientUsers).set({ graduate: false }))
      const { body } = await callStore<OfferingValidation>(
        'manager',
        'POST',
        `${NEW}/validate`,
        offeringInput(dedicated),
      )
      expect(body.reach).toEqual({ members: 0, free: 0 })
      expect(body.warnings).toContainEqual({
        code: 'graduates_empty',
        message: '卒業ワーカーが登録されていません。このままでは、だれにも表示されません。',
      })
    })

    test('公開すると、通知オンでメッセージのある人だけに一度知らせる', async () => {
      const { id } = await publish()
      await runJobs()
      await runJobs()
      expect(await noticesOf(MAYU)).toEqual([
        '卒業ワーカー限定の求人が公開されました。11月28日(土) 18:00〜23:30「ディナーのホールスタッフ」。アプリの求人から申し込めます。',
      ])
      await writeRows((db) => setGraduateNotices(db, MAYU, 11, { isOn: false }))
      await publish({ workOn: '2026-11-29' })
      await runJobs()
      expect(await noticesOf(MAYU)).toHaveLength(1)
      expect((await marketOf(MAYU)).length).toBe(2)
      expect(id).toBeGreaterThan(0)
    })

    test('まだ働いたことのない人には部屋が開いて届く。ブロックした人と、部屋を閉じた人には届かない', async () => {
      await writeRows((db) => db.update(chatRooms).set({ state: 'closed' }))
      await publish()
      await runJobs()
      await publish({ workOn: '2026-11-29' })
      await runJobs()
      expect(await noticesOf(KOJI)).toHaveLength(2)
      expect(await noticesOf(MAYU)).toEqual([])
      expect(await noticesOf(BLOCKED)).toEqual([])
      const { items } = (await callStore<ChatRooms>('staff', 'GET', '/chat_rooms')).body
      expect(items.find(({ userId }) => userId === KOJI)).toMatchObject({
        lastMessage: { bodyExcerpt: expect.stringContaining('卒業ワーカー限定の求人') },
        shift: null,
      })
    })

    test('ふつうの募集の初期値にはならず、専用の求人の初期値は専用の求人からとる', async () => {
      await publish({ hourlyWageYen: 1444 })
      const suggest = async (query: string) =>
        (
          await callStore<OfferingSuggestion>(
            'manager',
            'GET',
            `/offers/${OFFER[11]}/offering/suggestion${query}`,
          )
        ).body.input
      expect(await suggest('')).toMatchObject({ scope: 'public', hourlyWageYen: 1350 })
      expect(await suggest('?scope=graduate')).toMatchObject({
        scope: 'graduate',
        hourlyWageYen: 1444,
        autoPublicAt: null,
        groupIds: [],
      })
    })

    test('一覧は公開範囲で絞り込める', async () => {
      const { id } = await publish()
      await writeRows((db) => addOffering(db, { id: SHIFT, day: '2026-11-28' }))
      const { body } = await callStore<{ items: Offering[] }>(
        'manager',
        'GET',
        '/offerings?scope=graduate',
      )
      expect(body.items.map((offering) => offering.id)).toEqual([id])
    })
  })
})

describe('share links', () => {
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
  const create = (overrides: object) =>
    callStore<OfferingDetail & Refused>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings`,
      offeringCreate(overrides),
    )
  const market = async (userId: number) =>
    (await testContext().then(({ now }) => asSystem((db) => offeringsFor(db, userId, now)))).map(
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

  beforeEach(() =>
    prepareStoreWith('invitations_2', async (db) => {
      await addWorker(db, { id: WORKER, name: '濵田 慎一' })
      await addWorker(db, { id: FRIEND, name: '髙橋 美咲' }, { workedCount: 3 })
    }),
  )

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
      const context = await testContext()
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
      const simulator = createSimulator(context)
      for (let s = 0; s < 180; s += 5) {
        context.advanceSeconds(5)
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
      expect((await callApi('sibling', 'GET', '/clients/12/offerings/1/share_url')).status).toBe(
        404,
      )
    })
    test('URLを開くと、働く条件が読める。知らないURLと終わった募集は同じ答え', async () => {
      const {
        body: { id },
      } = await create({ scope: 'url', memo: '鍵は植木鉢の下です。' })
      const token = tokenOf((await link(id)).body.url)
      const context = await testContext()
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
          context,
        )
        return { status, body }
      }
      const { status, body } = await open(token)
      expect([status, body]).toEqual([
        200,
        expect.stringMatching(
          /&#60;b&#62;ホール.*みのり食堂.*配膳と片付けです。&#60;script.*11月28日\(土\) 18:00〜23:30.*1,300円/s,
        ),
      ])
      expect(body).not.toContain('植木鉢')
      context.now = new Date('2026-11-28T10:00:00Z')
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
})
