import { and, asc, desc, eq, exists, gte, notExists, sql, type SQL } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { workedBrandUsers as contract } from '@/contracts/workers'
import { WorkedBrandUser } from '@/contracts/workers/schemas'
import type { ClientScope } from '@/server/auth/tenantScope'
import { pageOf } from '@/server/db/pagination'
import { clientUsers, groups, groupUsers, users } from '@/server/db/schema'
import { contains } from '@/server/db/search'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { groupHere, groupsOfUsers } from '@/server/modules/groups/records/shared'
import { autoSettingOfQuery, meetsAutoSetting } from '@/server/modules/groups/service'
import { nameMatches } from './records/storeWorkers'
import { workedBrandUsersReference } from './reference'

export const workedBrandUserRoutes = implement(contract, workedBrandUsersReference, {
  list: { response: Paged(WorkedBrandUser), run: list },
})

async function list({ db, scope, query }: Call<typeof contract.list>) {
  const rows = workersWhere(db, matches(db, scope, query))
  const page = await pageOf(
    query.page,
    rows.orderBy(desc(clientUsers.workedCount), asc(clientUsers.userId)),
    db.$count(rows.as('counted')),
  )
  const memberships = await groupsOfUsers(
    db,
    scope,
    page.items.map((item) => item.userId),
  )
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      // The condition of a group leaves blocked workers out.
      blocked: false,
      groups: memberships.flatMap(({ userId, id, name }) =>
        userId === item.userId ? [{ id, name }] : [],
      ),
    })),
  }
}

/** The condition that the query describes; 422 for too many keywords. */
function matches(db: Tx, scope: ClientScope, query: Call<typeof contract.list>['query']) {
  const { groupsKeyword, nameKana, notInGroupId, notGraduate } = query
  return and(
    meetsAutoSetting(db, scope, autoSettingOfQuery(query)),
    gte(clientUsers.workedCount, 1),
    groupsKeyword === ''
      ? undefined
      : exists(membership(db, scope, contains(groups.name, groupsKeyword))),
    notInGroupId === 0 ? undefined : notExists(membership(db, scope, eq(groups.id, notInGroupId))),
    notGraduate === '1' ? eq(clientUsers.graduate, false) : undefined,
    nameMatches(nameKana),
  )
}

/** Memberships of a row of client_users in groups that the store sees. */
const membership = (db: Tx, scope: ClientScope, where: SQL) =>
  db
    .select({ one: sql`1` })
    .from(groupUsers)
    .innerJoin(
      groups,
      and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
    )
    .where(
      and(
        eq(groupUsers.companyId, scope.companyId),
        eq(groupUsers.userId, clientUsers.userId),
        groupHere(scope),
        where,
      ),
    )

const workersWhere = (db: Tx, where: SQL | undefined) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      tier: users.tier,
      workedCountHere: clientUsers.workedCount,
      lastWorkedOn: clientUsers.lastWorkedOn,
      trusted: clientUsers.trusted,
    })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(where)
