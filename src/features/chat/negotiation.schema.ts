import * as z from 'zod/mini'
import { claimKinds, MAX_CLAIM_SUMMARY_LENGTH } from '@/contracts/chat/enums'
import { optionalText } from '@/contracts/common/schemas'

/** The form that opens a negotiation: what it is about. */
export default z.object({
  kind: z.enum(claimKinds, '協議する内容を選んでください。'),
  summary: optionalText(MAX_CLAIM_SUMMARY_LENGTH),
})
