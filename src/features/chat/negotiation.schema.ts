import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'
import { claimKinds } from '@/contracts/chat/enums'

export default z.object({
  kind: z.enum(claimKinds, '協議する内容を選んでください。'),
  summary: optionalText(300),
})
