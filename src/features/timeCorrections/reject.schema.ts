import * as z from 'zod/mini'
import { clockPattern } from '@/lib/date'

const time = z.string().check(z.regex(clockPattern, '時刻は 9:30 のように入力してください。'))
/** The reason for the rejection, and (if offered) the times that the store would accept. */
export default z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, '理由は10文字以上で入力してください。'),
      z.maxLength(300, '理由は300文字以内で入力してください。'),
    ),
  propose: z.boolean(),
  startTime: time,
  endTime: time,
  breakMin: z.nullable(z.number()),
})
