import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { graduates as contract } from '@/contracts/workers'
import type { GraduateSortKey } from '@/contracts/workers/enums'
import type { GraduateList } from '@/contracts/workers/schemas'
import { graduateFeeOn } from '@/domain/billing/feeRate'
import { dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { pageOf } from '@/server/db/pagination'
import { clientUsers, graduates, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { contractsOf } from '@/server/modules/billing/service'
import { roomUids } from '@/server/modules/chat/records/unread'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { grantedPositions } from '@/server/modules/reviews/records/badges'
import { graduateNoticeOf, isGraduateBlocked } from './records/graduates'

const orders: Record<GraduateSortKey, Record<'asc' | 'desc', SQL>> = {
  last_worked_at: {
    desc: sql`${clientUsers.lastWorkedOn} desc nulls last`,
    asc: sql`${clientUsers.lastWorkedOn} asc nulls first`,
  },
  registered_at: { desc: desc(graduates.registeredAt), asc: asc(graduates.registeredAt) },
}

const rowsOf = (db: Tx, scope: ClientScope) =>
  db
    .select({
      graduate: graduates,
      name: users.name,
      nameKana: users.nameKana,
      workedCountHere: clientUsers.workedCount,
      lastWorkedOn: clientUsers.lastWorkedOn,
      notice: graduateNoticeOf(db).as('notice'),
      isBlocked: sql<boolean>`${isGraduateBlocked(db)}`.as('is_blocked'),
    })
    .from(graduates)
    .innerJoin(users, eq(users.id, graduates.userId))
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, graduates.clientId), eq(clientUsers.userId, graduates.userId)),
    )
    .where(scope.has(graduates))

/** The graduates of the store with their fee rate today, and how many of them a dedicated offering reaches. */
export async function listGraduates({
  db,
  scope,
  query,
  now,
}: Call<typeof contract.list>): Promise<GraduateList> {
  const { items: rows, ...page } = await pageOf(
    query.page,
    rowsOf(db, scope).orderBy(orders[query.sortKey][query.sortDirection], asc(graduates.userId)),
    db.$count(graduates, scope.has(graduates)),
  )
  const userIds = rows.map(({ graduate }) => graduate.userId)
  const names = await accountNames(
    db,
    scope,
    rows.map(({ graduate }) => graduate.registeredBy),
  )
  const rooms = await roomUids(db, scope, userIds)
  const positions = await grantedPositions(db, scope, userIds)
  return {
    ...page,
    items: rows.map(({ graduate: { userId, registeredBy, ...graduate }, ...row }) => ({
      ...row,
      userId,
      kind: graduate.kind,
      employmentType: graduate.employmentType,
      hiredOn: graduate.hiredOn,
      note: graduate.note,
      registeredAt: graduate.registeredAt,
      viaInvitation: graduate.viaInvitation,
      registeredByName: nameOfAccount(names, registeredBy),
      positions: positions.filter((granted) => granted.userId === userId).map(({ name }) => name),
      chatRoomUid: rooms.get(userId) ?? null,
    })),
    ...(await reachOf(db, scope)),
    fee: scope.may('private.read') ? await feeOf(db, scope, now) : null,
  }
}

/** How many graduates can see a dedicated offering, and how many of those are notified of it. */
async function reachOf(db: Tx, scope: ClientScope) {
  const reached = rowsOf(db, scope).as('reached')
  const [counts] = await db
    .select({
      visibleCount: sql<number>`(count(*) filter (where not ${reached.isBlocked}))::int`,
      notifiedCount: sql<number>`(count(*) filter (where not ${reached.isBlocked} and ${reached.notice} = 'on'))::int`,
    })
    .from(reached)
  return counts ?? { visibleCount: 0, notifiedCount: 0 }
}

async function feeOf(db: Tx, scope: ClientScope, now: Date) {
  const { feeRateBp } = await workplaceOf(db, scope)
  const contracts = await contractsOf(db, scope.companyId)
  return graduateFeeOn({ usualBp: feeRateBp, contracts }, dayOf(now))
}
