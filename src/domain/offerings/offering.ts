import type {
  CalendarDayState,
  CloseRule,
  OfferingStatus,
  PublicationScope,
} from '@/contracts/offerings/enums'
import type { OfferStatus } from '@/contracts/offers/enums'
import type { RestrictionLevel } from '@/contracts/clients/enums'
import {
  addDays,
  addMinutes,
  type Day,
  dayOf,
  formatDay,
  type Instant,
  minutesBetween,
  msOf,
  toInstant,
} from '@/lib/date'

/** A posting must be up at least so many minutes before it starts: people need time to come. */
export const leadMin = 15
/** A work date may be at most so many days ahead. */
export const maxDaysAhead = 60

/** What decides the status of a posting. `peopleMatched` is the number of seats taken (`seatedMatchingStatuses`). */
export type OfferingTimes = {
  publishedAt: Instant | null
  closedAt: Instant | null
  closesAt: Instant
  startAt: Instant
  endAt: Instant
  peopleMatched: number
}

const reached = (instant: Instant, now: Instant) => msOf(now) >= msOf(instant)

/**
 * The status of a posting, from its instants, its seats and the clock; it is never stored.
 * Applications are over (`matching`) once it was closed or its deadline is reached; a full posting stays `published`, because a cancel reopens the seat.
 * Nobody matched at the start: `finished`, and `isUnfilled`.
 */
export const offeringStatusAt = (o: OfferingTimes, now: Instant): OfferingStatus => {
  if (o.publishedAt === null || !reached(o.publishedAt, now)) return 'unpublished'
  if (reached(o.startAt, now))
    return o.peopleMatched > 0 && !reached(o.endAt, now) ? 'working' : 'finished'
  return o.closedAt !== null || reached(o.closesAt, now) ? 'matching' : 'published'
}
/** It was posted, and began without anybody (不成立). */
export const isUnfilled = (o: OfferingTimes, now: Instant) =>
  o.peopleMatched === 0 && offeringStatusAt(o, now) === 'finished'
/** Every seat is taken. */
export const isFull = (o: { peopleWanted: number; peopleMatched: number }) =>
  o.peopleMatched >= o.peopleWanted

const before: Record<Exclude<CloseRule, 'custom'>, number> = {
  at_start: 0,
  before_1h: 60,
  before_3h: 180,
  before_6h: 360,
  before_12h: 720,
  before_24h: 1440,
}
/** When applications end. A custom rule without its instant ends at the start. */
export const closesAtOf = (rule: CloseRule, startAt: Instant, custom?: Instant | null) =>
  rule === 'custom' ? toInstant(custom ?? startAt) : addMinutes(startAt, -before[rule])

/** Who sees a posting now: a limited one turns public at `autoPublicAt` while seats are left. */
export const scopeAt = (
  o: {
    scope: PublicationScope
    autoPublicAt: Instant | null
    peopleWanted: number
    peopleMatched: number
  },
  now: Instant,
): PublicationScope =>
  o.autoPublicAt !== null && reached(o.autoPublicAt, now) && !isFull(o) ? 'public' : o.scope
/** Why a posting cannot turn public at that instant. */
export const cannotAutoPublic = (
  o: { scope: PublicationScope; autoPublicAt: Instant; closesAt: Instant },
  now: Instant,
): string | undefined => {
  if (o.scope === 'public') return '一般公開の求人に、公開範囲の自動切り替えは設定できません。'
  if (reached(o.autoPublicAt, now)) return '一般公開に切り替える日時は、現在より後にしてください。'
  return msOf(o.autoPublicAt) >= msOf(o.closesAt)
    ? '一般公開に切り替える日時は、応募の締切より前にしてください。'
    : undefined
}

/** The last day on which work may be posted now. */
export const lastPostingDay = (now: Instant): Day => addDays(dayOf(now), maxDaysAhead)
/** Why a posting cannot be published for its date: too soon, too far, or past. */
export const cannotPublishFor = (startAt: Instant, now: Instant): string | undefined => {
  if (reached(startAt, now)) return '開始日時を過ぎた求人は、公開できません。'
  if (minutesBetween(now, startAt) < leadMin)
    return `開始まで${leadMin}分以上ある日時を選んでください。`
  const last = lastPostingDay(now)
  return dayOf(startAt) > last
    ? `勤務日は本日から${maxDaysAhead}日以内(${formatDay(last, now)}まで)で選んでください。`
    : undefined
}

const offerRefusals: Record<Exclude<OfferStatus, 'usable'>, string> = {
  draft: 'ひな形が下書きのため、募集できません。ひな形を完成させて保存してください。',
  screening: 'ひな形が審査中のため、まだ募集できません。審査が終わるとお知らせします。',
  violated: 'ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。',
  archived: 'ひな形がアーカイブされているため、募集できません。アーカイブを解除してください。',
}
/** What surrounds a posting: its template, what the store may not do now, and its workplace. */
export type PublishContext = {
  offerStatus: OfferStatus
  restrictions: readonly { level: RestrictionLevel; message: string }[]
  prefectureCode: string
}

/** Why this store cannot post from this template at all, whatever the conditions. */
export const cannotPost = ({
  offerStatus,
  restrictions,
}: Pick<PublishContext, 'offerStatus' | 'restrictions'>): string | undefined => {
  const blocked =
    restrictions.find((r) => r.level === 'block_all') ??
    restrictions.find((r) => r.level === 'block_publish')
  return blocked?.message ?? (offerStatus === 'usable' ? undefined : offerRefusals[offerStatus])
}

/** Why applications cannot be closed. */
export const cannotClose = (o: { status: OfferingStatus }): string | undefined => {
  if (o.status === 'published') return undefined
  return o.status === 'unpublished'
    ? '公開していない求人は、締め切れません。'
    : 'すでに募集を終了しています。'
}

/** Why a posting cannot be taken back. `peopleLive` is the number of established and late matchings. */
export const cannotUnpublish = (o: {
  status: OfferingStatus
  peopleLive: number
}): string | undefined => {
  if (o.status === 'unpublished') return 'この求人は公開されていません。'
  if (o.status === 'working' || o.status === 'finished')
    return '開始時刻を過ぎた求人は、取り下げられません。'
  return o.peopleLive > 0
    ? 'マッチング済みのワーカーがいるため、取り下げられません。応募だけを止めるときは、募集を締め切ってください。'
    : undefined
}

/** Why a template cannot be put away. `liveOfferings` are its published, closed and running postings. */
export const cannotArchiveOffer = (liveOfferings: number): string | undefined =>
  liveOfferings > 0 ? '募集中または勤務前の求人があるため、アーカイブできません。' : undefined

/** Why a worker cannot take a seat now. Blocks, scope and the worker's own limits are other rules. */
export const cannotApply = (
  o: OfferingTimes & { peopleWanted: number },
  now: Instant,
): string | undefined => {
  if (offeringStatusAt(o, now) !== 'published') return 'この求人は受け付けていません。'
  return isFull(o) ? '定員に達しました。' : undefined
}

/** The parts of a posting that can be edited on their own. */
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
const terms: readonly OfferingField[] = ['startAt', 'endAt', 'place', 'breakMin']
const amounts: readonly OfferingField[] = ['hourlyWageYen', 'transportationYen']

/**
 * Why a field cannot be changed, or not to this value. Once somebody matched, date, hours, place and break are terms of a labour contract (労働契約法8条):
 * they are locked, and pay may only go up. `peopleLive` is the number of established and late matchings.
 */
export const cannotEdit = (
  field: OfferingField,
  o: { startAt: Instant; endAt: Instant; peopleMatched: number; peopleLive: number },
  now: Instant,
  change?: { from: number; to: number },
): string | undefined => {
  if (reached(o.endAt, now)) return '勤務が終了したため変更できません。'
  if (terms.includes(field)) {
    if (o.peopleLive > 0)
      return 'マッチング済みのため変更できません。新しい求人を作成してください。'
  } else if (amounts.includes(field)) {
    if (o.peopleLive > 0 && change && change.to < change.from)
      return 'マッチング済みのワーカーがいるため、下げることはできません。'
    return undefined
  } else if (field === 'peopleWanted' && change && change.to < o.peopleMatched) {
    return `マッチング済みの${o.peopleMatched}名より少なくできません。減らすときは、キャンセル申請から手続きしてください。`
  } else if (field === 'memo') return undefined
  return reached(o.startAt, now) ? '開始時刻を過ぎたため変更できません。' : undefined
}

const precedence: readonly CalendarDayState[] = [
  'working',
  'wanted',
  'confirmed',
  'reviewCandidate',
  'done',
]
/** The state of one day of the calendar; postings that are not public have none. That a day is today is drawn beside it, it is no state of the day. */
export const dayStateOf = (
  offerings: readonly {
    status: OfferingStatus
    peopleWanted: number
    peopleMatched: number
    unreviewedCount: number
  }[],
): Exclude<CalendarDayState, 'today'> | undefined => {
  const states = offerings.map((o): CalendarDayState | undefined => {
    switch (o.status) {
      case 'unpublished':
        return undefined
      case 'published':
        return isFull(o) ? 'confirmed' : 'wanted'
      case 'matching':
        return 'confirmed'
      case 'working':
        return 'working'
      case 'finished':
        return o.unreviewedCount > 0 ? 'reviewCandidate' : 'done'
    }
  })
  const found = precedence.find((state) => states.includes(state))
  return found === 'today' ? undefined : found
}
