import { and, eq, isNull, or } from 'drizzle-orm'
import type { RungForecast } from '@/contracts/ladders/schemas'
import { ladderScopes, type LadderScope } from '@/contracts/offerings/enums'
import { comparableShifts, fillForecast, ofComparableSize } from '@/domain/offerings/fillForecast'
import type { Day, Instant } from '@/lib/date'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { userBlocks } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { knownWorkersOf, memberIdsOf, pastShiftsOf } from './history'

type Shift = { workOn: Day; startAt: Instant; peopleWanted: number; groupIds: readonly number[] }

/** The number of workers that a ladder has reached with each rung; null for 一般公開, which cannot be counted. */
async function reachOf(
  db: Tx,
  scope: ClientScope,
  { scopes, groupIds }: { scopes: readonly LadderScope[]; groupIds: readonly number[] },
) {
  const blocked = await db
    .select({ userId: userBlocks.userId })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.companyId, scope.companyId),
        or(isNull(userBlocks.clientId), eq(userBlocks.clientId, scope.clientId)),
      ),
    )
  const blockedIds = new Set(blocked.map(({ userId }) => userId))
  const workers = await knownWorkersOf(db, scope)
  const members: Record<Exclude<LadderScope, 'public'>, readonly number[]> = {
    trusted: workers.filter((worker) => worker.isTrusted).map(({ userId }) => userId),
    group: scopes.includes('group') ? await memberIdsOf(db, scope, groupIds) : [],
    worked: workers.filter((worker) => worker.hasWorked).map(({ userId }) => userId),
  }
  const reachedIds = new Set<number>()
  return scopes.map((scopeOfRung) => {
    if (scopeOfRung === 'public') return { newCount: null, totalCount: null }
    const before = reachedIds.size
    for (const userId of members[scopeOfRung]) if (!blockedIds.has(userId)) reachedIds.add(userId)
    return { newCount: reachedIds.size - before, totalCount: reachedIds.size }
  })
}

/**
 * Returns for each rung how many workers it reaches and the share of comparable past shifts that it would have filled.
 * `leadMin`: the minutes left until the offering starts.
 */
export async function forecastRungs(
  { db, scope, now }: StoreOperation,
  { workOn, startAt, peopleWanted, ...shift }: Shift,
  { scopes = ladderScopes, leadMin }: { scopes?: readonly LadderScope[]; leadMin?: number } = {},
): Promise<{ basis: string; rungs: RungForecast[] }> {
  // A skipped rung reaches nobody: the members of its groups count with the other rungs.
  const groupIds = scopes.includes('group') ? shift.groupIds : []
  const past = await pastShiftsOf({ db, scope, now }, groupIds)
  const { label, shifts } = comparableShifts(ofComparableSize(past, peopleWanted), {
    workOn,
    startAt,
  })
  const reach = await reachOf(db, scope, { scopes, groupIds })
  return {
    basis: label,
    rungs: scopes.map((scopeOfRung, index) => ({
      scope: scopeOfRung,
      newCount: reach[index]?.newCount ?? null,
      totalCount: reach[index]?.totalCount ?? null,
      forecast: fillForecast(shifts, scopeOfRung, leadMin),
    })),
  }
}
