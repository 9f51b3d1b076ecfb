import * as z from 'zod/mini'
import { bonusPayers, bonusPers } from '@/contracts/bonusContracts/enums'
import { count, day, id, instant, prose, yen } from '@/contracts/common/schemas'
import { clockTime, OfferContent } from '@/contracts/offers/schemas'
import {
  closedReasons,
  closeRules,
  matchingStatuses,
  membershipTiers,
  offeringKinds,
  offeringSources,
  offeringStatuses,
  presenceStates,
  publicationScopes,
  qualificationDocumentStatuses,
} from '@/contracts/common/enums'

/** What one matching is worth. Minutes and yen, each part rounded up. */
export const Pay = z.object({
  workMin: count,
  nightMin: count,
  overtimeMin: count,
  baseYen: yen,
  nightPremiumYen: yen,
  overtimePremiumYen: yen,
  transportationYen: yen,
  bonusYen: yen,
  /** The contracts the bonus comes from, as they were promised; absent without one. `yen` is what each adds. */
  bonuses: z.optional(
    z.array(
      z.object({
        id,
        name: z.string(),
        amountYen: yen,
        per: z.enum(bonusPers),
        payer: z.enum(bonusPayers),
        yen,
      }),
    ),
  ),
  leaveAllowanceYen: yen,
  grossYen: yen,
  /** Null where the tax table does not reach; `missingTable` then names it. */
  withholdingTaxYen: z.nullable(yen),
  netYen: z.nullable(yen),
  missingTable: z.nullable(z.string()),
})
export type Pay = z.infer<typeof Pay>
/** What a posting costs the store when every seat is taken and worked as planned. */
export const Cost = z.object({
  people: count,
  wagesYen: yen,
  premiumsYen: yen,
  transportationYen: yen,
  /** What the store pays of it; a bonus of the platform is no cost of the store. */
  bonusYen: yen,
  feeYen: yen,
  taxYen: yen,
  totalYen: yen,
})
export type Cost = z.infer<typeof Cost>

export const Offering = z.object({
  id,
  offerId: id,
  title: z.string(),
  status: z.enum(offeringStatuses),
  kind: z.enum(offeringKinds),
  workOn: day,
  startAt: instant,
  endAt: instant,
  breakMin: count,
  closesAt: instant,
  peopleWanted: z.int(),
  peopleMatched: count,
  isFull: z.boolean(),
  /** Nobody matched before it began. */
  unfilled: z.boolean(),
  hourlyWageYen: yen,
  transportationYen: yen,
  scope: z.enum(publicationScopes),
  autoPublicAt: z.nullable(instant),
  unreviewedCount: count,
  pendingFixCount: count,
  unreadCount: count,
  publishedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  lockVersion: z.int(),
})
export type Offering = z.infer<typeof Offering>

export const OfferingDetail = z.extend(Offering, {
  occupationName: z.string(),
  closeRule: z.enum(closeRules),
  groups: z.array(z.object({ id, name: z.string() })),
  /** Limited to badges: the one that is wanted; null: any of the store. */
  position: z.nullable(z.object({ id, name: z.string() })),
  memo: z.string(),
  pay: Pay,
  cost: Cost,
  /** What the people who are matched now cost, as planned. */
  matchedCost: Cost,
  source: z.enum(offeringSources),
  /** The template as it read when this was posted: the terms of the labour contract. */
  terms: OfferContent,
  createdByName: z.nullable(z.string()),
  createdAt: instant,
})
export type OfferingDetail = z.infer<typeof OfferingDetail>

/** The conditions of a posting. An end that is not after the start belongs to the next day. */
export const OfferingInput = z.object({
  workOn: day,
  startTime: clockTime,
  endTime: clockTime,
  breakMin: z.int().check(z.nonnegative(), z.maximum(240, '休憩は240分以内で入力してください。')),
  peopleWanted: z
    .int('募集人数を入力してください。')
    .check(
      z.minimum(1, '募集人数は1名以上で入力してください。'),
      z.maximum(100, '募集人数は100名までです。'),
    ),
  closeRule: z.enum(closeRules),
  customClosesAt: z.nullable(instant),
  scope: z.enum(publicationScopes),
  groupIds: z.array(id).check(z.maxLength(20)),
  /** Limited to badges: of this position only; without one, of any. */
  positionId: z.optional(z.nullable(id)),
  autoPublicAt: z.nullable(instant),
  hourlyWageYen: yen.check(z.maximum(20_000, '時給は20,000円以内で入力してください。')),
  transportationYen: yen.check(z.maximum(3000, '交通費は3,000円以内で入力してください。')),
  memo: prose(500),
})
export type OfferingInput = z.infer<typeof OfferingInput>
/** `publish`: workers see it at once; otherwise it is kept unpublished. */
export const OfferingCreate = z.extend(OfferingInput, {
  publish: z.boolean(),
  acknowledged: z.boolean(),
})
export type OfferingCreate = z.infer<typeof OfferingCreate>

export const OfferingValidation = z.object({
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  preview: z.nullable(
    z.object({ startAt: instant, endAt: instant, closesAt: instant, pay: Pay, cost: Cost }),
  ),
  /** The reader must confirm once a month that an application is a labour contract; `create` then takes `acknowledged: true` only. */
  acknowledgementRequired: z.boolean(),
  usage: z.nullable(z.object({ limitYen: yen, usedYen: yen, remainingYen: z.int() })),
  /** Limited to groups: how many people are in them, and how many of these are free for the shift. */
  reach: z.optional(z.object({ members: count, free: count })),
})
export type OfferingValidation = z.infer<typeof OfferingValidation>

export const Wage = z.object({
  prefectureName: z.string(),
  minimumWageYen: yen,
  effectiveOn: day,
  next: z.nullable(z.object({ yen, on: day })),
  areaMedianYen: z.nullable(yen),
  recommendedYen: yen,
})
export type Wage = z.infer<typeof Wage>

/** What a new posting of a template starts from: the last one, or the template's own defaults. */
export const OfferingSuggestion = z.object({
  basedOn: z.enum(['offering', 'offer']),
  basedOnWorkOn: z.nullable(day),
  input: OfferingInput,
  usualPeople: z.nullable(z.object({ min: z.int(), max: z.int() })),
  lastMatchRate: z.nullable(count),
})
export type OfferingSuggestion = z.infer<typeof OfferingSuggestion>

/** A worker as the store sees them in a shift. No address, no phone number, no nationality. */
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
  cancelledAt: z.nullable(instant),
  grossYen: yen,
  /** What of it is a bonus. */
  bonusYen: yen,
  transportationYen: yen,
  answeredQuestions: count,
  questions: count,
  qualificationDocumentStatus: z.enum(qualificationDocumentStatuses),
  chatRoomUid: z.nullable(z.string()),
})
export type OfferingUser = z.infer<typeof OfferingUser>
export const OfferingUsers = z.object({ items: z.array(OfferingUser) })
export type OfferingUsers = z.infer<typeof OfferingUsers>

export const TodayUser = z.object({
  matchingId: id,
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  status: z.enum(matchingStatuses),
  presence: z.enum(presenceStates),
  checkedInAt: z.nullable(instant),
  checkedOutAt: z.nullable(instant),
  /** Minutes since the start without a check-in. */
  overdueMin: count,
  workedCountHere: count,
  isFirstTime: z.boolean(),
  unanswered: z.boolean(),
  /** What the store has approved them for. */
  positions: z.array(z.string()),
  unreadMessage: z.nullable(z.object({ body: z.string(), sentAt: instant })),
  chatRoomUid: z.nullable(z.string()),
})
export type TodayUser = z.infer<typeof TodayUser>
export const TodayBoard = z.object({
  on: day,
  asOf: instant,
  peopleCount: count,
  offerings: z.array(
    z.object({
      id,
      offerId: id,
      title: z.string(),
      status: z.enum(offeringStatuses),
      startAt: instant,
      endAt: instant,
      breakMin: count,
      closesAt: instant,
      peopleWanted: z.int(),
      peopleMatched: count,
      users: z.array(TodayUser),
    }),
  ),
})
export type TodayBoard = z.infer<typeof TodayBoard>

export const todoKinds = [
  'notArrived',
  'fixPaymentRequests',
  'unreviewed',
  'unreadMessages',
  'violatedOffers',
  'multidateFailed',
  'unfilledSoon',
  'negotiations',
  'mynumberRequestable',
] as const
/** How far a new store is on its way to its first shift. */
export const FirstSteps = z.object({
  /** Address, telephone and somebody in charge are registered. */
  storeReady: z.boolean(),
  /** The template to go on with. */
  offer: z.nullable(z.object({ id, usable: z.boolean() })),
  /** The earliest posting. */
  offering: z.nullable(z.object({ id, startAt: instant })),
})
export type FirstSteps = z.infer<typeof FirstSteps>
export const Todos = z.object({
  /** Null once a shift that was published has begun. */
  firstSteps: z.nullable(FirstSteps),
  /** `chatRoomUid`: the room that comes first, where the to-do is about rooms. `operationId`: the run that comes first, where it is about runs. */
  items: z.array(
    z.object({
      kind: z.enum(todoKinds),
      count,
      note: z.string(),
      dueAt: z.nullable(instant),
      offeringId: z.nullable(id),
      chatRoomUid: z.optional(z.string()),
      operationId: z.optional(id),
    }),
  ),
})
export type Todos = z.infer<typeof Todos>

/** The reason of a close, for the record. */
export const ClosedReason = z.object({ code: z.enum(closedReasons), note: prose(300) })
export type ClosedReason = z.infer<typeof ClosedReason>
