import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { checkOffer, offerRulesVersion } from '@/domain/offers/offerCheck'
import type { Tx } from '@/server/db/transaction'
import { offerings, offers } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'

const AT_ONCE = 200

/**
 * Looks again at templates that passed under older rules. One that does not pass any more has to be mended before it is posted again: its public postings
 * without people are taken back, those with a match stay, because each is a labour contract with terms of its own.
 * Answers how many failed.
 */
export async function rescreen(db: Tx, now: Date): Promise<number> {
  const old = await db
    .select({
      id: offers.id,
      clientId: offers.clientId,
      title: offers.title,
      content: offers.content,
    })
    .from(offers)
    .where(
      and(
        eq(offers.status, 'usable'),
        isNull(offers.archivedAt),
        lt(offers.screenedWith, offerRulesVersion),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  let failed = 0
  for (const { id, clientId, title, content } of old) {
    const errors = checkOffer({ title, content }).issues.filter((issue) => issue.level === 'error')
    const screeningReasons = errors.map(({ field, message }) => ({ field, message }))
    const bad = errors.length > 0
    await db
      .update(offers)
      .set({
        screenedWith: offerRulesVersion,
        ...(bad && {
          status: 'violated' as const,
          screeningReasons,
          lockVersion: sql`${offers.lockVersion} + 1`,
          updatedBy: null,
          updatedByName: null,
          updatedAt: now.toISOString(),
        }),
      })
      .where(eq(offers.id, id))
    if (!bad) continue
    failed++
    const open = and(
      eq(offerings.clientId, clientId),
      eq(offerings.offerId, id),
      isNotNull(offerings.publishedAt),
      gt(offerings.startAt, now.toISOString()),
      eq(offerings.peopleMatched, 0),
    )
    await db
      .update(offerings)
      .set({ publishedAt: null, closedAt: null, lockVersion: sql`${offerings.lockVersion} + 1` })
      .where(open)
    const text = `掲載基準の見直しにより、ひな形「${title}」に修正が必要になりました。申し込みのない求人は非公開に戻しました。マッチング済みの求人はそのままです。`
    await notifyStore(
      db,
      {
        clientId,
        event: 'offer_screening',
        title: 'ひな形に修正が必要です',
        text,
        path: `/clients/${clientId}/offers/${id}`,
      },
      now,
    )
  }
  return failed
}
