import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { checkOffer, OFFER_RULES_VERSION, reasonOf } from '@/domain/offers/offerCheck'
import { offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { notifyStore } from '@/server/jobs/messages'
import { unpublishUnmatched } from '@/server/modules/offerings/records/changes'

/** How many offers one call checks. */
const BATCH_SIZE = 200

/**
 * Checks again the offers that passed under older rules. One that no longer passes must be corrected before it can be
 * used: its public offerings without a match are unpublished. Those with a match stay, because each is a labour
 * contract with terms of its own. Returns how many failed.
 */
export async function rescreen(db: Tx, now: Date): Promise<number> {
  const outdated = await lockOutdatedOffers(db)
  let failedCount = 0
  for (const offer of outdated) {
    const screeningReasons = checkOffer(offer)
      .issues.filter((issue) => issue.level === 'error')
      .map((issue) => ({ field: issue.field, message: reasonOf(issue) }))
    if (screeningReasons.length === 0) {
      await db
        .update(offers)
        .set({ screenedWith: OFFER_RULES_VERSION })
        .where(eq(offers.id, offer.id))
      continue
    }
    failedCount++
    await markViolated(db, offer.id, screeningReasons, now)
    await unpublishUnmatched(db, offer, now)
    await notifyAboutCorrection(db, offer, now)
  }
  return failedCount
}

type OutdatedOffer = Awaited<ReturnType<typeof lockOutdatedOffers>>[number]

/** Rows that another worker holds are skipped: it is checking them. */
const lockOutdatedOffers = (db: Tx) =>
  db
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
        lt(offers.screenedWith, OFFER_RULES_VERSION),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })

const markViolated = (
  db: Tx,
  offerId: number,
  screeningReasons: { field: string; message: string }[],
  now: Date,
) =>
  db
    .update(offers)
    .set({
      screenedWith: OFFER_RULES_VERSION,
      status: 'violated',
      screeningReasons,
      lockVersion: sql`${offers.lockVersion} + 1`,
      updatedBy: null,
      updatedByName: null,
      updatedAt: now.toISOString(),
    })
    .where(eq(offers.id, offerId))

const notifyAboutCorrection = (db: Tx, { id, clientId, title }: OutdatedOffer, now: Date) =>
  notifyStore(
    db,
    {
      clientId,
      event: 'offer_screening',
      title: 'ひな形に修正が必要です',
      text: `掲載基準の見直しにより、ひな形「${title}」に修正が必要になりました。申し込みのない求人は非公開に戻しました。マッチング済みの求人はそのままです。`,
      path: `/clients/${clientId}/offers/${id}`,
    },
    now,
  )
