import * as z from 'zod/mini'
import { UsageLimitRequestInput } from '@/contracts/operatorRequests/schemas'

/** The form of a higher limit. Its initial amount is null. */
export default z.extend(UsageLimitRequestInput, {
  requestedYen: z
    .nullable(UsageLimitRequestInput.shape.requestedYen)
    .check(z.refine((value) => value !== null, '希望する上限額を入力してください。')),
})
