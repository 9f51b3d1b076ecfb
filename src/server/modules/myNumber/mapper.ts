import type { SalaryRow } from '@/contracts/myNumber/schemas'
import {
  blockedBy,
  cannotRequestProvision,
  provisionStatusAt,
} from '@/domain/workers/mynumberProvision'
import type { mynumberProvisions } from '@/server/db/schema'
import type { StoreWorker } from '@/server/modules/workers/records/storeWorkers'
import type { Salary } from './salaries'

type Provision = typeof mynumberProvisions.$inferSelect

/** Whether anything that a worker has earned or worked counts against a limit now. */
export const hasEarned = ({ month, year, weekMin }: Salary) =>
  month.usedYen !== 0 || year.usedYen !== 0 || weekMin.used !== 0

/** Converts a worker of the list to what the API returns. `provision`: the request of this year, if there is one. */
export function toSalaryRow(
  { clientUser, user }: StoreWorker,
  { month, year, calendarYear, weekMin }: Salary,
  provision: Provision | undefined,
  { contracts, now }: { contracts: { mynumberEntrustment: boolean }; now: Date },
): SalaryRow {
  const usage = { month, year, week: { usedMin: weekMin.used, limitMin: weekMin.limit } }
  return {
    userId: user.id,
    name: user.name,
    nameKana: user.nameKana,
    tier: user.tier,
    workedCountHere: clientUser.workedCount,
    ...usage,
    calendarYear,
    hourlyWageYen: null,
    blockedBy: blockedBy(usage),
    provision: toProvision(provision, year.usedYen, contracts.mynumberEntrustment, now),
  }
}

function toProvision(
  provision: Provision | undefined,
  yearYen: number,
  concluded: boolean,
  now: Date,
): SalaryRow['provision'] {
  const status = provisionStatusAt(provision, yearYen, now)
  const requestedAt = provision?.requestedAt ?? null
  const refusal = cannotRequestProvision({ status, yearYen, requestedAt }, { concluded }, now)
  return {
    status,
    requestedAt,
    requestedByName: null,
    answeredAt: provision?.providedAt ?? provision?.declinedAt ?? null,
    expiresAt: provision?.expiresAt ?? null,
    refusal: refusal ?? null,
  }
}
