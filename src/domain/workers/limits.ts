import type { MynumberStatus } from '@/contracts/myNumber/enums'
import { addDays, type Day, formatDuration, startOfWeek } from '@/lib/date'
import { formatYen } from '@/lib/text/money'

export const limitKinds = ['dayJobs', 'weekMin', 'weekMinCompany', 'monthYen', 'yearYen'] as const
export type LimitKind = (typeof limitKinds)[number]
/** `below`: the total must stay under it (jobs: at most that many less one). Minutes, yen or jobs by kind. `validTo` is the last day it holds. */
export type LimitPolicy = {
  kind: LimitKind
  below: number
  scope: 'all' | 'company'
  law: boolean
  validFrom: Day
  validTo: Day | null
}

/**
 * How much one worker may take, dated. A newer rule is a new row.
 * Jobs a day, hours a week over all companies (keeps weekly overtime of 労働基準法32条 away), yen a month and a year at one company: rules of the service.
 * Hours a week at one company: from 2026-10-01 the wage condition of the employees' insurances is gone and 20 hours a week decide (健康保険法3条1項9号).
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
/** A request for my-number is possible from so many yen in the year. */
export const mynumberRequestableFromYen = 250_000

/** The rules that hold on a day; `off` names the kinds an installation has switched off. */
export const limitsOn = (
  day: Day,
  off: readonly LimitKind[] = [],
): Partial<Record<LimitKind, LimitPolicy>> =>
  Object.fromEntries(
    limitPolicies
      .filter(
        (p) =>
          p.validFrom <= day && (p.validTo === null || day <= p.validTo) && !off.includes(p.kind),
      )
      .map((p) => [p.kind, p]),
  )

/** The week that counts for a day, Sunday to Saturday. */
export const limitWeekOf = (day: Day) => ({
  fromOn: startOfWeek(day),
  toOn: addDays(startOfWeek(day), 6),
})
/** The year that counts for a day, 1 December to 30 November. */
export const limitYearOf = (day: Day) => {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) === '12' ? 0 : 1)
  return { fromOn: `${year}-12-01`, toOn: `${year + 1}-11-30` }
}

/**
 * What a worker has already taken around a day: by the day on which shifts start, cancelled ones left out.
 * Month: wages and transport; year: wages and premiums.
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

const added: Record<LimitKind, (shift: ShiftLoad) => number> = {
  dayJobs: () => 1,
  weekMin: (s) => s.workMin,
  weekMinCompany: (s) => s.workMin,
  monthYen: (s) => s.grossYen,
  yearYen: (s) => s.grossYen - s.transportationYen,
}
const reasons: Record<LimitKind, (below: number) => string> = {
  dayJobs: () => '同じ日にほかの勤務があるため、申し込めません。',
  weekMin: (below) => `1週間の勤務が${formatDuration(below)}以上になるため、申し込めません。`,
  weekMinCompany: (below) =>
    `同じ企業での1週間の勤務が${formatDuration(below)}以上になるため、申し込めません。`,
  monthYen: (below) =>
    `同じ企業での今月の報酬が${formatYen(below)}以上になるため、申し込めません。`,
  yearYen: (below) =>
    `同じ企業での年間の報酬が${formatYen(below)}以上になるため、申し込めません。マイナンバーを提供すると申し込めるようになります。`,
}
/** Which limit one more shift would reach, if any. My-number lifts the yearly limit only. */
export const limitReached = (
  load: WorkerLoad,
  shift: ShiftLoad,
  off: readonly LimitKind[] = [],
): LimitKind | undefined => {
  const limits = limitsOn(shift.workOn, off)
  return limitKinds.find((kind) => {
    const limit = limits[kind]
    if (!limit || (kind === 'yearYen' && load.mynumberStatus === 'provided')) return false
    return load[kind] + added[kind](shift) >= limit.below
  })
}
/** Why a worker cannot take one more shift. */
export const cannotTakeShift = (
  load: WorkerLoad,
  shift: ShiftLoad,
  off: readonly LimitKind[] = [],
): string | undefined => {
  const kind = limitReached(load, shift, off)
  return kind && reasons[kind](limitsOn(shift.workOn, off)[kind]?.below ?? 0)
}

/** What a worker can still earn at one company on a day, in yen; null where no limit holds. */
export const salaryRoomOn = (
  day: Day,
  load: Pick<WorkerLoad, 'monthYen' | 'yearYen' | 'mynumberStatus'>,
  off: readonly LimitKind[] = [],
) => {
  const { monthYen, yearYen } = limitsOn(day, off)
  const left = (below: number, used: number) => Math.max(0, below - 1 - used)
  const yearLifted = load.mynumberStatus === 'provided'
  return {
    monthLimitYen: monthYen?.below ?? null,
    monthRemainingYen: monthYen ? left(monthYen.below, load.monthYen) : null,
    yearLimitYen: yearYen && !yearLifted ? yearYen.below : null,
    yearRemainingYen: yearYen && !yearLifted ? left(yearYen.below, load.yearYen) : null,
  }
}
