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

/** Yen in a span of days, and the day on which it begins anew. Null: no limit holds. */
const Used = z.object({
  usedYen: yen,
  limitYen: z.nullable(yen),
  remainingYen: z.nullable(yen),
  resetsOn: day,
})
/** What a worker has taken at the company, and where asking for the individual number stands. The number itself is nowhere in this console. */
export const SalaryRow = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  tier: z.enum(membershipTiers),
  workedCountHere: count,
  month: Used,
  year: Used,
  week: z.object({ usedMin: count, limitMin: z.nullable(count) }),
  /** The latest wage here, yen an hour: what the rest is told in hours by. */
  hourlyWageYen: z.nullable(yen),
  blockedBy: z.enum(limitBlocks),
  provision: z.object({
    status: z.enum(mynumberStatuses),
    requestedAt: z.nullable(instant),
    requestedByName: z.nullable(z.string()),
    answeredAt: z.nullable(instant),
    expiresAt: z.nullable(instant),
    /** Why this worker cannot be asked now; null: can be asked. */
    refusal: z.nullable(z.string()),
  }),
})
export type SalaryRow = z.infer<typeof SalaryRow>
/** The closest to a limit first. `counts` of every list under the same keyword. */
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
  /** Everybody who can be asked now, on whatever page: for asking all of them at once. */
  requestable: z.array(z.object({ userId: id, name: z.string(), yearYen: yen })),
})
export type SalaryRows = z.infer<typeof SalaryRows>

export const RequestableYearlySalary = z.object({
  amountYen: yen,
  periodFromOn: day,
  periodToOn: day,
})
export type RequestableYearlySalary = z.infer<typeof RequestableYearlySalary>

/** The purpose was read in full: it is told to the worker as it is. */
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
