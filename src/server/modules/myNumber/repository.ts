import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SalaryRow } from '@/contracts/myNumber/schemas'
import { limitYearOf } from '@/domain/workers/limits'
import {
  blockedBy,
  cannotRequestProvision,
  provisionStatusAt,
  usedShare,
} from '@/domain/workers/mynumberProvision'
import { dayOf } from '@/lib/date'
import { accountNames } from '@/server/lookups/accounts'
import type { Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import {
  clientUsers,
  companies,
  matchings,
  mynumberProvisions,
  offerings,
} from '@/server/db/schema'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { knownUsers } from '@/server/lookups/workers'
import { salariesOf } from './salaries'

export const entrustmentOf = async (db: Tx, scope: ClientScope) =>
  takeOne(
    await db
      .select({ name: companies.name, contracts: companies.contracts })
      .from(companies)
      .where(eq(companies.id, scope.companyId)),
  )

/** What was asked of these workers in the year of the limit. */
export const provisionsOf = (db: Tx, scope: ClientScope, userIds: number[], now: Date) =>
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

/** Those of these workers who have taken something at the company this year, or were asked; whoever is closest to a limit first. Without the wages and names of `withDetails`. */
export async function salaryRows(
  db: Tx,
  scope: ClientScope,
  now: Date,
  userIds: number[],
): Promise<SalaryRow[]> {
  if (userIds.length === 0) return []
  const known = await knownUsers(db).where(
    and(scope.has(clientUsers), inArray(clientUsers.userId, userIds)),
  )
  const ids = known.map((row) => row.user.id)
  const { contracts } = await entrustmentOf(db, scope)
  const salaryOf = await salariesOf(db, scope, ids, now)
  const asked = new Map((await provisionsOf(db, scope, ids, now)).map((one) => [one.userId, one]))
  const rows = known.flatMap(({ known: here, user }): SalaryRow[] => {
    const { month, year, weekMin } = salaryOf(user.id)
    const provision = asked.get(user.id)
    const status = provisionStatusAt(provision, year.usedYen, now)
    const taken = { month, year, week: { usedMin: weekMin.used, limitMin: weekMin.limit } }
    if (month.usedYen === 0 && year.usedYen === 0 && weekMin.used === 0 && !provision) return []
    const refusal = cannotRequestProvision(
      { status, yearYen: year.usedYen, requestedAt: provision?.requestedAt ?? null },
      { concluded: contracts.mynumberEntrustment },
      now,
    )
    return [
      {
        userId: user.id,
        name: user.name,
        nameKana: user.nameKana,
        tier: user.tier,
        workedCountHere: here.workedCount,
        ...taken,
        hourlyWageYen: null,
        blockedBy: blockedBy(taken),
        provision: {
          status,
          requestedAt: provision?.requestedAt ?? null,
          requestedByName: null,
          answeredAt: provision?.providedAt ?? provision?.declinedAt ?? null,
          expiresAt: provision?.expiresAt ?? null,
          refusal: refusal ?? null,
        },
      },
    ]
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
        inArray(matchings.status, ['established', 'worked']),
      ),
    )
    .orderBy(matchings.userId, desc(offerings.startAt))
  const asked = await provisionsOf(db, scope, ids, now)
  const names = await accountNames(
    db,
    scope,
    asked.map((one) => one.requestedBy),
  )
  return rows.map((row) => {
    const by = asked.find((one) => one.userId === row.userId)?.requestedBy
    return {
      ...row,
      hourlyWageYen: wages.find((one) => one.userId === row.userId)?.yen ?? null,
      provision: {
        ...row.provision,
        requestedByName: by === undefined ? null : (names.get(by) ?? null),
      },
    }
  })
}
