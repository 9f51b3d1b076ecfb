import { and, eq } from 'drizzle-orm'
import type { Claim, InNegotiation } from '@/contracts/chat/schemas'
import { findDiscrimination } from '@/domain/cancellation/cancelNote'
import { cannotNegotiate } from '@/domain/chat/chat'
import { claimKindLabel } from '@/domain/chat/claimLabel'
import { formatDateTime, formatShift } from '@/lib/date'
import type { Account, ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { chatClaims, chatRooms, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { conflict, invalid } from '@/server/http/errors'
import { shownClaim } from './claims'
import type { Room } from './repository'
import { writeMessage } from './rooms'

type Opening = Extract<InNegotiation, { action: 'open' }>
const endMessages = {
  resolved: '協議が終わりました。',
  withdrawn: '協議を取り下げました。',
} as const

/** The open negotiation of a room, locked; there is at most one. */
const findOpenClaim = async (db: Tx, scope: ClientScope, roomId: number) =>
  (
    await db
      .select()
      .from(chatClaims)
      .where(
        and(scope.has(chatClaims), eq(chatClaims.roomId, roomId), eq(chatClaims.status, 'open')),
      )
      .for('update')
  )[0]

/** Opens a negotiation about a shift and tells the worker in the room. The caller must have locked the room. */
export async function openNegotiation(
  { db, scope, account, now }: StoreOperation & { account: Account },
  room: Room,
  { offeringId, kind, reasonTypeId, summary }: Opening,
): Promise<Claim> {
  const { matchingId, offering } = firstOrNotFound(
    await db
      .select({ matchingId: matchings.id, offering: offerings })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(
        and(
          scope.has(matchings),
          eq(matchings.offeringId, offeringId),
          eq(matchings.userId, room.userId),
        ),
      ),
  )
  const openClaim = await findOpenClaim(db, scope, room.id)
  if (openClaim)
    throw conflict(
      `すでに協議中です。${openClaim.openedByName}さんが${formatDateTime(openClaim.openedAt, now)}に始めました。`,
      'already_done',
    )
  const refusal = cannotNegotiate(room)
  if (refusal) throw conflict(refusal)
  const discrimination = findDiscrimination(summary, '協議')
  if (discrimination) throw invalid({ summary: discrimination.reason })
  const nowText = now.toISOString()
  const { clientId } = scope
  const claim = firstOrNotFound(
    await db
      .insert(chatClaims)
      .values({
        clientId,
        roomId: room.id,
        matchingId,
        offeringId,
        kind,
        status: 'open',
        reasonTypeId,
        summary,
        openedBy: account.id,
        openedByName: account.name,
        openedAt: nowText,
      })
      .returning(),
  )
  const body = `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」について、店舗が協議を始めました。内容: ${claimKindLabel[kind]}`
  await writeMessage(db, room, { side: 'system', kind: 'system', body, offeringId }, now)
  await db.update(chatRooms).set({ state: 'in_negotiation' }).where(scope.has(chatRooms, room.id))
  return shownClaim(db, scope, claim, now)
}

/** Ends the open negotiation of a room; 409 when it has ended already. */
export async function endNegotiation(
  { db, scope, account, now }: StoreOperation & { account: Pick<Account, 'id'> },
  room: Room,
  status: 'resolved' | 'withdrawn',
): Promise<Claim> {
  const claim = await findOpenClaim(db, scope, room.id)
  if (!claim) throw conflict('この協議は、すでに終わっています。', 'already_done')
  const endedClaim = firstOrNotFound(
    await db
      .update(chatClaims)
      .set({ status, resolvedAt: now.toISOString(), resolvedBy: account.id })
      .where(scope.has(chatClaims, claim.id))
      .returning(),
  )
  await writeMessage(
    db,
    room,
    { side: 'system', kind: 'system', body: endMessages[status], offeringId: claim.offeringId },
    now,
  )
  await db.update(chatRooms).set({ state: 'open' }).where(scope.has(chatRooms, room.id))
  return shownClaim(db, scope, endedClaim, now)
}

/** Closes the negotiation about a shift that was cancelled: nothing is left to agree on. */
export async function resolveNegotiation(
  { db, scope, account, now }: StoreOperation & { account: Pick<Account, 'id'> },
  room: Pick<Room, 'id' | 'state'>,
  matchingId: number,
) {
  if (room.state !== 'in_negotiation') return
  const resolved = await db
    .update(chatClaims)
    .set({ status: 'resolved', resolvedAt: now.toISOString(), resolvedBy: account.id })
    .where(
      and(
        scope.has(chatClaims),
        eq(chatClaims.roomId, room.id),
        eq(chatClaims.matchingId, matchingId),
        eq(chatClaims.status, 'open'),
      ),
    )
    .returning({ id: chatClaims.id })
  if (resolved.length > 0)
    await db.update(chatRooms).set({ state: 'open' }).where(scope.has(chatRooms, room.id))
}
