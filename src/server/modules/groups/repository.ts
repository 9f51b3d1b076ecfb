import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/transaction'
import { groups, groupUsers } from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'

/** The lists a store may post to: its own, and those its company shares. */
export const groupsOf = (db: Tx, scope: ClientScope, groupId?: number) =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      description: groups.description,
      isDefault: groups.isDefault,
      clientId: groups.clientId,
      autoSetting: groups.autoSetting,
      lockVersion: groups.lockVersion,
      updatedBy: groups.updatedBy,
      updatedAt: groups.updatedAt,
      usersCount: count(groupUsers.id),
    })
    .from(groups)
    .leftJoin(
      groupUsers,
      and(eq(groupUsers.companyId, groups.companyId), eq(groupUsers.groupId, groups.id)),
    )
    .where(and(ofStore(scope), groupId === undefined ? undefined : eq(groups.id, groupId)))
    .groupBy(groups.id)
    .orderBy(
      desc(groups.isDefault),
      asc(sql`${groups.clientId} is null`),
      asc(groups.name),
      asc(groups.id),
    )
    .limit(200)

export const ofStore = (scope: ClientScope) =>
  and(
    eq(groups.companyId, scope.companyId),
    or(isNull(groups.clientId), eq(groups.clientId, scope.clientId)),
  )
