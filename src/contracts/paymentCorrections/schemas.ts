import * as z from 'zod/mini'
import { count, id, instant, noMyNumber, yen } from '@/contracts/common/schemas'
import { Pay } from '@/contracts/offerings/schemas'
import { matchingStatuses } from '@/contracts/matchings/enums'
import { fixPaymentRequestStatuses, fixReasonKinds, scanEvidences } from './enums'

const Times = z.object({
  startAt: instant,
  endAt: instant,
  breakMin: z.int().check(z.nonnegative(), z.maximum(480, '休憩は480分以内で入力してください。')),
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
  /** From then on it approves itself. */
  dueAt: instant,
  planned: PaidTimes,
  scans: z.object({
    checkedInAt: z.nullable(instant),
    checkedOutAt: z.nullable(instant),
    lateMin: count,
  }),
  /** `pay` is what an approval fixes; its `grossYen` goes with the approval. */
  requested: PaidTimes,
  /** Requested less planned. */
  diff: z.object({ workMin: z.int(), grossYen: z.int() }),
  /** The month (YYYY-MM) whose bill bears the difference as an adjustment, because that of the work stands already. */
  adjustmentMonth: z.nullable(z.string()),
  evidence: z.enum(scanEvidences),
  /** Why it cannot be approved together with others; null: it can. */
  bulkRefusal: z.nullable(z.string()),
  /** Why this account cannot answer it at all; null: it can. */
  refusal: z.nullable(z.string()),
  /** The scans of those who worked the same shift. */
  colleagues: z.array(
    z.object({
      userId: id,
      name: z.string(),
      checkedInAt: z.nullable(instant),
      checkedOutAt: z.nullable(instant),
    }),
  ),
  /** The one before it, which the store sent back. */
  previousId: z.nullable(id),
  respondedAt: z.nullable(instant),
  respondedByName: z.nullable(z.string()),
  responseReason: z.nullable(z.string()),
  counter: z.nullable(Times),
  lockVersion: z.int(),
})
export type FixPaymentRequest = z.infer<typeof FixPaymentRequest>

const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, '理由は10文字以上で入力してください。'),
    z.maxLength(300, '理由は300文字以内で入力してください。'),
    noMyNumber,
  )
/** The answer. `grossYen`: the pay that was read when it was approved. `counter`: times the store would agree to. */
export const FixPaymentAnswer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), grossYen: yen, lockVersion: z.int() }),
  z.object({
    action: z.literal('reject'),
    reason,
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
/** What became of each: those that could not be approved stay as they are. */
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
