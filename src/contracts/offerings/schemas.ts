import * as z from 'zod/mini'
import { bonusPayers, bonusPers } from '@/contracts/bonusContracts/enums'
import { count, day, id, instant, optionalText, yen } from '@/contracts/common/schemas'
import { clockTime, OfferContent } from '@/contracts/offers/schemas'
import {
  closedReasons,
  closeRules,
  type CalendarDayState,
  offeringKinds,
  offeringSources,
  offeringStatuses,
  publicationScopes,
} from './enums'

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
  memo: optionalText(500),
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

/** The reason of a close, for the record. */
export const ClosedReason = z.object({ code: z.enum(closedReasons), note: optionalText(300) })
export type ClosedReason = z.infer<typeof ClosedReason>

const dayStates = [
  'confirmed',
  'done',
  'reviewCandidate',
  'wanted',
  'working',
] as const satisfies readonly CalendarDayState[]

export const CalendarDay = z.object({
  on: day,
  /** Null without a posting, or where none is public. That a day is today is no state of it: `isToday`. */
  state: z.nullable(z.enum(dayStates)),
  isToday: z.boolean(),
  offeringsCount: count,
  /** How many of them are not public; people are those of the public ones. */
  unpublishedCount: count,
  peopleWanted: count,
  peopleMatched: count,
  unreviewedCount: count,
  workingCount: count,
  hasUnread: z.boolean(),
})
export type CalendarDay = z.infer<typeof CalendarDay>
/** Every day of the range in order, those without a posting too. */
export const OfferingCalendar = z.object({ fromOn: day, toOn: day, days: z.array(CalendarDay) })
export type OfferingCalendar = z.infer<typeof OfferingCalendar>

/** The answer to why applications were closed. */
export const KeptClosedReason = z.extend(ClosedReason, { offeringId: id })
export type KeptClosedReason = z.infer<typeof KeptClosedReason>

/**
 * All conditions of a posting, the changed ones among them. `publish`: an unpublished one is shown to workers at once; on a public one it changes nothing.
 * `acknowledged` as for a new one.
 */
export const OfferingEdit = z.extend(OfferingInput, {
  lockVersion: z.int(),
  publish: z.boolean(),
  acknowledged: z.boolean(),
})
export type OfferingEdit = z.infer<typeof OfferingEdit>

export const OfferingEditValidation = z.extend(OfferingValidation, {
  /** Fields of the form that cannot be changed at all now, each with the reason; pay that may only go up is not among them. */
  locked: z.array(z.object({ field: z.string(), message: z.string() })),
  /** How many matched workers are told of higher pay when this is saved. */
  notifiedCount: count,
})
export type OfferingEditValidation = z.infer<typeof OfferingEditValidation>

export const OfferingRecreate = z.object({ workOn: day })
export type OfferingRecreate = z.infer<typeof OfferingRecreate>

/** A shift that is over, with people whom the store has not reviewed. */
export const UnreviewedOffering = z.object({
  id,
  offerId: id,
  title: z.string(),
  workOn: day,
  startAt: instant,
  endAt: instant,
  workedCount: count,
  unreviewedCount: count,
  /** Reviews should be written until then; what is older counts against the store. */
  dueAt: instant,
})
export type UnreviewedOffering = z.infer<typeof UnreviewedOffering>
/** The oldest shift first: it is due first. `usersCount`: people of all pages together. */
export const UnreviewedOfferings = z.object({
  items: z.array(UnreviewedOffering),
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
  usersCount: count,
})
export type UnreviewedOfferings = z.infer<typeof UnreviewedOfferings>

/** Whether hints on filling may be shown for a template; otherwise the reason why not. */
export const RecommendStatus = z.object({
  available: z.boolean(),
  reason: z.nullable(z.string()),
  /** Percent of the wanted people who will match, as the last shifts of this template went. */
  predictedMatchRate: z.nullable(count),
})
export type RecommendStatus = z.infer<typeof RecommendStatus>

export const LongTermPreferredUserCount = z.object({ count })
export type LongTermPreferredUserCount = z.infer<typeof LongTermPreferredUserCount>
