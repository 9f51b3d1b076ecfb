import * as z from 'zod/mini'
import { count, day, id, instant, requiredText } from '@/contracts/common/schemas'
import { membershipTiers } from '@/contracts/workers/enums'
import { supporterCriteria, MAX_INQUIRY_LENGTH } from './enums'

export const SupporterCandidate = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  tier: z.enum(membershipTiers),
  workedCountHere: count,
  /** Percent, over all stores; null without a review. */
  goodRate: z.nullable(count),
  lastWorkedOn: z.nullable(day),
  badges: z.array(z.string()),
  criteriaMet: z.array(z.enum(supporterCriteria)),
  supporter: z.boolean(),
  appointedAt: z.nullable(instant),
  /** Why this worker cannot be appointed; null if the worker can be, or already is. */
  refusal: z.nullable(z.string()),
})
export type SupporterCandidate = z.infer<typeof SupporterCandidate>
/** `supporterIds`: ids of all current supporters. */
export const SupporterCandidateList = z.object({
  items: z.array(SupporterCandidate),
  supporterIds: z.array(id),
})
export type SupporterCandidateList = z.infer<typeof SupporterCandidateList>
/** Supporters first, then candidates by number of criteria met. */
export const SupporterCandidates = z.extend(SupporterCandidateList, {
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
})
export type SupporterCandidates = z.infer<typeof SupporterCandidates>

const people = z.array(id).check(
  z.maxLength(100),
  z.refine((ids) => new Set(ids).size === ids.length, '同じワーカーが2回選ばれています。'),
)
/** `knownIds`: the set that the user saw, which `userIds` replaces. */
export const WorkerSupporterSet = z.object({ userIds: people, knownIds: people })
export type WorkerSupporterSet = z.infer<typeof WorkerSupporterSet>

export const InquirySubjects = z.object({ items: z.array(z.object({ id, name: z.string() })) })
export type InquirySubjects = z.infer<typeof InquirySubjects>
export const WorkerSupporterInquiry = z.object({
  subjectId: id,
  body: requiredText(MAX_INQUIRY_LENGTH),
  contactName: requiredText(50),
})
export type WorkerSupporterInquiry = z.infer<typeof WorkerSupporterInquiry>
export const WorkerSupporterInquiryReceipt = z.object({ id, createdAt: instant })
export type WorkerSupporterInquiryReceipt = z.infer<typeof WorkerSupporterInquiryReceipt>
