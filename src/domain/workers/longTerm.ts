import type {
  LongTermBand,
  LongTermFilter,
  LongTermLevel,
  LongTermSelection,
} from '@/contracts/longTermJobs/enums'
import type { LongTermSlot, LongTermWishes } from '@/contracts/longTermJobs/schemas'
import { addDays, type Day } from '@/lib/date'

export const longTermSelectionLabel: Record<LongTermSelection, string> = {
  unselected: '未対応',
  contacting: '連絡中',
  interview: '面接',
  hired: '採用',
  declined_by_client: '見送り',
  declined_by_user: '辞退(本人)',
}
export const longTermFilterLabel: Record<LongTermFilter, string> = {
  unselected: '未対応',
  contacting: '連絡中',
  interview: '面接',
  decided: '採用・見送り・辞退',
}
export const longTermLevelLabel: Record<LongTermLevel, string> = {
  interested: '興味あり',
  strong: 'ぜひ働きたい',
}
export const longTermBandLabel: Record<LongTermBand, string> = {
  morning: '朝',
  daytime: '昼',
  evening: '夜',
  night: '深夜',
}
/** The hours of `bandOfHour`, as people read them. */
export const longTermBandHours: Record<LongTermBand, string> = {
  morning: '5〜10時台',
  daytime: '11〜16時台',
  evening: '17〜21時台',
  night: '22〜4時台',
}

/** Steps of a selection in their order; a later step may be chosen at once. */
const steps: readonly LongTermSelection[] = ['unselected', 'contacting', 'interview']
/** Whether the selection is open: neither the store nor the worker has decided yet. */
export const isOpenSelection = (selection: LongTermSelection) => steps.includes(selection)

/** Returns the tab that lists a selection: each step has its own, all decisions share one. */
export const filterOfSelection = (selection: LongTermSelection): LongTermFilter =>
  selection === 'unselected' || selection === 'contacting' || selection === 'interview'
    ? selection
    : 'decided'

/**
 * Why a store cannot set this state: 未対応 → 連絡中 → 面接 → 採用 or 見送り, where steps may be skipped. Only the
 * worker withdraws, and a withdrawal stays. Steps back are for company administrators (`canReopen`).
 */
export function cannotSelect(
  from: LongTermSelection,
  to: LongTermSelection,
  { canReopen }: { canReopen: boolean },
): string | undefined {
  if (from === to) return undefined
  if (to === 'declined_by_user') return '辞退は、本人だけがアプリから行えます。'
  if (from === 'declined_by_user')
    return '本人が辞退したため、選考を進められません。もう一度希望が届くと、進められます。'
  const isStepBack =
    !isOpenSelection(from) || (isOpenSelection(to) && steps.indexOf(to) < steps.indexOf(from))
  if (isStepBack && !canReopen)
    return `「${longTermSelectionLabel[from]}」から「${longTermSelectionLabel[to]}」に戻せるのは、企業の管理者だけです。企業の管理者にご相談ください。`
  return undefined
}

/** The first day of employment may be this many days in the past or ahead. */
const START_DAYS_BEFORE = 31
const START_DAYS_AHEAD = 366
/** Why a worker cannot be recorded as employed from this day. */
export function cannotStartOn(startOn: Day, today: Day): string | undefined {
  return startOn < addDays(today, -START_DAYS_BEFORE) || startOn > addDays(today, START_DAYS_AHEAD)
    ? '働き始める日は、1か月前から1年先までの日を入力してください。'
    : undefined
}

/** Returns the part of the day in which a shift starts, by its hour in Tokyo (0–23). */
export function bandOfHour(hour: number): LongTermBand {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 17) return 'daytime'
  return hour >= 17 && hour < 22 ? 'evening' : 'night'
}

type PostedSlot = LongTermSlot & { shifts: number; wanted: number; matched: number }
const HARD_MIN_SHIFTS = 2
const HARD_FILL_PERCENT = 80
/**
 * Returns the parts of the week in which at least two shifts were posted and less than 80 % of the seats were taken.
 */
export const hardToFillSlotsOf = (posted: readonly PostedSlot[]): LongTermSlot[] =>
  posted
    .filter(
      ({ shifts, wanted, matched }) =>
        shifts >= HARD_MIN_SHIFTS && matched * 100 < wanted * HARD_FILL_PERCENT,
    )
    .map(({ weekday, band }) => ({ weekday, band }))

/** Counts the slots that a worker can take, and those that they can take only after asking. */
export function overlapOf(wishes: LongTermWishes, slots: readonly LongTermSlot[]) {
  const answers = slots.map(
    ({ weekday, band }) =>
      wishes.slots.find((slot) => slot.weekday === weekday && slot.band === band)?.answer,
  )
  return {
    yesCount: answers.filter((answer) => answer === 'yes').length,
    askCount: answers.filter((answer) => answer === 'ask').length,
  }
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土']
/** The weekdays from Monday, as a week is planned. */
export const planningWeek = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  weekday,
  label: WEEKDAYS[weekday] ?? '',
}))
/** Formats the days and the parts of the day that occur in these slots: '水・金・土 ・ 夜'. */
export function slotsText(slots: readonly LongTermSlot[]): string {
  const days = planningWeek.filter((day) => slots.some((slot) => slot.weekday === day.weekday))
  const bands = (Object.keys(longTermBandLabel) as LongTermBand[]).filter((band) =>
    slots.some((slot) => slot.band === band),
  )
  return [
    days.length === WEEKDAYS.length ? '毎日' : days.map((day) => day.label).join('・'),
    bands.map((band) => longTermBandLabel[band]).join('・'),
  ]
    .filter(Boolean)
    .join(' ・ ')
}
/** Formats the wishes of a worker: '週3日 ・ 水・金・土 ・ 夜', or '決まっていない'. */
export function wishesText({ daysPerWeek, slots }: LongTermWishes): string {
  const when = slotsText(slots.filter((slot) => slot.answer === 'yes'))
  return (
    [daysPerWeek === null ? '' : `週${daysPerWeek}日`, when].filter(Boolean).join(' ・ ') ||
    '決まっていない'
  )
}
