import { minimumWageOn } from '@/domain/pay/minimumWage'
import { type Instant, minuteMs, msOf } from '@/lib/date'
import { randomFrom, seedOf } from './random'

/** Workers apply for an offering while it is newer than this; later only for seats that become free again. */
export const APPLICATION_PERIOD_MS = 30 * minuteMs
/** The usual wage, in percent of the minimum wage. */
const USUAL_PERCENT = 104
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The ratio of a wage (yen an hour) to the usual wage in the prefecture: 1 is usual. */
export const attractionOf = (hourlyWageYen: number, prefectureCode: string, workOn: string) =>
  hourlyWageYen /
  (((minimumWageOn(prefectureCode, workOn)?.yen ?? hourlyWageYen) * USUAL_PERCENT) / 100)

/**
 * When the applicants of an offering apply, in milliseconds after its publication: the first within 10 to 40 seconds,
 * the others sooner for a better wage. A low wage leaves seats empty.
 */
export function arrivalsOf(
  seed: number,
  offering: { id: number; peopleWanted: number },
  attraction: number,
): number[] {
  const random = randomFrom(seedOf(seed, 'apply', offering.id))
  const pace = clamp(1 + (attraction - 1) * 8, 0.4, 2.5)
  const interest = clamp(0.8 + (attraction - 1) * 4, 0.4, 1)
  let at = random.int(10_000, 40_000)
  const arrivals = [at]
  for (let seat = 1; seat < offering.peopleWanted; seat++) {
    at += random.int(8_000, 60_000) / pace
    if (random.chance(interest)) arrivals.push(Math.round(at))
  }
  return arrivals
}
/** How long a seat stays free after a cancellation, in milliseconds. */
export const refillOf = (seed: number, matchingId: number) =>
  randomFrom(seedOf(seed, 'refill', matchingId)).int(60_000, 240_000)

type Shift = { matchingId: number; startAt: Instant; endAt: Instant }
export type WorkdayPlan = {
  // Times are in milliseconds since the epoch, delays (`…After`) in milliseconds.
  /** The worker cancels because of illness at this time. */
  sickAt: number | undefined
  /** The worker announces a delay at this time. */
  lateNoticeAt: number | undefined
  /** Undefined: the worker does not come (no-show). */
  arrivesAt: number | undefined
  /** When a worker who announced a delay arrives. */
  arrivesAfterNoticeAt: number
  leavesAt: number
  thanksAfter: number | undefined
  reviewAfter: number | undefined
  isSatisfied: boolean
  /** Chooses the text of each message and review (`nth`). */
  pick: number
}
/** Plans what a worker does on the day of a shift; the same seed and matching always give the same plan. */
export function workdayPlanOf(seed: number, { matchingId, startAt, endAt }: Shift): WorkdayPlan {
  const random = randomFrom(seedOf(seed, 'day', matchingId))
  const start = msOf(startAt)
  const end = msOf(endAt)
  const minutes = (from: number, to: number) => random.int(from * 60, to * 60) * 1000
  const outcome = random.next()
  const isLate = outcome < 0.06
  // 0.7 % of the workers do not come, and 1.8 % call in sick.
  const isAbsent = outcome > 0.993
  const isSick = outcome > 0.975 && !isAbsent
  const leaving = random.next()
  const lateBy = minutes(4, 15)
  const early = minutes(1, 20)
  const notice = minutes(1, 10)
  const lateAfterNotice = minutes(70, 100)
  const offTime = minutes(13, 35)
  const onTime = minutes(0, 6)
  const sickBefore = minutes(120, 480)
  const arrival = isLate ? start + lateBy : start - early
  return {
    sickAt: isSick ? start - sickBefore : undefined,
    lateNoticeAt: isLate ? start - notice : undefined,
    arrivesAt: isAbsent ? undefined : arrival,
    arrivesAfterNoticeAt: start + lateAfterNotice,
    leavesAt: leavingTime(leaving, {
      early: end - offTime,
      late: end + offTime,
      onTime: end + onTime,
    }),
    thanksAfter: random.chance(0.3) ? minutes(3, 20) : undefined,
    reviewAfter: random.chance(0.45) ? minutes(10, 90) : undefined,
    isSatisfied: random.chance(0.94),
    pick: random.int(0, 1_000_000),
  }
}
function leavingTime(
  chance: number,
  { early, late, onTime }: { early: number; late: number; onTime: number },
) {
  if (chance < 0.03) return early
  return chance > 0.96 ? late : onTime
}
/**
 * When a newly matched worker greets, answers the questions and opens the notice of conditions, in milliseconds after
 * the match; undefined: never.
 */
export function firstMessagesOf(seed: number, matchingId: number) {
  const random = randomFrom(seedOf(seed, 'words', matchingId))
  const greetsAfter = random.int(20_000, 120_000)
  const answersAfter = random.int(30_000, 240_000)
  return {
    greetsAfter: random.chance(0.6) ? greetsAfter : undefined,
    answersAfter: random.chance(0.88) ? answersAfter : undefined,
    pick: random.int(0, 1_000_000),
    opensNoticeAfter: random.chance(0.9) ? random.int(15_000, 300_000) : undefined,
  }
}
/**
 * When a worker opens a reminder of a shift, in milliseconds after it; undefined: never. `isReplying`: they also write.
 */
export function reminderAnswerOf(seed: number, reminderId: number) {
  const random = randomFrom(seedOf(seed, 'reminder', reminderId))
  const after = random.int(20_000, 240_000)
  const isOpening = random.chance(0.85)
  return {
    after: isOpening ? after : undefined,
    isReplying: random.chance(0.4),
    pick: random.int(0, 1_000_000),
  }
}
/** When workers accept an invitation, in milliseconds after it was made: the first within 8 to 25 seconds. */
export function acceptancesOf(seed: number, invitationId: number): number[] {
  const random = randomFrom(seedOf(seed, 'invitation', invitationId))
  const first = random.int(8_000, 25_000)
  const second = first + random.int(20_000, 90_000)
  return random.chance(0.7) ? [first, second] : [first]
}
/** When (in milliseconds after it) and how a worker answers the request for the individual number. */
export function provisionAnswerOf(seed: number, provisionId: number) {
  const random = randomFrom(seedOf(seed, 'provision', provisionId))
  return {
    after: random.int(60_000, 300_000),
    answer: random.chance(0.92) ? ('provided' as const) : ('declined' as const),
  }
}
/**
 * When (in milliseconds after the offering that asks for it) a worker submits a certificate, undefined for never, and
 * for how many days it is valid then.
 */
export function certificatePlanOf(seed: number, userId: number) {
  const random = randomFrom(seedOf(seed, 'certificate', userId))
  const after = random.int(60_000, 600_000)
  return { after: random.chance(0.7) ? after : undefined, validDays: random.int(120, 1500) }
}
/** When (in milliseconds after leaving) a worker considers long-term employment at the store, and the outcome. */
export function longTermWishOf(seed: number, matchingId: number) {
  const random = randomFrom(seedOf(seed, 'wish', matchingId))
  const after = random.int(300_000, 3_600_000)
  const inclination = random.next()
  if (inclination < 0.04) return { after, answer: 'application' as const }
  return { after, answer: inclination < 0.1 ? ('preference' as const) : ('none' as const) }
}
/** When a worker replies to a message of the store, in milliseconds after it; undefined: never. */
export function replyOf(seed: number, roomId: number, sentAt: Instant) {
  const random = randomFrom(seedOf(seed, 'reply', roomId, msOf(sentAt)))
  const after = random.int(20_000, 90_000)
  return { after: random.chance(0.85) ? after : undefined, pick: random.int(0, 1_000_000) }
}
/** The item of a list at `pick` modulo its length. */
export const nth = <T>(list: readonly [T, ...T[]], pick: number): T =>
  list[pick % list.length] ?? list[0]
