import { minuteMs, msOf } from '@/lib/date'
import { FORKLIFT } from '@/server/demo/seed/occupations'
import type { Person } from '@/server/demo/seed/people'
import type { MatchingRow } from '@/server/demo/seed/types'
import { attend } from './attendance'
import { toSecond } from './clock'
import type { ShiftContext } from './context'
import { addMatching, hasMatchingOf, makeMatching, type OpenShift } from './matchingRow'
import { REGULAR_COUNT } from './period'
import { RESTAURANT_ID } from './restaurantStory'
import type { PlannedShift } from './shiftPlan'

/**
 * The worker who is late for the live shift and has written about it. In the month before the live shift this worker
 * has no other one, so that no limit prevents it and no message is about another shift.
 */
const LATE_PERSON = '﨑田 航平'
const LATE_SEAT = 2
const FREE_DAYS = 31
const MAX_TRIES = 40

/** The workers who can take the shift. `pool` is `ablePeople` without the one who is kept for the live shift. */
export function peopleFor(
  { pools }: ShiftContext,
  { offer, isForRegulars, dayIndex }: PlannedShift,
) {
  const ablePeople = (pools.get(offer.store.id) ?? [])
    .slice(0, isForRegulars ? REGULAR_COUNT : undefined)
    .filter(
      ({ qualificationIds }) =>
        offer.plan.occupation !== 'forklift' || qualificationIds.includes(FORKLIFT),
    )
  const pool =
    dayIndex < -FREE_DAYS ? ablePeople : ablePeople.filter(({ name }) => name !== LATE_PERSON)
  return { ablePeople, pool }
}

/**
 * Somebody of the pool who is free and below all limits; the first ones of the pool are the likeliest. Books the
 * shift in the ledger.
 */
function bookPerson(
  { random, ledger }: ShiftContext,
  { plan, shift, scheduledPay }: OpenShift,
  pool: readonly Person[],
): Person | undefined {
  const { companyId } = shift
  const { workOn, startAt, endAt } = plan
  for (let tries = 0; tries < MAX_TRIES && pool.length > 0; tries++) {
    const person = pool[Math.floor(pool.length * random.next() ** 1.6)]
    if (
      person &&
      !hasMatchingOf(shift, person.id) &&
      ledger.take(person.id, { companyId, workOn, startAt, endAt, pay: scheduledPay })
    )
      return person
  }
  return undefined
}

/** The probability that a seat is taken: [days left at most, probability]. */
const fillRates = [
  [0, 0.94],
  [1, 0.9],
  [3, 0.75],
  [7, 0.55],
  [14, 0.3],
  [Infinity, 0.15],
] as const
const fillRateOf = (dayIndex: number) =>
  fillRates.find(([days]) => dayIndex <= days)?.[1] ?? fillRates[0][1]

/** How many seats will be taken. */
function drawTakenSeats(
  { random }: ShiftContext,
  { slot, dayIndex, takenSeats }: PlannedShift,
  peopleWanted: number,
) {
  const fillRate = fillRateOf(dayIndex)
  const isUnlucky = dayIndex <= 0 && !slot.isDependable && random.chance(0.02)
  const randomSeats = isUnlucky
    ? 0
    : Array.from({ length: peopleWanted }, () => random.chance(fillRate)).filter(Boolean).length
  const minSeats = slot.isDependable && dayIndex <= 1 ? 1 : 0
  return Math.min(peopleWanted, takenSeats ?? Math.max(minSeats, randomSeats))
}

/** Answers the questions of the offer, for nearly everybody. */
function answerQuestions(
  { random, now }: ShiftContext,
  { plan: { offer, dayIndex } }: OpenShift,
  matching: MatchingRow,
) {
  const questions = offer.plan.content.onboardingQuestions ?? []
  if (questions.length === 0 || !(dayIndex < 0 || random.chance(0.85))) return
  matching.answers = questions.map(({ id, answerType, options }) => ({
    questionId: id,
    body: '',
    options: [answerType === 'yes_no' ? 'はい' : random.pick(options)],
  }))
  const answeredMs = msOf(matching.matchedAt) + random.int(1, 90) * minuteMs
  matching.answeredAt = toSecond(Math.min(answeredMs, now.getTime()))
}

/**
 * Every worker of a day before yesterday is reviewed. Of yesterday, those of the restaurant are; of the others every
 * second, so that each store that had workers has somebody to review.
 */
function isSeatReviewed({ isReviewed, dayIndex, offer }: PlannedShift, seat: number) {
  if (isReviewed !== undefined) return isReviewed
  if (dayIndex <= -2) return true
  return dayIndex === -1 && (offer.store.id === RESTAURANT_ID || seat % 2 === 1)
}

/** Puts workers on the seats of a shift, with what happened to them up to now. */
export function fillSeats(
  context: ShiftContext,
  openShift: OpenShift,
  { ablePeople, pool }: ReturnType<typeof peopleFor>,
) {
  const { plan, shift } = openShift
  const { row } = shift
  const takenSeats = drawTakenSeats(context, plan, row.peopleWanted)
  for (let seat = 0; seat < takenSeats; seat++) {
    const isLate = plan.isLive === true && seat === LATE_SEAT
    const latePeople = isLate ? ablePeople.filter(({ name }) => name === LATE_PERSON) : []
    const person =
      bookPerson(context, openShift, latePeople) ?? bookPerson(context, openShift, pool)
    if (!person) break
    const matching = makeMatching(context, openShift, person, 'established')
    answerQuestions(context, openShift, matching)
    attend(context, matching, row, {
      isLate,
      isUneventful: plan.isLive === true || plan.isReviewed === false,
      isReviewed: isSeatReviewed(plan, seat),
    })
    addMatching(context, openShift, matching)
  }
  row.peopleMatched = shift.matched.length
}
