import * as z from 'zod/mini'
import { isDay, twoDayClockPattern } from '@/lib/date'

/** The form that changes when a rung of a ladder opens. */
export default z.object({
  day: z.string().check(z.refine(isDay, '日付を選んでください。')),
  time: z.string().check(z.regex(twoDayClockPattern, '時刻を入力してください(例: 17:00)。')),
})
