import { and, eq } from 'drizzle-orm'
import { cannotWorkAtAge } from '@/domain/workers/age'
import { cannotTakeShift } from '@/domain/workers/limits'
import { cannotApply, scopeAt } from '@/domain/offerings/offering'
import { manualMessage } from '@/domain/offers/manual'
import { payOf } from '@/domain/pay/pay'
import { formatShift } from '@/lib/date'
import type { Operation } from '@/server/db/transaction'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { clientUsers, clients, matchings, users } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { conflict } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { loadOf, overlaps, shiftsHeld } from '@/server/lookups/shiftLoad'
import { openRoom, writeMessage } from '@/server/modules/chat/service'
import { lockPosting, takeSeat } from '@/server/modules/matchings/service'
import { provisionStatusOf } from './provision'
import { isInScope } from './find'
import { isBlocked } from './talk'

const notForYou = 'この求人は公開範囲が限られているため、応募できません。'

/**
 * A worker takes a seat: first come, first matched, and with it a labour contract begins. The row lock makes "seats left?" and "take one"
 * a single step for any number of applicants; the lock on the worker keeps two applications of one person from passing the same limit.
 * `shareToken` opens a posting that only its link shows.
 */
export async function apply(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  { shareToken }: { shareToken?: string } = {},
): Promise<{ matchingId: number }> {
  const posting = await lockPosting(db, offeringId)
  const { clientId } = posting
  const [earlier] = await db
    .select({ status: matchings.status })
    .from(matchings)
    .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)))
  if (earlier)
    throw conflict(
      earlier.status === 'established'
        ? 'すでに応募しています。'
        : '一度キャンセルした求人には、応募できません。',
    )
  const reason = cannotApply(posting, now)
  if (reason) throw conflict(reason)
  const { name, birthOn } = takeOne(
    await db
      .select({ name: users.name, birthOn: users.birthOn })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update'),
  )
  if (await isBlocked(db, userId, clientId)) throw conflict('この求人には応募できません。')
  const tooYoung = cannotWorkAtAge(birthOn, posting)
  if (tooYoung) throw conflict(tooYoung)
  const appliedScope = scopeAt(posting, now)
  if (!(await isInScope({ scope: appliedScope, shareToken }, db, userId, posting)))
    throw conflict(notForYou)
  const scheduledPay = payOf({ ...posting, bonuses: await bonusesFor(db, posting) })
  const { companyId } = takeOne(
    await db.select({ companyId: clients.companyId }).from(clients).where(eq(clients.id, clientId)),
  )
  const held = await shiftsHeld(db, userId, posting.workOn)
  if (held.some((shift) => !shift.calledOff && overlaps(shift, posting)))
    throw conflict('同じ時間に別の勤務があるため、申し込めません。')
  const limit = cannotTakeShift(
    loadOf(
      held,
      companyId,
      posting.workOn,
      await provisionStatusOf({ db, now }, userId, companyId, posting.workOn),
    ),
    { ...scheduledPay, workOn: posting.workOn },
  )
  if (limit) throw conflict(limit)

  const { id } = takeOne(
    await db
      .insert(matchings)
      .values({
        clientId,
        offeringId,
        userId,
        startAt: posting.startAt,
        endAt: posting.endAt,
        status: 'established',
        matchedAt: now.toISOString(),
        appliedScope,
        hourlyWageYen: posting.hourlyWageYen,
        transportationYen: posting.transportationYen,
        scheduledPay,
        qualificationDocumentStatus: posting.terms.qualificationDocumentRequired
          ? 'not_submitted'
          : 'not_required',
        createdAt: now.toISOString(),
      })
      .returning({ id: matchings.id }),
  )
  await takeSeat(db, offeringId)
  await db
    .insert(clientUsers)
    .values({ clientId, userId, firstAt: now.toISOString() })
    .onConflictDoNothing()
  const room = await openRoom({ db, now }, clientId, userId, offeringId)
  await writeMessage(
    db,
    room,
    {
      side: 'system',
      kind: 'system',
      body: `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」のマッチングが成立しました。`,
      offeringId,
    },
    now,
  )
  if (posting.terms.autoMessage)
    await writeMessage(
      db,
      room,
      { side: 'client', kind: 'auto', body: posting.terms.autoMessage, offeringId },
      now,
    )
  const { manuals = [] } = posting.terms
  if (manuals.length > 0)
    await writeMessage(
      db,
      room,
      { side: 'client', kind: 'auto', body: manualMessage(manuals), offeringId },
      now,
    )
  await notifyStore(
    db,
    {
      clientId,
      event: 'matching',
      title: 'マッチングが成立しました',
      text: `${formatShift(posting.startAt, posting.endAt, now)}「${posting.title}」に、${name}さんのマッチングが成立しました。`,
      path: `/clients/${clientId}/offerings/${offeringId}`,
    },
    now,
  )
  return { matchingId: id }
}
