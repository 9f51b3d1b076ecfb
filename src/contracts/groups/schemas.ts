import * as z from 'zod/mini'
import {
  count,
  day,
  id,
  instant,
  requiredText,
  Paged,
  optionalText,
} from '@/contracts/common/schemas'
import { membershipTiers } from '@/contracts/workers/enums'
import {
  MAX_GROUP_DESCRIPTION_LENGTH,
  MAX_GROUP_NAME_LENGTH,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_WORKED_COUNT,
} from './enums'

const keyword = z.string().check(
  z.trim(),
  z.minLength(1, 'キーワードを入力してください。'),
  z.maxLength(MAX_KEYWORD_LENGTH, `キーワードは${MAX_KEYWORD_LENGTH}文字以内で入力してください。`),
  z.refine(
    (text) => !/[,、\n]/.test(text),
    'キーワードに「,」「、」は使えません。分けて追加してください。',
  ),
)
/**
 * Condition for adding workers automatically: at least `requiredWorkedCount` shifts of offerings whose title contains
 * one of the keywords (without keywords: of any offering), and the other conditions.
 */
export const AutoSetting = z.object({
  enabled: z.boolean(),
  offerTitleKeywords: z
    .array(keyword)
    .check(z.maxLength(MAX_KEYWORDS, `キーワードは${MAX_KEYWORDS}個までです。`)),
  requiredWorkedCount: z
    .int()
    .check(
      z.minimum(1, '勤務回数は1回以上で入力してください。'),
      z.maximum(MAX_WORKED_COUNT, `勤務回数は${MAX_WORKED_COUNT}回までです。`),
    ),
  onlyTrusted: z.boolean(),
  /** Reviewed by the store, and never with Bad. */
  onlyGood: z.boolean(),
})
export type AutoSetting = z.infer<typeof AutoSetting>

/** A group of workers. Owner `company`: shared by all stores of the company and read-only here. `isDefault`: お気に入り. */
export const Group = z.object({
  id,
  name: z.string(),
  description: z.string(),
  owner: z.enum(['client', 'company']),
  isDefault: z.boolean(),
  usersCount: count,
  autoSetting: z.nullable(AutoSetting),
  /** Number of published offerings limited to this group that are not over. */
  inUseCount: count,
  updatedAt: instant,
  lockVersion: z.int(),
})
export type Group = z.infer<typeof Group>
export const GroupList = z.object({ items: z.array(Group) })
export type GroupList = z.infer<typeof GroupList>

/** A worker who worked at this store or is in one of its groups. */
export const GroupMember = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  tier: z.enum(membershipTiers),
  workedCountHere: count,
  lastWorkedOn: z.nullable(day),
  trusted: z.boolean(),
  blocked: z.boolean(),
})
export type GroupMember = z.infer<typeof GroupMember>

/**
 * `refusals`: why this account cannot perform the operation on this group; null if it can. `members`: those whom this
 * store knows, which may be only a part of a company's group.
 */
export const GroupDetail = z.extend(Group, {
  updatedByName: z.nullable(z.string()),
  members: Paged(
    z.extend(GroupMember, {
      addedAt: instant,
      /** Added by the automatic condition. */
      automatic: z.boolean(),
    }),
  ),
  blockedCount: count,
  inUseBy: z.array(
    z.object({ offeringId: id, title: z.string(), startAt: instant, endAt: instant }),
  ),
  refusals: z.object({
    edit: z.nullable(z.string()),
    members: z.nullable(z.string()),
    remove: z.nullable(z.string()),
  }),
})
export type GroupDetail = z.infer<typeof GroupDetail>

const name = requiredText(MAX_GROUP_NAME_LENGTH)
const description = optionalText(MAX_GROUP_DESCRIPTION_LENGTH)
/** Workers to add or remove in one call. */
const people = z.array(id).check(z.maxLength(500, '一度に変更できるのは500名までです。'))
export const GroupCreate = z.object({
  name,
  description,
  autoSetting: z.nullable(AutoSetting),
  userIds: people,
})
export type GroupCreate = z.infer<typeof GroupCreate>
/** Absent fields stay unchanged. `lockVersion` is required for name, description and condition, not for members. */
export const GroupUpdate = z.object({
  name: z.optional(name),
  description: z.optional(description),
  autoSetting: z.optional(z.nullable(AutoSetting)),
  addUserIds: z.optional(people),
  removeUserIds: z.optional(people),
  lockVersion: z.optional(z.int()),
})
export type GroupUpdate = z.infer<typeof GroupUpdate>
/** The group after the call, with the numbers of workers that the call added and removed. */
export const GroupChange = z.extend(Group, { addedCount: count, removedCount: count })
export type GroupChange = z.infer<typeof GroupChange>

/** Maximum and current numbers of groups and of automatic groups; maximum numbers of keywords and members. */
export const AutoSettingLimits = z.object({
  maxGroups: count,
  usedGroups: count,
  maxAutoGroups: count,
  usedAutoGroups: count,
  maxKeywords: count,
  maxMembers: count,
})
export type AutoSettingLimits = z.infer<typeof AutoSettingLimits>
