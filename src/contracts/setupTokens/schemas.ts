import * as z from 'zod/mini'
import { Email, Secret } from '@/contracts/accounts/schemas'
import { instant } from '@/contracts/common/schemas'
import { setupKinds, setupStatuses } from './enums'

export const SetupRequest = z.object({ email: Email })
export type SetupRequest = z.infer<typeof SetupRequest>
export const SetupToken = z.object({
  kind: z.enum(setupKinds),
  status: z.enum(setupStatuses),
  email: z.string(),
  accountName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
  expiresAt: instant,
})
export type SetupToken = z.infer<typeof SetupToken>
export const SetupPassword = z.object({ password: Secret })
export type SetupPassword = z.infer<typeof SetupPassword>
