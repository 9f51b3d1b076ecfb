import * as z from 'zod/mini'
import { unreadAmount } from '@/lib/text/unreadAmount'

/** The form that raises the transportation of one worker. */
export default z.object({
  transportationYen: z.nullable(z.int({ error: unreadAmount('回') })).check(
    z.refine((yen) => yen !== null && yen >= 0, '交通費を入力してください。'),
    z.refine((yen) => yen === null || yen <= 3000, '交通費は3,000円以内で入力してください。'),
  ),
})
