/**
 * Several subjects: home and fact checks. They share a file because each file loads the server anew (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { ClientBase } from '@/contracts/clients/schemas'
import type { TodayBoard, Todos } from '@/contracts/dashboard/schemas'
import type { FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import {
  chatMessages,
  chatRooms,
  fixPaymentRequests,
  multidateItems,
  multidatePostings,
  offers,
  factCheckSubmissions,
  factCheckTasks,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext, type Who } from '@tests/kit/app'
import {
  callApi,
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { storeInput } from '@tests/server/companies/clientKit'
import { operatorCommand } from '../../../scripts/admin/operatorCommand'

describe('home', () => {
  const question = {
    id: 'q1',
    body: '立ち仕事の経験はありますか',
    answerType: 'yes_no' as const,
    options: [],
    required: true,
  }
  const room = (id: number, userId: number, unreadCount: number, lastMessageAt: string) => ({
    id,
    uid: `room-${id}`,
    clientId: 11,
    userId,
    unreadCount,
    lastMessageAt,
    createdAt: '2026-11-01T00:00:00Z',
  })

  /** Last night's shift is still running, at lunch one of two workers is missing, and dinner has a free seat. */
  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await addWorker(db, { id: 901, name: '﨑田 航平' })
      await addWorker(db, { id: 902, name: '髙橋 美咲' }, { workedCount: 3 })
      await addWorker(db, { id: 903, name: '濵田 慎一' }, { workedCount: 12 })
      await addWorker(db, { id: 904, name: '渡邉 紗英' })
      await addOffering(db, {
        id: 8001,
        day: '2026-11-19',
        from: '22:00',
        to: '10:00',
        title: '夜間の品出し',
        peopleWanted: 1,
      })
      await addMatch(db, 8001, 903, { checkedInAt: '2026-11-19T12:55:00Z' })
      await addOffering(db, {
        id: 8002,
        from: '09:30',
        to: '14:30',
        title: 'ランチのホールスタッフ',
        peopleWanted: 2,
      })
      await addMatch(db, 8002, 902, {
        checkedInAt: '2026-11-20T00:26:00Z',
        matchedAt: '2026-11-01T00:00:00Z',
      })
      await addMatch(db, 8002, 901, { matchedAt: '2026-11-02T00:00:00Z' })
      await addOffering(db, {
        id: 8003,
        title: 'ディナーのホールスタッフ',
        terms: offerContent({ onboardingQuestions: [question] }),
      })
      await addMatch(db, 8003, 904)
      await addOffering(db, { id: 8004, title: '非公開', publishedAt: null })
      await addOffering(db, {
        id: 8005,
        day: '2026-11-19',
        from: '09:00',
        to: '13:00',
        title: '昨日の仕込み',
      })
      await db
        .insert(chatRooms)
        .values([
          room(91, 901, 2, '2026-11-20T00:29:00Z'),
          room(92, 902, 0, '2026-11-20T00:10:00Z'),
        ])
      const message = { clientId: 11, roomId: 91, kind: 'text' as const }
      await db.insert(chatMessages).values([
        {
          ...message,
          side: 'worker',
          body: '電車が止まっています',
          sentAt: '2026-11-20T00:28:00Z',
        },
        {
          ...message,
          side: 'worker',
          body: '10分ほど遅れそうです',
          sentAt: '2026-11-20T00:29:00Z',
        },
        {
          ...message,
          side: 'client',
          kind: 'auto',
          body: '自動の返事',
          sentAt: '2026-11-20T00:30:00Z',
        },
      ])
    })
  })
  const board = async (search = '') =>
    (await callStore<TodayBoard>('viewer', 'GET', `/today_board${search}`)).body
  const todos = async (who: Who = 'viewer') =>
    Object.fromEntries(
      (await callStore<Todos>(who, 'GET', '/todos')).body.items.map((item) => [item.kind, item]),
    )

  describe('本日来る人', () => {
    test('早い順に並び、まだ動いている昨夜の勤務を含み、終わった昨日と非公開の求人は含まない', async () => {
      const { on, peopleCount, offerings } = await board()
      expect([on, peopleCount]).toEqual(['2026-11-20', 4])
      expect(
        offerings.map((offering) => [
          offering.id,
          offering.title,
          offering.status,
          offering.peopleMatched,
          offering.peopleWanted,
        ]),
      ).toEqual([
        [8001, '夜間の品出し', 'working', 1, 1],
        [8002, 'ランチのホールスタッフ', 'working', 2, 2],
        [8003, 'ディナーのホールスタッフ', 'published', 1, 3],
      ])
    })
    test('来ていない人が先頭で、過ぎた分数と、いちばん新しい未読の言葉がつく', async () => {
      expect((await board()).offerings[1]?.users).toEqual([
        expect.objectContaining({
          name: '﨑田 航平',
          status: 'late',
          presence: 'late',
          overdueMin: 11,
          unreadMessage: { body: '10分ほど遅れそうです', sentAt: '2026-11-20T00:29:00.000Z' },
          isFirstTime: true,
        }),
        expect.objectContaining({
          name: '髙橋 美咲',
          status: 'established',
          presence: 'checked_in',
          overdueMin: 0,
          unreadMessage: null,
          workedCountHere: 3,
          isFirstTime: false,
        }),
      ])
    })
    test('働く前の質問に答えていない人には印がつく', async () => {
      expect((await board()).offerings[2]?.users).toEqual([
        expect.objectContaining({ name: '渡邉 紗英', presence: 'before', unanswered: true }),
      ])
    })
    test('昨夜の勤務は、終われば本日から消える。昨日を開けば、ある', async () => {
      ;(await testContext()).now = new Date('2026-11-20T10:00:00+09:00')
      expect((await board()).offerings.map((offering) => offering.id)).toEqual([8002, 8003])
      expect((await board('?on=2026-11-19')).offerings.map((offering) => offering.id)).toEqual([
        8005, 8001,
      ])
      expect(await board('?on=2026-11-21')).toMatchObject({
        on: '2026-11-21',
        peopleCount: 0,
        offerings: [],
      })
    })
    test('欠勤した人は残るが、人数には数えない', async () => {
      await writeRows(async (db) => {
        await addWorker(db, { id: 905, name: '中村 遼' })
        await addMatch(db, 8003, 905, { status: 'absence' })
      })
      const { peopleCount, offerings } = await board()
      expect([peopleCount, offerings[2]?.users.map((user) => user.presence)]).toEqual([
        4,
        ['before', 'absent'],
      ])
    })
    test('他の店舗の人には見えない', async () => {
      expect((await callStore('sibling', 'GET', '/today_board')).status).toBe(404)
      expect(
        (
          await callApi<TodayBoard>('sibling', 'GET', '/clients/12/today_board')
        ).body.offerings.filter((offering) => offering.id >= 8000),
      ).toEqual([])
    })
  })

  describe('やること', () => {
    test('種類ごとに、数と、いちばん急ぐものを言葉で', async () => {
      await writeRows(async (db) => {
        await addMatch(db, 8005, 902, { id: 7001, status: 'worked' })
        await addMatch(db, 8005, 903, { id: 7002, status: 'worked' })
        const times = {
          startAt: '2026-11-19T00:00:00Z',
          endAt: '2026-11-19T04:00:00Z',
          breakMin: 0,
          grossYen: 5000,
        }
        const request = {
          clientId: 11,
          reasonKinds: ['overtime' as const],
          reasonText: '',
          planned: times,
          requested: times,
          status: 'requested' as const,
          requestedAt: '2026-11-19T09:00:00Z',
        }
        await db.insert(fixPaymentRequests).values([
          { ...request, matchingId: 7001, dueAt: '2026-11-21T09:00:00Z' },
          { ...request, matchingId: 7002, dueAt: '2026-11-26T09:00:00Z' },
        ])
        await db
          .update(offers)
          .set({ status: 'violated', title: 'レジ・品出し' })
          .where(eq(offers.id, OFFER[11]))
        await db.update(chatRooms).set({ state: 'in_negotiation' }).where(eq(chatRooms.id, 92))
      })
      // An account that may not open corrections and match checks does not see their counts.
      expect(await todos('clientStaff')).toMatchObject({
        fixPaymentRequests: {
          kind: 'fixPaymentRequests',
          count: 2,
          note: 'いちばん早い期限は明日 18:00',
          dueAt: '2026-11-21T09:00:00.000Z',
          offeringId: null,
        },
        matchChecks: {
          kind: 'matchChecks',
          count: 1,
          note: '本日 17:00 渡邉 紗英さん 働く前の質問が未回答',
          dueAt: '2026-11-19T17:00:00+09:00',
          offeringId: null,
        },
      })
      expect(await todos()).toEqual({
        notArrived: {
          kind: 'notArrived',
          count: 1,
          note: '﨑田 航平さん 9:30開始',
          dueAt: null,
          offeringId: 8002,
        },
        unfilledSoon: {
          kind: 'unfilledSoon',
          count: 1,
          note: '本日 17:00の「ディナーのホールスタッフ」が2名足りません',
          dueAt: '2026-11-20T08:00:00.000Z',
          offeringId: 8003,
        },
        negotiations: {
          kind: 'negotiations',
          count: 1,
          note: '髙橋 美咲さん',
          dueAt: null,
          offeringId: null,
          chatRoomUid: 'room-92',
        },
        unreviewed: expect.objectContaining({
          count: 2,
          note: '11月19日(木) 昨日の仕込み',
          offeringId: 8005,
        }),
        unreadMessages: expect.objectContaining({
          count: 1,
          note: '﨑田 航平さん',
          chatRoomUid: 'room-91',
        }),
        violatedOffers: {
          kind: 'violatedOffers',
          count: 1,
          note: '「レジ・品出し」に確認事項',
          dueAt: null,
          offeringId: null,
        },
      })
    })
    test('評価を待つ人の数は、メニューや一覧と同じ。どの勤務から始めるかは言葉で', async () => {
      await writeRows(async (db) => {
        await addOffering(db, { id: 8006, day: '2026-11-18', title: '倉庫の整理', peopleWanted: 9 })
        await addWorker(db, { id: 970, name: '佐々木 一' })
        await addMatch(db, 8006, 970, { status: 'worked' })
        await addOffering(db, { id: 8007, day: '2026-11-19', title: '貸切・宴会', peopleWanted: 9 })
        for (let n = 971; n < 979; n += 1) {
          await addWorker(db, { id: n, name: `田中 ${n}` })
          await addMatch(db, 8007, n, { status: 'worked' })
        }
      })
      const { unreviewed } = await todos()
      expect(unreviewed).toMatchObject({ count: 9, offeringId: 8007 })
      expect(unreviewed?.note).toBe('11月19日(木) 貸切・宴会の8名から')
    })
    test('複数日の募集で公開できなかった日は、終わってからだれかが確認するまで並ぶ', async () => {
      const run = (id: number) => ({
        id,
        clientId: 11,
        sourceOfferingId: 8003,
        requestedBy: 4,
        requestedByName: '山田',
        createdAt: '2026-11-20T00:00:00Z',
      })
      const day = (
        operationId: number,
        workOn: string,
        result: 'created' | 'failed' | 'pending',
      ) => ({
        clientId: 11,
        operationId,
        workOn,
        result,
        startTime: '17:00',
        endTime: '22:00',
        breakMin: 0,
        peopleWanted: 1,
        closeRule: 'at_start' as const,
        hourlyWageYen: 1350,
        transportationYen: 0,
      })
      await writeRows(async (db) => {
        await db.insert(multidatePostings).values([run(701), run(702)])
        await db
          .insert(multidateItems)
          .values([
            day(701, '2026-11-24', 'created'),
            day(701, '2026-11-25', 'failed'),
            day(701, '2026-11-26', 'failed'),
            day(702, '2026-11-24', 'failed'),
            day(702, '2026-11-25', 'pending'),
          ])
      })
      expect((await todos())['multidateFailed']).toEqual({
        kind: 'multidateFailed',
        count: 2,
        note: '複数日の募集「ディナーのホールスタッフ」',
        dueAt: null,
        offeringId: null,
        operationId: 701,
      })
      expect(
        (await callStore('manager', 'PATCH', '/offering/multidate_posting_operations/701/check'))
          .status,
      ).toBe(200)
      expect((await todos())['multidateFailed']).toBeUndefined()
    })
    test('何もない種類は並ばない', async () => {
      expect(Object.keys(await todos())).toEqual(['notArrived', 'unfilledSoon', 'unreadMessages'])
      await writeRows((db) => db.update(chatRooms).set({ unreadCount: 0 }))
      ;(await testContext()).now = new Date('2026-11-20T23:00:00+09:00')
      expect(await todos()).toEqual({})
    })
  })
})

describe('fact checks', () => {
  const TASK = 9001
  const body = (answers: string[]) => ({ fileIds: [], answers, takenAt: null, place: null })
  const submit = (who: Who, answers: string[]) =>
    callApi<FactCheckTask & { messages: string[] }>(
      who,
      'POST',
      `/instant_business_fact_check/tasks/${TASK}/submissions`,
      body(answers),
    )
  const task = async (who: Who = 'manager') =>
    (
      await callApi<FactCheckTasks>(who, 'GET', '/instant_business_fact_check/task?clientId=11')
    ).body.items.find(({ id }) => id === TASK)
  const isBlocked = async (clientId: number) =>
    (
      await callApi<ClientBase>('company', 'GET', `/clients/${clientId}/base`)
    ).body.restrictions.some(({ code }) => code === 'business_fact_check_required')
  /** Moves the clock on and runs the jobs that are due. Returns the subjects of the mails sent. */
  async function passHours(hours: number) {
    const context = await testContext()
    context.mails.length = 0
    context.advanceSeconds(hours * 3600)
    while (await runNextJob(context, jobDefinitions));
    return context.mails.map(({ subject }) => subject)
  }

  beforeEach(async () => {
    await prepareStore()
    await writeRows(async (db) => {
      await db.delete(factCheckSubmissions)
      await db.delete(factCheckTasks)
      await db.insert(factCheckTasks).values({
        id: TASK,
        clientId: 11,
        kind: 'webPresence',
        title: 'ホームページの確認',
        instructions: '店舗のホームページかSNSを教えてください。',
        questions: ['URL'],
        dueAt: '2026-11-23T00:41:00.000Z',
        createdAt: '2026-11-20T00:41:00.000Z',
      })
    })
  }, 120_000)

  test('a submission is under review once, comes back with its reason, and is approved', async () => {
    expect((await submit('manager', ['ありません'])).body).toMatchObject({ status: 'submitted' })
    expect((await submit('manager', ['もう一度'])).status).toBe(409)
    expect(await passHours(1)).toContainEqual(
      expect.stringContaining('事業実態確認の再提出をお願いします'),
    )
    const returned = await task()
    expect(returned).toMatchObject({ status: 'returned', dueAt: '2026-11-23T00:41:00.000Z' })
    expect(returned?.returnReason).toContain('URL(https://…)')
    await submit('manager', ['https://example.com/minori'])
    await passHours(1)
    expect(await task()).toMatchObject({ status: 'approved' })
  }, 120_000)

  test('what is overdue blocks its own store alone, until it is approved', async () => {
    expect(await isBlocked(11)).toBe(false)
    await passHours(72)
    expect((await task())?.status).toBe('expired')
    expect([await isBlocked(11), await isBlocked(12)]).toEqual([true, false])
    await submit('manager', ['https://example.com/minori'])
    expect(await isBlocked(11)).toBe(true)
    await passHours(1)
    expect(await isBlocked(11)).toBe(false)
  }, 120_000)

  test('only who edits templates of the store reads and submits', async () => {
    expect((await submit('other', ['x'])).status).toBe(404)
    expect(
      (await callApi('other', 'GET', '/instant_business_fact_check/task?clientId=11')).status,
    ).toBe(404)
    expect(
      (await callApi('accounting', 'GET', '/instant_business_fact_check/task?clientId=11')).status,
    ).toBe(403)
    expect((await callApi('manager', 'GET', '/instant_business_fact_check/task')).status).toBe(422)
    await writeRows((db) =>
      db.update(factCheckTasks).set({ clientId: 12 }).where(eq(factCheckTasks.id, TASK)),
    )
    expect(await task()).toBeUndefined()
  }, 120_000)

  const tasksOf = async (clientId: number) =>
    (
      await callApi<FactCheckTasks>(
        'company',
        'GET',
        `/instant_business_fact_check/task?clientId=${clientId}`,
      )
    ).body.items
  /** Runs a command of the operator. */
  async function operate(command: string, values: Record<string, string>) {
    const context = await testContext()
    const operator = { settings: context.settings, clock: () => context.now }
    await operatorCommand(command, values, operator)?.(context.db)
  }

  test('a new store is asked for photos of the place within 72 hours, and so is one that moves', async () => {
    const { body: added } = await callApi<{ id: number }>(
      'company',
      'POST',
      '/companies/1/clients',
      storeInput(),
    )
    expect(await passHours(0)).toContainEqual(expect.stringContaining('事業実態確認のお願い'))
    expect(await tasksOf(added.id)).toMatchObject([
      { kind: 'photo', status: 'open', dueAt: '2026-11-23T00:41:00.000Z' },
    ])
    const move = async (addressLine: string) => {
      const { body } = await callApi<{ lockVersion: number }>('company', 'GET', '/clients/12')
      const { lockVersion } = body
      await callApi('company', 'PATCH', '/clients/12', { addressLine, lockVersion })
      await passHours(0)
      return (await tasksOf(12)).length
    }
    expect(await move('宮益坂1-2-3')).toBe(1)
    // The same address in other letters is not a move, and a store has only one open 事業実態確認 at a time.
    expect(await move('宮益坂 1-2-3')).toBe(1)
    expect(await move('道玄坂9-9-9')).toBe(1)
  }, 120_000)

  test('the operator asks a store, and decides before the rules do', async () => {
    jest.spyOn(console, 'log').mockReturnValue()
    const company = await callApi<{ name: string }>('company', 'GET', '/companies/1')
    const store = { company: company.body.name, store: 'みのり食堂 渋谷宮益坂店' }
    await operate('fact-check', { ...store, kind: 'call' })
    const asked = (await tasksOf(11)).find(({ kind }) => kind === 'call')
    expect(asked).toMatchObject({
      status: 'open',
      questions: ['都合のよい日時', expect.any(String)],
    })
    const path = `/instant_business_fact_check/tasks/${asked?.id}/submissions`
    await callApi('manager', 'POST', path, body(['月曜の午後', '鈴木']))
    const id = String(asked?.id)
    await operate('fact-check', { id, result: 'returned', reason: '電話がつながりませんでした。' })
    expect((await tasksOf(11)).find(({ kind }) => kind === 'call')).toMatchObject({
      status: 'returned',
      returnReason: '電話がつながりませんでした。',
      submissions: [{ comment: '運営の審査: 電話がつながりませんでした。' }],
    })
    await expect(operate('fact-check', { id, result: 'approved' })).rejects.toThrow(
      '提出はありません',
    )
  }, 120_000)

  test('what is to be handed in stands among the to-dos of those who may hand it in', async () => {
    const todos = async (who: Who) =>
      (await callStore<Todos>(who, 'GET', '/todos')).body.items.find(
        ({ kind }) => kind === 'factChecks',
      )
    expect(await todos('manager')).toMatchObject({
      count: 1,
      note: '「ホームページの確認」11月23日(月) 9:41まで',
    })
    expect(await todos('viewer')).toBeUndefined()
    await submit('manager', ['https://example.com/minori'])
    expect(await todos('manager')).toBeUndefined()
  }, 120_000)
})
