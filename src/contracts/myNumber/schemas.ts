import * as z from 'zod/mini'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { membershipTiers } from '@/contracts/workers/enums'
import { mynumberStatuses, limitBlocks, salaryListTypes } from './enums'

/** The agreement under which the operator handles individual numbers for the company (個人番号取扱委託契約). */
export const EntrustmentContract = z.object({
  status: z.enum(['not_concluded', 'concluded']),
  concludedOn: z.nullable(day),
  companyName: z.string(),
})
export type EntrustmentContract = z.infer<typeof EntrustmentContract>

/** Used amount of a limit in yen, and the day on which the count starts again. Null: no limit applies. */
const Used = z.object({
  usedYen: yen,
  limitYen: z.nullable(yen),
  remainingYen: z.nullable(yen),
  resetsOn: day,
})
/**
 * Wages of the calendar year without transport. `warning` says if they approach or exceed the 300,000 yen of the
 * payment report (給与支払報告書).
 */
export const CalendarYearPay = z.object({ usedYen: yen, warning: z.nullable(z.string()) })
/**
 * A worker's pay and hours at the company, and the status of the request for the individual number. The number itself
 * is never stored in this console.
 */
export const SalaryRow = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  tier: z.enum(membershipTiers),
  workedCountHere: count,
  month: Used,
  year: Used,
  week: z.object({ usedMin: count, limitMin: z.nullable(count) }),
  calendarYear: z.optional(CalendarYearPay),
  /** The latest wage at this store, yen an hour: used to show remaining amounts in hours. */
  hourlyWageYen: z.nullable(yen),
  blockedBy: z.enum(limitBlocks),
  provision: z.object({
    status: z.enum(mynumberStatuses),
    requestedAt: z.nullable(instant),
    requestedByName: z.nullable(z.string()),
    answeredAt: z.nullable(instant),
    expiresAt: z.nullable(instant),
    /** Why this worker cannot be asked now; null if the worker can be asked. */
    refusal: z.nullable(z.string()),
  }),
})
export type SalaryRow = z.infer<typeof SalaryRow>
/** Ordered by distance to a limit, closest first. `counts`: number of workers in each list for the same keyword. */
export const SalaryRows = z.object({
  items: z.array(SalaryRow),
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
  counts: z.object(
    Object.fromEntries(salaryListTypes.map((type) => [type, count])) as Record<
      (typeof salaryListTypes)[number],
      typeof count
    >,
  ),
  /** All workers of all pages who can be asked now, for asking them in one call. */
  requestable: z.array(z.object({ userId: id, name: z.string(), yearYen: yen })),
})
export type SalaryRows = z.infer<typeof SalaryRows>

export const RequestableYearlySalary = z.object({
  amountYen: yen,
  periodFromOn: day,
  periodToOn: day,
})
export type RequestableYearlySalary = z.infer<typeof RequestableYearlySalary>

/** `purposeConfirmed`: the user has read the purpose of use, which is sent to the worker unchanged. */
export const ProvisionRequest = z.object({
  userIds: z.array(id).check(
    z.minLength(1, '依頼するワーカーを選んでください。'),
    z.maxLength(200, '一度に依頼できるのは200名までです。'),
    z.refine((ids) => new Set(ids).size === ids.length, '同じワーカーが2回選ばれています。'),
  ),
  purposeConfirmed: z.literal(true, '利用目的を確認してください。'),
})
export type ProvisionRequest = z.infer<typeof ProvisionRequest>
export const ProvisionRequestResult = z.object({
  items: z.array(z.object({ userId: id, requested: z.boolean(), message: z.nullable(z.string()) })),
  requestedCount: count,
})
export type ProvisionRequestResult = z.infer<typeof ProvisionRequestResult>
