import type { CallState } from '@/contracts/callableWorkers/enums'
import { type Day, dayMs, daysBetween, type Instant, monthOf, msOf, toInstant } from '@/lib/date'
import { daysOfMonth } from '@/lib/months'
import { formatYen } from '@/lib/text/money'
import {
  limitReached,
  limitsOn,
  limitWeekOf,
  salaryRoomOn,
  type ShiftLoad,
  type WorkerLoad,
} from './limits'
import { cannotWorkWithoutRest } from './restDays'

/** A shift for which a worker is matched. `isOwn`: at the company that wants to call the worker. */
export type HeldShift = {
  workOn: Day
  startAt: Instant
  endAt: Instant
  workMin: number
  isOwn: boolean
}
/** Hours of the shift in question, and the other shifts of the worker. */
type CallPlan = {
  startAt: Instant
  endAt: Instant
  heldShifts: readonly HeldShift[]
  now: Instant
}

/**
 * Returns how often a worker could still take such a shift in its month, by the yen limits of the company, one shift a
 * day from now on, the weekly hours (limits.ts) and the rest day (restDays.ts). The shift itself is counted: 1 means
 * only this one.
 */
export const callsLeft = (load: WorkerLoad, shift: ShiftLoad, plan: CallPlan): number => {
  const { monthRemainingYen, yearRemainingYen } = salaryRoomOn(shift.workOn, load)
  const times = (room: number | null, yen: number) =>
    room === null || yen <= 0 ? Infinity : Math.floor(room / yen)
  return Math.min(
    times(monthRemainingYen, shift.grossYen),
    times(yearRemainingYen, shift.grossYen - shift.transportationYen),
    daysForCalls(shift, plan).length,
  )
}

/** Returns the days of the month, from now on, on which a worker could take such a shift if all of them were taken. */
function daysForCalls(shift: ShiftLoad, { startAt, endAt, heldShifts, now }: CallPlan): Day[] {
  const taken = [...heldShifts]
  const days: Day[] = []
  for (const workOn of daysOfMonth(monthOf(shift.workOn))) {
    const offset = daysBetween(shift.workOn, workOn) * dayMs
    const candidate = {
      workOn,
      startAt: toInstant(msOf(startAt) + offset),
      endAt: toInstant(msOf(endAt) + offset),
      workMin: shift.workMin,
      isOwn: true,
    }
    if (msOf(candidate.startAt) <= msOf(now) || !canAdd(candidate, taken)) continue
    taken.push(candidate)
    days.push(workOn)
  }
  return days
}

/** Whether the limits of a day and a week and the rest day leave room for one more shift. */
function canAdd(candidate: HeldShift, taken: readonly HeldShift[]) {
  const { fromOn, toOn } = limitWeekOf(candidate.workOn)
  const inWeek = taken.filter(({ workOn }) => fromOn <= workOn && workOn <= toOn)
  const minutesOf = (shifts: readonly HeldShift[]) =>
    shifts.reduce((sum, { workMin }) => sum + workMin, candidate.workMin)
  const { dayJobs, weekMin, weekMinCompany } = limitsOn(candidate.workOn)
  const own = taken.filter(({ isOwn }) => isOwn)
  return (
    taken.filter(({ workOn }) => workOn === candidate.workOn).length + 1 <
      (dayJobs?.below ?? Infinity) &&
    !taken.some((other) => isOverlapping(other, candidate)) &&
    minutesOf(inWeek) < (weekMin?.below ?? Infinity) &&
    minutesOf(inWeek.filter(({ isOwn }) => isOwn)) < (weekMinCompany?.below ?? Infinity) &&
    cannotWorkWithoutRest(own, candidate) === undefined
  )
}
const isOverlapping = (a: HeldShift, b: HeldShift) =>
  msOf(a.startAt) < msOf(b.endAt) && msOf(b.startAt) < msOf(a.endAt)

/** Says how often a worker can be called: 「今月あと3回呼べます」; names the month if it is not the current one. */
export const callsLeftText = (left: number, workOn: string, now: Instant) => {
  const month = monthOf(workOn) === monthOf(now) ? '今月' : `${Number(workOn.slice(5, 7))}月は`
  if (left > 0) return `${month}あと${left}回呼べます`
  return month === '今月' ? '今月は呼べません' : `${month}呼べません`
}

/**
 * Says whether a worker can take a shift, and why not, as far as a store may know. The limits at its own company are
 * named; anything else is only "busy" or "does not meet the conditions", so that nothing about the worker is disclosed.
 * `refusal`: the result of `cannotTakeOffering`.
 */
export const callStateOf = (
  load: WorkerLoad,
  shift: ShiftLoad,
  {
    isBlocked,
    isOverlapping,
    refusal,
  }: { isBlocked: boolean; isOverlapping: boolean; refusal: string | undefined },
): { state: CallState; reason: string | null } => {
  if (isBlocked) return { state: 'blocked', reason: 'ブロック中のため、この求人は表示されません。' }
  const reached = limitReached(load, shift)
  if (reached === 'monthYen' || reached === 'yearYen' || reached === 'weekMinCompany')
    return { state: 'limit', reason: limitReason(reached, load, shift) }
  if (isOverlapping || reached !== undefined)
    return { state: 'busy', reason: 'この日または週の予定のため、申し込めません。' }
  return refusal === undefined
    ? { state: 'callable', reason: null }
    : { state: 'conditions', reason: 'この求人の条件に合わないため、申し込めません。' }
}

function limitReason(
  kind: 'monthYen' | 'yearYen' | 'weekMinCompany',
  load: WorkerLoad,
  shift: ShiftLoad,
) {
  const { monthRemainingYen, yearRemainingYen } = salaryRoomOn(shift.workOn, load)
  if (kind === 'monthYen')
    return `同じ企業での月の上限まで、あと${formatYen(monthRemainingYen ?? 0)}。この求人の${formatYen(shift.grossYen)}では申し込めません。`
  if (kind === 'yearYen')
    return `同じ企業での年の上限まで、あと${formatYen(yearRemainingYen ?? 0)}。マイナンバーを提供すると申し込めるようになります。`
  const hours = Math.floor((limitsOn(shift.workOn).weekMinCompany?.below ?? 0) / 60)
  return `同じ企業での勤務が週${hours}時間以上になるため、申し込めません。`
}
