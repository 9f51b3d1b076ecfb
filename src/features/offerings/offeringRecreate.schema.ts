import * as z from 'zod/mini'
import { isDay } from '@/lib/date'

export default z.object({ workOn: z.string().check(z.refine(isDay, '勤務日を選んでください。')) })
