import * as z from 'zod/mini'
import { bonusPayers, bonusPers } from '@/contracts/bonusContracts/enums'
import { ExceededBudget } from '@/contracts/budgets/schemas'
import { count, day, id, instant, optionalText, yen, yenPer } from '@/contracts/common/schemas'
import { clockTime, OfferContent } from '@/contracts/offers/schemas'
import {
  closedReasons,
  closeRules,
  ladderScopes,
  offeringKinds,
  offeringLimits,
  offeringSources,
  offeringStatuses,
  postedDayStates,
  publicationScopes,
} from './enums'

/** The pay of one matching, in minutes and yen; every item is rounded up separately (domain/pay). */
export const Pay = z.object({
  workMin: count,
  nightMin: count,
  overtimeMin: count,
  baseYen: yen,
  nightPremiumYen: yen,
  overtimePremiumYen: yen,
  /** The part of both premiums that falls on bonuses of the operator, which bears it; absent without any. */
  operatorPremiums: z.optional(z.object({ nightYen: yen, overtimeYen: yen })),
  transportationYen: yen,
  bonusYen: yen,
  /**
   * The bonus contracts as they were when the worker matched; absent without one. `yen`: amount of each for this
   * shift.
   */
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
  /** Null without a tax table for the day and amount; `missingTable` then names it. */
  withholdingTaxYen: z.nullable(yen),
  netYen: z.nullable(yen),
  missingTable: z.nullable(z.string()),
})
export type Pay = z.infer<typeof Pay>
/** The cost of an offering for the store if all seats are filled and worked as planned. */
export const Cost = z.object({
  people: count,
  wagesYen: yen,
  premiumsYen: yen,
  transportationYen: yen,
  /** The part that the store bears, without bonuses paid by the platform. */
  bonusYen: yen,
  feeYen: yen,
  /** Commission of the payouts to the workers, without tax; absent if the contract has none. */
  transferCommissionYen: z.optional(yen),
  /** Consumption tax on fee and commission. */
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
  /**
   * Seats that stay taken although the matching has ended: absent, or cancelled after the start. `peopleMatched` counts
   * them, the list of matched workers does not.
   */
  endedSeatCount: count,
  isFull: z.boolean(),
  /** Whether the shift started without any matching. */
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

/** One rung of a ladder (順番に広げる): the scope, and how many minutes after the publication it opens. */
export const LadderRung = z.object({
  scope: z.enum(ladderScopes),
  afterMin: z.int().check(z.nonnegative(), z.maximum(60 * 24 * 60)),
})
export type LadderRung = z.infer<typeof LadderRung>

export const OfferingDetail = z.extend(Offering, {
  occupationName: z.string(),
  closeRule: z.enum(closeRules),
  /** The plan of its ladder; null for an offering with one scope. How far it is: `ladders.one`. */
  ladder: z.nullable(z.array(LadderRung)),
  groups: z.array(z.object({ id, name: z.string() })),
  /** For scope `badge`: the position of the badge; null: any badge of the store. */
  position: z.nullable(z.object({ id, name: z.string() })),
  memo: z.string(),
  pay: Pay,
  /** Null for accounts that may not read amounts. */
  cost: z.nullable(Cost),
  /** Planned cost of the current matchings; null for accounts that may not read amounts. */
  matchedCost: z.nullable(Cost),
  source: z.enum(offeringSources),
  /** The offer at the time of publishing: the terms of the labour contract. */
  terms: OfferContent,
  createdByName: z.nullable(z.string()),
  createdAt: instant,
})
export type OfferingDetail = z.infer<typeof OfferingDetail>

/** The conditions of an offering. An end that is not after the start belongs to the next day. */
export const OfferingInput = z.object({
  workOn: day,
  startTime: clockTime,
  endTime: clockTime,
  breakMin: z.int().check(z.nonnegative(), z.maximum(240, '休憩は240分以内で入力してください。')),
  peopleWanted: z
    .int()
    .check(
      z.minimum(1, '募集人数は1名以上で入力してください。'),
      z.maximum(
        offeringLimits.peopleWanted,
        `募集人数は${offeringLimits.peopleWanted}名までです。`,
      ),
    ),
  closeRule: z.enum(closeRules),
  customClosesAt: z.nullable(instant),
  scope: z.enum(publicationScopes),
  groupIds: z.array(id).check(z.maxLength(20)),
  /** For scope `badge`: the position of the badge; without it any badge. */
  positionId: z.optional(z.nullable(id)),
  /** Opens these scopes one after the other; `scope` is the first of them. Absent: one scope. */
  ladder: z.optional(z.array(LadderRung).check(z.maxLength(ladderScopes.length))),
  autoPublicAt: z.nullable(instant),
  hourlyWageYen: yenPer('時間').check(
    z.maximum(offeringLimits.hourlyWageYen, '時給は20,000円以内で入力してください。'),
  ),
  transportationYen: yenPer('回').check(z.maximum(3000, '交通費は3,000円以内で入力してください。')),
  memo: optionalText(offeringLimits.memo),
})
export type OfferingInput = z.infer<typeof OfferingInput>
/**
 * `publish`: publishes the offering at once; otherwise it is saved unpublished (ADR 11). `replaces`: the worker and
 * shift for which the offering looks for a replacement.
 */
export const OfferingCreate = z.extend(OfferingInput, {
  publish: z.boolean(),
  acknowledged: z.boolean(),
  replaces: z.optional(z.object({ offeringId: id, userId: id })),
})
export type OfferingCreate = z.infer<typeof OfferingCreate>

/**
 * Fee rate of offerings for graduates and the usual one, in basis points. `contractFrom`: the first day of the
 * contract that names the rate; null if the usual rate applies.
 */
export const GraduateFee = z.object({
  feeRateBp: count,
  usualFeeRateBp: count,
  contractFrom: z.nullable(day),
})
export type GraduateFee = z.infer<typeof GraduateFee>

export const OfferingValidation = z.object({
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  preview: z.nullable(
    z.object({ startAt: instant, endAt: instant, closesAt: instant, pay: Pay, cost: Cost }),
  ),
  /**
   * The account must confirm once a month that an application concludes a labour contract: `create` needs
   * `acknowledged`.
   */
  acknowledgementRequired: z.boolean(),
  /** The rest of the company's usage limit in the month, over all its stores; null without a limit. */
  usage: z.nullable(z.object({ remainingYen: z.int() })),
  /** The budget of the store, if the offering would exceed it; otherwise null. */
  budget: z.nullable(ExceededBudget),
  /** For scopes `group` and `graduate`: number of members, and of those who are free for the shift. */
  reach: z.optional(z.object({ members: count, free: count })),
  /** For scope `graduate`: its fee, and the total cost of the same offering with the usual rate. */
  graduateFee: z.optional(z.extend(GraduateFee, { usualTotalYen: z.nullable(yen) })),
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

/**
 * Initial values of a new offering: those of the last offering, or the defaults of the offer. `proposesDay` false: the
 * day of `input` has an offering of the offer already, and the user chooses another. `validation`: the result of
 * `validate` for `input`, so that the form opens with its cost and its errors; an `autoPublicAt` that has passed is
 * left out. Absent if the day must be chosen first.
 */
export const OfferingSuggestion = z.object({
  basedOn: z.enum(['offering', 'offer']),
  basedOnWorkOn: z.nullable(day),
  proposesDay: z.boolean(),
  input: OfferingInput,
  usualPeople: z.nullable(z.object({ min: z.int(), max: z.int() })),
  lastMatchRate: z.nullable(count),
  validation: z.optional(OfferingValidation),
})
export type OfferingSuggestion = z.infer<typeof OfferingSuggestion>

/** The reason for closing applications. */
export const ClosedReason = z.object({ code: z.enum(closedReasons), note: optionalText(300) })
export type ClosedReason = z.infer<typeof ClosedReason>

export const CalendarDay = z.object({
  on: day,
  /** Null without a published offering. Today is marked by `isToday`, not by a state. */
  state: z.nullable(z.enum(postedDayStates)),
  isToday: z.boolean(),
  offeringsCount: count,
  /** Number of unpublished offerings; the numbers of people cover published ones only. */
  unpublishedCount: count,
  peopleWanted: count,
  peopleMatched: count,
  /** How many of these seats stay taken although the matching has ended. */
  endedSeatCount: count,
  unreviewedCount: count,
  workingCount: count,
  hasUnread: z.boolean(),
})
export type CalendarDay = z.infer<typeof CalendarDay>
/** All days of the range in order, also those without an offering. */
export const OfferingCalendar = z.object({ fromOn: day, toOn: day, days: z.array(CalendarDay) })
export type OfferingCalendar = z.infer<typeof OfferingCalendar>

/** The saved reason for closing applications. */
export const KeptClosedReason = z.extend(ClosedReason, { offeringId: id })
export type KeptClosedReason = z.infer<typeof KeptClosedReason>

/**
 * All conditions of an offering, changed or not. `publish` publishes an unpublished offering and has no effect on a
 * published one. `acknowledged` as in `OfferingCreate`.
 */
export const OfferingEdit = z.extend(OfferingInput, {
  lockVersion: z.int(),
  publish: z.boolean(),
  acknowledged: z.boolean(),
})
export type OfferingEdit = z.infer<typeof OfferingEdit>

export const OfferingEditValidation = z.extend(OfferingValidation, {
  /** Fields that cannot be changed now, with the reason. Pay that may only be raised is not included. */
  locked: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Number of matched workers who will be notified of higher pay. */
  notifiedCount: count,
})
export type OfferingEditValidation = z.infer<typeof OfferingEditValidation>

export const OfferingRecreate = z.object({ workOn: day })
export type OfferingRecreate = z.infer<typeof OfferingRecreate>

/** A finished shift with workers whom the store has not reviewed. */
export const UnreviewedOffering = z.object({
  id,
  offerId: id,
  title: z.string(),
  workOn: day,
  startAt: instant,
  endAt: instant,
  workedCount: count,
  unreviewedCount: count,
  /** Reviews should be written until then; late ones lower the store's review rate. */
  dueAt: instant,
})
export type UnreviewedOffering = z.infer<typeof UnreviewedOffering>
/** Oldest shift first. `usersCount`: number of workers on all pages. */
export const UnreviewedOfferings = z.object({
  items: z.array(UnreviewedOffering),
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
  usersCount: count,
})
export type UnreviewedOfferings = z.infer<typeof UnreviewedOfferings>

/** Whether a match rate can be predicted for an offer; otherwise `reason` says why not. */
export const RecommendStatus = z.object({
  available: z.boolean(),
  reason: z.nullable(z.string()),
  /** Predicted match rate in percent, from the last shifts of this offer. */
  predictedMatchRate: z.nullable(count),
})
export type RecommendStatus = z.infer<typeof RecommendStatus>

export const LongTermPreferredUserCount = z.object({ count })
export type LongTermPreferredUserCount = z.infer<typeof LongTermPreferredUserCount>
