import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { ClosedReason, OfferingDetail } from '@/contracts/offerings.schemas'
import { postings as contract } from '@/contracts/postings'
import { KeptClosedReason, OfferingCalendar } from '@/contracts/postings.schemas'
import { cannotClose, cannotUnpublish, offeringStatusAt } from '@/domain/offering'
import { formatDateTime } from '@/lib/jst'
import { whoDid } from './accountNames'
import { widen, type Tx } from './db/database'
import { accounts, auditLog, matchings, offerings } from './db/schema'
import { implement } from './kit'
import { calendarOf } from './offeringCalendar'
import { findOffering } from './offeringDetail'
import { conflict } from './refusal'
import { only } from './rows'
import type { ClientScope } from './scope'

/** A posting of this store, locked as whoever changes its seats locks it, with its present status and the people in force on it. */
export async function lockOffering(db: Tx, scope: ClientScope, offeringId: number, now: Date) {
  const posting = only(await db.select().from(offerings).where(scope.has(offerings, offeringId)).for('update'))
  const live = and(scope.has(matchings), eq(matchings.offeringId, offeringId), inArray(matchings.status, ['established', 'worked']))
  return { ...posting, status: offeringStatusAt(posting, now), peopleLive: await db.$count(matchings, live) }
}

/** Who did the last of these things to a posting, and when. The transaction cannot be used as the store's afterwards: for a refusal only. */
export async function lastDoneBy(db: Tx, scope: ClientScope, offeringId: number, calls: readonly string[]) {
  await widen(db)
  const [last] = await db
    .select({ id: accounts.id, name: accounts.name, at: auditLog.at })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.accountId))
    .where(
      and(
        eq(auditLog.companyId, scope.companyId),
        eq(auditLog.clientId, scope.clientId),
        eq(auditLog.result, 'done'),
        inArray(auditLog.call, [...calls]),
        sql`${auditLog.ids} ->> 'offeringId' = ${String(offeringId)}`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return last
}

export const postingRoutes = implement(contract, {
  calendar: { response: OfferingCalendar, run: ({ db, scope, query, now }) => calendarOf(db, scope, query, now) },
  close: {
    response: OfferingDetail,
    run: async ({ db, scope, offeringId, now }) => {
      const posting = await lockOffering(db, scope, offeringId, now),
        reason = cannotClose(posting)
      if (reason) {
        if (posting.closedAt === null) throw conflict(reason)
        const first = await lastDoneBy(db, scope, offeringId, [contract.close.line])
        throw conflict(`${whoDid(first?.name)}が${formatDateTime(posting.closedAt, now)}に、すでに締め切っています。`, 'already_done')
      }
      const at = now.toISOString()
      // Without anybody there is nothing to wait for: it is taken back at once.
      await db
        .update(offerings)
        .set({ closedAt: at, ...(posting.peopleLive === 0 && { publishedAt: null }), lockVersion: posting.lockVersion + 1 })
        .where(scope.has(offerings, offeringId))
      return findOffering(db, scope, offeringId, now)
    },
  },
  closedReason: {
    body: ClosedReason,
    response: KeptClosedReason,
    run: async ({ db, scope, offeringId, body, now }) => {
      const { closedAt } = await lockOffering(db, scope, offeringId, now)
      if (closedAt === null) throw conflict('締め切っていない求人に、締め切りの理由は記録できません。')
      await db.update(offerings).set({ closedReason: body }).where(scope.has(offerings, offeringId))
      return { offeringId, ...body }
    },
  },
  unpublish: {
    response: OfferingDetail,
    run: async ({ db, scope, offeringId, now }) => {
      const posting = await lockOffering(db, scope, offeringId, now),
        reason = cannotUnpublish(posting)
      if (reason) {
        const first = posting.status === 'unpublished' ? await lastDoneBy(db, scope, offeringId, [contract.unpublish.line, contract.close.line]) : undefined
        throw first ? conflict(`${whoDid(first.name)}が${formatDateTime(first.at, now)}に、すでに取り下げています。`, 'already_done') : conflict(reason)
      }
      await db
        .update(offerings)
        .set({ publishedAt: null, lockVersion: posting.lockVersion + 1 })
        .where(scope.has(offerings, offeringId))
      return findOffering(db, scope, offeringId, now)
    },
  },
})
