import { eq } from 'drizzle-orm'
import type {
  Judgement,
  RejectBulkResult,
  RejectInput,
  RejectRequest,
} from '@/contracts/storeCancellations/schemas'
import { rejectReasons } from '@/domain/cancellation/rejection'
import { msOf } from '@/lib/date'
import { offerings } from '@/server/db/schema'
import { browser, testContext, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  offerContent,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

/** A shift of tomorrow morning, 7:00 to 11:00: 4 hours at 1,300 yen and 500 yen of transport. */
export const SHIFT = 8001
/** The last instant without a leave allowance: 24 hours before the start. */
export const FREE_UNTIL = '2026-11-20T07:00:00+09:00'
/** The whole pay of one worker: 4 × 1,300 + 500 yen. */
export const ALLOWANCE_YEN = 5700
/** Returns the id of a reason by its code. */
export const reasonIdOf = (code: string) =>
  rejectReasons.find((reason) => reason.code === code)?.id ?? 0
/** Sets the server's clock some seconds after an instant. */
export const setClock = async (instant: string, seconds = 0) => {
  ;(await testContext()).now = new Date(msOf(instant) + seconds * 1000)
}
/** Reads the row of the shift. */
export const offering = () =>
  asSystem(
    async (db) =>
      (
        await db.select().from(offerings).where(eq(offerings.id, SHIFT))
      )[0] as typeof offerings.$inferSelect,
  )
const conditions = [{ type: 'last_minute_cancel_rate_max' as const, value: 5, must: true }]
/** Importing this file gives each test the shift of tomorrow morning with workers 901, 902 and 903. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, {
      id: 901,
      name: '小林 千夏',
      phoneNumber: '09011112222',
      totalWorkedCount: 18,
      cancelCount: 2,
      lastMinuteCancelCount: 2,
    })
    await addWorker(db, { id: 902, name: '山田 太郎', totalWorkedCount: 20 })
    await addWorker(db, { id: 903, name: '渡邉 紗英' })
    await addOffering(db, {
      id: SHIFT,
      day: '2026-11-21',
      from: '07:00',
      to: '11:00',
      title: '朝の仕込み・盛り付け',
      hourlyWageYen: 1300,
      terms: offerContent({ conditionItems: conditions }),
    })
    for (const userId of [901, 902, 903]) await addMatch(db, SHIFT, userId)
  })
})
/** Asks which leave allowance a cancellation for this reason costs. */
export const judge = (code: string, userIds = [901], overrides = {}) =>
  callStore<Judgement>(
    'manager',
    'POST',
    `/offerings/${SHIFT}/reject_requests/judge_leave_allowance`,
    {
      reasonTypeId: reasonIdOf(code),
      userIds,
      answers: null,
      ...overrides,
    },
  )
/** A cancellation as the page sends it; `overrides` replaces any field. */
export const rejectInput = (code: string, overrides: Partial<RejectInput> = {}): RejectInput => ({
  reasonTypeId: reasonIdOf(code),
  note: '',
  message: '自社スタッフで人員が足りたため、キャンセルさせていただきます。',
  answers: null,
  evidenceFileIds: [],
  confirmedWithWorker: false,
  reopen: false,
  agreedToPay: true,
  amountYen: 0,
  ...overrides,
})
/** Cancels the match of one worker. */
export const rejectWorker = async (body: RejectInput, userId = 901, who: Who = 'manager') => {
  const response = await (
    await browser(who)
  ).call('POST', `/app/api/v2/clients/11/offerings/${SHIFT}/users/${userId}/reject_requests`, body)
  return {
    status: response.status,
    body: (await response.json()) as RejectRequest & {
      code: string
      messages: string[]
      fields: Record<string, string>
    },
  }
}
/** Cancels the matches of several workers, each with the amount that the page showed. */
export const rejectWorkers = ({ amountYen: _, ...body }: RejectInput, people: [number, number][]) =>
  callStore<RejectBulkResult & { code: string; messages: string[] }>(
    'manager',
    'POST',
    `/offerings/${SHIFT}/reject_requests/bulk_create`,
    { ...body, people: people.map(([userId, amountYen]) => ({ userId, amountYen })) },
  )
