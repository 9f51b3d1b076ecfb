import { reminderStops, type ReminderState } from '@/contracts/matchings/enums'
import { addMinutes, type Instant, msOf } from '@/lib/date'

/** From this many minutes before the start, a worker who opened no reminder and wrote nothing is a reason for doubt. */
const DOUBTFUL_FROM_MIN = 30

type Reminder = {
  minutesBefore: number
  sentAt: Instant
  openedAt: string | null
  /** Also sent as an SMS, because the earlier ones were not opened. */
  viaSms: boolean
}
type Message = { body: string; sentAt: string }
/** The facts about the arrival of a worker: reminders, messages and the scan, but never the location. */
export type ArrivalFacts = {
  startAt: Instant
  endAt: Instant
  matchedAt: Instant
  checkedInAt: Instant | null
  reminders: readonly Reminder[]
  /** Messages of the worker to the store, oldest first. */
  messages: readonly Message[]
}
export type ReminderStop = {
  minutesBefore: number
  at: string
  state: ReminderState
  /** When it was opened or answered. */
  seenAt: string | null
  viaSms: boolean
}
export type Arrival = {
  stops: ReminderStop[]
  /** The latest message since the first reminder. */
  message: Message | null
  /** Nothing was opened or written, and the start is near or past. */
  isDoubtful: boolean
}

const isReached = (instant: Instant, now: Instant) => msOf(now) >= msOf(instant)
const stopAt = (startAt: Instant, minutesBefore: number) => addMinutes(startAt, -minutesBefore)

/** When the reminders of a shift begin. */
export const remindersFrom = (startAt: Instant) => stopAt(startAt, Math.max(...reminderStops))

/**
 * The reminder that is to be sent now (minutes before the start), if it was not sent already; undefined for none. Of
 * several that are due only the latest counts: after a pause of the server workers do not get all of them at once. A
 * worker who matched after a stop needs no reminder of it.
 */
export function dueReminderOf(
  { startAt, matchedAt }: Pick<ArrivalFacts, 'startAt' | 'matchedAt'>,
  now: Instant,
): number | undefined {
  if (isReached(startAt, now)) return undefined
  const due = reminderStops.findLast((minutes) => isReached(stopAt(startAt, minutes), now))
  return due === undefined || msOf(matchedAt) > msOf(stopAt(startAt, due)) ? undefined : due
}

function stateOf(
  facts: ArrivalFacts,
  minutesBefore: number,
  now: Instant,
): Pick<ReminderStop, 'state' | 'seenAt'> {
  const { startAt, checkedInAt, reminders, messages } = facts
  const at = stopAt(startAt, minutesBefore)
  const reminder = reminders.find((one) => one.minutesBefore === minutesBefore)
  if (!reminder) {
    if (checkedInAt !== null && msOf(checkedInAt) <= msOf(at))
      return { state: 'arrived', seenAt: null }
    return { state: isReached(at, now) ? 'unsent' : 'planned', seenAt: null }
  }
  const next = reminders.find((one) => msOf(one.sentAt) > msOf(reminder.sentAt))
  const answer = messages.find(
    ({ sentAt }) =>
      msOf(sentAt) >= msOf(reminder.sentAt) && (!next || msOf(sentAt) < msOf(next.sentAt)),
  )
  if (answer) return { state: 'answered', seenAt: answer.sentAt }
  return reminder.openedAt === null
    ? { state: 'unopened', seenAt: null }
    : { state: 'opened', seenAt: reminder.openedAt }
}

/** The last reminder that the worker answered or opened; else the last one that was sent; undefined for none. */
export const lastAnswered = ({ stops }: Pick<Arrival, 'stops'>) =>
  stops.findLast(({ state }) => state === 'answered' || state === 'opened') ??
  stops.findLast(({ state }) => state === 'unopened')

/**
 * The prospect of an arrival, from the first reminder until the end of the shift; null outside that time, and where no
 * reminder was sent. A reminder counts as answered by a message before the next one.
 */
export function arrivalOf(facts: ArrivalFacts, now: Instant): Arrival | null {
  const { startAt, endAt, checkedInAt, messages } = facts
  if (!isReached(remindersFrom(startAt), now) || isReached(endAt, now)) return null
  const reminders = [...facts.reminders].sort((a, b) => b.minutesBefore - a.minutesBefore)
  const [first] = reminders
  if (!first) return null
  const sorted = { ...facts, reminders }
  const stops = reminderStops.map((minutesBefore) => ({
    minutesBefore,
    at: stopAt(startAt, minutesBefore),
    ...stateOf(sorted, minutesBefore, now),
    viaSms: reminders.some((one) => one.minutesBefore === minutesBefore && one.viaSms),
  }))
  const message = messages.findLast(({ sentAt }) => msOf(sentAt) >= msOf(first.sentAt))
  const isSilent =
    stops.some(({ state }) => state === 'unopened') &&
    !stops.some(({ state }) => state === 'opened' || state === 'answered')
  return {
    stops,
    message: message ?? null,
    isDoubtful:
      checkedInAt === null && isSilent && isReached(stopAt(startAt, DOUBTFUL_FROM_MIN), now),
  }
}
