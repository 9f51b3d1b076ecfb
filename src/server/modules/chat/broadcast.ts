import { eq } from 'drizzle-orm'
import type { matchings as contract } from '@/contracts/matchings'
import type { BroadcastResult } from '@/contracts/matchings/schemas'
import { cannotBroadcast, cannotSendMessage } from '@/domain/chat/message'
import { firstOrNotFound } from '@/server/db/pagination'
import { matchings, offerings } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { matchedRows } from '@/server/modules/matchings/records/matchedRows'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { limit } from '@/server/platform/rateLimiter'
import { ensureRoom, writeMessage } from './rooms'

type Recipient = { isLive: boolean; isBlocked: boolean; isRoomClosed: boolean }
function refusalOf({ isLive, isBlocked, isRoomClosed }: Recipient) {
  if (!isLive) return 'マッチングが終了しているため、送れません。'
  if (isBlocked) return 'ブロック中のため、送れません。'
  return isRoomClosed ? 'メッセージルームが終了しているため、送れません。' : null
}

/**
 * Sends one message to all workers with an active matching, or to the chosen ones. The answer names the workers who
 * cannot be reached.
 */
export async function broadcast({
  db,
  scope,
  account,
  offeringId,
  body,
  now,
}: Call<typeof contract.broadcast>): Promise<BroadcastResult> {
  const reason = cannotSendMessage(body.body)
  if (reason) throw invalid({ body: reason })
  const { endAt } = firstOrNotFound(
    await db
      .select({ endAt: offerings.endAt })
      .from(offerings)
      .where(scope.has(offerings, offeringId)),
  )
  const all = await matchedRows(db, scope, eq(matchings.offeringId, offeringId))
  const isLive = ({ matching }: (typeof all)[number]) =>
    matching.status === 'established' || matching.status === 'worked'
  const { userIds } = body
  const wanted =
    userIds === null ? all.filter(isLive) : all.filter((row) => userIds.includes(row.user.id))
  if (userIds !== null && wanted.length < new Set(userIds).size) throw notFound()
  const refusal = cannotBroadcast({ endAt, peopleLive: wanted.length }, now)
  if (refusal) throw conflict(refusal)
  await limit(db, 'chat', account.id, now)
  const blocked = await blockedIdsOf(
    db,
    scope,
    wanted.map((row) => row.user.id),
  )
  const items: BroadcastResult['items'] = []
  for (const row of wanted) {
    const { user } = row
    const room = await ensureRoom(
      { db, now },
      { clientId: scope.clientId, userId: user.id, offeringId },
    )
    const message = refusalOf({
      isLive: isLive(row),
      isBlocked: blocked.has(user.id),
      isRoomClosed: room.state === 'closed',
    })
    if (message === null)
      await writeMessage(
        db,
        room,
        { side: 'client', kind: 'broadcast', body: body.body, offeringId, sentBy: account.id },
        now,
      )
    items.push({ userId: user.id, name: user.name, sent: message === null, message })
  }
  return { sentCount: items.filter((item) => item.sent).length, items }
}
