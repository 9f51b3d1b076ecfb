import type { NegotiationClaim } from '@/contracts/chat/schemas'
import { readMessages } from '@/server/worker-app/talk'
import { testContext } from '@tests/kit/app'
import { addMatch, callStore, writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test 901, who works tonight, 902, who comes tomorrow, and 903, who has only been here.
import { TOMORROW, TONIGHT, later, listRooms, readRoom, workerWrites, uidOf } from './chatKit'

describe('協議', () => {
  const negotiate = async (
    userId: number,
    body: object,
    who: 'manager' | 'clientStaff' | 'viewer' = 'manager',
  ) =>
    callStore<NegotiationClaim & { messages?: string[] }>(
      who,
      'POST',
      `/chat_rooms/${await uidOf(userId)}/in_negotiation`,
      body,
    )
  const open = {
    action: 'open',
    offeringId: TONIGHT,
    kind: 'condition_unmet',
    reasonTypeId: 6,
    summary: 'レジの経験を確かめたい',
  }

  test('始めると店舗の数に入り、ワーカーの返事が協議事項に残り、終えると戻る', async () => {
    expect((await negotiate(901, open)).body.claim).toMatchObject({
      status: 'open',
      kind: 'condition_unmet',
      reasonTypeId: 6,
      workerReply: null,
      rejectRefusal: null,
      offeringId: TONIGHT,
    })
    await later(1)
    await workerWrites(901, 'レジは半年ほど使っていました')
    const claim = await callStore<NegotiationClaim>(
      'viewer',
      'GET',
      `/chat_rooms/${await uidOf(901)}/negotiation_claim`,
    )
    expect(claim.body.claim).toMatchObject({
      summary: 'レジの経験を確かめたい',
      workerReply: 'レジは半年ほど使っていました',
    })
    expect([
      (await listRooms('?state=in_negotiation')).items[0]?.state,
      (await listRooms()).negotiatingRooms,
      (await readRoom(901)).claim?.kind,
    ]).toEqual(['in_negotiation', 1, 'condition_unmet'])
    expect(
      (await negotiate(901, { action: 'end', outcome: 'resolved' }, 'clientStaff')).body.claim,
    ).toMatchObject({ status: 'resolved' })
    expect([(await readRoom(901)).state, (await readRoom(901)).messages.at(-1)?.body]).toEqual([
      'open',
      '協議が終わりました。',
    ])
    expect(
      (
        await callStore<NegotiationClaim>(
          'manager',
          'GET',
          `/chat_rooms/${await uidOf(901)}/negotiation_claim`,
        )
      ).body,
    ).toEqual({ claim: null })
  })

  test('2人目が始める・終えるのは断られ、だれが先かが分かる', async () => {
    await negotiate(901, open)
    const second = await negotiate(901, open, 'clientStaff')
    expect([second.status, second.body.messages?.[0]]).toEqual([
      409,
      expect.stringContaining('すでに協議中です'),
    ])
    await negotiate(901, { action: 'end', outcome: 'withdrawn' })
    expect((await negotiate(901, { action: 'end', outcome: 'resolved' })).status).toBe(409)
  })

  test('その人の勤務でない求人、閲覧のみの人、差別にあたる言葉では始められない', async () => {
    expect((await negotiate(901, { ...open, offeringId: TOMORROW })).status).toBe(404)
    expect((await negotiate(901, open, 'viewer')).status).toBe(403)
    expect((await negotiate(901, { ...open, summary: '年齢を確かめたい' })).status).toBe(422)
    expect((await readRoom(901)).state).toBe('open')
  })

  test('話し合った勤務のキャンセルが成立すると、協議も終わる', async () => {
    await negotiate(901, open)
    const answer = await callStore(
      'manager',
      'POST',
      `/offerings/${TONIGHT}/reject_requests/bulk_create`,
      {
        reasonTypeId: 12,
        answers: null,
        note: '設備の点検のため、営業できなくなりました。',
        message: '申し訳ありません。キャンセルさせていただきます。',
        evidenceFileIds: [],
        confirmedWithWorker: false,
        reopen: false,
        agreedToPay: true,
        people: [{ userId: 901, amountYen: await amountOf(901) }],
      },
    )
    expect(answer).toMatchObject({ status: 200, body: { doneCount: 1 } })
    expect([(await readRoom(901)).state, (await readRoom(901)).claim]).toEqual(['open', null])
  })
  const amountOf = async (userId: number) => {
    const { body } = await callStore<{
      people?: { amountYen: number }[]
      items?: { amountYen: number }[]
    }>('manager', 'POST', `/offerings/${TONIGHT}/reject_requests/judge_leave_allowance`, {
      reasonTypeId: 12,
      userIds: [userId],
      answers: null,
    })
    return (body.people ?? body.items)?.[0]?.amountYen ?? 0
  }
})
test('一斉送信の履歴は、送った回ごとに宛先の数と読んだ数が分かる', async () => {
  await writeRows(async (db) => {
    await addMatch(db, TONIGHT, 902)
  })
  await callStore('manager', 'POST', `/offerings/${TONIGHT}/messages`, {
    body: '集合は裏口です',
    userIds: null,
  })
  await later(1)
  const context = await testContext()
  await writeRows((db) => readMessages(db, 901, 11, context.now))
  await callStore('clientStaff', 'POST', `/offerings/${TONIGHT}/messages`, {
    body: '雨具をお持ちください',
    userIds: [902],
  })
  const { body } = await callStore<{
    items: { body: string; peopleCount: number; readCount: number }[]
  }>('viewer', 'GET', `/offerings/${TONIGHT}/messages`)
  expect(body.items.map((item) => [item.body, item.peopleCount, item.readCount])).toEqual([
    ['雨具をお持ちください', 1, 0],
    ['集合は裏口です', 2, 1],
  ])
})
