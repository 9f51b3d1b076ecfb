import { rosterFieldKeys, type RosterFieldKey } from '@/contracts/rosters/enums'
import type { RosterFields } from '@/contracts/rosters/schemas'
import { stoolInspectionReports } from '@/server/db/schema'
import { type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  offerContent,
  FRIDAY,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
export const FIELDS = '/attending_worker_list_download_fields'
export const LISTS = '/attending_worker_lists'
export const TRICKY = '=HYPERLINK("http://evil")'
/** Returns the setting that shows only these columns. */
export const only = (...keys: RosterFieldKey[]) => [
  ...keys.map((key) => ({ key, enabled: true })),
  ...rosterFieldKeys.filter((key) => !keys.includes(key)).map((key) => ({ key, enabled: false })),
]
/** Saves the columns of the roster. */
export const put = (items: unknown, lockVersion = 0, who: Who = 'manager') =>
  callStore<RosterFields & Refused>(who, 'PUT', `${FIELDS}/bulk_update`, { items, lockVersion })
/**
 * Importing this file gives each test Friday's lunch with 901, its dinner with 902 and 903, which 904 cancelled, and a
 * shift of Saturday with 901.
 */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    const terms = offerContent({
      onboardingQuestions: [
        { id: 'q1', body: '調理の経験は?', answerType: 'text', options: [], required: true },
      ],
    })
    await addOffering(db, { id: 8001, from: '11:00', to: '15:00', title: 'ランチのホールスタッフ' })
    await addOffering(db, { id: 8002, terms })
    await addOffering(db, { id: 8003, day: '2026-11-21' })
    await addWorker(
      db,
      {
        id: 901,
        name: '𠮷野 花子',
        nameKana: 'ヨシノ ハナコ',
        kanaKey: 'ヨシノハナコ',
        gender: 'female',
        birthOn: '1998-11-21',
        qualificationIds: [8],
      },
      { workedCount: 4 },
    )
    await addWorker(db, {
      id: 902,
      name: '髙橋 美咲',
      nameKana: 'タカハシ ミサキ',
      kanaKey: 'タカハシミサキ',
      birthOn: '1998-11-20',
    })
    await addWorker(db, { id: 903, name: '山田 太郎', nameKana: 'アヤマ', kanaKey: 'アヤマ' })
    await addWorker(db, { id: 904, name: '欠席 次郎' })
    await addMatch(db, 8001, 901)
    await addMatch(db, 8002, 902, {
      answers: [{ questionId: 'q1', body: TRICKY, options: [] }],
      answeredAt: '2026-11-19T00:00:00Z',
    })
    await addMatch(db, 8002, 903)
    await addMatch(db, 8002, 904, { status: 'cancel', cancelBy: 'user' })
    await addMatch(db, 8003, 901)
    await db.insert(stoolInspectionReports).values([
      {
        clientId: 11,
        userId: 902,
        requestedAt: '2026-11-01T00:00:00Z',
        submittedAt: '2026-11-05T00:00:00Z',
        checkedAt: '2026-11-06T00:00:00Z',
        validUntilOn: FRIDAY,
        result: 'negative',
      },
      { clientId: 11, userId: 903, requestedAt: '2026-11-01T00:00:00Z' },
    ])
  })
})
