import {
  and,
  asc,
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
import type { PublicationScope } from '@/contracts/offerings/enums'
import {
  clients,
  clientUsers,
  groupUsers,
  offerings,
  userBadges,
  userBlocks,
} from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { statusAt, visibilityAt } from '@/server/modules/offerings/records/offerings'
import { sharedOffering } from '@/server/modules/shareLinks/service'
import { evaluateApplication, loadApplicant } from './eligibility'
import { isBlocked } from './talk'

type Offering = Pick<
  typeof offerings.$inferSelect,
  'clientId' | 'groupIds' | 'position' | 'shareToken'
>

/** Whether a worker may apply to an offering in this scope, or in one that its ladder has opened before. */
export async function isShownTo(
  { scope, shareToken }: { scope: PublicationScope; shareToken: string | undefined },
  db: Tx,
  userId: number,
  offering: Offering & Pick<typeof offerings.$inferSelect, 'openScopes'>,
): Promise<boolean> {
  for (const open of new Set([scope, ...offering.openScopes]))
    if (await isInScope({ scope: open, shareToken }, db, userId, offering)) return true
  return false
}

/**
 * Whether a worker may apply to an offering that is visible in this scope. `shareToken`: of the link that was opened.
 */
export async function isInScope(
  { scope, shareToken }: { scope: PublicationScope; shareToken: string | undefined },
  db: Tx,
  userId: number,
  offering: Offering,
): Promise<boolean> {
  const { clientId, groupIds, position } = offering
  const isKnown = async (as: SQL) =>
    (await db.$count(
      clientUsers,
      and(eq(clientUsers.clientId, clientId), eq(clientUsers.userId, userId), as),
    )) > 0
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
      return isKnown(gt(clientUsers.workedCount, 0))
    case 'trusted':
      return isKnown(eq(clientUsers.trusted, true))
    case 'graduate':
      return isKnown(eq(clientUsers.graduate, true))
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
      return offering.shareToken !== null && offering.shareToken === shareToken
  }
}

/** The most offerings that are shown to one worker. */
const MAX_OFFERINGS = 100
const one = { one: sql`1` }

/** Offerings whose scope includes the worker. An offering that only its link shows is not among them. */
function isVisibleTo(db: Tx, userId: number, now: Date) {
  const scope = visibilityAt(now)
  const inGroup = db
    .select(one)
    .from(groupUsers)
    .where(
      and(
        eq(groupUsers.userId, userId),
        sql`${offerings.groupIds} @> to_jsonb(${groupUsers.groupId})`,
      ),
    )
  const isKnown = (as: SQL) =>
    exists(
      db
        .select(one)
        .from(clientUsers)
        .where(
          and(eq(clientUsers.userId, userId), eq(clientUsers.clientId, offerings.clientId), as),
        ),
    )
  const hasBadge = db
    .select(one)
    .from(userBadges)
    .where(
      and(
        eq(userBadges.userId, userId),
        eq(userBadges.clientId, offerings.clientId),
        or(isNull(offerings.position), eq(userBadges.position, offerings.position)),
        isNotNull(userBadges.grantedAt),
      ),
    )
  // What a ladder has opened stays open beside the widest scope.
  const isOpenTo = (open: PublicationScope) =>
    or(eq(scope, open), sql`${offerings.openScopes} @> to_jsonb(${open}::text)`)
  return or(
    eq(scope, 'public'),
    and(isOpenTo('trusted'), isKnown(eq(clientUsers.trusted, true))),
    and(isOpenTo('group'), exists(inGroup)),
    and(isOpenTo('worked'), isKnown(gt(clientUsers.workedCount, 0))),
    and(eq(scope, 'graduate'), isKnown(eq(clientUsers.graduate, true))),
    and(eq(scope, 'badge'), exists(hasBadge)),
  )
}

/** Blocks of the worker by the store of the offering or its company. */
const blocksOfStore = (db: Tx, userId: number) =>
  db
    .select(one)
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.userId, userId),
        eq(userBlocks.companyId, clients.companyId),
        or(isNull(userBlocks.clientId), eq(userBlocks.clientId, offerings.clientId)),
      ),
    )

type Position = { startAt: string; id: number }

/** Condition: the offering comes after this position in the order of start and id. */
const isBehind = ({ startAt, id }: Position) =>
  or(gt(offerings.startAt, startAt), and(eq(offerings.startAt, startAt), gt(offerings.id, id)))

/**
 * The next published offerings with a free seat, by start, that are shown to the worker, at stores that have not
 * blocked them.
 */
const readOfferings = ({ db, now }: Operation, userId: number, after: Position | undefined) =>
  db
    .select({
      id: offerings.id,
      clientId: offerings.clientId,
      offerId: offerings.offerId,
      title: offerings.title,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      breakMin: offerings.breakMin,
      hourlyWageYen: offerings.hourlyWageYen,
      transportationYen: offerings.transportationYen,
      terms: offerings.terms,
      scope: visibilityAt(now),
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        gt(offerings.startAt, now.toISOString()),
        after && isBehind(after),
        eq(statusAt(now), 'published'),
        lt(offerings.peopleMatched, offerings.peopleWanted),
        isVisibleTo(db, userId, now),
        not(exists(blocksOfStore(db, userId))),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(MAX_OFFERINGS)

/** The offerings of a page to which the worker could apply. */
async function openAmong(
  operation: Operation,
  userId: number,
  page: Awaited<ReturnType<typeof readOfferings>>,
) {
  const [first, ...others] = page
  if (!first) return []
  const applicant = await loadApplicant(operation, userId, [first, ...others])
  const open: Pick<typeof first, 'id' | 'clientId' | 'title' | 'startAt' | 'endAt' | 'scope'>[] = []
  for (const offering of page) {
    const { refusal } = await evaluateApplication(operation.db, applicant, offering)
    const { id, clientId, title, startAt, endAt, scope } = offering
    if (refusal === undefined) open.push({ id, clientId, title, startAt, endAt, scope })
  }
  return open
}

/**
 * Returns the first MAX_OFFERINGS that a worker can apply to without a link, by start. The rules are checked for each
 * offering in the program, so pages are read until enough are found: offerings that the worker cannot take must not
 * hide later ones.
 */
export async function offeringsFor(db: Tx, userId: number, now: Date) {
  const open: Awaited<ReturnType<typeof openAmong>> = []
  let after: Position | undefined
  do {
    const page = await readOfferings({ db, now }, userId, after)
    open.push(...(await openAmong({ db, now }, userId, page)))
    after = page.length < MAX_OFFERINGS ? undefined : page.at(-1)
  } while (after && open.length < MAX_OFFERINGS)
  return open.slice(0, MAX_OFFERINGS)
}

/**
 * The offering of a share link; undefined when the link is not valid, the store has blocked the worker, or an
 * application would be refused.
 */
export async function findByLink(db: Tx, userId: number, shareToken: string, now: Date) {
  const offering = await sharedOffering(db, shareToken, now)
  if (!offering || (await isBlocked(db, userId, offering.clientId))) return undefined
  const applicant = await loadApplicant({ db, now }, userId, [offering])
  const { refusal } = await evaluateApplication(db, applicant, offering)
  return refusal === undefined ? offering : undefined
}
