import * as z from 'zod/mini'
import { Restriction } from '@/contracts/clients/schemas'
import {
  atMostCharacters,
  id,
  instant,
  noMyNumber,
  PhoneNumber,
  requiredText,
  yen,
} from '@/contracts/common/schemas'
import { unreadAmount } from '@/lib/text/unreadAmount'
import {
  feedbackKinds,
  operatorRequestStatuses,
  MAX_FEEDBACK_LENGTH,
  MAX_LIFT_TEXT_LENGTH,
  MAX_LIMIT_REASON_LENGTH,
  MIN_LIFT_TEXT_LENGTH,
} from './enums'

/** The highest limit that can be asked for in the console, yen. */
const MAX_LIMIT_YEN = 1_000_000_000

/** A text of `min` to `max` characters, several lines. The error tells how many there are. */
const textBetween = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, '入力してください。'),
    z.minLength(min, {
      error: ({ input }) =>
        `${min}文字以上で入力してください(現在 ${[...String(input)].length}文字)。`,
    }),
    ...atMostCharacters(max, `${max}文字以内で入力してください。`),
    noMyNumber,
  )
const month = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '必要になる月を選んでください。'))

const contact = { contactName: requiredText(50), contactPhone: PhoneNumber }
/** The decision on a request to the operator. */
const decision = {
  status: z.enum(operatorRequestStatuses),
  /** The operator's reason; null before the decision. */
  decisionNote: z.nullable(z.string()),
  /** Until when the operator decides. */
  reviewDueAt: instant,
  decidedAt: z.nullable(instant),
  createdAt: instant,
}

export const UsageLimitRequestInput = z.object({
  requestedYen: z
    .int({ error: unreadAmount('月') })
    .check(
      z.minimum(1, '希望する上限額を入力してください。'),
      z.maximum(MAX_LIMIT_YEN, '10億円以下で入力してください。'),
    ),
  /** The month from whose first day the limit is needed. */
  expectedMonth: month,
  reason: textBetween(10, MAX_LIMIT_REASON_LENGTH),
  ...contact,
})
export type UsageLimitRequestInput = z.infer<typeof UsageLimitRequestInput>

export const UsageLimitRequest = z.object({
  id,
  currentYen: yen,
  requestedYen: yen,
  expectedMonth: z.string(),
  reason: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  ...decision,
})
export type UsageLimitRequest = z.infer<typeof UsageLimitRequest>

/** The usage limit of the company in this month, as one of its stores may see it. */
export const UsageLimit = z.object({
  month: z.string(),
  /** Null: the company has no limit. */
  limitYen: z.nullable(yen),
  /** May be negative: corrections and overtime are never refused. */
  remainingYen: z.nullable(z.int()),
  /** The sums over all stores, tax included; null for accounts that may not see the amounts of the company. */
  sums: z.nullable(z.object({ usedYen: z.int(), reservedYen: yen })),
  /** This month and the next ones, each with its limit. A change can be requested from any of them on. */
  months: z.array(z.object({ month: z.string(), limitYen: z.nullable(yen) })),
  /** The last request of this store. */
  request: z.nullable(UsageLimitRequest),
  /** Whether another store of the company, or its head office, has an open request. */
  isOpenElsewhere: z.boolean(),
})
export type UsageLimit = z.infer<typeof UsageLimit>

export const LiftRequestInput = z.object({
  refOfferId: z.nullable(id),
  causeExplanation: textBetween(MIN_LIFT_TEXT_LENGTH, MAX_LIFT_TEXT_LENGTH),
  prevention: textBetween(MIN_LIFT_TEXT_LENGTH, MAX_LIFT_TEXT_LENGTH),
  ...contact,
})
export type LiftRequestInput = z.infer<typeof LiftRequestInput>

export const LiftRequest = z.object({
  id,
  causeExplanation: z.string(),
  prevention: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  ...decision,
})
export type LiftRequest = z.infer<typeof LiftRequest>

/** The restriction that the operator can lift, and the request of the store. */
export const Suspension = z.object({
  restriction: z.nullable(Restriction),
  /** The offer that the restriction is about. */
  offer: z.nullable(z.object({ id, title: z.string() })),
  /** The store has no offer with the id that was asked for. */
  isOfferMissing: z.boolean(),
  /** The last request of the store. */
  request: z.nullable(LiftRequest),
})
export type Suspension = z.infer<typeof Suspension>

export const FeedbackInput = z.object({
  kind: z.enum(feedbackKinds, '種別を選んでください。'),
  body: textBetween(1, MAX_FEEDBACK_LENGTH),
  /** The page that the account came from, as the path of its route, without ids; empty if unknown. */
  pagePath: z
    .string()
    .check(z.maxLength(200), z.regex(/^(\/[a-z_]+|\/\[[a-zA-Z]+\])*$/, '画面を指定してください。')),
  wantsReply: z.boolean(),
})
export type FeedbackInput = z.infer<typeof FeedbackInput>

export const FeedbackReceipt = z.object({ id, createdAt: instant })
export type FeedbackReceipt = z.infer<typeof FeedbackReceipt>
