import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { cannotWorkAtAge } from '@/domain/workers/age'
import type { PublicationScope } from '@/contracts/offerings/enums'
import type { Tx } from '@/server/db/transaction'
import {
  clients,
  clientUsers,
  groupUsers,
  offerings,
  userBadges,
  userBlocks,
  users,
} from '@/server/db/schema'
import { statusAt, visibilityAt } from '@/server/lookups/offerings'
import { takeOne } from '@/server/db/pagination'
import { sharedPosting } from '@/server/modules/shareLinks/service'
import { isBlocked } from './talk'

type Posting = Pick<
  typeof offerings.$inferSelect,
  'clientId' | 'groupIds' | 'position' | 'shareToken'
>

/** Whether a worker belongs to those who may take a seat of a posting in this scope. `shareToken`: the one of the link that was opened. */
export async function isInScope(
  { scope, shareToken }: { scope: PublicationScope; shareToken: string | undefined },
  db: Tx,
  userId: number,
  posting: Posting,
): Promise<boolean> {
  const { clientId, groupIds, position } = posting
  switch (scope) {
    case 'public':
      return true
    case 'group':
      return (
        groupIds.length > 0 &&
        (await db.$count(
          groupUsers,
          and(eq(groupUsers.userId, userId), inArray(groupUsers.groupId, groupIds)),
        )) > 0
      )
    case 'worked':
      return (
        (await db.$count(
          clientUsers,
          and(
            eq(clientUsers.clientId, clientId),
            eq(clientUsers.userId, userId),
            gt(clientUsers.workedCount, 0),
          ),
        )) > 0
      )
    case 'badge':
      return (
        (await db.$count(
          userBadges,
          and(
            eq(userBadges.clientId, clientId),
            eq(userBadges.userId, userId),
            position === null ? undefined : eq(userBadges.position, position),
            isNotNull(userBadges.grantedAt),
          ),
        )) > 0
      )
    case 'url':
      return posting.shareToken !== null && posting.shareToken === shareToken
  }
}

const MOST = 100
/** The market as one worker sees it: what is open, not theirs to be kept from, and shown to them without a link. By start. */
export async function postingsFor(db: Tx, userId: number, now: Date) {
  const scope = visibilityAt(now)
  const one = { one: sql`1` }
  const inGroup = sql`${offerings.groupIds} @> to_jsonb(${groupUsers.groupId})`
  const here = eq(clientUsers.clientId, offerings.clientId)
  const seen = or(
    eq(scope, 'public'),
    and(
      eq(scope, 'group'),
      exists(
        db
          .select(one)
          .from(groupUsers)
          .where(and(eq(groupUsers.userId, userId), inGroup)),
      ),
    ),
    and(
      eq(scope, 'worked'),
      exists(
        db
          .select(one)
          .from(clientUsers)
          .where(and(eq(clientUsers.userId, userId), here, gt(clientUsers.workedCount, 0))),
      ),
    ),
    and(
      eq(scope, 'badge'),
      exists(
        db
          .select(one)
          .from(userBadges)
          .where(
            and(
              eq(userBadges.userId, userId),
              eq(userBadges.clientId, offerings.clientId),
              or(isNull(offerings.position), eq(userBadges.position, offerings.position)),
              isNotNull(userBadges.grantedAt),
            ),
          ),
      ),
    ),
  )
  const blocked = db
    .select(one)
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.userId, userId),
        eq(userBlocks.companyId, clients.companyId),
        or(isNull(userBlocks.clientId), eq(userBlocks.clientId, offerings.clientId)),
      ),
    )
  const { birthOn } = takeOne(
    await db.select({ birthOn: users.birthOn }).from(users).where(eq(users.id, userId)),
  )
  const found = await db
    .select({
      id: offerings.id,
      clientId: offerings.clientId,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      scope,
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        gt(offerings.startAt, now.toISOString()),
        eq(statusAt(now), 'published'),
        lt(offerings.peopleMatched, offerings.peopleWanted),
        seen,
        not(exists(blocked)),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(MOST)
  return found.filter((posting) => !cannotWorkAtAge(birthOn, posting))
}

/** What a worker finds behind a link: the posting, unless the store blocked them; undefined where the link opens nothing. */
export async function findByLink(db: Tx, userId: number, shareToken: string, now: Date) {
  const posting = await sharedPosting(db, shareToken, now)
  if (!posting || (await isBlocked(db, userId, posting.clientId))) return undefined
  const { birthOn } = takeOne(
    await db.select({ birthOn: users.birthOn }).from(users).where(eq(users.id, userId)),
  )
  return cannotWorkAtAge(birthOn, posting) ? undefined : posting
}
