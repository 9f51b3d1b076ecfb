import type { Pay } from '@/contracts/offerings/schemas'
import { cannotTakeShift, limitWeekOf, limitYearOf } from '@/domain/workers/limits'
import { cannotWorkWithoutRest, MAX_DAYS_IN_ROW } from '@/domain/workers/restDays'
import { type Day, hourMs, monthOf, msOf } from '@/lib/date'

type Booked = { companyId: number; workOn: Day; startAt: string; endAt: string; pay: Pay }
const REST_HOURS = 8

/**
 * Keeps track of who works when, so that no worker is in two places at once or exceeds a limit. Shifts must be booked
 * in the order of their days.
 */
export function newLedger() {
  const sums = new Map<string, number>()
  const heldAtCompany = new Map<string, Booked[]>()
  const latest = new Map<number, { workOn: Day; startMs: number; endMs: number }>()
  const get = (key: string) => sums.get(key) ?? 0
  const keysOf = (userId: number, { companyId, workOn }: Booked) => {
    const week = limitWeekOf(workOn).fromOn
    const year = limitYearOf(workOn).fromOn
    return {
      dayJobs: `${userId} ${workOn}`,
      weekMin: `${userId} w${week}`,
      weekMinCompany: `${userId} ${companyId} w${week}`,
      monthYen: `${userId} ${companyId} m${monthOf(workOn)}`,
      yearYen: `${userId} ${companyId} y${year}`,
    }
  }
  return {
    /** Books the shift; false if that is not possible. */
    take(userId: number, shift: Booked): boolean {
      const before = latest.get(userId)
      const startMs = msOf(shift.startAt)
      if (before && before.workOn !== shift.workOn && startMs - before.endMs < REST_HOURS * hourMs)
        return false
      const keys = keysOf(userId, shift)
      if (get(keys.dayJobs) > 0) return false
      const load = {
        dayJobs: 0,
        weekMin: get(keys.weekMin),
        weekMinCompany: get(keys.weekMinCompany),
        monthYen: get(keys.monthYen),
        yearYen: get(keys.yearYen),
        mynumberStatus: 'not_requestable' as const,
      }
      if (cannotTakeShift(load, { ...shift.pay, workOn: shift.workOn })) return false
      const companyKey = `${userId} ${shift.companyId}`
      const shiftsAtCompany = heldAtCompany.get(companyKey) ?? []
      if (cannotWorkWithoutRest(shiftsAtCompany, shift)) return false
      heldAtCompany.set(companyKey, [...shiftsAtCompany.slice(-MAX_DAYS_IN_ROW), shift])
      const { workMin, grossYen, transportationYen } = shift.pay
      sums.set(keys.dayJobs, 1)
      for (const [key, more] of [
        [keys.weekMin, workMin],
        [keys.weekMinCompany, workMin],
        [keys.monthYen, grossYen],
        [keys.yearYen, grossYen - transportationYen],
      ] as const)
        sums.set(key, get(key) + more)
      latest.set(userId, { workOn: shift.workOn, startMs, endMs: msOf(shift.endAt) })
      return true
    },
  }
}
export type Ledger = ReturnType<typeof newLedger>
