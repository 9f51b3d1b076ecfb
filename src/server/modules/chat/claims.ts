import { and, desc, eq, gte } from 'drizzle-orm'
import type { Claim } from '@/contracts/chat/schemas'
import { cannotCancelByStore } from '@/domain/matchings/matching'
import type { ClientScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { chatClaims, chatMessages, matchings, offerings, type chatRooms } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

type Room = typeof chatRooms.$inferSelect

/** The open negotiation of a room; null without one. */
export async function openClaim(
  db: Tx,
  scope: ClientScope,
  room: Room,
  now: Date,
): Promise<Claim | null> {
  const [claim] = await db
    .select()
    .from(chatClaims)
    .where(
      and(scope.has(chatClaims), eq(chatClaims.roomId, room.id), eq(chatClaims.status, 'open')),
    )
  return claim ? shownClaim(db, scope, claim, now) : null
}
/** Returns a claim with its shift and the worker's latest answer since it was opened. */
export async function shownClaim(
  db: Tx,
  scope: ClientScope,
  claim: typeof chatClaims.$inferSelect,
  now: Date,
): Promise<Claim> {
  const { matching, title, startAt, endAt } = firstOrNotFound(
    await db
      .select({
        matching: matchings,
        title: offerings.title,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
      })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(scope.has(matchings, claim.matchingId)),
  )
  const [reply] = await db
    .select({ body: chatMessages.body })
    .from(chatMessages)
    .where(
      and(
        scope.has(chatMessages),
        eq(chatMessages.roomId, claim.roomId),
        eq(chatMessages.side, 'worker'),
        gte(chatMessages.sentAt, claim.openedAt),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(1)
  const rejectRefusal =
    cannotCancelByStore({ ...matching, startAt, endAt, fixStatus: null }, now) ?? null
  return {
    ...claim,
    offeringTitle: title,
    startAt,
    endAt,
    workerReply: reply?.body ?? null,
    rejectRefusal,
  }
}
