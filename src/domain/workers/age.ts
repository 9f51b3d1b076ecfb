import { type Day, dayOf, type Instant } from '@/lib/date'
import { nightMinutes } from '@/domain/pay/night'

/** Whole years on a day. */
export const ageOn = (birthOn: Day, on: Day) =>
  Number(on.slice(0, 4)) - Number(birthOn.slice(0, 4)) - (on.slice(5) < birthOn.slice(5) ? 1 : 0)

/**
 * Until this day nobody may be employed: the 31st of March after the fifteenth birthday (労働基準法56条1項). A year of age is complete on the
 * evening before the birthday (年齢計算ニ関スル法律), so a birthday on the 1st of April still belongs to the school year before.
 */
export const childUntil = (birthOn: Day): Day =>
  `${Number(birthOn.slice(0, 4)) + (birthOn.slice(5) <= '04-01' ? 15 : 16)}-03-31`

/** Whether a shift is closed to people under 18: any minute of it lies between 22:00 and 5:00 (労働基準法61条1項). Over eight hours of work, where they may not work either (60条), nothing is posted. */
export const excludesMinors = (shift: { startAt: Instant; endAt: Instant }) =>
  nightMinutes(shift.startAt, shift.endAt) > 0

/** Why somebody is too young for a shift: by the age on the day on which it starts. */
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
