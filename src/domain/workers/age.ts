import type { MinAge } from '@/contracts/offers/enums'
import { nightMinutes } from '@/domain/pay/night'
import { type Day, dayOf, type Instant, minutesBetween } from '@/lib/date'

/** Returns the age in whole years on a day. */
export const ageOn = (birthOn: Day, day: Day) =>
  Number(day.slice(0, 4)) - Number(birthOn.slice(0, 4)) - (day.slice(5) < birthOn.slice(5) ? 1 : 0)

/**
 * Returns the last day on which a child must not be employed: 31 March after the fifteenth birthday
 * (労働基準法56条1項). A year of age is completed at the end of the day before the birthday (年齢計算ニ関スル法律), so
 * a birthday on 1 April belongs to the school year before.
 */
export const childUntil = (birthOn: Day): Day =>
  `${Number(birthOn.slice(0, 4)) + (birthOn.slice(5) <= '04-01' ? 15 : 16)}-03-31`

/**
 * Whether the times of a shift exclude workers under 18: at least a minute is between 22:00 and 5:00
 * (労働基準法61条1項).
 */
export const excludesMinors = (shift: { startAt: Instant; endAt: Instant }) =>
  nightMinutes(shift.startAt, shift.endAt) > 0

/** The minimum age of an offering whose offer names none. */
export const DEFAULT_MIN_AGE: MinAge = 18
const MAX_MINOR_DAY_MIN = 8 * 60
const MAX_MINOR_WEEK_MIN = 40 * 60

type ShiftForAge = {
  startAt: Instant
  endAt: Instant
  breakMin: number
  overtimePossible: boolean
  minAge?: MinAge | undefined
}
/** Minutes of other work on the same day and in the same week, at all companies (労働基準法38条1項). */
export type OtherWork = { dayMin: number; weekMin: number }

/**
 * Why a worker under 18 cannot take a shift: night work (労働基準法61条1項), overtime, or more than eight hours a day
 * or forty a week (60条1項: agreements on overtime and variable hours do not apply to minors).
 */
const cannotWorkAsMinor = (
  { overtimePossible, ...shift }: ShiftForAge,
  { dayMin, weekMin }: OtherWork,
): string | undefined => {
  if (excludesMinors(shift)) return '22:00〜翌5:00にかかる勤務には、18歳未満の方は申し込めません。'
  if (overtimePossible)
    return '時間外労働のある求人には、18歳未満の方は申し込めません(労働基準法60条)。'
  const workMin = minutesBetween(shift.startAt, shift.endAt) - shift.breakMin
  if (dayMin + workMin > MAX_MINOR_DAY_MIN)
    return '18歳未満の方は、1日8時間を超えて働けません(労働基準法60条)。'
  return weekMin + workMin > MAX_MINOR_WEEK_MIN
    ? '18歳未満の方は、1週40時間を超えて働けません(労働基準法60条)。'
    : undefined
}

/**
 * Why a worker is too young for a shift, by the age on the day on which it starts. Nobody may work until the end of
 * compulsory school (労働基準法56条1項), and minors only within 60条 and 61条. Last comes the minimum age of the
 * offering.
 */
export const cannotWorkAtAge = (
  birthOn: Day,
  shift: ShiftForAge,
  otherWork: OtherWork = { dayMin: 0, weekMin: 0 },
): string | undefined => {
  const day = dayOf(shift.startAt)
  if (day <= childUntil(birthOn)) return '15歳になったあとの最初の3月31日までの方は、働けません。'
  const age = ageOn(birthOn, day)
  const minorReason = age < 18 ? cannotWorkAsMinor(shift, otherWork) : undefined
  if (minorReason) return minorReason
  const minAge = shift.minAge ?? DEFAULT_MIN_AGE
  return age < minAge ? `この求人は、勤務日に${minAge}歳以上の方が対象です。` : undefined
}

/** Whether the employer has to keep a certificate of the age of a worker on a day: under 18 (労働基準法57条1項). */
export const needsAgeCertificate = (birthOn: Day, workOn: Day): boolean =>
  ageOn(birthOn, workOn) < 18

/** Why a certificate of age cannot be recorded for a worker: it is needed only under 18. */
export const cannotRecordAgeCertificate = (birthOn: Day, workOn: Day): string | undefined =>
  needsAgeCertificate(birthOn, workOn)
    ? undefined
    : '勤務日に18歳以上のため、年齢を証明する書類の確認は要りません。'

/** The request to a worker under 18 with the match. */
export const AGE_CERTIFICATE_REQUEST =
  '18歳未満の方には、年齢を証明する書類(住民票記載事項の証明書など)を見せていただきます。勤務日にお持ちください(労働基準法57条)。'
