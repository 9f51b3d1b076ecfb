import { ChatRoomsScreen } from '@/features/chat/ChatRoomsScreen'
import { addMinutes } from '@/lib/date'
import { userBlocks } from '@/server/db/schema'
import { ensureRoom, writeMessage } from '@/server/modules/chat/rooms'
import { sendMessage } from '@/server/worker-app/talk'
import { setUpStore, showScreen } from '@tests/features/storeKit'
import { testContext, type Who } from '@tests/kit/app'
import { addMatch, addOffering, addWorker, MORNING, writeRows } from '@tests/kit/serverKit'

/** The shift of tonight that the two workers of the rooms are matched with. */
export const TONIGHT = 8001
export const LIST = '/clients/11/chat_rooms'

/**
 * Two rooms of store 11, with 901 德永 さくら and 902 小林 千夏, whose room has the later message. Returns the uid of the
 * room of 901.
 */
export async function setUpChat() {
  let uid = ''
  await setUpStore()
  localStorage.clear()
  await writeRows(async (db) => {
    await db.delete(userBlocks)
    await addOffering(db, {
      id: TONIGHT,
      title: '閉店後の清掃・洗い場',
      from: '22:00',
      to: '26:00',
    })
    for (const { id, name, kana, minutesAgo } of [
      { id: 901, name: '德永 さくら', kana: 'トクナガサクラ', minutesAgo: 1099 },
      { id: 902, name: '小林 千夏', kana: 'コバヤシチナツ', minutesAgo: 1098 },
    ]) {
      await addWorker(db, { id, name, nameKana: kana, kanaKey: kana }, { workedCount: 3 })
      await addMatch(db, TONIGHT, id)
      const opened = await ensureRoom(
        { db, now: MORNING },
        { clientId: 11, userId: id, offeringId: TONIGHT },
      )
      if (id === 901) uid = opened.uid
      await writeMessage(
        db,
        opened,
        {
          side: 'system',
          kind: 'system',
          body: '11/20(金) 22:00〜翌2:00 のマッチングが成立しました',
        },
        new Date(addMinutes(MORNING, -minutesAgo)),
      )
    }
  })
  return uid
}
/** A message that a worker sends to store 11. */
export const sendAsWorker = (userId: number, text: string) =>
  writeRows(async (db) => {
    await sendMessage({ db, now: (await testContext()).now }, userId, 11, text)
  })
/** The page with the rooms of store 11. */
export const openChatRooms = (who: Who = 'manager', search = '') =>
  showScreen(who, `${LIST}${search}`, <ChatRoomsScreen clientId='11' />)
