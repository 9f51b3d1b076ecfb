import { and, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { addDays, dayOf, msOf } from '@/lib/date'
import { clients, offerings, qualificationDocuments, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { cardPicture } from '@/server/demo/seed/cardPicture'
import { handInCertificate } from '@/server/worker-app/handInCertificate'
import type { Action, Market } from './market'
import { certificatePlanOf } from './plan'

/** Limits of one step: open offerings, and workers for each qualification that one asks for. */
const MAX_OFFERINGS = 20
const MAX_WORKERS = 10

/** Open offerings with free seats that ask for certificates. */
const offeringsWithCertificates = (db: Tx, at: string) =>
  db
    .select({
      publishedAt: offerings.publishedAt,
      qualificationIds: sql<number[]>`${offerings.terms} -> 'qualificationIds'`,
      prefectureCode: clients.prefectureCode,
    })
    .from(offerings)
    .innerJoin(clients, eq(clients.id, offerings.clientId))
    .where(
      and(
        isNull(offerings.closedAt),
        gt(offerings.closesAt, at),
        isNotNull(offerings.publishedAt),
        lt(offerings.peopleMatched, offerings.peopleWanted),
        sql`${offerings.terms} @> '{"qualificationDocumentRequired":true}'::jsonb`,
      ),
    )
    .orderBy(offerings.id)
    .limit(MAX_OFFERINGS)

/** Workers of the prefecture who have the qualification and have never submitted its certificate. */
const holdersWithoutCertificate = (db: Tx, prefectureCode: string, qualificationId: number) =>
  db
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        eq(users.prefectureCode, prefectureCode),
        sql`${users.qualificationIds} @> ${JSON.stringify([qualificationId])}::jsonb`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(qualificationDocuments)
            .where(
              and(
                eq(qualificationDocuments.userId, users.id),
                eq(qualificationDocuments.qualificationId, qualificationId),
              ),
            ),
        ),
      ),
    )
    .orderBy(users.id)
    .limit(MAX_WORKERS)

/** Certificates that are due: workers see an offering that asks for one, and some of them hand theirs in. */
export async function certificates(db: Tx, { seed, speed }: Market, now: Date): Promise<Action[]> {
  const actions = new Map<string, Action>()
  for (const offering of await offeringsWithCertificates(db, now.toISOString())) {
    const { publishedAt, qualificationIds, prefectureCode } = offering
    if (publishedAt === null || prefectureCode === null) continue
    for (const qualificationId of qualificationIds)
      for (const { userId } of await holdersWithoutCertificate(
        db,
        prefectureCode,
        qualificationId,
      )) {
        const { after, validDays } = certificatePlanOf(seed, userId)
        if (after === undefined || msOf(publishedAt) + after / speed > now.getTime()) continue
        const expiresOn = addDays(dayOf(now), validDays)
        actions.set(`${userId} ${qualificationId}`, {
          name: 'hand in a certificate',
          run: (tx) =>
            handInCertificate({ db: tx, now }, userId, {
              qualificationId,
              expiresOn,
              picture: cardPicture(),
            }),
        })
      }
  }
  return [...actions.values()]
}
