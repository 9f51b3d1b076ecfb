import * as z from 'zod/mini'
import { MAX_MESSAGE_LENGTH } from '@/contracts/chat/enums'
import { atMostCharacters, count, id, instant, noMyNumber, yen } from '@/contracts/common/schemas'
import { qualificationDocumentStatuses, stoolInspectionStatuses } from '@/contracts/documents/enums'
import { Pay } from '@/contracts/offerings/schemas'
import { answerTypes } from '@/contracts/offers/enums'
import { fixPaymentRequestStatuses } from '@/contracts/paymentCorrections/enums'
import { rejectRequestStatuses } from '@/contracts/storeCancellations/enums'
import { membershipTiers } from '@/contracts/workers/enums'
import {
  absenceKinds,
  cancelActors,
  earlyReleaseReasons,
  matchingStatuses,
  paymentStatuses,
  presenceStates,
  reminderStates,
  MAX_RELEASE_NOTE_LENGTH,
} from './enums'

/**
 * A cancellation by the store that the operator examines: its reason, and the deadline of the decision. Null without
 * one.
 */
export const CancelReview = z.nullable(z.object({ reason: z.string(), dueAt: instant }))

/**
 * Whether an expected worker opened and answered the reminders of the last hour (domain/matchings/arrival). Null before
 * that hour and after the shift.
 */
export const Arrival = z.nullable(
  z.object({
    stops: z.array(
      z.object({
        minutesBefore: count,
        at: instant,
        state: z.enum(reminderStates),
        seenAt: z.nullable(instant),
        viaSms: z.boolean(),
      }),
    ),
    /** The latest message of the worker since the first reminder. */
    message: z.nullable(z.object({ body: z.string(), sentAt: instant })),
    isDoubtful: z.boolean(),
  }),
)

/** A matched worker in the list of a shift. Contains no address, phone number or nationality. */
export const OfferingUser = z.object({
  matchingId: id,
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  age: z.int(),
  tier: z.enum(membershipTiers),
  totalWorkedCount: count,
  workedCountHere: count,
  goodRate: z.nullable(count),
  cancelRate: count,
  lastMinuteCancelRate: count,
  badges: z.array(z.string()),
  groups: z.array(z.string()),
  trusted: z.boolean(),
  blocked: z.boolean(),
  isFirstTime: z.boolean(),
  matchedAt: instant,
  status: z.enum(matchingStatuses),
  presence: z.enum(presenceStates),
  checkedInAt: z.nullable(instant),
  checkedOutAt: z.nullable(instant),
  lateMin: count,
  /** Minutes after the end that the check-out shows and that are neither paid nor requested; 0 without any. */
  unpaidMinutesAfterEnd: count,
  /** The gross pay if those minutes are paid, too; null without any. */
  grossYenWithMinutesAfterEnd: z.nullable(yen),
  cancelledAt: z.nullable(instant),
  /** This and the next two: null for accounts that may not read amounts. */
  grossYen: z.nullable(yen),
  /** The part of `grossYen` that is a bonus. */
  bonusYen: z.nullable(yen),
  transportationYen: z.nullable(yen),
  answeredQuestions: count,
  questions: count,
  qualificationDocumentStatus: z.enum(qualificationDocumentStatuses),
  chatRoomUid: z.nullable(z.string()),
  cancelReview: CancelReview,
  /** The store sent the worker home before the planned end. */
  isReleasedEarly: z.boolean(),
  arrival: Arrival,
  /** The notice of working conditions (労働条件通知書); null for a match from before notices were made. */
  employmentNotice: z.nullable(z.object({ notifiedAt: instant, readAt: z.nullable(instant) })),
})
export type OfferingUser = z.infer<typeof OfferingUser>
export const OfferingUsers = z.object({ items: z.array(OfferingUser) })
export type OfferingUsers = z.infer<typeof OfferingUsers>

/** One matched worker in detail. */
export const OfferingUserDetail = z.extend(OfferingUser, {
  offeringId: id,
  offeringTitle: z.string(),
  startAt: instant,
  endAt: instant,
  breakMin: count,
  hourlyWageYen: yen,
  /** Null for accounts that may not read amounts. */
  scheduledPay: z.nullable(Pay),
  /** The final pay; null until it is fixed, and for accounts that may not read amounts. */
  fixedPay: z.nullable(Pay),
  paymentStatus: z.enum(paymentStatuses),
  memo: z.string(),
  qualifications: z.array(z.string()),
  stoolInspectionStatus: z.enum(stoolInspectionStatuses),
  answers: z.array(
    z.object({
      questionId: z.string(),
      question: z.string(),
      body: z.string(),
      options: z.array(z.string()),
    }),
  ),
  answeredAt: z.nullable(instant),
  cancelBy: z.nullable(z.enum(cancelActors)),
  cancelReason: z.nullable(z.string()),
  absenceKind: z.nullable(z.enum(absenceKinds)),
  /** The store sent the worker home early, with the planned pay; `checkedOutAt` is when. */
  earlyRelease: z.nullable(z.object({ reason: z.enum(earlyReleaseReasons), note: z.string() })),
  fixPaymentRequest: z.nullable(
    z.object({ id, status: z.enum(fixPaymentRequestStatuses), dueAt: instant }),
  ),
  rejectRequest: z.nullable(
    z.object({
      id,
      status: z.enum(rejectRequestStatuses),
      reason: z.string(),
      note: z.string(),
      /** Null for accounts that may not read amounts. */
      leaveAllowanceYen: z.nullable(yen),
      /** The note of the operator's decision; '' if none was needed. */
      decisionNote: z.string(),
      decidedAt: z.nullable(instant),
      requestedByName: z.string(),
      requestedAt: instant,
    }),
  ),
  /** The member of staff who changed it last. */
  actedByName: z.nullable(z.string()),
  actedAt: z.nullable(instant),
  /** The categories with which a cancellation by the worker can be recorded. */
  cancelReasonCategories: z.array(z.object({ id, name: z.string() })),
  lockVersion: z.int(),
})
export type OfferingUserDetail = z.infer<typeof OfferingUserDetail>

/** `block`: also blocks the worker at this store, which removes the worker from its groups. */
export const Absence = z.object({ kind: z.enum(absenceKinds), block: z.boolean() })
export type Absence = z.infer<typeof Absence>
/**
 * Sends a worker home early at the store's wish. `grossYen`: the pay as shown (409 if it differs now). `agreed`: the
 * worker was told, and did not ask to leave.
 */
export const EarlyRelease = z
  .object({
    reason: z.enum(earlyReleaseReasons, '早上がりの理由を選んでください。'),
    note: z
      .string()
      .check(
        z.trim(),
        ...atMostCharacters(
          MAX_RELEASE_NOTE_LENGTH,
          `${MAX_RELEASE_NOTE_LENGTH}文字以内で入力してください。`,
        ),
        noMyNumber,
      ),
    agreed: z.literal(true, '本人に伝えたことを確認し、チェックを入れてください。'),
    grossYen: yen,
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note.length > 0, {
      error: '店舗の都合の内容を入力してください。',
      path: ['note'],
    }),
  )
export type EarlyRelease = z.infer<typeof EarlyRelease>
/** Records that the worker has cancelled. */
export const WorkerCancel = z.object({ reasonCategoryId: id })
export type WorkerCancel = z.infer<typeof WorkerCancel>
export const TransportationExpenseAllowance = z.object({
  transportationYen: yen.check(z.maximum(3000, '交通費は3,000円以内で入力してください。')),
  lockVersion: z.int(),
})
export type TransportationExpenseAllowance = z.infer<typeof TransportationExpenseAllowance>

export const BlockStatus = z.object({
  items: z.array(z.object({ userId: id, blocked: z.boolean(), blockedAt: z.nullable(instant) })),
})
export type BlockStatus = z.infer<typeof BlockStatus>

export const OnboardingAnswers = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      answerType: z.enum(answerTypes),
      options: z.array(z.string()),
      required: z.boolean(),
    }),
  ),
  items: z.array(
    z.object({
      userId: id,
      name: z.string(),
      nameKana: z.string(),
      /** Null if not answered yet. */
      answeredAt: z.nullable(instant),
      answers: z.array(
        z.object({ questionId: z.string(), body: z.string(), options: z.array(z.string()) }),
      ),
    }),
  ),
})
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>

/** `userIds` null: all workers whose matching is in force. */
export const Broadcast = z.object({
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'メッセージを入力してください。'),
      ...atMostCharacters(
        MAX_MESSAGE_LENGTH,
        `メッセージは${MAX_MESSAGE_LENGTH}文字以内で入力してください。`,
      ),
      noMyNumber,
    ),
  userIds: z.nullable(
    z.array(id).check(z.minLength(1, '送る相手を選んでください。'), z.maxLength(100)),
  ),
})
export type Broadcast = z.infer<typeof Broadcast>
export const BroadcastResult = z.object({
  sentCount: count,
  items: z.array(
    z.object({ userId: id, name: z.string(), sent: z.boolean(), message: z.nullable(z.string()) }),
  ),
})
export type BroadcastResult = z.infer<typeof BroadcastResult>

/** A worker's phone number; available only from before to after the shift. */
export const EmergencyContact = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  /** The shift to which the period belongs; null without one. */
  offeringId: z.nullable(id),
  startAt: z.nullable(instant),
  endAt: z.nullable(instant),
  available: z.boolean(),
  availableFromAt: z.nullable(instant),
  availableUntilAt: z.nullable(instant),
  phoneNumber: z.nullable(z.string()),
  /** Why the number is not available now. */
  refusal: z.nullable(z.string()),
})
export type EmergencyContact = z.infer<typeof EmergencyContact>
