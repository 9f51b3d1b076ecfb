import * as z from 'zod/mini'
import { clockPattern } from '@/lib/date'
import {
  MAX_REFUSAL_REASON_LENGTH,
  MIN_REFUSAL_REASON_LENGTH,
} from '@/contracts/paymentCorrections/enums'

const time = z.string().check(z.regex(clockPattern, '時刻は 9:30 のように入力してください。'))
/** The reason for the rejection, and (if offered) the times that the store would accept. */
export default z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(
        MIN_REFUSAL_REASON_LENGTH,
        `理由は${MIN_REFUSAL_REASON_LENGTH}文字以上で入力してください。`,
      ),
      z.maxLength(
        MAX_REFUSAL_REASON_LENGTH,
        `理由は${MAX_REFUSAL_REASON_LENGTH}文字以内で入力してください。`,
      ),
    ),
  propose: z.boolean(),
  startTime: time,
  endTime: time,
  breakMin: z.nullable(z.number()),
})
