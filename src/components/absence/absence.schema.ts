import * as z from 'zod/mini'
import { absenceKinds } from '@/contracts/matchings/enums'

/** The kind of absence, and whether to block the worker. */
export default z.object({
  kind: z.enum(absenceKinds, '連絡があったかどうかを選んでください。'),
  block: z.boolean(),
})
