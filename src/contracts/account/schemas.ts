import * as z from 'zod/mini'
import { id } from '@/contracts/common/schemas'
import { roles } from '@/contracts/permission'

/** Who is signed in and where they act, in one line: the head of the menu. */
export const CurrentAccount = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  companies: z.array(
    z.object({ id, name: z.string(), role: z.enum(roles), wholeCompany: z.boolean() }),
  ),
})
export type CurrentAccount = z.infer<typeof CurrentAccount>
