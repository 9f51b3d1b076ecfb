import * as z from 'zod/mini'
import { clockPattern, isDay } from '@/lib/date'

export default z.object({
  day: z.string().check(z.refine(isDay, '日付を選んでください。')),
  time: z.string().check(z.regex(clockPattern, '時刻を入力してください(例: 17:00)。')),
})
