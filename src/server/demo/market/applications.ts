import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { scopeAt } from '@/domain/offerings/offering'
import { msOf } from '@/lib/date'
import {
  clients,
  clientUsers,
  groupUsers,
  matchings,
  offerings,
  userBadges,
  userBlocks,
  users,
} from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import { apply } from '@/server/worker-app/apply'
import type { Action, Market } from './market'
import { arrivalsOf, APPLICATION_PERIOD_MS, attractionOf } from './plan'

/** Open offerings that one round of the market looks at, the oldest first. */
const OFFERINGS_A_ROUND = 50

/** Candidates tried for an offering in one step, beyond the number of missing applicants: some are refused. */
const SPARE_CANDIDATES = 8

/** Returns the due applications: for each open offering those that should have arrived by now and have not. */
export async function applications(db: Tx, market: Market, now: Date): Promise<Action[]> {
  const { seed, speed, refillTimes } = market
  const since = new Date(now.getTime() - APPLICATION_PERIOD_MS / speed).toISOString()
  const nowText = now.toISOString()
  const dueAgain = [...refillTimes].filter(([, from]) => from <= now.getTime()).map(([id]) => id)
  const openOfferings = await db
    .select({
      id: offerings.id,
      clientId: offerings.clientId,
      companyId: clients.companyId,
      prefectureCode: clients.prefectureCode,
      workOn: offerings.workOn,
      hourlyWageYen: offerings.hourlyWageYen,
      peopleWanted: offerings.peopleWanted,
      peopleMatched: offerings.peopleMatched,
      publishedAt: offerings.publishedAt,
      scope: offerings.scope,
      groupIds: offerings.groupIds,
      openScopes: offerings.openScopes,
      position: offerings.position,
      autoPublicAt: offerings.autoPublicAt,
      shareToken: offerings.shareToken,
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        isNull(offerings.closedAt),
        gt(offerings.closesAt, nowText),
        gt(offerings.startAt, nowText),
        lt(offerings.peopleMatched, offerings.peopleWanted),
        isNotNull(offerings.publishedAt),
        or(
          gt(offerings.publishedAt, since),
          dueAgain.length > 0 ? inArray(offerings.id, dueAgain) : sql`false`,
        ),
      ),
    )
    .orderBy(offerings.id)
    .limit(OFFERINGS_A_ROUND)
  const actions: Action[] = []
  for (const offering of openOfferings) {
    const age = now.getTime() - msOf(offering.publishedAt ?? nowText)
    const arrivedCount = arrivalsOf(
      seed,
      offering,
      attractionOf(offering.hourlyWageYen, offering.prefectureCode ?? '', offering.workOn),
    ).filter((after) => after / speed <= age).length
    const missingCount =
      Math.min(
        offering.peopleWanted,
        dueAgain.includes(offering.id) ? offering.peopleMatched + 1 : arrivedCount,
      ) - offering.peopleMatched
    if (missingCount > 0)
      actions.push(...(await candidates({ db, now }, market, offering, missingCount)))
  }
  return actions
}
type OpenOffering = Pick<
  typeof offerings.$inferSelect,
  | 'id'
  | 'clientId'
  | 'peopleWanted'
  | 'peopleMatched'
  | 'scope'
  | 'groupIds'
  | 'openScopes'
  | 'position'
  | 'autoPublicAt'
  | 'shareToken'
> & { companyId: number; prefectureCode: string | null }

/** Condition: a row of the table belongs to the user of the outer query. */
const ofUser = (table: {
  userId:
    | typeof matchings.userId
    | typeof userBlocks.userId
    | typeof clientUsers.userId
    | typeof groupUsers.userId
    | typeof userBadges.userId
}) => eq(table.userId, users.id)

/** Condition on users: the store knows them, and `which` holds for the row of the store. */
const isKnownTo = (db: Tx, clientId: number, which?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(clientUsers)
      .where(and(ofUser(clientUsers), eq(clientUsers.clientId, clientId), which)),
  )

/** Condition on users for an offering with a limited scope; undefined for a public one. */
function isInvited(db: Tx, offering: OpenOffering, scope: ReturnType<typeof scopeAt>) {
  const { clientId, groupIds, position } = offering
  const selectOne = { one: sql`1` }
  switch (scope) {
    case 'group': {
      const inGroups = inArray(groupUsers.groupId, groupIds.length > 0 ? groupIds : [0])
      return exists(
        db
          .select(selectOne)
          .from(groupUsers)
          .where(and(ofUser(groupUsers), inGroups)),
      )
    }
    case 'worked':
      return isKnownTo(db, clientId, gt(clientUsers.workedCount, 0))
    case 'trusted':
      return isKnownTo(db, clientId, eq(clientUsers.trusted, true))
    case 'graduate':
      return isKnownTo(db, clientId, eq(clientUsers.graduate, true))
    case 'badge':
      return exists(
        db
          .select(selectOne)
          .from(userBadges)
          .where(
            and(
              ofUser(userBadges),
              eq(userBadges.clientId, clientId),
              position === null ? undefined : eq(userBadges.position, position),
              isNotNull(userBadges.grantedAt),
            ),
          ),
      )
    case 'url':
      // The simulated store sends its link to workers it knows.
      return isKnownTo(db, clientId)
    case 'public':
      return undefined
  }
}
/** Condition on users: the present scope or one that the ladder has opened before includes them. */
const isInvitedToAny = (db: Tx, offering: OpenOffering, scope: ReturnType<typeof scopeAt>) =>
  scope === 'public'
    ? undefined
    : or(
        ...[...new Set([scope, ...offering.openScopes])].map((open) =>
          isInvited(db, offering, open),
        ),
      )
const isMatched = (db: Tx, offering: OpenOffering) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(matchings)
      .where(and(ofUser(matchings), eq(matchings.offeringId, offering.id))),
  )
const isBlocked = (db: Tx, { companyId, clientId }: OpenOffering) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userBlocks)
      .where(
        and(
          ofUser(userBlocks),
          eq(userBlocks.companyId, companyId),
          or(isNull(userBlocks.clientId), eq(userBlocks.clientId, clientId)),
        ),
      ),
  )

/**
 * Applications of workers who may see the offering, in an order that depends on seed and offering. The actions do
 * nothing once as many as needed have succeeded.
 */
async function candidates(
  { db, now }: Operation,
  { seed, refusedCounts, refillTimes }: Market,
  offering: OpenOffering,
  wanted: number,
): Promise<Action[]> {
  const scope = scopeAt(offering, now)
  const from = refusedCounts.get(offering.id) ?? 0
  const inPrefecture = offering.prefectureCode
    ? eq(users.prefectureCode, offering.prefectureCode)
    : undefined
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isInvitedToAny(db, offering, scope) ?? inPrefecture,
        not(isMatched(db, offering)),
        not(isBlocked(db, offering)),
      ),
    )
    .orderBy(sql`md5(${`${seed} ${offering.id} `} || ${users.id}::text)`)
    .limit(SPARE_CANDIDATES + wanted)
    .offset(from)
  // Every worker was tried: start again, because their limits may have changed.
  if (rows.length === 0) refusedCounts.set(offering.id, 0)
  let remaining = wanted
  return rows.map(({ id }) => ({
    name: 'apply',
    run: async (tx) =>
      remaining > 0
        ? apply(
            { db: tx, now },
            id,
            offering.id,
            offering.shareToken === null ? {} : { shareToken: offering.shareToken },
          )
        : false,
    onSuccess: () => {
      remaining -= 1
      refillTimes.delete(offering.id)
    },
    onRefused: () => {
      refusedCounts.set(offering.id, (refusedCounts.get(offering.id) ?? 0) + 1)
    },
  }))
}
