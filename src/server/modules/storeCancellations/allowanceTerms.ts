import { contractOn } from '@/domain/billing/contract'
import type { Day } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { allRows } from '@/server/db/allRows'
import { contractsOf } from '@/server/modules/billing/service'
import {
  minAllowanceYen,
  type PlannedShift,
  workBeforeQueries,
} from '@/server/modules/matchings/records/averageWage'

/**
 * Returns a function that gives the terms of the leave allowance of a shift on one of these days: the percentage by the
 * company's contract of the day, and the minimum in yen by the average wage (労働基準法26条).
 */
export async function allowanceTermsOn(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  days: readonly Day[],
) {
  const { contracts, ...before } = await allRows(db, {
    contracts: contractsOf(db, scope.companyId),
    ...workBeforeQueries(db, scope.clientId, days),
  })
  return (shift: PlannedShift) => ({
    ratePercent: contractOn(contracts, shift.workOn).leaveAllowanceRatePercent,
    floorYen: minAllowanceYen(before, shift),
  })
}
export type AllowanceTerms = ReturnType<Awaited<ReturnType<typeof allowanceTermsOn>>>
