import type { ChatRoom, ChatRooms } from '@/contracts/chat/schemas'
import { addDays, addMinutes } from '@/lib/date'
import { userBlocks } from '@/server/db/schema'
import { ensureRoom, roomOf, writeMessage } from '@/server/modules/chat/rooms'
import { sendMessage } from '@/server/worker-app/talk'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  FRIDAY,
  prepareStoreWith,
  writeRows,
} from '@tests/kit/serverKit'

export const TONIGHT = 8001
export const LAST_WEEK = 8002
export const TOMORROW = 8003
/** Returns the path of a worker's room in store 11, and opens the room if there is none. */
export const uidOf = async (userId: number) => {
  let uid = ''
  await writeRows(async (db) => {
    uid = (await roomOf(db, 11, userId)).uid
  })
  return uid
}
/** The rooms of store 11. */
export const listRooms = async (search = '', who: 'manager' | 'viewer' = 'manager') =>
  (await callStore<ChatRooms>(who, 'GET', `/chat_rooms${search}`)).body
/** The room of a worker in store 11. */
export const readRoom = async (
  userId: number,
  search = '',
  who: 'manager' | 'sibling' = 'manager',
) => (await callStore<ChatRoom>(who, 'GET', `/chat_rooms/${await uidOf(userId)}${search}`)).body
/** Sends a message of a worker to store 11. */
export const workerWrites = async (userId: number, text: string) => {
  const context = await testContext()
  await writeRows((db) => sendMessage({ db, now: context.now }, userId, 11, text))
}
/** Moves the server's clock forward. */
export const later = async (minutes: number) => {
  const context = await testContext()
  context.now = new Date(addMinutes(context.now, minutes))
}
/**
 * Importing this file gives each test 901, who works tonight and was here last week, 902, who comes tomorrow, and 903,
 * who has only been here.
 */
beforeEach(() =>
  prepareStoreWith('chat_kit', async (db) => {
    await db.delete(userBlocks)
    for (const [id, name, kana] of [
      [901, '德永 さくら', 'トクナガサクラ'],
      [902, '小林 千夏', 'コバヤシチナツ'],
      [903, '山田 太郎', 'ヤマダタロウ'],
    ] as const)
      await addWorker(db, { id, name, nameKana: kana, kanaKey: kana }, { workedCount: 3 })
    await addOffering(db, { id: TONIGHT, title: '閉店後の清掃・洗い場' })
    await addOffering(db, {
      id: LAST_WEEK,
      day: addDays(FRIDAY, -6),
      title: 'ランチのホールスタッフ',
    })
    await addOffering(db, { id: TOMORROW, day: addDays(FRIDAY, 1) })
    await addMatch(db, TONIGHT, 901)
    await addMatch(db, LAST_WEEK, 901, { status: 'worked' })
    await addMatch(db, TOMORROW, 902)
    await addMatch(db, LAST_WEEK, 903, { status: 'worked' })
    const now = (await testContext()).now
    for (const [at, userId, offeringId] of [
      [-30, 903, LAST_WEEK],
      [-20, 902, TOMORROW],
      [-10, 901, TONIGHT],
    ] as const) {
      await writeMessage(
        db,
        await ensureRoom({ db, now }, { clientId: 11, userId, offeringId }),
        { side: 'system', kind: 'system', body: 'マッチングが成立しました' },
        new Date(addMinutes(now, at)),
      )
    }
  }),
)
