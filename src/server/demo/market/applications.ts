import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { scopeAt } from '@/domain/offerings/offering'
import { msOf } from '@/lib/date'
import type { Tx, Operation } from '@/server/db/transaction'
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
import { apply } from '@/server/worker-app/apply'
import type { Act, Market } from './market'
import { arrivalsOf, ATTENTION_MS, attractionOf } from './plan'

/** So many people look at a posting before the next look. */
const ASKED = 8

/** Who applies now: for each open posting as many as should have come by now and have not. */
export async function applications(db: Tx, market: Market, now: Date): Promise<Act[]> {
  const { seed, speed, reopened } = market
  const since = new Date(now.getTime() - ATTENTION_MS / speed).toISOString()
  const at = now.toISOString()
  const dueAgain = [...reopened].filter(([, from]) => from <= now.getTime()).map(([id]) => id)
  const open = await db
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
      position: offerings.position,
      autoPublicAt: offerings.autoPublicAt,
      shareToken: offerings.shareToken,
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        isNull(offerings.closedAt),
        gt(offerings.closesAt, at),
        gt(offerings.startAt, at),
        lt(offerings.peopleMatched, offerings.peopleWanted),
        isNotNull(offerings.publishedAt),
        or(
          gt(offerings.publishedAt, since),
          dueAgain.length > 0 ? inArray(offerings.id, dueAgain) : sql`false`,
        ),
      ),
    )
    .orderBy(offerings.id)
    .limit(50)
  const acts: Act[] = []
  for (const posting of open) {
    const age = now.getTime() - msOf(posting.publishedAt ?? at)
    const come = arrivalsOf(
      seed,
      posting,
      attractionOf(posting.hourlyWageYen, posting.prefectureCode ?? '', posting.workOn),
    ).filter((after) => after / speed <= age).length
    const wanted =
      Math.min(
        posting.peopleWanted,
        dueAgain.includes(posting.id) ? posting.peopleMatched + 1 : come,
      ) - posting.peopleMatched
    if (wanted > 0) acts.push(...(await candidates({ db, now }, market, posting, wanted)))
  }
  return acts
}
type Open = Pick<
  typeof offerings.$inferSelect,
  | 'id'
  | 'clientId'
  | 'peopleWanted'
  | 'peopleMatched'
  | 'scope'
  | 'groupIds'
  | 'position'
  | 'autoPublicAt'
  | 'shareToken'
> & { companyId: number; prefectureCode: string | null }

/** Rows of a table about the user of the outer query. */
const ofUser = (table: {
  userId:
    | typeof matchings.userId
    | typeof userBlocks.userId
    | typeof clientUsers.userId
    | typeof groupUsers.userId
    | typeof userBadges.userId
}) => eq(table.userId, users.id)

/** Condition on users for a posting that not everybody sees. */
function isInvited(db: Tx, posting: Open, scope: ReturnType<typeof scopeAt>) {
  const { clientId, groupIds, position } = posting
  const one = { one: sql`1` }
  switch (scope) {
    case 'group': {
      const inGroups = inArray(groupUsers.groupId, groupIds.length > 0 ? groupIds : [0])
      return exists(
        db
          .select(one)
          .from(groupUsers)
          .where(and(ofUser(groupUsers), inGroups)),
      )
    }
    case 'worked':
      return exists(
        db
          .select(one)
          .from(clientUsers)
          .where(
            and(
              ofUser(clientUsers),
              eq(clientUsers.clientId, clientId),
              gt(clientUsers.workedCount, 0),
            ),
          ),
      )
    case 'badge':
      return exists(
        db
          .select(one)
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
      // The store sends its link to people it knows.
      return exists(
        db
          .select(one)
          .from(clientUsers)
          .where(and(ofUser(clientUsers), eq(clientUsers.clientId, clientId))),
      )
    default:
      return undefined
  }
}
const isMatched = (db: Tx, posting: Open) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(matchings)
      .where(and(ofUser(matchings), eq(matchings.offeringId, posting.id))),
  )
const isBlocked = (db: Tx, { companyId, clientId }: Open) =>
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

/** People of the prefecture who may see the posting, in an order of its own. One act for each, until as many as wanted have succeeded. */
async function candidates(
  { db, now }: Operation,
  { seed, tried, reopened }: Market,
  posting: Open,
  wanted: number,
): Promise<Act[]> {
  const scope = scopeAt(posting, now)
  const from = tried.get(posting.id) ?? 0
  const inPrefecture = posting.prefectureCode
    ? eq(users.prefectureCode, posting.prefectureCode)
    : undefined
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isInvited(db, posting, scope) ?? inPrefecture,
        not(isMatched(db, posting)),
        not(isBlocked(db, posting)),
      ),
    )
    .orderBy(sql`md5(${`${seed} ${posting.id} `} || ${users.id}::text)`)
    .limit(ASKED + wanted)
    .offset(from)
  // Everybody was asked: begin again, limits may have turned.
  if (rows.length === 0) tried.set(posting.id, 0)
  let left = wanted
  return rows.map(({ id }) => ({
    what: 'apply',
    run: async (tx) =>
      left > 0
        ? apply(
            { db: tx, now },
            id,
            posting.id,
            posting.shareToken === null ? {} : { shareToken: posting.shareToken },
          )
        : false,
    after: () => {
      left -= 1
      reopened.delete(posting.id)
    },
    refused: () => {
      tried.set(posting.id, (tried.get(posting.id) ?? 0) + 1)
    },
  }))
}
