import { reminderStops, type ReminderState } from '@/contracts/matchings/enums'
import { addMinutes, type Instant, msOf } from '@/lib/date'

/** From this many minutes before the start, a worker who opened no reminder and wrote nothing is a reason for doubt. */
const DOUBTFUL_FROM_MIN = 30

type Reminder = {
  minutesBefore: number
  sentAt: Instant
  openedAt: string | null
  /** Whether it was also sent as an SMS, because the earlier ones were not opened. */
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
type ReminderStop = {
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
  /** The worker has neither opened a reminder nor written, and the start is near or past. */
  isDoubtful: boolean
}

const isReached = (instant: Instant, now: Instant) => msOf(now) >= msOf(instant)
const stopAt = (startAt: Instant, minutesBefore: number) => addMinutes(startAt, -minutesBefore)

/** Returns the instant from which the reminders of a shift are sent. */
export const remindersFrom = (startAt: Instant) => stopAt(startAt, Math.max(...reminderStops))

/**
 * Returns the reminder to send now, as its minutes before the start, or undefined. The caller skips one that was
 * already sent. Only the latest of several due reminders is sent, so that workers do not get all of them at once after
 * a pause of the server. A worker who matched after the time of a reminder does not need it.
 */
export function dueReminderOf(
  { startAt, matchedAt }: Pick<ArrivalFacts, 'startAt' | 'matchedAt'>,
  now: Instant,
): number | undefined {
  if (isReached(startAt, now)) return undefined
  const due = reminderStops.findLast((minutes) => isReached(stopAt(startAt, minutes), now))
  return due === undefined || msOf(matchedAt) > msOf(stopAt(startAt, due)) ? undefined : due
}

/** Returns the state of one reminder. A message answers a reminder if it came before the next one was sent. */
function stateOf(
  facts: ArrivalFacts,
  minutesBefore: number,
  now: Instant,
): Pick<ReminderStop, 'state' | 'seenAt'> {
  const { startAt, checkedInAt, reminders, messages } = facts
  const at = stopAt(startAt, minutesBefore)
  const reminder = reminders.find((sent) => sent.minutesBefore === minutesBefore)
  if (!reminder) {
    if (checkedInAt !== null && msOf(checkedInAt) <= msOf(at))
      return { state: 'arrived', seenAt: null }
    return { state: isReached(at, now) ? 'unsent' : 'planned', seenAt: null }
  }
  const next = reminders.find((other) => msOf(other.sentAt) > msOf(reminder.sentAt))
  const answer = messages.find(
    ({ sentAt }) =>
      msOf(sentAt) >= msOf(reminder.sentAt) && (!next || msOf(sentAt) < msOf(next.sentAt)),
  )
  if (answer) return { state: 'answered', seenAt: answer.sentAt }
  return reminder.openedAt === null
    ? { state: 'unopened', seenAt: null }
    : { state: 'opened', seenAt: reminder.openedAt }
}

/** Returns the last reminder that the worker answered or opened, otherwise the last one sent; undefined for none. */
export const lastAnswered = ({ stops }: Pick<Arrival, 'stops'>) =>
  stops.findLast(({ state }) => state === 'answered' || state === 'opened') ??
  stops.findLast(({ state }) => state === 'unopened')

/**
 * Judges whether a worker will arrive, from the first reminder until the end of the shift. Returns null outside that
 * time, and if no reminder was sent.
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
    viaSms: reminders.some(
      (reminder) => reminder.minutesBefore === minutesBefore && reminder.viaSms,
    ),
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
