import * as z from 'zod/mini'
import { count, id, instant } from '@/contracts/common/schemas'

/** Attributes for the guide tool. The names are those of the specification; the tool gets no null values. */
export const GuideToolAccount = z.object({
  accountId: id,
  companyId: z.nullable(id),
  selfEmployed: z.nullable(z.boolean()),
  webEntryFlowType: z.nullable(z.string()),
  alreadyCompanyIdentified: z.nullable(z.boolean()),
  signInCount: count,
  createdDate: instant,
  alreadyPublishedOffering: z.boolean(),
  lastSignInDate: z.nullable(instant),
  currentSignInDate: z.nullable(instant),
})
export type GuideToolAccount = z.infer<typeof GuideToolAccount>
