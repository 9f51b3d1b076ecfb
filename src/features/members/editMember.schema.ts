import * as z from 'zod/mini'
import { MemberUpdate } from '@/contracts/members/schemas'
import { companyRoles } from '@/contracts/permission'

const { role, clientIds } = MemberUpdate.shape
/** The role and the stores of a member. Roles of the whole company have no stores. */
export default z.object({ role, clientIds }).check(
  z.refine((value) => companyRoles.includes(value.role) || value.clientIds.length > 0, {
    path: ['clientIds'],
    message: '開ける店舗を1つ以上選んでください。',
  }),
)
