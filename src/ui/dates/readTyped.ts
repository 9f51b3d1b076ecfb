import { DateInputError } from './DateInputError'
import { canPickDay, canPickTime, type DayRules, type TimeRules } from './dateRules'
import { readPicked, type Grain } from './dateText'

/** Parses a typed text and checks the rules: the date, null for an empty text, or the error. */
export function readTyped(
  text: string,
  grain: Grain,
  rules: DayRules & TimeRules,
): Date | null | DateInputError {
  if (text.trim() === '') return null
  const picked = readPicked(text, grain)
  if (!picked) return new DateInputError(grain, text)
  return (grain === 'time' ? canPickTime(picked, rules) : canPickDay(picked, rules))
    ? picked
    : new DateInputError(grain, text, 'notSelectable')
}
