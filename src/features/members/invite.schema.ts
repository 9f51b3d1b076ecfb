import * as z from 'zod/mini'
import { MemberInvitation } from '@/contracts/members/schemas'
import { companyRoles } from '@/contracts/permission'

/** Somebody to invite. Roles of the whole company have no stores. */
export default MemberInvitation.check(
  z.refine(({ role, clientIds }) => companyRoles.includes(role) || clientIds.length > 0, {
    path: ['clientIds'],
    message: '開ける店舗を1つ以上選んでください。',
  }),
)
