import * as z from 'zod/mini'
import { Email } from '@/contracts/accounts/schemas'
import { count, id, instant } from '@/contracts/common/schemas'
import { clientRoles, roles } from '@/contracts/permission'
import { memberStates, MAX_MEMBER_CLIENTS } from './enums'

/** A role of a member: in one store, or in the whole company (`clientId` null). */
export const MemberRole = z.object({
  role: z.enum(roles),
  clientId: z.nullable(id),
  clientName: z.nullable(z.string()),
})
export type MemberRole = z.infer<typeof MemberRole>

/** A member, as the list of a company or of one store shows them. */
export const Member = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  /** The widest role first. In the list of a store only the one for that store. */
  roles: z.array(MemberRole),
  state: z.enum(memberStates),
  /** The operator has deactivated the account: the company cannot resume it. */
  isStoppedByOperator: z.boolean(),
  /** Until when the link of the invitation works; null before the mail is made and for others. */
  invitedUntilAt: z.nullable(instant),
  lastSignInAt: z.nullable(instant),
  isSelf: z.boolean(),
  /** The only 企業管理者: neither the role nor the account can be removed. */
  isLastAdmin: z.boolean(),
  /** Whether the caller may change this member. */
  isManageable: z.boolean(),
  /** The names of the stores that would have no 店舗管理者 without this member. */
  soleManagerOf: z.array(z.string()),
  lockVersion: count,
})
export type Member = z.infer<typeof Member>

/** One page of the members of a company, with the numbers over all of them. */
export const MemberList = z.object({
  items: z.array(Member),
  page: z.int(),
  perPage: z.int(),
  totalCount: count,
  memberCount: count,
  invitedCount: count,
  /** The stores of the company, for the filter and for the choice of stores. */
  stores: z.array(z.object({ id, name: z.string() })),
})
export type MemberList = z.infer<typeof MemberList>

/** The members of one store, in the order in which they came. */
export const ClientMembers = z.object({ items: z.array(Member) })
export type ClientMembers = z.infer<typeof ClientMembers>

const clientIds = z
  .array(id)
  .check(
    z.maxLength(
      MAX_MEMBER_CLIENTS,
      `一度に選べるのは${MAX_MEMBER_CLIENTS}店舗までです。店舗を減らしてください。`,
    ),
  )

/** Roles of the whole company have no stores, the others at least one. */
export const MemberInvitation = z.object({ email: Email, role: z.enum(roles), clientIds })
export type MemberInvitation = z.infer<typeof MemberInvitation>
export const MemberUpdate = z.object({ role: z.enum(roles), clientIds, lockVersion: count })
export type MemberUpdate = z.infer<typeof MemberUpdate>
/** The version of the member that the caller saw. */
export const MemberVersion = z.object({ lockVersion: count })
export type MemberVersion = z.infer<typeof MemberVersion>

/** An invitation to work in one store. */
export const StoreMemberInvitation = z.object({ email: Email, role: z.enum(clientRoles) })
export type StoreMemberInvitation = z.infer<typeof StoreMemberInvitation>
export const StoreMemberUpdate = z.object({ role: z.enum(clientRoles), lockVersion: count })
export type StoreMemberUpdate = z.infer<typeof StoreMemberUpdate>
