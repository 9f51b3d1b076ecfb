import { and, asc, count, desc, eq, isNull, or } from 'drizzle-orm'
import { groups as contract } from '@/contracts/offerings'
import { GroupOptions } from '@/contracts/offerings.schemas'
import type { Tx } from './db/database'
import { groups, groupUsers } from './db/schema'
import { implement } from './kit'
import type { ClientScope } from './scope'

/** The lists a store may post to: its own, and those its company shares. */
export const groupsOf = (db: Tx, scope: ClientScope) =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      isDefault: groups.isDefault,
      clientId: groups.clientId,
      usersCount: count(groupUsers.id),
    })
    .from(groups)
    .leftJoin(groupUsers, and(eq(groupUsers.companyId, groups.companyId), eq(groupUsers.groupId, groups.id)))
    .where(and(eq(groups.companyId, scope.companyId), or(isNull(groups.clientId), eq(groups.clientId, scope.clientId))))
    .groupBy(groups.id)
    .orderBy(desc(groups.isDefault), asc(groups.name), asc(groups.id))
    .limit(200)

export const groupRoutes = implement(contract, {
  list: {
    response: GroupOptions,
    run: async ({ db, scope }) => ({
      items: (await groupsOf(db, scope)).map(({ clientId, ...group }) => ({
        ...group,
        owner: clientId === null ? ('company' as const) : ('client' as const),
      })),
    }),
  },
})
