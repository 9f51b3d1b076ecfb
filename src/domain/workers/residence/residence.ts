import type {
  ExtraPermission,
  ResidenceStatus,
  WorkRestriction,
} from '@/contracts/foreignWorkers/enums'
import { daysOfShift } from '@/domain/workers/restDays'
import {
  addDays,
  type Day,
  endOfDay,
  formatDuration,
  formatYearDay,
  type Instant,
  minutesBetween,
  msOf,
  startOfDay,
} from '@/lib/date'
import { sumBy } from '@/lib/sumBy'

/** The facts of a residence card (在留カード) about the permission to work, as the operator recorded them. */
export type ResidenceCard = {
  workRestriction: WorkRestriction
  extraPermission: ExtraPermission
  /** The last day of the period of stay; null for permanent residents, who have none. */
  validUntilOn: Day | null
}
type Shift = { startAt: Instant; endAt: Instant }
/** A shift for which the worker is matched, at any company. */
export type WorkedShift = Shift & { workMin: number }

/** The maximum of minutes in any seven days with the comprehensive permission (入管法施行規則19条5項1号). */
const MAX_PERMITTED_MIN = 28 * 60
const PERIOD_DAYS = 7

/**
 * Counts the minutes of a shift in the seven days from `firstDay` on. It is unknown when the break was, so for a shift
 * that is partly outside the break is assumed to be outside.
 */
const minutesWithin = ({ startAt, endAt, workMin }: WorkedShift, firstDay: Day) => {
  const periodStart = startOfDay(firstDay)
  const periodEnd = endOfDay(addDays(firstDay, PERIOD_DAYS - 1))
  const from = msOf(startAt) < msOf(periodStart) ? periodStart : startAt
  const to = msOf(endAt) > msOf(periodEnd) ? periodEnd : endAt
  if (from === startAt && to === endAt) return workMin
  return Math.max(0, Math.min(workMin, minutesBetween(from, to)))
}

/** Returns the highest number of minutes, with this shift, in any seven days that contain one of its days. */
const maxMinutesAround = (shift: WorkedShift, heldShifts: readonly WorkedShift[]) => {
  const days = daysOfShift(shift)
  const [firstDay = ''] = days
  const periods = days.length + PERIOD_DAYS - 1
  return Math.max(
    ...Array.from({ length: periods }, (_, index) => {
      const from = addDays(firstDay, index - PERIOD_DAYS + 1)
      return sumBy([...heldShifts, shift], (each) => minutesWithin(each, from))
    }),
  )
}

const expiryRefusal = (card: ResidenceCard, shift: Shift) => {
  const lastDay = daysOfShift(shift).at(-1)
  if (card.validUntilOn === null || lastDay === undefined || lastDay <= card.validUntilOn) return
  return `在留期間(${formatYearDay(card.validUntilOn)}まで)が勤務の終わる前に満了するため、申し込めません。更新したあとに、新しい在留カードを登録してください。`
}

/**
 * Why a worker's residence card does not allow a shift: the period of stay ends before the shift does, work is not
 * permitted (入管法19条1項), or the shift would exceed the 28 hours in any seven days of the permission to work outside
 * the status (施行規則19条5項1号). `heldShifts`: all other shifts, at all companies. Without a card nothing is checked.
 */
export const cannotWorkByResidence = (
  card: ResidenceCard | undefined,
  { breakMin, ...shift }: Shift & { breakMin: number },
  heldShifts: readonly WorkedShift[],
): string | undefined => {
  if (!card) return undefined
  const expired = expiryRefusal(card, shift)
  if (expired) return expired
  if (card.workRestriction === 'unrestricted') return undefined
  if (card.extraPermission !== 'comprehensive')
    return '登録されている在留カードでは、この仕事に就くことが認められていないため、申し込めません。資格外活動の許可(週28時間以内)を受けている場合は、在留カードの裏面を登録してください。'
  const workMin = minutesBetween(shift.startAt, shift.endAt) - breakMin
  const minutes = maxMinutesAround({ ...shift, workMin }, heldShifts)
  return minutes > MAX_PERMITTED_MIN
    ? `資格外活動許可で働けるのは、どの日から数えても7日間に28時間までです。この勤務を加えると${formatDuration(minutes)}になるため、申し込めません。`
    : undefined
}

/** The names of the statuses, as on the card and in the notification. */
export const residenceStatusLabel: Record<ResidenceStatus, string> = {
  permanent_resident: '永住者',
  spouse_of_japanese: '日本人の配偶者等',
  spouse_of_permanent_resident: '永住者の配偶者等',
  long_term_resident: '定住者',
  student: '留学',
  dependent: '家族滞在',
  designated_activities: '特定活動',
  engineer_specialist: '技術・人文知識・国際業務',
  specified_skilled: '特定技能',
  technical_intern: '技能実習',
  skilled_labor: '技能',
  nursing_care: '介護',
  highly_skilled: '高度専門職',
  business_manager: '経営・管理',
  intra_company_transferee: '企業内転勤',
  professor: '教授',
  instructor: '教育',
  researcher: '研究',
  medical: '医療',
  legal_accounting: '法律・会計業務',
  artist: '芸術',
  entertainer: '興行',
  religious: '宗教',
  journalist: '報道',
  cultural_activities: '文化活動',
  trainee: '研修',
  temporary_visitor: '短期滞在',
}

/**
 * Says whether there is a permission to work outside the status (資格外活動許可の有無), as the notification asks for
 * it.
 */
export const hasExtraPermissionLabel = (permission: ExtraPermission) =>
  permission === 'none' ? '無' : '有'
