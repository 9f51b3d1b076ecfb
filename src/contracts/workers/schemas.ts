import * as z from 'zod/mini'
import {
  count,
  day,
  id,
  instant,
  requiredText,
  noMyNumber,
  Paged,
  optionalText,
  yen,
} from '@/contracts/common/schemas'
import { cancelActors, matchingStatuses } from '@/contracts/matchings/enums'
import { reviewKinds } from '@/contracts/reviews/enums'
import { GroupMember } from '@/contracts/groups/schemas'
import {
  membershipTiers,
  blockReasonCodes,
  blockScopes,
  employmentTypes,
  graduateKinds,
  reportCategories,
  userListTypes,
} from './enums'

/** A group somebody is in; `company`: kept by the company, and not changed by a store. */
const GroupOfUser = z.object({
  id,
  name: z.string(),
  owner: z.enum(['client', 'company']),
  isDefault: z.boolean(),
})
/** The next shift here that is not over. */
const NextShift = z.object({ offeringId: id, title: z.string(), startAt: instant, endAt: instant })
const Room = z.object({ usedYen: yen, limitYen: z.nullable(yen), remainingYen: z.nullable(yen) })

/** A worker in the list of a store that knows them. Rates are whole percents over all stores; null: nobody has reviewed them yet. */
export const User = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  age: count,
  tier: z.enum(membershipTiers),
  totalWorkedCount: count,
  workedCountHere: count,
  lastWorkedOn: z.nullable(day),
  goodRate: z.nullable(count),
  cancelRate: count,
  lastMinuteCancelRate: count,
  badges: z.array(z.string()),
  groups: z.array(GroupOfUser),
  trusted: z.boolean(),
  graduate: z.boolean(),
  supporter: z.boolean(),
  /** The widest block there is. */
  blocked: z.nullable(z.enum(blockScopes)),
  hasMemo: z.boolean(),
  nextShift: z.nullable(NextShift),
  /** Of this month, at this company; null without the right to read what workers earn (worker.pii). */
  month: z.nullable(Room),
})
export type User = z.infer<typeof User>

/** `counts`: of each tab, before any other condition. */
export const UserList = z.extend(Paged(User), { counts: z.record(z.enum(userListTypes), count) })
export type UserList = z.infer<typeof UserList>

/** What staff wrote about a worker. The worker never sees it. */
export const UserMemo = z.object({
  body: z.string(),
  updatedByName: z.nullable(z.string()),
  updatedAt: z.nullable(instant),
  lockVersion: z.int(),
})
export type UserMemo = z.infer<typeof UserMemo>

export const UserDetail = z.extend(User, {
  gender: z.enum(['male', 'female', 'unspecified']),
  selfIntroduction: z.nullable(z.string()),
  occupations: z.array(z.object({ name: z.string(), count })),
  qualifications: z.array(z.string()),
  noShowCount: count,
  longTermPreferred: z.boolean(),
  /** Since when this store knows them. */
  firstAt: instant,
  chatRoomUid: z.nullable(z.string()),
  memo: UserMemo,
  blocks: z.array(
    z.object({
      scope: z.enum(blockScopes),
      reasonCode: z.enum(blockReasonCodes),
      note: z.string(),
      blockedAt: instant,
      blockedByName: z.nullable(z.string()),
    }),
  ),
  graduation: z.nullable(
    z.object({
      kind: z.enum(graduateKinds),
      hiredOn: z.nullable(day),
      employmentType: z.nullable(z.enum(employmentTypes)),
      note: z.string(),
      registeredAt: instant,
      registeredByName: z.nullable(z.string()),
    }),
  ),
  /** What they have earned at this company, against the limits of today; `weekMin` in minutes. `resetsOn`: when the count starts again. Null as in the list. */
  limits: z.nullable(
    z.object({
      month: z.extend(Room, { resetsOn: day }),
      year: z.extend(Room, { resetsOn: day }),
      weekMin: z.object({
        used: count,
        limit: z.nullable(count),
        remaining: z.nullable(count),
        resetsOn: day,
      }),
      /** From so much in the year on, the individual number may be asked for. */
      mynumberFromYen: yen,
    }),
  ),
})
export type UserDetail = z.infer<typeof UserDetail>

/** A position the store would ask for again; two approvals make a badge. */
export const UserBadges = z.object({
  items: z.array(
    z.object({ position: z.string(), approvedCount: count, grantedAt: z.nullable(instant) }),
  ),
})
export type UserBadges = z.infer<typeof UserBadges>

/** A shift here that has begun, or that was called off. */
export const UserOffering = z.object({
  offeringId: id,
  title: z.string(),
  startAt: instant,
  endAt: instant,
  status: z.enum(matchingStatuses),
  cancelBy: z.nullable(z.enum(cancelActors)),
  lateMin: count,
  reviewKind: z.nullable(z.enum(reviewKinds)),
  positions: z.array(z.string()),
})
export type UserOffering = z.infer<typeof UserOffering>

export const ReviewFromClient = z.object({
  offeringId: id,
  title: z.string(),
  startAt: instant,
  endAt: instant,
  kind: z.enum(reviewKinds),
  positions: z.array(z.string()),
  reasons: z.array(z.string()),
  comment: z.string(),
  createdAt: instant,
  reviewedByName: z.nullable(z.string()),
})
export type ReviewFromClient = z.infer<typeof ReviewFromClient>

/** The groups of this store somebody shall be in from now on; those of the company stay as they are. */
export const UserGroups = z.object({ groupIds: z.array(id).check(z.maxLength(100)) })
export type UserGroups = z.infer<typeof UserGroups>
export const UserGroupsResult = z.object({ groups: z.array(GroupOfUser) })
export type UserGroupsResult = z.infer<typeof UserGroupsResult>

export const UserMemoInput = z.object({ memo: optionalText(500), lockVersion: z.int() })
export type UserMemoInput = z.infer<typeof UserMemoInput>

const userIds = z
  .array(id)
  .check(
    z.minLength(1, 'ワーカーを選んでください。'),
    z.maxLength(200, '一度に変更できるのは200名までです。'),
  )
export const Trusting = z.object({ userIds, trusted: z.boolean() })
export type Trusting = z.infer<typeof Trusting>
export const Changed = z.object({ changedCount: count })
export type Changed = z.infer<typeof Changed>

const graduation = {
  kind: z.enum(graduateKinds, '区分を選んでください。'),
  hiredOn: z.nullable(day),
  employmentType: z.nullable(z.enum(employmentTypes)),
  note: optionalText(300),
}
/** Registers a graduate, or (`active` false) takes the registration back. */
export const Graduation = z.discriminatedUnion('active', [
  z.object({ active: z.literal(true), ...graduation }),
  z.object({ active: z.literal(false) }),
])
export type Graduation = z.infer<typeof Graduation>
export const Graduations = z.object({ userIds, ...graduation })
export type Graduations = z.infer<typeof Graduations>

/** `note` is read by staff alone. */
export const UserBlock = z.object({
  userIds,
  reasonCode: z.enum(blockReasonCodes, '理由を選んでください。'),
  note: optionalText(300),
  scope: z.enum(blockScopes),
})
export type UserBlock = z.infer<typeof UserBlock>
export const UserUnblock = z.object({ userIds, scope: z.enum(blockScopes) })
export type UserUnblock = z.infer<typeof UserUnblock>

/** What a store tells the operator about a worker. The worker is not told who did. */
export const BrandUserReport = z.object({
  userId: id,
  /** The shift it is about; null: none of them. */
  offeringId: z.nullable(id),
  category: z.enum(reportCategories, '内容を選んでください。'),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(20, '状況は20文字以上で入力してください。'),
      z.maxLength(1000, '状況は1000文字以内で入力してください。'),
      noMyNumber,
    ),
  occurredOn: day,
  wantsContact: z.boolean(),
})
export type BrandUserReport = z.infer<typeof BrandUserReport>
export const BrandUserReportReceipt = z.object({
  id,
  receivedAt: instant,
  number: requiredText(20),
})
export type BrandUserReportReceipt = z.infer<typeof BrandUserReportReceipt>

/** Somebody who worked here, with the groups of this store they are in. */
export const WorkedBrandUser = z.extend(GroupMember, {
  groups: z.array(z.object({ id, name: z.string() })),
})
export type WorkedBrandUser = z.infer<typeof WorkedBrandUser>
