import { and, countDistinct, eq, gte, inArray, sql } from 'drizzle-orm'
import type { companyGroups as contract } from '@/contracts/companyGroups'
import type { CompanyUserStats, GroupUserStats } from '@/contracts/companyGroups/schemas'
import { groupLimits } from '@/domain/workers/groups'
import { addDays, dayOf } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { pageOf } from '@/server/db/pagination'
import { groups, groupUsers, matchings, offerings, userBlocks, users } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { autoSettingOfQuery } from './autoSettingOfQuery'
import { withClients, workersFor } from './companyWorkers'
import { inStores, ofCompany, ownedBy } from './owner'

type StatsCall = Call<typeof contract.userStats>
const ACTIVE_DAYS = 30
const WORKED_DAYS = 90

/** Condition on groups: those of the company, or the one that is asked for. */
const isAskedGroup = ({ scope, query }: StatsCall) =>
  and(ownedBy(ofCompany(scope)), query.groupId === 0 ? undefined : eq(groups.id, query.groupId))
const memberOfGroup = and(
  eq(groupUsers.companyId, groups.companyId),
  eq(groupUsers.groupId, groups.id),
)

/**
 * Reads for each group the number of members, their average Good rate, and how many of them the company has blocked.
 */
const memberFigures = (call: StatsCall) =>
  call.db
    .select({
      groupId: groups.id,
      usersCount: countDistinct(groupUsers.userId),
      averageGoodRate: sql<
        number | null
      >`round(avg(100.0 * ${users.goodCount} / nullif(${users.reviewCount}, 0)))::int`,
      blockedCount: countDistinct(userBlocks.userId),
    })
    .from(groups)
    .leftJoin(groupUsers, memberOfGroup)
    .leftJoin(users, eq(users.id, groupUsers.userId))
    .leftJoin(
      userBlocks,
      and(
        eq(userBlocks.companyId, groups.companyId),
        sql`${userBlocks.clientId} is null`,
        eq(userBlocks.userId, groupUsers.userId),
      ),
    )
    .where(isAskedGroup(call))
    .groupBy(groups.id)
    .orderBy(groups.id)
    .limit(groupLimits.groups)

/** Counts for each group the members who worked recently and their shifts; no entry for a group without work. */
async function workFigures(call: StatsCall) {
  const { db, scope, now } = call
  const today = dayOf(now)
  const rows = await db
    .select({
      groupId: groups.id,
      active30d:
        sql<number>`count(distinct ${groupUsers.userId}) filter (where ${offerings.workOn} > ${addDays(today, -ACTIVE_DAYS)})`.mapWith(
          Number,
        ),
      worked90d: sql<number>`count(*)`.mapWith(Number),
    })
    .from(groups)
    .innerJoin(groupUsers, memberOfGroup)
    .innerJoin(matchings, eq(matchings.userId, groupUsers.userId))
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        isAskedGroup(call),
        inStores(db, ofCompany(scope), matchings.clientId),
        inArray(matchings.status, ['worked']),
        gte(offerings.workOn, addDays(today, 1 - WORKED_DAYS)),
      ),
    )
    .groupBy(groups.id)
  return new Map(rows.map((row) => [row.groupId, row]))
}

/** The figures of the company's groups, and a page of the workers whom the filter finds. */
export async function companyUserStats(call: StatsCall): Promise<CompanyUserStats> {
  const { db, scope, query } = call
  const owner = ofCompany(scope)
  const work = await workFigures(call)
  const items: GroupUserStats[] = (await memberFigures(call)).map((row) => ({
    ...row,
    active30d: work.get(row.groupId)?.active30d ?? 0,
    worked90d: work.get(row.groupId)?.worked90d ?? 0,
  }))
  const { groupsKeyword, nameKana, notInGroupId } = query
  const filter = { ...autoSettingOfQuery(query), groupsKeyword, nameKana, notInGroupId }
  const found = workersFor(db, owner, filter)
  const page = await pageOf(query.page, found, db.$count(found.as('counted')))
  return { items, workers: { ...page, items: await withClients(db, owner, page.items) } }
}
