import * as z from 'zod/mini'
import { count, id, instant, noMyNumber, optionalText, yen } from '@/contracts/common/schemas'
import { matchFindingKinds } from '@/contracts/matchings/enums'
import {
  rejectAllowances,
  rejectGroups,
  rejectReasonCodes,
  rejectRequestStatuses,
  rejectResults,
  rejectWindows,
  MAX_CANCEL_MESSAGE_LENGTH,
  MAX_CANCEL_NOTE_LENGTH,
} from './enums'

/** Reasons for which a store may cancel a matching (解約可能事由), in short form. */
export const RejectReasonTypes = z.object({
  items: z.array(z.object({ id, code: z.enum(rejectReasonCodes), name: z.string() })),
})
export type RejectReasonTypes = z.infer<typeof RejectReasonTypes>

/** The reasons for which a store may cancel, with the rules of each. */
export const RejectReasonTypesV2 = z.object({
  items: z.array(
    z.object({
      id,
      code: z.enum(rejectReasonCodes),
      name: z.string(),
      /** Short explanation of the reason. */
      hint: z.string(),
      group: z.enum(rejectGroups),
      allowedWindow: z.enum(rejectWindows),
      needsLeaveAllowance: z.enum(rejectAllowances),
      needsEvidence: z.boolean(),
      needsWorkerConfirmation: z.boolean(),
      /** Only if the condition is stated in the offering. */
      mustBeWritten: z.boolean(),
      /** May still be filed after the start. */
      onTheSpot: z.boolean(),
      noteRequired: z.boolean(),
      sort: count,
    }),
  ),
})
export type RejectReasonTypesV2 = z.infer<typeof RejectReasonTypesV2>

/** Answers required for missing belongings (持ち物・身だしなみ); null for every other reason. */
const Answers = z.nullable(z.object({ itemWritten: z.boolean(), workPossible: z.boolean() }))
const userIds = z
  .array(id)
  .check(z.minLength(1, 'キャンセルするワーカーを選んでください。'), z.maxLength(100))

export const JudgeInput = z.object({ reasonTypeId: id, userIds, answers: Answers })
export type JudgeInput = z.infer<typeof JudgeInput>
/** The cost of a cancellation for this reason now, for each worker. */
export const Judgement = z.object({
  judgedAt: instant,
  startAt: instant,
  /** The last instant at which the store may cancel for business reasons without leave allowance. */
  freeCancelEndsAt: instant,
  freeCancelOpen: z.boolean(),
  /** Whole minutes to the start; negative after it. */
  minutesBeforeStart: z.int(),
  items: z.array(
    z.object({
      userId: id,
      name: z.string(),
      nameKana: z.string(),
      /** Why this matching cannot be cancelled, or not for this reason; null if it can. */
      refusal: z.nullable(z.string()),
      leaveAllowanceRequired: z.boolean(),
      ratePercent: count,
      amountYen: yen,
      /** The components of the amount, if it is due. */
      wagesYen: yen,
      transportationYen: yen,
      /** The wage of the shift as planned with its premiums (`premiumsYen`), before the rate. */
      plannedWagesYen: yen,
      premiumsYen: yen,
      workMin: count,
      hourlyWageYen: yen,
      explanation: z.string(),
    }),
  ),
  /** Sum for the matchings that can be cancelled. */
  totalYen: yen,
  /** The store's cancellations of this month for its own reasons, including these. */
  cancelsThisMonth: count,
  warning: z.nullable(z.string()),
  /** How far posting the seats again would exceed the usage limit of the company; 0: they may be posted. */
  reopenExcessYen: yen,
  /** When the operator decides, if the reason needs evidence; null if the cancel takes effect at once. */
  reviewDueAt: z.nullable(instant),
})
export type Judgement = z.infer<typeof Judgement>

const common = {
  reasonTypeId: id,
  /** Internal explanation: 10 to 500 characters; may be empty if the reason needs none. */
  note: optionalText(MAX_CANCEL_NOTE_LENGTH),
  /** The message to the worker. */
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'ワーカーへの連絡文を入力してください。'),
      z.maxLength(
        MAX_CANCEL_MESSAGE_LENGTH,
        `連絡文は${MAX_CANCEL_MESSAGE_LENGTH}文字以内で入力してください。`,
      ),
      noMyNumber,
    ),
  answers: Answers,
  evidenceFileIds: z.array(id).check(z.maxLength(3, '添付できるのは3件までです。')),
  /** The store has confirmed the facts with the worker. */
  confirmedWithWorker: z.boolean(),
  /** Reopens the seat for applications. */
  reopen: z.boolean(),
  /** The user has agreed to pay the displayed leave allowance. */
  agreedToPay: z.boolean(),
}
/** `amountYen`: the leave allowance displayed for this worker. */
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
/**
 * Result for each worker. `submitted`: the contract continues until the operator has decided; `failed`: still
 * matched, or the matching had already ended.
 */
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

/** A problem of a match. */
const finding = z.object({ kind: z.enum(matchFindingKinds), text: z.string(), detail: z.string() })
/** Who confirmed a match, and when. */
const confirmation = z.object({ byName: z.string(), at: instant })
const matchOfShift = z.object({
  matchingId: id,
  offeringId: id,
  offeringTitle: z.string(),
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  startAt: instant,
  endAt: instant,
})
/** The problems that the user saw, by their texts. */
export const MatchConfirmationInput = z.object({
  findings: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
})
export type MatchConfirmationInput = z.infer<typeof MatchConfirmationInput>

/** Upcoming matches with problems, the earliest shift first, with the leave allowance of a cancel (yen). */
export const MatchChecks = z.object({
  checkedAt: instant,
  /** Upcoming matches without problems. */
  problemFreeCount: count,
  /** The number of matches with problems that are not accepted; `items` has the earliest of them. */
  totalCount: count,
  items: z.array(
    z.extend(matchOfShift, {
      isFirstTime: z.boolean(),
      matchedAt: instant,
      /** The pay as planned, with transport. */
      plannedYen: yen,
      /** The earlier acceptance; there is a new problem since. */
      confirmed: z.nullable(confirmation),
      /** The last instant at which reasons of the store itself cost nothing. */
      freeCancelEndsAt: instant,
      findings: z.array(z.extend(finding, { isNew: z.boolean() })),
      /** A cancel because of the problems; null if none is a reason for one, or it is refused. */
      cancelForProblem: z.nullable(
        z.object({ reason: z.string(), amountYen: yen, explanation: z.string() }),
      ),
      /** The cost of a cancel for reasons of the store; 0 until `freeCancelEndsAt` if one of the reasons applies. */
      cancelForStoreReason: z.object({ amountYen: yen, amountAfterwardsYen: yen }),
    }),
  ),
  /** The accepted ones, the earliest first. */
  confirmedCount: count,
  confirmed: z.array(z.extend(matchOfShift, { findings: z.array(finding), confirmation })),
})
export type MatchChecks = z.infer<typeof MatchChecks>
