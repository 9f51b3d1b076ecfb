import type { RestrictionLevel } from '@/contracts/clients/enums'
import type {
  CalendarDayState,
  CloseRule,
  OfferingStatus,
  PublicationScope,
} from '@/contracts/offerings/enums'
import type { OfferStatus } from '@/contracts/offers/enums'
import { offerRefusals } from '@/domain/offers/offerRefusals'
import type { SpecificMinimum } from '@/domain/pay/minimumWage'
import {
  addDays,
  addMinutes,
  type Day,
  dayOf,
  daysBetween,
  formatDay,
  type Instant,
  minutesBetween,
  msOf,
  toInstant,
} from '@/lib/date'
import { cannotPromiseOvertime } from './overtime'

/** An offering must be published at least this many minutes before it starts: workers need time to travel. */
const LEAD_MIN = 15
/** A work date may be at most this many days ahead. */
const MAX_DAYS_AHEAD = 60

/** Returns the day in the next seven days, from tomorrow on, that has the same weekday as `workOn`. */
export const nextSameWeekday = (workOn: Day, now: Instant): Day => {
  const tomorrow = addDays(dayOf(now), 1)
  const days = daysBetween(tomorrow, workOn)
  return addDays(tomorrow, ((days % 7) + 7) % 7)
}

/**
 * The facts on which the status of an offering depends. `peopleMatched`: the taken seats, of matchings in force
 * and of ended ones that keep theirs.
 */
export type OfferingTimes = {
  publishedAt: Instant | null
  closedAt: Instant | null
  closesAt: Instant
  startAt: Instant
  endAt: Instant
  peopleMatched: number
}

const isReached = (instant: Instant, now: Instant) => msOf(now) >= msOf(instant)

/**
 * Derives the status of an offering from its instants, its seats and the clock; it is never stored. `matching` means
 * that applications have ended, by the store or by the deadline. A full offering stays `published`, because a
 * cancellation frees a seat. An offering without any matching at its start is `finished`, and `isUnfilled`.
 */
export const offeringStatusAt = (offering: OfferingTimes, now: Instant): OfferingStatus => {
  if (offering.publishedAt === null || !isReached(offering.publishedAt, now)) return 'unpublished'
  if (isReached(offering.startAt, now))
    return offering.peopleMatched > 0 && !isReached(offering.endAt, now) ? 'working' : 'finished'
  return offering.closedAt !== null || isReached(offering.closesAt, now) ? 'matching' : 'published'
}
/** Whether a published offering started without any matching (不成立). */
export const isUnfilled = (offering: OfferingTimes, now: Instant) =>
  offering.peopleMatched === 0 && offeringStatusAt(offering, now) === 'finished'
/** Whether every seat is taken. */
export const isFull = (offering: { peopleWanted: number; peopleMatched: number }) =>
  offering.peopleMatched >= offering.peopleWanted

const closeRuleMin: Record<Exclude<CloseRule, 'custom'>, number> = {
  at_start: 0,
  before_1h: 60,
  before_3h: 180,
  before_6h: 360,
  before_12h: 720,
  before_24h: 1440,
}
/** Returns the deadline for applications. A custom rule without an instant ends at the start. */
export const closesAtOf = (rule: CloseRule, startAt: Instant, custom?: Instant | null) =>
  rule === 'custom' ? toInstant(custom ?? startAt) : addMinutes(startAt, -closeRuleMin[rule])

/** Returns the scope of publication now. A limited offering is public from `autoPublicAt` on while a seat is free. */
export const scopeAt = (
  offering: {
    scope: PublicationScope
    autoPublicAt: Instant | null
    peopleWanted: number
    peopleMatched: number
  },
  now: Instant,
): PublicationScope =>
  offering.autoPublicAt !== null && isReached(offering.autoPublicAt, now) && !isFull(offering)
    ? 'public'
    : offering.scope
/** Why an offering cannot become public automatically at `autoPublicAt`. */
export const cannotAutoPublic = (
  offering: { scope: PublicationScope; autoPublicAt: Instant; closesAt: Instant },
  now: Instant,
): string | undefined => {
  if (offering.scope === 'public')
    return '一般公開の求人に、公開範囲の自動切り替えは設定できません。'
  if (offering.scope === 'graduate')
    return '卒業ワーカー限定の求人は、一般公開に切り替えられません。'
  if (isReached(offering.autoPublicAt, now))
    return '一般公開に切り替える日時は、現在より後にしてください。'
  return msOf(offering.autoPublicAt) >= msOf(offering.closesAt)
    ? '一般公開に切り替える日時は、申し込みの締切より前にしてください。'
    : undefined
}

/** Why an offering cannot change its scope of publication. One for graduates stays so, and no other becomes so. */
export const cannotChangeScope = (
  from: PublicationScope,
  to: PublicationScope,
): string | undefined => {
  if (from === to) return undefined
  if (from === 'graduate')
    return '卒業ワーカー限定の求人は、公開範囲を変えられません。ほかの人にも見せるときは、新しく募集してください。'
  return to === 'graduate'
    ? '募集した求人を、卒業ワーカー限定には変えられません。「卒業ワーカー」から専用の求人をつくってください。'
    : undefined
}

/** Returns the last day for which an offering may be published now. */
export const lastOfferingDay = (now: Instant): Day => addDays(dayOf(now), MAX_DAYS_AHEAD)
/** Why an offering cannot be published for its date: too soon, too far, or past. */
export const cannotPublishFor = (startAt: Instant, now: Instant): string | undefined => {
  if (isReached(startAt, now)) return '開始日時を過ぎた求人は、公開できません。'
  if (minutesBetween(now, startAt) < LEAD_MIN)
    return `開始まで${LEAD_MIN}分以上ある日時を選んでください。`
  const last = lastOfferingDay(now)
  return dayOf(startAt) > last
    ? `勤務日は本日から${MAX_DAYS_AHEAD}日以内(${formatDay(last, now)}まで)で選んでください。`
    : undefined
}

/** The facts around an offering that decide whether it may be published. */
export type PublishContext = {
  offerStatus: OfferStatus
  /** The terms say that overtime may be asked for. */
  overtimePossible: boolean
  /** An agreement on overtime (36協定) applies at the store on the day of work (`hasAgreementOn`). */
  hasLaborAgreement36: boolean
  restrictions: readonly { level: RestrictionLevel; message: string }[]
  prefectureCode: string
  /** The minimum wage of its industry that the store has entered (特定最低賃金). */
  specificMinimum?: SpecificMinimum | undefined
}

/** Why this store cannot publish from this offer, regardless of the working conditions. */
export const cannotPost = ({
  offerStatus,
  restrictions,
  ...agreement
}: Pick<
  PublishContext,
  'offerStatus' | 'restrictions' | 'overtimePossible' | 'hasLaborAgreement36'
>): string | undefined => {
  const blockingRestriction =
    restrictions.find((restriction) => restriction.level === 'block_all') ??
    restrictions.find((restriction) => restriction.level === 'block_publish')
  if (blockingRestriction) return blockingRestriction.message
  return offerStatus === 'usable'
    ? cannotPromiseOvertime(agreement, agreement)
    : offerRefusals[offerStatus]
}

/** Why applications cannot be closed. */
export const cannotClose = (offering: { status: OfferingStatus }): string | undefined => {
  if (offering.status === 'published') return undefined
  return offering.status === 'unpublished'
    ? '公開していない求人は、締め切れません。'
    : 'すでに募集を終了しています。'
}

/** Why an offering cannot be withdrawn. `peopleLive` is the number of established and late matchings. */
export const cannotUnpublish = (offering: {
  status: OfferingStatus
  peopleLive: number
}): string | undefined => {
  if (offering.status === 'unpublished') return 'この求人は公開されていません。'
  if (offering.status === 'working' || offering.status === 'finished')
    return '開始時刻を過ぎた求人は、取り下げられません。'
  return offering.peopleLive > 0
    ? 'マッチング済みのワーカーがいるため、取り下げられません。申し込みだけを止めるときは、募集を締め切ってください。'
    : undefined
}

/** Why an offer cannot be archived. `liveOfferings`: number of its published, closed and running offerings. */
export const cannotArchiveOffer = (liveOfferings: number): string | undefined =>
  liveOfferings > 0 ? '募集中または勤務前の求人があるため、アーカイブできません。' : undefined

/** Why a worker cannot apply now. Blocks, publication scope and the worker's limits are checked by other rules. */
export const cannotApply = (
  offering: OfferingTimes & { peopleWanted: number },
  now: Instant,
): string | undefined => {
  if (offeringStatusAt(offering, now) !== 'published') return 'この求人は受け付けていません。'
  return isFull(offering) ? '定員に達しました。' : undefined
}

/** The fields of an offering that can be edited separately. */
export type OfferingField =
  | 'startAt'
  | 'endAt'
  | 'place'
  | 'breakMin'
  | 'hourlyWageYen'
  | 'transportationYen'
  | 'peopleWanted'
  | 'closesAt'
  | 'scope'
  | 'groupIds'
  | 'autoPublicAt'
  | 'memo'
const contractFields: readonly OfferingField[] = ['startAt', 'endAt', 'place', 'breakMin']
const payFields: readonly OfferingField[] = ['hourlyWageYen', 'transportationYen']

/**
 * Why a field cannot be changed, or not to this value (`change.to`). Once a worker is matched, date, hours, place and
 * break are terms of a labour contract (労働契約法8条): they are locked, and pay may only be raised. Memo and pay can
 * change until the end of the shift, all other fields only until its start. `peopleLive` is the number of established
 * and late matchings.
 */
export const cannotEdit = (
  field: OfferingField,
  offering: { startAt: Instant; endAt: Instant; peopleMatched: number; peopleLive: number },
  now: Instant,
  change?: { from: number; to: number },
): string | undefined => {
  if (isReached(offering.endAt, now)) return '勤務が終了したため変更できません。'
  if (contractFields.includes(field)) {
    if (offering.peopleLive > 0)
      return 'マッチング済みのため変更できません。新しい求人を作成してください。'
  } else if (payFields.includes(field)) {
    if (offering.peopleLive > 0 && change && change.to < change.from)
      return 'マッチング済みのワーカーがいるため、下げることはできません。'
    return undefined
  } else if (field === 'peopleWanted' && change && change.to < offering.peopleMatched) {
    return `マッチング済みの${offering.peopleMatched}名より少なくできません。減らすときは、キャンセル申請から手続きしてください。`
  } else if (field === 'memo') return undefined
  return isReached(offering.startAt, now) ? '開始時刻を過ぎたため変更できません。' : undefined
}

/** If the offerings of a day differ, the first of these states is shown: what needs attention comes first. */
const dayStatePrecedence: readonly Exclude<CalendarDayState, 'today'>[] = [
  'working',
  'wanted',
  'confirmed',
  'reviewCandidate',
  'done',
]
/**
 * Returns the calendar state of a day, from its offerings; undefined if none is published. Never `today`, which the
 * calendar marks separately.
 */
export const dayStateOf = (
  offerings: readonly {
    status: OfferingStatus
    peopleWanted: number
    peopleMatched: number
    unreviewedCount: number
  }[],
): Exclude<CalendarDayState, 'today'> | undefined => {
  const states = offerings.map((offering): CalendarDayState | undefined => {
    switch (offering.status) {
      case 'unpublished':
        return undefined
      case 'published':
        return isFull(offering) ? 'confirmed' : 'wanted'
      case 'matching':
        return 'confirmed'
      case 'working':
        return 'working'
      case 'finished':
        return offering.unreviewedCount > 0 ? 'reviewCandidate' : 'done'
    }
  })
  return dayStatePrecedence.find((state) => states.includes(state))
}
