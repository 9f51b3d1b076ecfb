import { type Day, dayOf, type Instant } from '@/lib/date'
import { nightMinutes } from '@/domain/pay/night'

/** Age in whole years on a day. */
export const ageOn = (birthOn: Day, day: Day) =>
  Number(day.slice(0, 4)) - Number(birthOn.slice(0, 4)) - (day.slice(5) < birthOn.slice(5) ? 1 : 0)

/**
 * The last day on which a child must not be employed: 31 March after the fifteenth birthday (労働基準法56条1項). A year of age
 * is completed at the end of the day before the birthday (年齢計算ニ関スル法律), so a birthday on 1 April belongs to the school
 * year before.
 */
export const childUntil = (birthOn: Day): Day =>
  `${Number(birthOn.slice(0, 4)) + (birthOn.slice(5) <= '04-01' ? 15 : 16)}-03-31`

/**
 * Whether workers under 18 are excluded from a shift: it has a minute between 22:00 and 5:00 (労働基準法61条1項). Overtime,
 * which is forbidden to them too (60条), cannot be posted at all (`bounds.mostWorkMin`).
 */
export const excludesMinors = (shift: { startAt: Instant; endAt: Instant }) =>
  nightMinutes(shift.startAt, shift.endAt) > 0

/** Why a worker is too young for a shift, by the age on the day on which it starts. */
export const cannotWorkAtAge = (
  birthOn: Day,
  shift: { startAt: Instant; endAt: Instant },
): string | undefined => {
  const day = dayOf(shift.startAt)
  if (day <= childUntil(birthOn)) return '15歳になったあとの最初の3月31日までの方は、働けません。'
  return ageOn(birthOn, day) < 18 && excludesMinors(shift)
    ? '22:00〜翌5:00にかかる勤務には、18歳未満の方は申し込めません。'
    : undefined
}
