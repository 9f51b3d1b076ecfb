import { ABSENCE_FROM_MIN } from '@/domain/matchings/matching'
import {
  addMinutes,
  type Day,
  dayOf,
  instantAt,
  minuteMs,
  minutesOfDay,
  msOf,
  weekday,
} from '@/lib/date'
import type { Slot } from '@/server/demo/seed/data/offerPlan'
import type { PlannedOffer } from '@/server/demo/seed/offering'
import { RESTAURANT_ID, storyPartOf, titles } from './restaurantStory'

const QUARTER_MS = 15 * minuteMs
const LIVE_SHIFT_MIN = 4 * 60
const LIVE_SEATS = 3
const BANQUET_SEATS = 8
/** Days since an archived offer was last posted. */
const ARCHIVED_DAYS = 60

export type PlannedShift = {
  offer: PlannedOffer
  slot: Slot
  workOn: Day
  /** Days from today, negative in the past. */
  dayIndex: number
  startAt: string
  endAt: string
  /** Undefined: random. */
  takenSeats?: number
  /** Undefined: about as many as the slot says. */
  peopleWanted?: number
  /** Undefined: random for shifts of coming days. */
  isDraft?: boolean
  /** Undefined: random for shifts of yesterday, true for earlier ones. */
  isReviewed?: boolean
  /** The shift is under way now. One worker is missing, and nothing else is out of the ordinary. */
  isLive?: boolean
  /** From the time before PAST_DAYS: only a few regulars take it. */
  isForRegulars?: boolean
}

/** The offer whose usual hours are nearest to the time of day. */
function liveTitleAt(startAt: string) {
  const hour = minutesOfDay(startAt) / 60
  if (hour < 5 || hour >= 21.5) return titles.night
  if (hour < 9) return titles.morning
  return hour < 15.5 ? titles.lunch : titles.dinner
}

const findRestaurantOffer = (offers: readonly PlannedOffer[], title: string) =>
  offers.find(({ plan, store }) => store.id === RESTAURANT_ID && plan.title === title)

type LiveShift = Omit<PlannedShift, 'dayIndex'>
/**
 * The restaurant's shift that began about half an hour ago, whatever time it is: two workers are there, and one has
 * been missing for so long that the absence can be recorded.
 */
function planLiveShift(offers: readonly PlannedOffer[], now: Date): LiveShift | undefined {
  const latestStartMs = now.getTime() - (ABSENCE_FROM_MIN + 2) * minuteMs
  const startAt = new Date(Math.floor(latestStartMs / QUARTER_MS) * QUARTER_MS).toISOString()
  const offer = findRestaurantOffer(offers, liveTitleAt(startAt))
  const slot = offer?.plan.slots[0]
  if (!offer || !slot) return undefined
  return {
    offer,
    slot,
    workOn: dayOf(startAt),
    startAt,
    endAt: addMinutes(startAt, LIVE_SHIFT_MIN),
    isLive: true,
    peopleWanted: LIVE_SEATS,
    takenSeats: LIVE_SEATS,
  }
}

/** The hours of yesterday's banquet: earlier than usual just after midnight, for it must be over. */
function banquetHours({ start, end }: Slot, workOn: Day, now: Date) {
  const isOver = msOf(instantAt(workOn, '23:00')) <= now.getTime()
  return isOver
    ? { startAt: instantAt(workOn, start), endAt: instantAt(workOn, end) }
    : { startAt: instantAt(workOn, '16:00'), endAt: instantAt(workOn, '21:30') }
}

/** Yesterday's banquet with eight workers who are not reviewed yet: the case for which bulk reviews exist. */
function planBanquet(offer: PlannedOffer | undefined, workOn: Day, now: Date): PlannedShift[] {
  const slot = offer?.plan.slots[0]
  if (!offer || !slot) return []
  return [
    {
      offer,
      slot,
      workOn,
      dayIndex: -1,
      ...banquetHours(slot, workOn, now),
      peopleWanted: BANQUET_SEATS,
      takenSeats: BANQUET_SEATS,
      isReviewed: false,
    },
  ]
}

type DayPlanInput = {
  /** The offers of one store. */
  offers: readonly PlannedOffer[]
  workOn: Day
  dayIndex: number
  /** How many shifts each slot of an offer makes. */
  perSlot: number
  now: Date
}

/** The shifts of one store on one day in the order of their start. The restaurant has a fixed story around today. */
export function planShiftsOn({ offers, workOn, dayIndex, perSlot, now }: DayPlanInput) {
  const liveShift = planLiveShift(offers, now)
  const liveToday = liveShift?.workOn === workOn ? liveShift : undefined
  const isPosted = ({ plan }: PlannedOffer, slot: Slot) =>
    slot.days.includes(weekday(workOn)) &&
    (plan.status !== 'archived' || dayIndex <= -ARCHIVED_DAYS)
  const planSlot = (offer: PlannedOffer, slot: Slot): PlannedShift[] =>
    Array.from({ length: perSlot }, (_, copy) => ({
      offer,
      slot,
      workOn,
      dayIndex,
      startAt: instantAt(workOn, slot.start),
      endAt: instantAt(workOn, slot.end),
      ...(copy === 0 ? storyPartOf(offer, dayIndex) : { peopleWanted: 1 }),
    }))
  const banquet = dayIndex === -1 ? findRestaurantOffer(offers, titles.banquet) : undefined
  const usualShifts = offers
    .filter((offer) => offer !== banquet && offer !== liveToday?.offer)
    .flatMap((offer) =>
      offer.plan.slots
        .filter((slot) => isPosted(offer, slot))
        .flatMap((slot) => planSlot(offer, slot)),
    )
  return [
    ...usualShifts,
    ...planBanquet(banquet, workOn, now),
    ...(liveToday ? [{ ...liveToday, dayIndex }] : []),
  ].sort((a, b) => msOf(a.startAt) - msOf(b.startAt))
}
