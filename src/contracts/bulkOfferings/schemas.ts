import * as z from 'zod/mini'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { Cost, OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { multidateResults, multidateStatuses, multidateMost } from './enums'

/** One date of a run, with everything that may differ from date to date; scope, groups, memo and terms are those of the posting it starts from. */
export const MultidateDate = z.pick(OfferingInput, {
  workOn: true,
  startTime: true,
  endTime: true,
  breakMin: true,
  peopleWanted: true,
  /** `custom`: as long before the start as the deadline of the posting it starts from. */
  closeRule: true,
  hourlyWageYen: true,
  transportationYen: true,
})
export type MultidateDate = z.infer<typeof MultidateDate>

const dates = z
  .array(MultidateDate)
  .check(
    z.minLength(1, '勤務日を選んでください。'),
    z.maxLength(multidateMost, `一度に選べるのは${multidateMost}日までです。`),
  )
/** `acknowledged` as for a single posting. All dates are published. */
export const MultidateCreate = z.object({ items: dates, acknowledged: z.boolean() })
export type MultidateCreate = z.infer<typeof MultidateCreate>
export const MultidateDraft = z.object({ items: dates })
export type MultidateDraft = z.infer<typeof MultidateDraft>

const problem = z.object({ field: z.string(), message: z.string() })
export const MultidateValidation = z.object({
  /** Why this store cannot post from this template at all, whatever the date. */
  refused: z.nullable(z.string()),
  /** By date. */
  items: z.array(
    z.object({
      workOn: day,
      errors: z.array(problem),
      warnings: z.array(z.object({ code: z.string(), message: z.string() })),
      preview: OfferingValidation.shape.preview,
    }),
  ),
  /** All dates that can be posted, together. */
  cost: Cost,
  /** The ceiling of each month that is touched; empty where the company has none. `plannedYen`: what the dates of that month would cost. */
  months: z.array(
    z.object({
      month: z.string(),
      limitYen: yen,
      usedYen: yen,
      plannedYen: yen,
      remainingYen: z.int(),
    }),
  ),
  acknowledgementRequired: z.boolean(),
})
export type MultidateValidation = z.infer<typeof MultidateValidation>

export const MultidateItem = z.extend(MultidateDate, {
  id,
  result: z.enum(multidateResults),
  /** The posting that was made of it. */
  offeringId: z.nullable(id),
  /** Why it could not be posted, each beside its field; `offer` where the template or the store is the reason. */
  errors: z.array(problem),
})
export type MultidateItem = z.infer<typeof MultidateItem>
/** One run (一括掲載処理). While it is `queued` or `processing` its counts move; ask again. */
export const MultidatePosting = z.object({
  id,
  offerId: id,
  sourceOfferingId: id,
  title: z.string(),
  status: z.enum(multidateStatuses),
  totalCount: count,
  createdCount: count,
  failedCount: count,
  skippedCount: count,
  pendingCount: count,
  items: z.array(MultidateItem),
  requestedByName: z.string(),
  createdAt: instant,
  startedAt: z.nullable(instant),
  /** Somebody has read the outcome: its note is not shown again. */
  checkedAt: z.nullable(instant),
})
export type MultidatePosting = z.infer<typeof MultidatePosting>

/** Failed dates, mended, and those that are given up. Each is named by its item; its day may change too. */
export const MultidateRepair = z.object({
  items: z.array(z.extend(MultidateDate, { itemId: id })).check(z.maxLength(multidateMost)),
  skippedItemIds: z.array(id).check(z.maxLength(multidateMost)),
  acknowledged: z.boolean(),
})
export type MultidateRepair = z.infer<typeof MultidateRepair>
