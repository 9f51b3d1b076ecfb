import * as z from 'zod/mini'
import { ExceededBudget } from '@/contracts/budgets/schemas'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { Cost, OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { multidateResults, multidateStatuses, MAX_MULTIDATE_DAYS } from './enums'

/**
 * One date of a run with the values that may differ by date. Scope, groups, memo and terms are those of the source
 * offering.
 */
export const MultidateDate = z.pick(OfferingInput, {
  workOn: true,
  startTime: true,
  endTime: true,
  breakMin: true,
  peopleWanted: true,
  /** `custom`: the deadline is as long before the start as that of the source offering. */
  closeRule: true,
  hourlyWageYen: true,
  transportationYen: true,
})
export type MultidateDate = z.infer<typeof MultidateDate>

const dates = z
  .array(MultidateDate)
  .check(
    z.minLength(1, '勤務日を選んでください。'),
    z.maxLength(MAX_MULTIDATE_DAYS, `一度に選べるのは${MAX_MULTIDATE_DAYS}日までです。`),
  )
/** `acknowledged` as for a single offering. All dates are published. */
export const MultidateCreate = z.object({ items: dates, acknowledged: z.boolean() })
export type MultidateCreate = z.infer<typeof MultidateCreate>
export const MultidateDraft = z.object({ items: dates })
export type MultidateDraft = z.infer<typeof MultidateDraft>

const problem = z.object({ field: z.string(), message: z.string() })
export const MultidateValidation = z.object({
  /** Why this store cannot publish from this offer on any date; null if it can. */
  refused: z.nullable(z.string()),
  /** One entry for each date. */
  items: z.array(
    z.object({
      workOn: day,
      errors: z.array(problem),
      warnings: z.array(z.object({ code: z.string(), message: z.string() })),
      preview: OfferingValidation.shape.preview,
    }),
  ),
  /** Total cost of the dates that can be published. */
  cost: Cost,
  /**
   * The rest of the company's usage limit in each month concerned; empty without a limit. `plannedYen`: cost of
   * the dates of that month.
   */
  months: z.array(
    z.object({
      month: z.string(),
      plannedYen: yen,
      remainingYen: z.int(),
    }),
  ),
  /** The budgets that the dates would exceed, by month. */
  budgets: z.array(ExceededBudget),
  acknowledgementRequired: z.boolean(),
})
export type MultidateValidation = z.infer<typeof MultidateValidation>

export const MultidateItem = z.extend(MultidateDate, {
  id,
  result: z.enum(multidateResults),
  /** The offering that was created. */
  offeringId: z.nullable(id),
  /** Why it was not published, by field; field `offer` if the offer or the store is the reason. */
  errors: z.array(problem),
})
export type MultidateItem = z.infer<typeof MultidateItem>
/**
 * One bulk offering (一括公開処理); the specification names the type. While it is `queued` or `processing`, its counts
 * change: read it again.
 */
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
  /** When somebody acknowledged the result. */
  checkedAt: z.nullable(instant),
})
export type MultidatePosting = z.infer<typeof MultidatePosting>

/** Corrected values of failed dates, and ids of the dates that are given up. The day may be changed too. */
export const MultidateRepair = z.object({
  items: z.array(z.extend(MultidateDate, { itemId: id })).check(z.maxLength(MAX_MULTIDATE_DAYS)),
  skippedItemIds: z.array(id).check(z.maxLength(MAX_MULTIDATE_DAYS)),
  acknowledged: z.boolean(),
})
export type MultidateRepair = z.infer<typeof MultidateRepair>
