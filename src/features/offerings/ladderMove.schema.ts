import * as z from 'zod/mini'
import { isDay } from '@/lib/date'

export default z.object({
  day: z.string().check(z.refine(isDay, '日付を選んでください。')),
  time: z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '時刻を入力してください(例: 17:00)。')),
})
