import { and, eq, exists, gt, inArray, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { isFull, offeringStatusAt } from '@/domain/offerings/offering'
import { formatShift } from '@/lib/date'
import {
  chatRooms,
  clients,
  clientUsers,
  groupUsers,
  ladderRungs,
  matchings,
  offerings,
  userBlocks,
} from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { writeMessage } from '@/server/modules/chat/service'

/** Payload of the job that tells the workers of a rung that it has opened. */
export type LadderNotices = { rungId: number }
type Offering = typeof offerings.$inferSelect
type Scope = Offering['openScopes'][number]

/**
 * The job that tells the workers of a rung once it is open, so that the caller does not wait; none for 一般公開, which
 * names nobody.
 */
export const noticesOf = ({ id: rungId, scope }: { id: number; scope: Scope }, now: Date) =>
  scope === 'public'
    ? []
    : [
        {
          kind: 'ladderNotices',
          uniqueKey: `ladder notices ${rungId}`,
          payload: { rungId } satisfies LadderNotices,
          runAt: now,
        },
      ]

/** The column that `exists` selects. Only whether there is a row matters. */
const anything = { one: sql`1` }

/** Whether the scope names the worker of a room. 一般公開 names nobody. */
function isReachedBy(db: Tx, { clientId, groupIds }: Offering, scope: Scope): SQL {
  const isKnown = (as: SQL) =>
    exists(
      db
        .select(anything)
        .from(clientUsers)
        .where(
          and(eq(clientUsers.clientId, clientId), eq(clientUsers.userId, chatRooms.userId), as),
        ),
    )
  const members: Partial<Record<Scope, () => SQL>> = {
    trusted: () => isKnown(eq(clientUsers.trusted, true)),
    worked: () => isKnown(gt(clientUsers.workedCount, 0)),
    group: () =>
      exists(
        db
          .select(anything)
          .from(groupUsers)
          .where(
            and(eq(groupUsers.userId, chatRooms.userId), inArray(groupUsers.groupId, groupIds)),
          ),
      ),
  }
  return members[scope]?.() ?? sql`false`
}

/** Whether the worker of a room is blocked by the store or by its company. */
const isBlockedHere = (db: Tx) =>
  exists(
    db
      .select(anything)
      .from(userBlocks)
      .innerJoin(clients, eq(clients.companyId, userBlocks.companyId))
      .where(
        and(
          eq(clients.id, chatRooms.clientId),
          eq(userBlocks.userId, chatRooms.userId),
          or(isNull(userBlocks.clientId), eq(userBlocks.clientId, chatRooms.clientId)),
        ),
      ),
  )
/** Whether the worker of a room has a matching of any status with this offering, or another shift at its time. */
const isUnavailable = (db: Tx, { id, startAt, endAt }: Offering) =>
  exists(
    db
      .select(anything)
      .from(matchings)
      .where(
        and(
          eq(matchings.userId, chatRooms.userId),
          or(
            eq(matchings.offeringId, id),
            and(
              eq(matchings.status, 'established'),
              lt(matchings.startAt, endAt),
              gt(matchings.endAt, startAt),
            ),
          ),
        ),
      ),
  )

/**
 * Writes an offering into the rooms of the workers whom this rung reaches and no earlier one did, so that each worker
 * is notified once. Workers without a room see it only in the app. Does nothing for 一般公開, or if the offering takes
 * no more applications.
 */
export async function notifyRung({ db, now }: Operation, { rungId }: LadderNotices) {
  const [found] = await db
    .select({ rung: ladderRungs, offering: offerings })
    .from(ladderRungs)
    .innerJoin(
      offerings,
      and(eq(offerings.clientId, ladderRungs.clientId), eq(offerings.id, ladderRungs.offeringId)),
    )
    .where(eq(ladderRungs.id, rungId))
  if (!found) return
  const { rung, offering } = found
  if (offeringStatusAt(offering, now) !== 'published' || isFull(offering)) return
  const earlierScopes = offering.openScopes.slice(0, offering.openScopes.indexOf(rung.scope))
  const rooms = await db
    .select({
      id: chatRooms.id,
      clientId: chatRooms.clientId,
      latestOfferingId: chatRooms.latestOfferingId,
    })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.clientId, offering.clientId),
        ne(chatRooms.state, 'closed'),
        isReachedBy(db, offering, rung.scope),
        ...earlierScopes.map((scope) => not(isReachedBy(db, offering, scope))),
        not(isBlockedHere(db)),
        not(isUnavailable(db, offering)),
      ),
    )
    .orderBy(chatRooms.id)
  const shift = formatShift(offering.startAt, offering.endAt, now)
  const body = `求人が公開されました。${shift}「${offering.title}」。アプリの求人から申し込めます。`
  for (const room of rooms)
    await writeMessage(
      db,
      room,
      { side: 'system', kind: 'system', body, offeringId: offering.id },
      now,
    )
}
