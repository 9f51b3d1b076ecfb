import * as z from 'zod/mini'
import { refusalReason } from '@/contracts/paymentCorrections/schemas'
import { twoDayClockPattern } from '@/lib/date'

const time = z.string().check(z.regex(twoDayClockPattern, '時刻は 9:30 のように入力してください。'))
/** The reason for the rejection, and (if offered) the times that the store would accept. */
export default z.object({
  reason: refusalReason,
  propose: z.boolean(),
  startTime: time,
  endTime: time,
  breakMin: z.nullable(z.number()),
})
