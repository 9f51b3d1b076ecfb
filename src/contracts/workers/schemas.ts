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
import { GroupMember } from '@/contracts/groups/schemas'
import { cancelActors, matchingStatuses, presenceStates } from '@/contracts/matchings/enums'
import { CalendarYearPay } from '@/contracts/myNumber/schemas'
import { GraduateFee } from '@/contracts/offerings/schemas'
import { MAX_MEMO_LENGTH, reviewKinds } from '@/contracts/reviews/enums'
import {
  membershipTiers,
  blockReasonCodes,
  blockScopes,
  employmentTypes,
  experienceKinds,
  graduateKinds,
  graduateNotices,
  reportCategories,
  userListTypes,
  MAX_BLOCK_NOTE_LENGTH,
  MAX_GRADUATE_NOTE_LENGTH,
  MAX_REPORT_LENGTH,
  MIN_REPORT_LENGTH,
} from './enums'

/** A group of a worker. Owner `company`: shared by the company and read-only for a store. */
const GroupOfUser = z.object({
  id,
  name: z.string(),
  owner: z.enum(['client', 'company']),
  isDefault: z.boolean(),
})
/** The worker's current or next shift at this store. */
const NextShift = z.object({
  offeringId: id,
  title: z.string(),
  startAt: instant,
  endAt: instant,
  presence: z.enum(presenceStates),
})
const Room = z.object({ usedYen: yen, limitYen: z.nullable(yen), remainingYen: z.nullable(yen) })

/**
 * An experience of a worker at this store. `count`: worked shifts of the occupation, or reviews that name the position.
 * `lastOn`: the last such shift; null for a position.
 */
export const Experience = z.object({
  kind: z.enum(experienceKinds),
  id,
  name: z.string(),
  count,
  lastOn: z.nullable(day),
})
export type Experience = z.infer<typeof Experience>
/** The most frequent first. */
export const Experiences = z.object({ items: z.array(Experience) })
export type Experiences = z.infer<typeof Experiences>

/** The experiences that workers of this store have, and how many workers have each. */
export const KnownExperiences = z.object({
  items: z.array(
    z.object({ kind: z.enum(experienceKinds), id, name: z.string(), workerCount: count }),
  ),
})
export type KnownExperiences = z.infer<typeof KnownExperiences>

/** A worker in the list of a store. Rates are whole percents over all stores; null without a review. */
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
  /** Their experiences at this store, the most frequent first. */
  experiences: z.array(Experience),
  groups: z.array(GroupOfUser),
  trusted: z.boolean(),
  graduate: z.boolean(),
  supporter: z.boolean(),
  /** The scope of the widest block; null without one. */
  blocked: z.nullable(z.enum(blockScopes)),
  hasMemo: z.boolean(),
  nextShift: z.nullable(NextShift),
  /** Pay of this month at this company; null without the permission worker.pii. */
  month: z.nullable(Room),
})
export type User = z.infer<typeof User>

/** `counts`: number of workers of each tab, without other filters. */
export const UserList = z.extend(Paged(User), { counts: z.record(z.enum(userListTypes), count) })
export type UserList = z.infer<typeof UserList>

/** The staff's note on a worker. Not visible to the worker. */
export const UserMemo = z.object({
  body: z.string(),
  updatedByName: z.nullable(z.string()),
  updatedAt: z.nullable(instant),
  lockVersion: z.int(),
})
export type UserMemo = z.infer<typeof UserMemo>

/** The registration of a graduate. */
const graduationShown = {
  kind: z.enum(graduateKinds),
  hiredOn: z.nullable(day),
  employmentType: z.nullable(z.enum(employmentTypes)),
  note: z.string(),
  registeredAt: instant,
  registeredByName: z.nullable(z.string()),
  /** Registered by an invitation of the store, not by its staff. */
  viaInvitation: z.boolean(),
}

export const UserDetail = z.extend(User, {
  /** Null for accounts that may not read personal data. */
  gender: z.nullable(z.enum(['male', 'female', 'unspecified'])),
  selfIntroduction: z.nullable(z.string()),
  occupations: z.array(z.object({ name: z.string(), count })),
  qualifications: z.array(z.string()),
  noShowCount: count,
  longTermPreferred: z.boolean(),
  /** Since when this store knows the worker. */
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
  graduation: z.nullable(z.object(graduationShown)),
  /**
   * Pay at this company and today's limits; `weekMin` in minutes. `resetsOn`: day on which the count restarts. Null
   * without worker.pii.
   */
  limits: z.nullable(
    z.object({
      month: z.extend(Room, { resetsOn: day }),
      year: z.extend(Room, { resetsOn: day }),
      calendarYear: z.optional(CalendarYearPay),
      weekMin: z.object({
        used: count,
        limit: z.nullable(count),
        remaining: z.nullable(count),
        resetsOn: day,
      }),
      /** Yearly pay from which the individual number can be requested. */
      mynumberFromYen: yen,
    }),
  ),
})
export type UserDetail = z.infer<typeof UserDetail>

/** Positions in which the store approved the worker (次回も頼みたい業務); two approvals make a badge. */
export const UserBadges = z.object({
  items: z.array(
    z.object({ position: z.string(), approvedCount: count, grantedAt: z.nullable(instant) }),
  ),
})
export type UserBadges = z.infer<typeof UserBadges>

/** A shift at this store that has started or was cancelled. */
export const UserOffering = z.object({
  offeringId: id,
  title: z.string(),
  startAt: instant,
  endAt: instant,
  status: z.enum(matchingStatuses),
  presence: z.enum(presenceStates),
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

/** The new set of this store's groups of a worker; groups of the company stay unchanged. */
const userGroupIds = z.array(id).check(z.maxLength(100))
/**
 * The groups that a worker is to be in. `knownIds`: the groups that the page showed. Only differences from them are
 * saved, so that a group that a colleague added or removed in the meantime stays as it is. Without `knownIds` the whole
 * set is replaced.
 */
export const UserGroups = z.object({
  groupIds: userGroupIds,
  knownIds: z.optional(userGroupIds),
})
export type UserGroups = z.infer<typeof UserGroups>
export const UserGroupsResult = z.object({ groups: z.array(GroupOfUser) })
export type UserGroupsResult = z.infer<typeof UserGroupsResult>

export const UserMemoInput = z.object({
  memo: optionalText(MAX_MEMO_LENGTH),
  lockVersion: z.int(),
})
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
  note: optionalText(MAX_GRADUATE_NOTE_LENGTH),
}
/** Registers a graduate, or (`active` false) removes the registration. */
export const Graduation = z.discriminatedUnion('active', [
  z.object({
    active: z.literal(true),
    ...graduation,
    /**
     * The state that the page showed, null for a worker who was not registered; 409 `stale` if it has changed. Without
     * it nothing is compared.
     */
    previousGraduation: z.optional(z.nullable(z.object({ ...graduation, note: z.string() }))),
  }),
  z.object({ active: z.literal(false) }),
])
export type Graduation = z.infer<typeof Graduation>
export const Graduations = z.object({ userIds, ...graduation })
export type Graduations = z.infer<typeof Graduations>

/**
 * A graduate of a store. `positions`: those in which the store approved them. `isBlocked`: they see no offering of the
 * store.
 */
export const Graduate = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  ...graduationShown,
  workedCountHere: count,
  lastWorkedOn: z.nullable(day),
  positions: z.array(z.string()),
  notice: z.enum(graduateNotices),
  isBlocked: z.boolean(),
  chatRoomUid: z.nullable(z.string()),
})
export type Graduate = z.infer<typeof Graduate>

/**
 * `visibleCount`: number of graduates who see a dedicated offering; `notifiedCount`: of those who are notified of it.
 * `fee`: the rates of today; null without the right to read money.
 */
export const GraduateList = z.extend(Paged(Graduate), {
  visibleCount: count,
  notifiedCount: count,
  fee: z.nullable(GraduateFee),
})
export type GraduateList = z.infer<typeof GraduateList>

/** `note` is visible to staff only. */
export const UserBlock = z.object({
  userIds,
  reasonCode: z.enum(blockReasonCodes, '理由を選んでください。'),
  note: optionalText(MAX_BLOCK_NOTE_LENGTH),
  scope: z.enum(blockScopes),
})
export type UserBlock = z.infer<typeof UserBlock>
export const UserUnblock = z.object({ userIds, scope: z.enum(blockScopes) })
export type UserUnblock = z.infer<typeof UserUnblock>

/** A report of a worker to the operator. The worker does not learn who reported. */
export const BrandUserReport = z.object({
  userId: id,
  /** The shift concerned; null if none. */
  offeringId: z.nullable(id),
  category: z.enum(reportCategories, '内容を選んでください。'),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN_REPORT_LENGTH, `状況は${MIN_REPORT_LENGTH}文字以上で入力してください。`),
      z.maxLength(MAX_REPORT_LENGTH, `状況は${MAX_REPORT_LENGTH}文字以内で入力してください。`),
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

/** A worker who has worked at this store, with their groups of this store. */
export const WorkedBrandUser = z.extend(GroupMember, {
  groups: z.array(z.object({ id, name: z.string() })),
})
export type WorkedBrandUser = z.infer<typeof WorkedBrandUser>
