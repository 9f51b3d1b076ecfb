import { hourMs, minutesOfDay, msOf } from '@/lib/date'

const WAKING_HOUR = 7

/** The instant as ISO text in UTC, cut to the second. */
export const toSecond = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString()

/** Returns the instant `seconds` later (earlier if negative) as ISO text in UTC, cut to the second. */
export const secondsAfter = (instant: string, seconds: number) =>
  toSecond(msOf(instant) + seconds * 1000)

/** Moves a time of the night into the morning, but not past `latestMs`: people post and apply while they are awake. */
export function toWakingTime(ms: number, latestMs: number) {
  const hour = minutesOfDay(new Date(ms)) / 60
  return hour < WAKING_HOUR ? Math.min(ms + WAKING_HOUR * hourMs, latestMs) : ms
}
