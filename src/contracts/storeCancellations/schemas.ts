import * as z from 'zod/mini'
import { count, id, instant, noMyNumber, optionalText, yen } from '@/contracts/common/schemas'
import {
  rejectAllowances,
  rejectGroups,
  rejectReasonCodes,
  rejectRequestStatuses,
  rejectResults,
  rejectWindows,
} from './enums'

/** Why a store may end a contract with a matched worker (解約可能事由), shortly. */
export const RejectReasonTypes = z.object({
  items: z.array(z.object({ id, code: z.enum(rejectReasonCodes), name: z.string() })),
})
export type RejectReasonTypes = z.infer<typeof RejectReasonTypes>

export const RejectReasonTypesV2 = z.object({
  items: z.array(
    z.object({
      id,
      code: z.enum(rejectReasonCodes),
      name: z.string(),
      /** One line of what it covers. */
      hint: z.string(),
      group: z.enum(rejectGroups),
      allowedWindow: z.enum(rejectWindows),
      needsLeaveAllowance: z.enum(rejectAllowances),
      needsEvidence: z.boolean(),
      needsWorkerConfirmation: z.boolean(),
      /** The condition must stand in the posting. */
      mustBeWritten: z.boolean(),
      /** May still be filed after the start. */
      onTheSpot: z.boolean(),
      noteRequired: z.boolean(),
      sort: count,
    }),
  ),
})
export type RejectReasonTypesV2 = z.infer<typeof RejectReasonTypesV2>

/** Asked for where something is missing on the day (持ち物・身だしなみ); null for every other reason. */
const Answers = z.nullable(z.object({ itemWritten: z.boolean(), workPossible: z.boolean() }))
const userIds = z
  .array(id)
  .check(z.minLength(1, 'キャンセルするワーカーを選んでください。'), z.maxLength(100))

export const JudgeInput = z.object({ reasonTypeId: id, userIds, answers: Answers })
export type JudgeInput = z.infer<typeof JudgeInput>
/** What a cancel for this reason costs now, person by person. */
export const Judgement = z.object({
  judgedAt: instant,
  startAt: instant,
  /** The 24-hour line: the last instant at which the store may withdraw for reasons of its own. */
  lineAt: instant,
  beforeLine: z.boolean(),
  /** Whole minutes to the start; negative after it. */
  minutesBeforeStart: z.int(),
  items: z.array(
    z.object({
      userId: id,
      name: z.string(),
      nameKana: z.string(),
      /** Why this one cannot be cancelled, or not for this reason; null: they can. */
      refusal: z.nullable(z.string()),
      leaveAllowanceRequired: z.boolean(),
      ratePercent: count,
      amountYen: yen,
      /** What the amount is made of, where it is due. */
      wagesYen: yen,
      transportationYen: yen,
      workMin: count,
      hourlyWageYen: yen,
      explanation: z.string(),
    }),
  ),
  /** Of those who can be cancelled. */
  totalYen: yen,
  /** The store's own cancels of this month, these included where they count. */
  cancelsThisMonth: count,
  warning: z.nullable(z.string()),
  /** When the operator has decided, where the reason needs evidence; null: the cancel takes effect at once. */
  reviewDueAt: z.nullable(instant),
})
export type Judgement = z.infer<typeof Judgement>

const common = {
  reasonTypeId: id,
  /** Why, for the record: 10 to 500 characters, or empty where the reason says all. */
  note: optionalText(500),
  /** What the worker reads. */
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'ワーカーへの連絡文を入力してください。'),
      z.maxLength(1000, '連絡文は1000文字以内で入力してください。'),
      noMyNumber,
    ),
  answers: Answers,
  evidenceFileIds: z.array(id).check(z.maxLength(3, '添付できるのは3件までです。')),
  /** The store has talked with the worker about it. */
  confirmedWithWorker: z.boolean(),
  /** The seat is posted again. */
  reopen: z.boolean(),
  /** The leave allowance that was shown has been agreed to. */
  agreedToPay: z.boolean(),
}
/** `amountYen` is the leave allowance that was shown for this person. */
export const RejectInput = z.object({ ...common, amountYen: yen })
export type RejectInput = z.infer<typeof RejectInput>
export const RejectBulkInput = z.object({
  ...common,
  people: z
    .array(z.object({ userId: id, amountYen: yen }))
    .check(z.minLength(1, 'キャンセルするワーカーを選んでください。'), z.maxLength(100)),
})
export type RejectBulkInput = z.infer<typeof RejectBulkInput>

export const RejectRequest = z.object({
  id,
  userId: id,
  status: z.enum(rejectRequestStatuses),
  reasonTypeId: id,
  reason: z.string(),
  leaveAllowanceYen: yen,
  explanation: z.string(),
  minutesBeforeStart: z.int(),
  reopened: z.boolean(),
  requestedAt: instant,
  requestedByName: z.string(),
  /** Until then the operator decides; null: it was not needed. */
  reviewDueAt: z.nullable(instant),
})
export type RejectRequest = z.infer<typeof RejectRequest>
/** `submitted`: the contract stands until the operator has decided; `failed`: this one stays matched, or had already ended. */
export const RejectBulkResult = z.object({
  items: z.array(
    z.object({
      userId: id,
      name: z.string(),
      result: z.enum(rejectResults),
      message: z.nullable(z.string()),
      leaveAllowanceYen: yen,
    }),
  ),
  doneCount: count,
  failedCount: count,
  totalYen: yen,
  reviewDueAt: z.nullable(instant),
})
export type RejectBulkResult = z.infer<typeof RejectBulkResult>
