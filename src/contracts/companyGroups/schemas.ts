import * as z from 'zod/mini'
import { count, id, instant, Paged } from '@/contracts/common/schemas'
import {
  MAX_GROUP_NAME_LENGTH,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_WORKED_COUNT,
} from '@/contracts/groups/enums'
import {
  AutoSettingLimits,
  Group,
  GroupCreate,
  GroupDetail,
  GroupMember,
  GroupUpdate,
} from '@/contracts/groups/schemas'

/** The stores that may use a group of the company. Empty: all of them, later ones too. */
const sharedClientIds = z
  .array(id)
  .check(
    z.maxLength(
      200,
      '店舗は200店舗まで選べます。すべての店舗で使うときは「すべての店舗」を選んでください。',
    ),
  )

/** A group of a company. */
export const CompanyGroup = z.extend(Group, {
  sharedClientIds: z.array(id),
  updatedByName: z.nullable(z.string()),
})
export type CompanyGroup = z.infer<typeof CompanyGroup>

const Store = z.object({ id, name: z.string() })
/** The groups of a company, and how many more its limits allow. `clients`: all its stores. */
export const CompanyGroupList = z.object({
  items: z.array(CompanyGroup),
  clients: z.array(Store),
  limits: AutoSettingLimits,
})
export type CompanyGroupList = z.infer<typeof CompanyGroupList>

/** A worker of any store of the company. `clients`: where they have worked, most often first. */
export const CompanyWorker = z.extend(z.omit(GroupMember, { workedCountHere: true }), {
  workedCountCompany: count,
  clients: z.array(z.extend(Store, { workedCount: count })),
})
export type CompanyWorker = z.infer<typeof CompanyWorker>

export const CompanyGroupDetail = z.extend(z.omit(GroupDetail, { members: true, inUseBy: true }), {
  sharedClientIds: z.array(id),
  members: Paged(z.extend(CompanyWorker, { addedAt: instant, automatic: z.boolean() })),
  inUseBy: z.array(
    z.object({
      offeringId: id,
      clientId: id,
      clientName: z.string(),
      title: z.string(),
      startAt: instant,
      endAt: instant,
    }),
  ),
})
export type CompanyGroupDetail = z.infer<typeof CompanyGroupDetail>

export const CompanyGroupCreate = z.extend(GroupCreate, { sharedClientIds })
export type CompanyGroupCreate = z.infer<typeof CompanyGroupCreate>

/** Adds everybody whom the filter finds and who is not in the group, also those who were removed by hand. */
export const WorkerFilter = z.object({
  offerTitleKeywords: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_KEYWORD_LENGTH)))
    .check(z.maxLength(MAX_KEYWORDS, `キーワードは${MAX_KEYWORDS}個までです。`)),
  requiredWorkedCount: z.int().check(z.minimum(1), z.maximum(MAX_WORKED_COUNT)),
  onlyTrusted: z.boolean(),
  onlyGood: z.boolean(),
  groupsKeyword: z.string().check(z.trim(), z.maxLength(MAX_GROUP_NAME_LENGTH)),
})
export type WorkerFilter = z.infer<typeof WorkerFilter>
export const CompanyGroupUpdate = z.extend(GroupUpdate, {
  sharedClientIds: z.optional(sharedClientIds),
  addMatching: z.optional(WorkerFilter),
})
export type CompanyGroupUpdate = z.infer<typeof CompanyGroupUpdate>
export const CompanyGroupChange = z.extend(Group, {
  sharedClientIds: z.array(id),
  addedCount: count,
  removedCount: count,
})
export type CompanyGroupChange = z.infer<typeof CompanyGroupChange>

/** The activity of a group at all stores of the company. */
export const GroupUserStats = z.object({
  groupId: id,
  usersCount: count,
  /** Members who worked in the last 30 days. */
  active30d: count,
  /** Shifts of members in the last 90 days. */
  worked90d: count,
  /** Mean of the members' rates of Good, in percent; null without any review. */
  averageGoodRate: z.nullable(count),
  /** Members whom the company has blocked. */
  blockedCount: count,
})
export type GroupUserStats = z.infer<typeof GroupUserStats>
/** The figures of the groups, and the workers whom the filter finds. */
export const CompanyUserStats = z.object({
  items: z.array(GroupUserStats),
  workers: Paged(CompanyWorker),
})
export type CompanyUserStats = z.infer<typeof CompanyUserStats>
