import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SalaryRow } from '@/contracts/myNumber/schemas'
import { limitYearOf } from '@/domain/workers/limits'
import { usedShare } from '@/domain/workers/mynumberProvision'
import { dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  clientUsers,
  companies,
  liveMatchingStatuses,
  matchings,
  mynumberProvisions,
  offerings,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { storeWorkers } from '@/server/modules/workers/records/storeWorkers'
import { hasEarned, toSalaryRow } from './mapper'
import { salariesOf } from './salaries'

/** The company's name and contracts: its agreement that the service collects the individual numbers (マイナンバー収集代行). */
export const entrustmentOf = async (db: Tx, scope: ClientScope) =>
  firstOrNotFound(
    await db
      .select({ name: companies.name, contracts: companies.contracts })
      .from(companies)
      .where(eq(companies.id, scope.companyId)),
  )

/** The requests for the individual number to these workers in the year of the limit. */
const provisionsOf = (db: Tx, scope: ClientScope, userIds: number[], now: Date) =>
  db
    .select()
    .from(mynumberProvisions)
    .where(
      and(
        eq(mynumberProvisions.companyId, scope.companyId),
        inArray(mynumberProvisions.userId, userIds),
        eq(mynumberProvisions.yearFromOn, limitYearOf(dayOf(now)).fromOn),
      ),
    )

/**
 * The workers among these who have earned something at the company this year, or were asked for their number; the
 * closest to a limit first. Wages and names of staff are added by `withDetails`.
 */
export async function salaryRows(
  db: Tx,
  scope: ClientScope,
  now: Date,
  userIds: number[],
): Promise<SalaryRow[]> {
  if (userIds.length === 0) return []
  const workers = await storeWorkers(db).where(
    and(scope.has(clientUsers), inArray(clientUsers.userId, userIds)),
  )
  const workerIds = workers.map((row) => row.user.id)
  const { contracts } = await entrustmentOf(db, scope)
  const salaryOf = await salariesOf(db, scope, workerIds, now)
  const provisions = await provisionsOf(db, scope, workerIds, now)
  const provisionByUser = new Map(provisions.map((provision) => [provision.userId, provision]))
  const rows = workers.flatMap((worker) => {
    const provision = provisionByUser.get(worker.user.id)
    const salary = salaryOf(worker.user.id)
    return provision || hasEarned(salary)
      ? [toSalaryRow(worker, salary, provision, { contracts, now })]
      : []
  })
  return rows.sort((a, b) => usedShare(b) - usedShare(a) || a.userId - b.userId)
}

/** The latest wage here, and who asked, for the rows of one page. */
export async function withDetails(
  db: Tx,
  scope: ClientScope,
  rows: SalaryRow[],
  now: Date,
): Promise<SalaryRow[]> {
  const ids = rows.map((row) => row.userId)
  if (ids.length === 0) return rows
  const wages = await db
    .selectDistinctOn([matchings.userId], {
      userId: matchings.userId,
      yen: matchings.hourlyWageYen,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.userId, ids),
        inArray(matchings.status, liveMatchingStatuses),
      ),
    )
    .orderBy(matchings.userId, desc(offerings.startAt))
  const provisions = await provisionsOf(db, scope, ids, now)
  const names = await accountNames(
    db,
    scope,
    provisions.map((provision) => provision.requestedBy),
  )
  return rows.map((row) => {
    const requestedBy = provisions.find(({ userId }) => userId === row.userId)?.requestedBy
    return {
      ...row,
      hourlyWageYen: wages.find(({ userId }) => userId === row.userId)?.yen ?? null,
      provision: {
        ...row.provision,
        requestedByName: nameOfAccount(names, requestedBy),
      },
    }
  })
}
