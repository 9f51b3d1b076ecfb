import type { ChatRooms } from '@/contracts/chat/schemas'
import type { Roster } from '@/contracts/rosters/schemas'
import { openRoom } from '@/server/modules/chat/service'
import { browser } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  FRIDAY,
  MORNING,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
/** The store has requested to cancel 901 for a reason with evidence. 902 is expected to come. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addOffering(db, { id: SHIFT })
    for (const [id, name] of [
      [901, '山田 太郎'],
      [902, '佐藤 結衣'],
    ] as const) {
      await addWorker(db, { id, name })
      await addMatch(db, SHIFT, id, {
        ...(id === 901 && {
          rejectReasonCode: 'misconduct' as const,
          cancelReviewDueAt: `${FRIDAY}T06:00:00.000Z`,
        }),
      })
      await openRoom({ db, now: MORNING }, { clientId: 11, userId: id, offeringId: SHIFT })
    }
  })
})

test('出勤者名簿は、キャンセル申請が審査中の人を示す', async () => {
  const { body } = await callStore<Roster>('manager', 'GET', `/attending_worker_lists?on=${FRIDAY}`)
  const rows = body.offerings.flatMap((shift) => shift.rows)
  expect(
    rows.map(({ userId, isCancelUnderReview }) => [userId, isCancelUnderReview]).sort(),
  ).toEqual([
    [901, true],
    [902, false],
  ])
})
test('メッセージの一覧は、審査中の勤務を示す', async () => {
  const { body } = await callStore<ChatRooms>('manager', 'GET', '/chat_rooms')
  expect(
    body.items.map(({ userId, shift }) => [userId, shift?.isCancelUnderReview]).sort(),
  ).toEqual([
    [901, true],
    [902, false],
  ])
})
test('求人のワーカー一覧のCSVは、ステータスを審査中とする', async () => {
  const client = await browser('manager')
  const response = await client.call('GET', `/app/api/v1/clients/11/offerings/${SHIFT}/users.csv`)
  const lines = (await response.text()).trim().split('\r\n').slice(1)
  const statusOf = (name: string) => lines.find((line) => line.includes(name))?.split(',')[8]
  expect([statusOf('山田 太郎'), statusOf('佐藤 結衣')]).toEqual(['審査中', 'マッチング成立'])
})
