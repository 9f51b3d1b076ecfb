/**
 * Several subjects: offerings, offerings base and offerings list. They share a file because each file loads the server
 * anew (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { Client, ClientBase } from '@/contracts/clients/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { GroupList } from '@/contracts/groups/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type {
  OfferingDetail,
  OfferingSuggestion,
  OfferingValidation,
  Wage,
  Offering,
} from '@/contracts/offerings/schemas'
import { offeringStatusAt, scopeAt } from '@/domain/offerings/offering'
import { addMinutes } from '@/lib/date'
import {
  clients,
  userBlocks,
  groups,
  groupUsers,
  restrictions,
  chatRooms,
  offerings,
  offers,
  fixPaymentRequests,
} from '@/server/db/schema'
import { statusAt, visibilityAt } from '@/server/modules/offerings/records/offerings'
import { browser, testContext } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffer,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  OFFER,
  offeringInput,
  prepareStore,
  writeRows,
  offeringCreate,
  MORNING,
} from '@tests/kit/serverKit'

describe('offerings', () => {
  beforeEach(prepareStore)
  const VALIDATE = `/offers/${OFFER[11]}/offerings/validate`
  const at = async (instant: string) => {
    ;(await testContext()).now = new Date(instant)
  }

  describe('求人の詳細とワーカー', () => {
    const users = async (state: string) =>
      (
        await callStore<{ items: OfferingUser[] }>(
          'manager',
          'GET',
          `/offerings/1/users?state=${state}`,
        )
      ).body.items
    beforeEach(() =>
      writeRows(async (db) => {
        await addWorker(
          db,
          {
            id: 901,
            name: 'グエン ティ リン',
            tier: 'ace',
            goodCount: 49,
            reviewCount: 50,
            totalWorkedCount: 98,
            cancelCount: 2,
            lastMinuteCancelCount: 1,
          },
          { workedCount: 12, trusted: true },
        )
        await addWorker(db, { id: 902, name: '渡邉 紗英', birthOn: '1998-11-20' })
        await addWorker(db, { id: 903, name: '中村 遼' })
        const terms = offerContent({
          onboardingQuestions: [
            {
              id: 'q1',
              body: '立ち仕事の経験はありますか',
              answerType: 'yes_no',
              options: [],
              required: true,
            },
            { id: 'q2', body: '靴はありますか', answerType: 'yes_no', options: [], required: true },
          ],
        })
        await addOffering(db, { id: 1, terms })
        await addMatch(db, 1, 901, {
          matchedAt: '2026-11-18T11:14:00Z',
          answers: [
            { questionId: 'q1', body: '', options: ['はい'] },
            { questionId: 'q2', body: '', options: ['はい'] },
          ],
          answeredAt: '2026-11-18T12:00:00Z',
        })
        await addMatch(db, 1, 902, { matchedAt: '2026-11-19T23:52:00Z' })
        await addMatch(db, 1, 903, {
          status: 'cancel',
          cancelBy: 'user',
          cancelledAt: '2026-11-19T00:00:00Z',
        })
      }),
    )

    test('決まっている人を申し込みの順に、店舗が知ってよいことだけ見せる', async () => {
      const [first, second, ...rest] = await users('live')
      expect(rest).toEqual([])
      expect(first).toMatchObject({
        userId: 901,
        name: 'グエン ティ リン',
        age: 27,
        tier: 'ace',
        workedCountHere: 12,
        goodRate: 98,
        cancelRate: 2,
        lastMinuteCancelRate: 1,
        trusted: true,
        isFirstTime: false,
        status: 'established',
        presence: 'before',
        answeredQuestions: 2,
        questions: 2,
        grossYen: 8094,
      })
      expect(second).toMatchObject({
        userId: 902,
        age: 28,
        goodRate: null,
        cancelRate: 0,
        isFirstTime: true,
        answeredQuestions: 0,
        questions: 2,
        blocked: false,
      })
      expect(
        Object.keys(first ?? {}).filter((key) => /phone|birth|gender|address|kanaKey/i.test(key)),
      ).toEqual([])
    })
    test('キャンセルと欠勤は別に見せる', async () => {
      expect(await users('ended')).toEqual([
        expect.objectContaining({
          userId: 903,
          status: 'cancel',
          cancelledAt: '2026-11-19T00:00:00.000Z',
        }),
      ])
    })
    test('遅刻とまもなくは、時計と記録から決まる', async () => {
      await at('2026-11-20T16:30:00+09:00')
      expect((await users('live')).map((user) => [user.status, user.presence])).toEqual([
        ['established', 'soon'],
        ['established', 'soon'],
      ])
      await at('2026-11-20T17:01:00+09:00')
      expect((await users('live')).map((user) => [user.status, user.presence])).toEqual([
        ['late', 'late'],
        ['late', 'late'],
      ])
    })
    test('店舗か企業がブロックした人には印がつき、他の店舗だけのブロックではつかない', async () => {
      await writeRows((db) =>
        db.insert(userBlocks).values([
          {
            companyId: 1,
            clientId: null,
            userId: 901,
            reasonCode: 'attitude',
            blockedAt: '2026-11-01T00:00:00Z',
          },
          {
            companyId: 1,
            clientId: 12,
            userId: 902,
            reasonCode: 'attitude',
            blockedAt: '2026-11-01T00:00:00Z',
          },
        ]),
      )
      expect((await users('live')).map((user) => user.blocked)).toEqual([true, false])
    })
    test('費用の見込みは、募集人数ぶんと、決まった人数ぶんの両方', async () => {
      const { body } = await callStore<OfferingDetail>('manager', 'GET', '/offerings/1')
      expect([body.cost?.people, body.matchedCost?.people, body.pay.grossYen]).toEqual([3, 2, 8094])
      expect(body.matchedCost?.totalYen).toBe(2 * (8094 + 2428) + Math.floor((2 * 2428) / 10))
    })
    test('他の店舗の求人のワーカーは見えない', async () => {
      expect((await callApi('sibling', 'GET', '/clients/12/offerings/1/users')).status).toBe(404)
      expect(
        (await (await browser('other')).call('GET', '/app/api/v1/clients/11/offerings/1/users'))
          .status,
      ).toBe(404)
    })
  })

  describe('募集の手がかり', () => {
    const suggest = async (search = '', offerId: number = OFFER[11]) =>
      (
        await callStore<OfferingSuggestion>(
          'manager',
          'GET',
          `/offers/${offerId}/offering/suggestion${search}`,
        )
      ).body

    /** The suggestion without the check of its conditions. */
    const suggestedValues = async (search = '') => {
      const { validation: _, ...values } = await suggest(search)
      return values
    }

    test('はじめての募集は、ひな形の初期値と明日から', async () => {
      expect(await suggestedValues()).toEqual({
        basedOn: 'offer',
        basedOnWorkOn: null,
        proposesDay: true,
        usualPeople: null,
        lastMatchRate: null,
        input: offeringInput({
          workOn: '2026-11-21',
          startTime: '17:00',
          endTime: '22:30',
          peopleWanted: 3,
          hourlyWageYen: 1350,
        }),
      })
    })
    test('2回目からは前回の条件を、翌週の同じ曜日に。2週つづけて募集していれば、日は選ばない', async () => {
      await writeRows(async (db) => {
        await addOffering(db, { id: 1, day: '2026-11-19', peopleWanted: 2, peopleMatched: 1 })
        await addOffering(db, {
          id: 2,
          day: '2026-11-21',
          from: '22:00',
          to: '05:00',
          peopleWanted: 4,
          breakMin: 60,
          closeRule: 'custom',
          closesAt: '2026-11-21T20:00:00+09:00',
          memo: '裏口から',
          scope: 'worked',
          autoPublicAt: '2026-11-20T22:00:00+09:00',
        })
      })
      expect(await suggestedValues()).toEqual({
        basedOn: 'offering',
        basedOnWorkOn: '2026-11-21',
        proposesDay: true,
        usualPeople: { min: 2, max: 4 },
        lastMatchRate: 50,
        input: offeringInput({
          workOn: '2026-11-28',
          startTime: '22:00',
          endTime: '05:00',
          breakMin: 60,
          peopleWanted: 4,
          closeRule: 'custom',
          customClosesAt: '2026-11-28T20:00:00+09:00',
          scope: 'worked',
          autoPublicAt: '2026-11-27T22:00:00+09:00',
          hourlyWageYen: 1350,
          memo: '裏口から',
          positionId: null,
        }),
      })
      await writeRows((db) => addOffering(db, { id: 3, day: '2026-11-28' }))
      expect(await suggest()).toMatchObject({ basedOnWorkOn: '2026-11-28', proposesDay: false })
      // A dedicated offering may be on a day that has other offerings.
      expect(await suggest('?scope=graduate')).toMatchObject({
        proposesDay: true,
        input: { workOn: '2026-11-21' },
      })
      expect(await suggest('?copyOf=1')).toMatchObject({
        basedOnWorkOn: '2026-11-19',
        proposesDay: true,
        input: { workOn: '2026-11-26' },
      })
    })
    test('前回の時給が最低賃金を下回るときは、最低賃金に上げる', async () => {
      await writeRows((db) => addOffering(db, { id: 1, day: '2026-09-01', hourlyWageYen: 1226 }))
      expect((await suggest()).input.hourlyWageYen).toBe(1280)
    })
    test('ほかの求人を写せるが、他の店舗のものは写せない', async () => {
      await writeRows(async (db) => {
        await addOffering(db, { id: 1, day: '2026-11-01', peopleWanted: 9 })
        await addOffering(db, { id: 2, day: '2026-11-25' })
        await addOffering(db, { id: 3, clientId: 12, offerId: OFFER[12] })
      })
      expect((await suggest('?copyOf=1')).input.peopleWanted).toBe(9)
      expect(
        (await callStore('manager', 'GET', `/offers/${OFFER[11]}/offering/suggestion?copyOf=3`))
          .status,
      ).toBe(404)
    })
    test('手がかりの条件は、そのまま検証を通り、その結果がついている', async () => {
      const { input, validation } = await suggest()
      expect(validation?.errors).toEqual([])
      expect(validation).toEqual(
        (await callStore<OfferingValidation>('manager', 'POST', VALIDATE, input)).body,
      )
    })
    test('選んだ日へは、締切と切り替えの時刻も移す。過ぎた切り替えは、検証の結果に入れない', async () => {
      await writeRows((db) =>
        addOffering(db, {
          id: 1,
          day: '2026-11-19',
          closeRule: 'custom',
          closesAt: '2026-11-19T12:00:00+09:00',
          scope: 'worked',
          autoPublicAt: '2026-11-17T09:00:00+09:00',
        }),
      )
      const { input, validation } = await suggest('?on=2026-11-21')
      expect(input).toMatchObject({
        workOn: '2026-11-21',
        customClosesAt: '2026-11-21T12:00:00+09:00',
        autoPublicAt: '2026-11-19T09:00:00+09:00',
      })
      expect(validation?.preview?.closesAt).toBe('2026-11-21T12:00:00+09:00')
      expect(validation?.errors).toEqual([])
    })
    test('日を選ぶまで検証の結果はない。募集のある日でも、選んであれば検証する', async () => {
      await writeRows(async (db) => {
        for (const [i, day] of ['2026-11-21', '2026-11-28', '2026-12-05'].entries())
          await addOffering(db, { id: i + 1, day })
      })
      expect(await suggest('?copyOf=1')).toMatchObject({ proposesDay: false })
      expect(await suggest('?copyOf=1')).not.toHaveProperty('validation')
      expect((await suggest('?on=2026-11-28')).validation?.warnings).toContainEqual(
        expect.objectContaining({ code: 'overlap' }),
      )
    })
    test('時給の目安は、勤務日の最低賃金と、次に変わる日', async () => {
      await writeRows((db) =>
        db.update(clients).set({ prefectureCode: '05' }).where(eq(clients.id, 11)),
      )
      const { body } = await callStore<Wage>(
        'manager',
        'GET',
        `/offerings/wage?workOn=2026-03-30&offerId=${OFFER[11]}`,
      )
      expect(body).toEqual({
        prefectureName: '秋田県',
        minimumWageYen: 951,
        effectiveOn: '2024-10-01',
        next: { yen: 1031, on: '2026-03-31' },
        areaMedianYen: null,
        recommendedYen: 1350,
      })
      expect(
        (await callStore<Wage>('manager', 'GET', '/offerings/wage?workOn=2026-03-31')).body,
      ).toMatchObject({
        minimumWageYen: 1031,
        recommendedYen: 1040,
      })
      expect((await callStore('manager', 'GET', '/offerings/wage?workOn=2001-01-01')).status).toBe(
        422,
      )
    })
    test('募集できない人には、手がかりも出さない', async () => {
      expect(
        (await callStore('viewer', 'GET', `/offers/${OFFER[11]}/offering/suggestion`)).status,
      ).toBe(403)
      await writeRows((db) => addOffer(db, { id: 5099, clientId: 12 }))
      expect((await callStore('manager', 'GET', '/offers/5099/offering/suggestion')).status).toBe(
        404,
      )
    })
  })
})

describe('offerings base', () => {
  beforeEach(prepareStore)

  describe('店舗の基本情報', () => {
    const base = async () => (await callStore<ClientBase>('manager', 'GET', '/base')).body

    test('店舗と企業の名前、都道府県、制限を重い順に', async () => {
      await writeRows(async (db) => {
        await db
          .update(clients)
          .set({
            prefectureCode: '27',
            nearestStations: [{ line: '大阪環状線', name: '天王寺', walkMin: 6 }],
          })
          .where(eq(clients.id, 11))
        const raised = {
          clientId: 11,
          code: 'fix_request_overdue' as const,
          sinceAt: '2026-11-01T00:00:00Z',
        }
        await db.insert(restrictions).values([
          { ...raised, level: 'warning', message: '修正依頼が残っています。' },
          { ...raised, level: 'block_publish', message: '募集を停止しています。' },
        ])
        await db
          .insert(restrictions)
          .values({ ...raised, clientId: 12, level: 'block_all', message: '他の店舗の制限' })
      })
      const { client, company, restrictions: found } = await base()
      expect(client).toMatchObject({
        id: 11,
        name: 'みのり食堂 渋谷宮益坂店',
        prefectureCode: '27',
        prefectureName: '大阪府',
        nearestStations: [{ line: '大阪環状線', name: '天王寺', walkMin: 6 }],
      })
      expect(company).toEqual({ id: 1, name: expect.any(String) })
      expect(found.map((r) => [r.level, r.message])).toEqual([
        ['block_publish', '募集を停止しています。'],
        ['warning', '修正依頼が残っています。'],
      ])
    })
    test('労働契約の確認は、公開した月のあいだ求めない', async () => {
      expect((await base()).acknowledgementRequired).toBe(true)
      await callStore('manager', 'POST', `/offers/${OFFER[11]}/offerings`, offeringCreate())
      expect((await base()).acknowledgementRequired).toBe(false)
      expect(
        (await callStore<ClientBase>('company', 'GET', '/base')).body.acknowledgementRequired,
      ).toBe(true)
    })
    test('電話番号や労働保険番号のある店舗情報は、閲覧のみでも読めるが、経理担当は店舗の中を見られない', async () => {
      expect((await callStore<Client>('viewer', 'GET', '')).body).toMatchObject({
        id: 11,
        name: 'みのり食堂 渋谷宮益坂店',
        status: 'active',
      })
      expect((await callStore('accounting', 'GET', '')).status).toBe(403)
      expect((await callStore('accounting', 'GET', '/base')).status).toBe(403)
    })
  })

  test('グループは、店舗のものと企業が分け合うものを、人数とともに。他の店舗のものは並ばない', async () => {
    const made = {
      companyId: 1,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    }
    await writeRows(async (db) => {
      await db.delete(groupUsers)
      await db.delete(groups)
      await addWorker(db, { id: 901, name: '濵田 慎一' })
      await db.insert(groups).values([
        { ...made, id: 71, clientId: 11, name: 'ホール経験者' },
        { ...made, id: 72, clientId: 12, name: '他の店舗のグループ' },
        { ...made, id: 73, clientId: null, name: '全店共通' },
        { ...made, id: 74, clientId: 11, name: 'お気に入り', isDefault: true },
        { ...made, id: 75, companyId: 2, clientId: null, name: '他の企業のグループ' },
      ])
      await db
        .insert(groupUsers)
        .values({ companyId: 1, groupId: 71, userId: 901, addedAt: '2026-01-01T00:00:00Z' })
    })
    const { items } = (await callStore<GroupList>('viewer', 'GET', '/groups')).body
    expect(items.map((item) => [item.name, item.usersCount, item.isDefault, item.owner])).toEqual([
      ['お気に入り', 0, true, 'client'],
      ['ホール経験者', 1, false, 'client'],
      ['全店共通', 0, false, 'company'],
    ])
  })
})

describe('offerings list', () => {
  beforeEach(prepareStore)
  const at = async (instant: string) => {
    ;(await testContext()).now = new Date(instant)
  }

  describe('求人の一覧', () => {
    const list = async (search = '') =>
      (await callStore<Paged<Offering>>('manager', 'GET', `/offerings${search}`)).body
    const mine = `?offerId=${OFFER[11]}`

    test('期間がなければ、本日からを早い順に、そのあと過去を新しい順に並べる', async () => {
      await writeRows(async (db) => {
        for (const [id, day] of [
          [1, '2026-11-18'],
          [2, '2026-11-22'],
          [3, '2026-11-20'],
          [4, '2026-11-19'],
        ] as const)
          await addOffering(db, { id, day })
      })
      expect((await list(mine)).items.map((item) => item.id)).toEqual([3, 2, 4, 1])
      expect(
        (await list(`${mine}&fromOn=2026-11-18&toOn=2026-11-20`)).items.map((item) => item.id),
      ).toEqual([1, 4, 3])
      expect((await list(`${mine}&toOn=2026-11-20`)).items.map((item) => item.id)).toEqual([
        3, 4, 1,
      ])
    })
    test('ページは、これからと過去の境目でも、重ならず抜けない', async () => {
      await writeRows(async (db) => {
        for (let i = 0; i < 30; i++) await addOffering(db, { id: 8100 + i, day: '2026-11-25' })
        for (let i = 0; i < 15; i++) await addOffering(db, { id: 8200 + i, day: '2026-11-10' })
      })
      const pages = [
        await list(mine),
        await list(`${mine}&page=2`),
        await list(`${mine}&page=3`),
        await list(`${mine}&page=4`),
      ]
      expect(pages.map((page) => [page.items.length, page.totalCount])).toEqual([
        [20, 45],
        [20, 45],
        [5, 45],
        [0, 45],
      ])
      expect(new Set(pages.flatMap((page) => page.items.map((item) => item.id))).size).toBe(45)
    })
    test('状態は時計だけで進む', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addOffering(db, {
          id: 1,
          closesAt: '2026-11-20T14:00:00+09:00',
          closeRule: 'before_3h',
        })
        await addMatch(db, 1, 901)
        await addOffering(db, { id: 2 })
      })
      const seen: string[][] = []
      for (const now of ['13:59', '14:00', '17:00', '22:30']) {
        await at(`2026-11-20T${now}:00+09:00`)
        seen.push(
          (await list(`${mine}&fromOn=2026-11-20`)).items.map(
            (item) => `${item.status}${item.unfilled ? ' 不成立' : ''}`,
          ),
        )
      }
      expect(seen).toEqual([
        ['published', 'published'],
        ['matching', 'published'],
        ['working', 'finished 不成立'],
        ['finished', 'finished 不成立'],
      ])
    })
    test('状態・公開範囲・空き・評価待ち・名前で絞り込む', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addOffering(db, { id: 1, day: '2026-11-25', title: '朝の仕込み_100%' })
        await addOffering(db, { id: 2, day: '2026-11-25', peopleWanted: 1 })
        await addMatch(db, 2, 901)
        await addOffering(db, { id: 3, day: '2026-11-19' })
        await addMatch(db, 3, 901, { status: 'worked' })
        await addOffering(db, { id: 4, day: '2026-11-26', publishedAt: null })
        await addOffering(db, {
          id: 5,
          day: '2026-11-26',
          scope: 'group',
          autoPublicAt: '2026-11-20T09:00:00+09:00',
        })
        await addOffering(db, {
          id: 6,
          day: '2026-11-26',
          scope: 'group',
          autoPublicAt: '2026-11-21T09:00:00+09:00',
        })
      })
      const ids = async (search: string) =>
        (await list(`${mine}&${search}`)).items.map((item) => item.id)
      expect(await ids('status=unpublished')).toEqual([4])
      expect(await ids('status=published')).toEqual([1, 2, 5, 6])
      expect(await ids('hasVacancy=1')).toEqual([1, 5, 6])
      expect(await ids('unreviewed=1')).toEqual([3])
      expect(await ids('scope=group')).toEqual([6])
      expect(await ids(`keyword=${encodeURIComponent('_100%')}`)).toEqual([1])
    })
    test('未対応の数は、評価待ち・修正依頼・未読を数える', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addWorker(db, { id: 902, name: '髙橋 美咲' })
        await addOffering(db, { id: 1, day: '2026-11-19' })
        await addMatch(db, 1, 901, { id: 31, status: 'worked' })
        await addMatch(db, 1, 902, { id: 32, status: 'worked', reviewedAt: '2026-11-20T00:00:00Z' })
        const times = {
          startAt: '2026-11-19T08:00:00Z',
          endAt: '2026-11-19T13:30:00Z',
          breakMin: 0,
          grossYen: 8094,
        }
        await db.insert(fixPaymentRequests).values([
          {
            clientId: 11,
            matchingId: 32,
            reasonKinds: ['overtime'],
            reasonText: '',
            planned: times,
            requested: times,
            status: 'requested',
            requestedAt: '2026-11-20T00:00:00Z',
            dueAt: '2026-11-27T00:00:00Z',
          },
          {
            clientId: 11,
            matchingId: 31,
            reasonKinds: ['overtime'],
            reasonText: '',
            planned: times,
            requested: times,
            status: 'approved',
            requestedAt: '2026-11-20T00:00:00Z',
            dueAt: '2026-11-27T00:00:00Z',
          },
        ])
        // Three messages of one worker: menu and list of the rooms count the room once.
        await db.insert(chatRooms).values({
          uid: 'room',
          clientId: 11,
          userId: 901,
          latestOfferingId: 1,
          unreadCount: 3,
          lastMessageAt: '2026-11-19T14:00:00Z',
          lastMessageBody: 'お疲れさまでした',
          lastMessageSide: 'worker',
          createdAt: '2026-11-01T00:00:00Z',
        })
      })
      expect((await list(mine)).items).toEqual([
        expect.objectContaining({
          id: 1,
          peopleMatched: 2,
          unreviewedCount: 1,
          pendingFixCount: 1,
          unreadCount: 1,
        }),
      ])
    })
    test('勤務が終わるまでは、先に帰った人も評価待ちに数えない', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addOffering(db, { id: 1, day: '2026-11-20', from: '08:00', to: '13:00' })
        await addMatch(db, 1, 901, { id: 31, status: 'worked' })
      })
      const waiting = async () => [
        (await list(mine)).items[0]?.unreviewedCount,
        (await list(`${mine}&unreviewed=1`)).items.length,
      ]
      expect(await waiting()).toEqual([0, 0])
      ;(await testContext()).now = new Date('2026-11-20T13:01:00+09:00')
      expect(await waiting()).toEqual([1, 1])
    })
    test('他の店舗の求人は並ばない', async () => {
      await writeRows(async (db) => {
        await addOffering(db, { id: 1 })
        await addOffering(db, { id: 2, clientId: 12, offerId: OFFER[12] })
      })
      expect((await list(mine)).items.map((item) => item.id)).toEqual([1])
      expect((await callApi('sibling', 'GET', '/clients/12/offerings/1')).status).toBe(404)
      expect((await callStore('sibling', 'GET', '/offerings')).status).toBe(404)
      expect((await callStore('viewer', 'GET', '/offerings/1')).status).toBe(200)
    })
    test('絞り込みの状態と公開範囲は、どの行でもどの時刻でも、規則と同じになる', async () => {
      // A small seeded generator, so that a failure can be repeated.
      let state = 20_261_120
      const random = (n: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return Math.floor((state / 2_147_483_648) * n)
      }
      const near = () => new Date(MORNING.getTime() + (random(9) - 4) * 3_600_000).toISOString()
      const maybe = () => (random(2) === 0 ? null : near())
      await writeRows(async (db) => {
        for (let id = 8001; id <= 8150; id++) {
          const peopleWanted = 1 + random(3)
          const [closesAt = '', startAt = '', lastAt = ''] = [near(), near(), near()].sort()
          await addOffering(db, {
            id,
            publishedAt: maybe(),
            closedAt: random(3) === 0 ? near() : null,
            closesAt,
            startAt,
            endAt: addMinutes(lastAt, 30),
            peopleWanted,
            peopleMatched: random(peopleWanted + 1),
            autoPublicAt: maybe(),
            scope: random(2) === 0 ? 'group' : 'public',
          })
        }
      })
      const context = await testContext()
      const wrong: unknown[] = []
      for (let hour = -5; hour <= 5; hour++) {
        const now = new Date(MORNING.getTime() + hour * 3_600_000)
        const rows = await context.db.tx('system', (db) =>
          db
            .select({ row: offerings, status: statusAt(now), scope: visibilityAt(now) })
            .from(offerings)
            .innerJoin(offers, eq(offers.id, offerings.offerId))
            .where(eq(offerings.offerId, OFFER[11])),
        )
        expect(rows).toHaveLength(150)
        for (const { row, status, scope } of rows)
          if (status !== offeringStatusAt(row, now) || scope !== scopeAt(row, now))
            wrong.push([row.id, hour, status, scope])
      }
      expect(wrong).toEqual([])
    })
    test('1万件の店舗でも、どの絞り込みも1ページずつ答える', async () => {
      const { engine } = await testContext()
      // The planner's worst case: its statistics are from the time when the tables were empty.
      await engine.exec('analyze')
      await engine.exec(`insert into offerings (client_id, offer_id, title, work_on, start_at, end_at, break_min, close_rule, closes_at, people_wanted, hourly_wage_yen, transportation_yen, fee_rate_bp, scope, terms, published_at, created_at)
      select 11, ${OFFER[11]}, 'ホール', (d at time zone 'Asia/Tokyo')::date, d, d + interval '5 hours', 0, 'at_start', d, 3, 1350, 500, 3000, 'public', '{}', '2026-01-01', '2026-01-01' from (select timestamptz '2026-06-01T09:00:00+09:00' + i * interval '25 minutes' as d from generate_series(1, 10000) i) s`)
      for (const search of [
        '',
        '?page=200',
        '?status=finished',
        '?keyword=ホール',
        '?hasVacancy=1',
        '?unreviewed=1',
      ]) {
        const { perPage, items } = await list(search)
        expect([search, perPage, items.length <= 20]).toEqual([search, 20, true])
      }
      const dense = await list('?dense=1&page=2')
      expect([dense.perPage, dense.items.length]).toEqual([50, 50])
      // The page starts after the first fifty rows, not after the first twenty.
      expect(dense.items[0]?.id).toBe((await list('?page=3')).items[10]?.id)
      // The count reaches only as far as the pager can go from here, and grows with each page.
      expect([
        (await list('')).totalCount,
        (await list('?page=51')).totalCount,
        (await list('?page=51')).items.length,
      ]).toEqual([1000, 2000, 20])
    })
  })
})
