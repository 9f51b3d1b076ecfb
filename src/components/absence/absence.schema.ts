import * as z from 'zod/mini'
import { absenceKinds } from '@/contracts/matchings/enums'

/** How somebody stayed away, and whether the store wants to see them again. */
export default z.object({
  kind: z.enum(absenceKinds, '連絡があったかどうかを選んでください。'),
  block: z.boolean(),
})
