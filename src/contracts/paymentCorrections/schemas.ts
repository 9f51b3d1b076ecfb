import * as z from 'zod/mini'
import {
  count,
  CountedStores,
  id,
  instant,
  NamedStore,
  noMyNumber,
  yen,
} from '@/contracts/common/schemas'
import { MAX_ROWS_ACROSS_STORES } from '@/contracts/companies/enums'
import { matchingStatuses } from '@/contracts/matchings/enums'
import { Pay } from '@/contracts/offerings/schemas'
import {
  fixPaymentRequestStatuses,
  fixReasonKinds,
  scanEvidences,
  MAX_REFUSAL_REASON_LENGTH,
  MIN_REFUSAL_REASON_LENGTH,
  MAX_BREAK_MIN,
} from './enums'

const Times = z.object({
  startAt: instant,
  endAt: instant,
  breakMin: z
    .int()
    .check(
      z.nonnegative(),
      z.maximum(MAX_BREAK_MIN, `休憩は${MAX_BREAK_MIN}分以内で入力してください。`),
    ),
})
const PaidTimes = z.extend(Times, { pay: Pay })

/** A worker's request to correct the times or the pay of a shift (修正依頼). */
export const FixPaymentRequest = z.object({
  id,
  status: z.enum(fixPaymentRequestStatuses),
  offeringId: id,
  offeringTitle: z.string(),
  matchingId: id,
  matchingStatus: z.enum(matchingStatuses),
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  workedCountHere: count,
  reasonKinds: z.array(z.enum(fixReasonKinds)),
  reasonText: z.string(),
  requestedAt: instant,
  /** When it is approved automatically. */
  dueAt: instant,
  /** The wage agreed with the match: what other times would pay is computed from it (domain/matchings). */
  hourlyWageYen: yen,
  planned: PaidTimes,
  scans: z.object({
    checkedInAt: z.nullable(instant),
    checkedOutAt: z.nullable(instant),
    lateMin: count,
  }),
  /** `pay` is the pay after an approval; its `grossYen` must be sent with the approval. */
  requested: PaidTimes,
  /**
   * Minutes of other work for the company: of the shift that ends when this one begins, and without overtime in the
   * same week. What other times would pay depends on them; absent: none.
   */
  otherWork: z.optional(z.object({ continuedMin: count, regularWeekMin: count })),
  /** Says how much overtime the worker would have at the store in month and year after an approval; null for none. */
  overtimeText: z.optional(z.nullable(z.string())),
  /** The part of the pay that is paid on its day regardless of the answer, yen; null without one. */
  undisputedYen: z.optional(z.nullable(yen)),
  /** Warns that the store has no agreement (36協定) for the overtime of the request; null if it has one. */
  overtimeWarning: z.optional(z.nullable(z.string())),
  /** Requested less planned. */
  diff: z.object({ workMin: z.int(), grossYen: z.int() }),
  /**
   * The month (YYYY-MM) in which the difference is billed as an adjustment, if the bill of the month of work is
   * final.
   */
  adjustmentMonth: z.nullable(z.string()),
  evidence: z.enum(scanEvidences),
  /** Why it cannot be approved in bulk; null if it can. */
  bulkRefusal: z.nullable(z.string()),
  /** Why this account cannot answer it; null if it can. */
  refusal: z.nullable(z.string()),
  /** The scans of the other workers of the shift. */
  colleagues: z.array(
    z.object({
      userId: id,
      name: z.string(),
      checkedInAt: z.nullable(instant),
      checkedOutAt: z.nullable(instant),
    }),
  ),
  /** The previous request, which the store rejected. */
  previousId: z.nullable(id),
  respondedAt: z.nullable(instant),
  respondedByName: z.nullable(z.string()),
  responseReason: z.nullable(z.string()),
  counter: z.nullable(Times),
  lockVersion: z.int(),
})
export type FixPaymentRequest = z.infer<typeof FixPaymentRequest>

/** Why a store refuses a correction. */
export const refusalReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(
      MIN_REFUSAL_REASON_LENGTH,
      `理由は${MIN_REFUSAL_REASON_LENGTH}文字以上で入力してください。`,
    ),
    z.maxLength(
      MAX_REFUSAL_REASON_LENGTH,
      `理由は${MAX_REFUSAL_REASON_LENGTH}文字以内で入力してください。`,
    ),
    noMyNumber,
  )
/**
 * The answer. `grossYen`: the pay shown when approving (409 if it differs now). `counter`: times proposed by the
 * store.
 */
export const FixPaymentAnswer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), grossYen: yen, lockVersion: z.int() }),
  z.object({
    action: z.literal('reject'),
    reason: refusalReason,
    counter: z.nullable(Times),
    lockVersion: z.int(),
  }),
])
export type FixPaymentAnswer = z.infer<typeof FixPaymentAnswer>

export const FixPaymentBulkApproval = z.object({
  items: z
    .array(z.object({ id, grossYen: yen }))
    .check(
      z.minLength(1, '承認する修正依頼を選んでください。'),
      z.maxLength(50, '一度に承認できるのは50件までです。'),
    ),
})
export type FixPaymentBulkApproval = z.infer<typeof FixPaymentBulkApproval>
/** The result for each correction; those that could not be approved stay unchanged. */
export const FixPaymentBulkResult = z.object({
  items: z.array(
    z.object({
      id,
      approved: z.boolean(),
      grossYen: z.nullable(yen),
      message: z.nullable(z.string()),
    }),
  ),
  approvedCount: count,
  totalYen: yen,
})
export type FixPaymentBulkResult = z.infer<typeof FixPaymentBulkResult>

/** An open correction among those of all stores of a company. */
export const CompanyCorrection = z.extend(
  z.pick(FixPaymentRequest, {
    id: true,
    userId: true,
    name: true,
    nameKana: true,
    reasonKinds: true,
    dueAt: true,
    planned: true,
    requested: true,
    scans: true,
    diff: true,
    evidence: true,
  }),
  {
    store: NamedStore,
    /** Why this account cannot approve it together with others; null if it can. */
    refusal: z.nullable(z.string()),
  },
)
export type CompanyCorrection = z.infer<typeof CompanyCorrection>
export const CompanyCorrections = z.object({
  items: z.array(CompanyCorrection),
  /** The open corrections of the chosen store, or of all; more than `items` when one call does not reach them all. */
  totalCount: count,
  stores: CountedStores,
})
export type CompanyCorrections = z.infer<typeof CompanyCorrections>
/** The same as `FixPaymentBulkApproval`, for corrections of several stores. */
export const CompanyCorrectionApproval = z.object({
  items: z
    .array(z.object({ id, grossYen: yen }))
    .check(
      z.minLength(1, '承認する修正依頼を選んでください。'),
      z.maxLength(
        MAX_ROWS_ACROSS_STORES,
        `一度に承認できるのは${MAX_ROWS_ACROSS_STORES}件までです。`,
      ),
    ),
})
export type CompanyCorrectionApproval = z.infer<typeof CompanyCorrectionApproval>
