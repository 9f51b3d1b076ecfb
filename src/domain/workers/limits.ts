import type { MynumberStatus } from '@/contracts/myNumber/enums'
import { addDays, type Day, formatDuration, isInForce, startOfWeek } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

const limitKinds = ['dayJobs', 'weekMin', 'weekMinCompany', 'monthYen', 'yearYen'] as const
type LimitKind = (typeof limitKinds)[number]
/**
 * A limit on the work of one worker. The total must stay below `below` (jobs, minutes or yen, depending on the kind),
 * counted at `all` companies or at one `company`. `law`: the limit is required by law. Valid from `validFrom` to
 * `validTo`, both included.
 */
type LimitPolicy = {
  kind: LimitKind
  below: number
  scope: 'all' | 'company'
  law: boolean
  validFrom: Day
  validTo: Day | null
}

/**
 * The limits on the work of one worker. They are dated: a changed rule is a new row. Rules of the service: jobs a day,
 * hours a week at all companies (which avoids weekly overtime, 労働基準法32条), yen a month and yen a year at one
 * company. Rule of law: hours a week at one company, because from 2026-10-01 on 20 hours a week alone decide whether
 * somebody has to be insured (健康保険法3条1項9号, then without the condition of a wage).
 */
export const limitPolicies: readonly LimitPolicy[] = [
  { kind: 'dayJobs', below: 2, scope: 'all', law: false, validFrom: '2020-01-01', validTo: null },
  {
    kind: 'weekMin',
    below: 39 * 60,
    scope: 'all',
    law: false,
    validFrom: '2020-01-01',
    validTo: null,
  },
  {
    kind: 'weekMinCompany',
    below: 20 * 60,
    scope: 'company',
    law: true,
    validFrom: '2026-10-01',
    validTo: null,
  },
  {
    kind: 'monthYen',
    below: 78_000,
    scope: 'company',
    law: false,
    validFrom: '2020-01-01',
    validTo: null,
  },
  {
    kind: 'yearYen',
    below: 280_000,
    scope: 'company',
    law: false,
    validFrom: '2020-01-01',
    validTo: null,
  },
]
/** An individual number (マイナンバー) can be requested once the pay in the year reaches this many yen. */
export const MYNUMBER_REQUESTABLE_FROM_YEN = 250_000

/** Returns the limits that are valid on a day. `off`: kinds that this installation has switched off. */
export const limitsOn = (
  day: Day,
  off: readonly LimitKind[] = [],
): Partial<Record<LimitKind, LimitPolicy>> =>
  Object.fromEntries(
    limitPolicies
      .filter((policy) => isInForce(policy, day) && !off.includes(policy.kind))
      .map((policy) => [policy.kind, policy]),
  )

/** Returns the week of the weekly limits that contains a day: Sunday to Saturday. */
export const limitWeekOf = (day: Day) => ({
  fromOn: startOfWeek(day),
  toOn: addDays(startOfWeek(day), 6),
})
/** Returns the year of the yearly limit that contains a day: 1 December to 30 November. */
export const limitYearOf = (day: Day) => {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) === '12' ? 0 : 1)
  return { fromOn: `${year}-12-01`, toOn: `${year + 1}-11-30` }
}
/** Returns the calendar year of a day, for which wages are reported to municipalities. */
export const calendarYearOf = (day: Day) => ({
  fromOn: `${day.slice(0, 4)}-01-01`,
  toOn: `${day.slice(0, 4)}-12-31`,
})

/**
 * Above this many yen in a calendar year, the payment report (給与支払報告書) to the municipality is also due for
 * people who are no longer employed (地方税法317条の6第3項), as people hired by the day are after each shift.
 */
const REPORT_ABOVE_YEN = 300_000
/** From this many yen on, the store is warned that a report will be due: a rule of the service. */
const REPORT_NEAR_YEN = 270_000

/**
 * Warns if the wages of a calendar year (without transport) approach or exceed the threshold of the report; undefined
 * below that.
 */
export function reportWarning(calendarYearYen: number): string | undefined {
  if (calendarYearYen < REPORT_NEAR_YEN) return undefined
  const report = '退職した人の分も給与支払報告書を市区町村に提出します(地方税法317条の6第3項)。'
  const sofar = `今年(1〜12月)の給与が${formatYen(calendarYearYen)}です。`
  return calendarYearYen > REPORT_ABOVE_YEN
    ? `${sofar}${formatYen(REPORT_ABOVE_YEN)}を超えたため、${report}`
    : `${sofar}あと${formatYen(REPORT_ABOVE_YEN + 1 - calendarYearYen)}で${formatYen(REPORT_ABOVE_YEN)}を超えます。超えると、${report}`
}

/**
 * The work that a worker already has on a day and in its week, month and year, without cancelled shifts. A shift
 * belongs to the day on which it starts. `monthYen`: wages and transport; `yearYen`: wages and premiums.
 */
export type WorkerLoad = {
  dayJobs: number
  weekMin: number
  weekMinCompany: number
  monthYen: number
  yearYen: number
  mynumberStatus: MynumberStatus
}
/** What one more shift adds. */
export type ShiftLoad = {
  workOn: Day
  workMin: number
  grossYen: number
  transportationYen: number
}

const addedBy: Record<LimitKind, (shift: ShiftLoad) => number> = {
  dayJobs: () => 1,
  weekMin: (s) => s.workMin,
  weekMinCompany: (s) => s.workMin,
  monthYen: (s) => s.grossYen,
  yearYen: (s) => s.grossYen - s.transportationYen,
}
const refusalTexts: Record<LimitKind, (below: number) => string> = {
  dayJobs: () => '同じ日にほかの勤務があるため、申し込めません。',
  weekMin: (below) => `1週間の勤務が${formatDuration(below)}以上になるため、申し込めません。`,
  weekMinCompany: (below) =>
    `同じ企業での1週間の勤務が${formatDuration(below)}以上になるため、申し込めません。`,
  monthYen: (below) =>
    `同じ企業での今月の報酬が${formatYen(below)}以上になるため、申し込めません。`,
  yearYen: (below) =>
    `同じ企業での年間の報酬が${formatYen(below)}以上になるため、申し込めません。マイナンバーを提供すると申し込めるようになります。`,
}
/** Returns the first limit that one more shift would reach. A provided individual number removes the yearly limit. */
const firstReached = (
  load: WorkerLoad,
  shift: ShiftLoad,
  off?: readonly LimitKind[],
): LimitPolicy | undefined => {
  const limits = limitsOn(shift.workOn, off)
  return limitKinds
    .flatMap((kind) => limits[kind] ?? [])
    .find(
      ({ kind, below }) =>
        !(kind === 'yearYen' && load.mynumberStatus === 'provided') &&
        load[kind] + addedBy[kind](shift) >= below,
    )
}
export const limitReached = (...asked: Parameters<typeof firstReached>): LimitKind | undefined =>
  firstReached(...asked)?.kind
/**
 * Why a worker cannot take one more shift: it would reach a limit of the day, week, month or year (`limitPolicies`).
 */
export const cannotTakeShift = (load: WorkerLoad, shift: ShiftLoad): string | undefined => {
  const limit = firstReached(load, shift)
  return limit && refusalTexts[limit.kind](limit.below)
}

/** Returns what a worker can still earn at one company, by the limits valid on a day, in yen; null without a limit. */
export const salaryRoomOn = (
  day: Day,
  load: Pick<WorkerLoad, 'monthYen' | 'yearYen' | 'mynumberStatus'>,
) => {
  const { monthYen, yearYen } = limitsOn(day)
  // The total must stay below the limit, so its last yen cannot be earned.
  const remaining = (below: number, used: number) => Math.max(0, below - 1 - used)
  const isYearLifted = load.mynumberStatus === 'provided'
  return {
    monthLimitYen: monthYen?.below ?? null,
    monthRemainingYen: monthYen ? remaining(monthYen.below, load.monthYen) : null,
    yearLimitYen: yearYen && !isYearLifted ? yearYen.below : null,
    yearRemainingYen: yearYen && !isYearLifted ? remaining(yearYen.below, load.yearYen) : null,
  }
}
