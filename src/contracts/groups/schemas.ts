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

const keyword = z.string().check(
  z.trim(),
  z.minLength(1, 'キーワードを入力してください。'),
  z.maxLength(30, 'キーワードは30文字以内で入力してください。'),
  z.refine(
    (text) => !/[,、\n]/.test(text),
    'キーワードに「,」「、」は使えません。分けて追加してください。',
  ),
)
/** Whoever comes to match it is added by itself: worked so often on postings whose title has one of the words (without words: on any), and what else is asked. */
export const AutoSetting = z.object({
  enabled: z.boolean(),
  offerTitleKeywords: z.array(keyword).check(z.maxLength(10, 'キーワードは10個までです。')),
  requiredWorkedCount: z
    .int('勤務回数を入力してください。')
    .check(
      z.minimum(1, '勤務回数は1回以上で入力してください。'),
      z.maximum(999, '勤務回数は999回までです。'),
    ),
  onlyTrusted: z.boolean(),
  /** Reviewed by the store, and never with Bad. */
  onlyGood: z.boolean(),
})
export type AutoSetting = z.infer<typeof AutoSetting>

/** A list of workers. `company`: kept by the company for all its stores, and not changed here. `isDefault`: お気に入り. */
export const Group = z.object({
  id,
  name: z.string(),
  description: z.string(),
  owner: z.enum(['client', 'company']),
  isDefault: z.boolean(),
  usersCount: count,
  autoSetting: z.nullable(AutoSetting),
  /** Posted shifts that only this group sees, and that are not over. */
  inUseCount: count,
  updatedAt: instant,
  lockVersion: z.int(),
})
export type Group = z.infer<typeof Group>
export const GroupList = z.object({ items: z.array(Group) })
export type GroupList = z.infer<typeof GroupList>

/** Somebody who worked here, or is in a group of this store. */
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

/** `refusals`: why this account cannot do it to this group; null: it can. `members` are those this store knows, of a company's group perhaps not all. */
export const GroupDetail = z.extend(Group, {
  updatedByName: z.nullable(z.string()),
  members: Paged(
    z.extend(GroupMember, {
      addedAt: instant,
      /** By the condition, not by hand. */ automatic: z.boolean(),
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

const name = requiredText(30)
const description = optionalText(200)
/** So many people can be put in or taken out with one call. */
const people = z.array(id).check(z.maxLength(500, '一度に変更できるのは500名までです。'))
export const GroupCreate = z.object({
  name,
  description,
  autoSetting: z.nullable(AutoSetting),
  userIds: people,
})
export type GroupCreate = z.infer<typeof GroupCreate>
/** What is absent stays as it is. Name, description and condition go with the lock version that was read; people go without one. */
export const GroupUpdate = z.object({
  name: z.optional(name),
  description: z.optional(description),
  autoSetting: z.optional(z.nullable(AutoSetting)),
  addUserIds: z.optional(people),
  removeUserIds: z.optional(people),
  lockVersion: z.optional(z.int()),
})
export type GroupUpdate = z.infer<typeof GroupUpdate>
/** The group as it is now, and how many people the write itself put in and took out. */
export const GroupChange = z.extend(Group, { addedCount: count, removedCount: count })
export type GroupChange = z.infer<typeof GroupChange>

/** How many groups a store may keep, how many of them may fill by themselves, and how large they may grow; `used` of each. */
export const AutoSettingLimits = z.object({
  maxGroups: count,
  usedGroups: count,
  maxAutoGroups: count,
  usedAutoGroups: count,
  maxKeywords: count,
  maxMembers: count,
})
export type AutoSettingLimits = z.infer<typeof AutoSettingLimits>
