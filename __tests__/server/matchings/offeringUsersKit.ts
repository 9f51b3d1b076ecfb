import { msOf } from '@/lib/date'
import { chatMessages } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

export const SHIFT = 8001
/** Sets the server's clock some seconds after an instant. */
export const setClock = async (instant: string, seconds = 0) => {
  ;(await testContext()).now = new Date(msOf(instant) + seconds * 1000)
}
export const START = '2026-11-20T17:00:00+09:00'
export const END = '2026-11-20T22:30:00+09:00'
/** Returns the path of a call about a worker of the dinner. */
export const userPath = (userId: number, act = '') => `/offerings/${SHIFT}/users/${userId}${act}`
/** Reads the texts of all messages in their order. */
export const messageTexts = () =>
  asSystem(async (db) =>
    (await db.select().from(chatMessages).orderBy(chatMessages.id)).map((m) => m.body),
  )
/** Importing this file gives each test today's dinner with two of three seats taken, by workers 901 and 902. */
beforeEach(async () => {
  await prepareStore()
  const question = {
    id: 'q1',
    body: '経験はありますか',
    answerType: 'yes_no' as const,
    options: [],
    required: true,
  }
  await writeRows(async (db) => {
    await addWorker(
      db,
      {
        id: 901,
        name: '小林 千夏',
        nameKana: 'コバヤシ チナツ',
        phoneNumber: '09011112222',
        qualificationIds: [8],
      },
      { memo: '=1+1', workedCount: 2 },
    )
    await addWorker(db, { id: 902, name: '山田 太郎' })
    await addOffering(db, { id: SHIFT, terms: offerContent({ onboardingQuestions: [question] }) })
    await addMatch(db, SHIFT, 901, {
      answers: [{ questionId: 'q1', body: '', options: ['はい'] }],
      answeredAt: '2026-11-19T00:00:00Z',
    })
    await addMatch(db, SHIFT, 902)
  })
})
