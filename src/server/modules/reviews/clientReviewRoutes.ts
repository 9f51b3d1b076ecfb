import { count, desc, sql, type SQL } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { clientReviews as contract } from '@/contracts/reviews'
import {
  BrokenPromises,
  ClientEvaluation,
  ClientReview,
  ClientReviewReply,
  ClientReviewReport,
} from '@/contracts/reviews/schemas'
import { cannotReply } from '@/domain/reviews/replyDraft'
import { MIN_WORKERS_TO_SHOW_REVIEW_DATE } from '@/domain/workers/review'
import { formatDateTime, monthOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { matchingOfClientReview, shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound, pageOf } from '@/server/db/pagination'
import { clientReviewReports, clientReviews, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { accountNames, nameOfAccount, whoDid } from '@/server/modules/accounts/records/names'
import { evaluationOf } from '@/server/modules/evaluation/service'
import { wantedReviews } from './listed'
import { promises } from './promises'
import { clientReviewsReference } from './reference'

const MAX_OFFERS = 50

export const clientReviewRoutes = implement(contract, clientReviewsReference, {
  list: {
    response: Paged(ClientReview),
    run: async ({ db, scope, query, now }) => {
      const where = wantedReviews({ scope, now }, query)
      const found = await pageOf(
        query.page,
        rowsOf(db, where).orderBy(desc(clientReviews.createdAt), desc(clientReviews.id)),
        db.$count(rowsOf(db, where).as('counted')),
      )
      return { ...found, items: await toClientReviews(db, scope, found.items) }
    },
  },
  evaluation: {
    response: ClientEvaluation,
    run: async ({ db, scope, now }) => {
      const counting = (rule: SQL) => sql<number>`count(*) filter (where ${rule})`.mapWith(Number)
      const counts = firstOrNotFound(
        await db
          .select({
            badCount: counting(sql`${clientReviews.kind} = 'bad'`),
            commentCount: counting(sql`${clientReviews.comment} <> ''`),
          })
          .from(clientReviews)
          .where(scope.has(clientReviews)),
      )
      const n = count(clientReviews.id)
      const offers = await db
        .select({
          offerId: offerings.offerId,
          title: sql<string>`max(${offerings.title})`,
          count: n,
        })
        .from(clientReviews)
        .innerJoin(matchings, matchingOfClientReview)
        .innerJoin(offerings, shiftOfMatching)
        .where(scope.has(clientReviews))
        .groupBy(offerings.offerId)
        .orderBy(desc(n), offerings.offerId)
        .limit(MAX_OFFERS)
      return { ...(await evaluationOf(db, scope, now)), ...counts, offers }
    },
  },
  promises: { response: BrokenPromises, run: promises },
  reply: { body: ClientReviewReply, response: ClientReview, run: reply },
  report: { body: ClientReviewReport, response: ClientReview, run: report },
})

const rowsOf = (db: Tx, where: SQL | undefined) =>
  db
    .select({
      review: clientReviews,
      title: offerings.title,
      workOn: offerings.workOn,
      colleagues:
        sql<number>`(select count(*) from ${matchings} m where m.client_id = ${matchings.clientId} and m.offering_id = ${matchings.offeringId} and m.status = 'worked')`.mapWith(
          Number,
        ),
    })
    .from(clientReviews)
    .innerJoin(matchings, matchingOfClientReview)
    .innerJoin(offerings, shiftOfMatching)
    .where(where)
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

async function toClientReviews(db: Tx, scope: ClientScope, rows: Row[]): Promise<ClientReview[]> {
  const names = await accountNames(
    db,
    scope,
    rows.map((row) => row.review.repliedBy),
  )
  return rows.map(({ review, title, workOn, colleagues }) => ({
    id: review.id,
    kind: review.kind,
    offerTitle: title,
    workedOn: colleagues >= MIN_WORKERS_TO_SHOW_REVIEW_DATE ? workOn : null,
    month: monthOf(workOn),
    items: { onTime: review.onTime, asDescribed: review.asDescribed, wantAgain: review.wantAgain },
    comment: review.comment,
    reply:
      review.reply === null || review.repliedAt === null
        ? null
        : {
            body: review.reply,
            repliedAt: review.repliedAt,
            byName: nameOfAccount(names, review.repliedBy),
          },
    reported: review.reported,
  }))
}
const lockOne = async (db: Tx, scope: ClientScope, id: number) =>
  firstOrNotFound(
    await db.select().from(clientReviews).where(scope.has(clientReviews, id)).for('update'),
  )
const shownOne = async (db: Tx, scope: ClientScope, id: number) =>
  firstOrNotFound(await toClientReviews(db, scope, await rowsOf(db, scope.has(clientReviews, id))))

async function reply({
  db,
  scope,
  account,
  clientReviewId,
  body,
  now,
}: Call<typeof contract.reply>) {
  const refusal = cannotReply(body.body)
  if (refusal) throw invalid({ body: refusal })
  const { reply: before, repliedAt, repliedBy } = await lockOne(db, scope, clientReviewId)
  if (before !== null) {
    const name =
      repliedBy === null ? undefined : (await accountNames(db, scope, [repliedBy])).get(repliedBy)
    throw conflict(
      `すでに返信しています。${whoDid(name)}が${repliedAt === null ? '' : `${formatDateTime(repliedAt, now)}に`}送りました。`,
      'already_done',
    )
  }
  await db
    .update(clientReviews)
    .set({ reply: body.body, repliedAt: now.toISOString(), repliedBy: account.id })
    .where(scope.has(clientReviews, clientReviewId))
  return shownOne(db, scope, clientReviewId)
}

async function report({
  db,
  scope,
  account,
  clientReviewId,
  body,
  now,
}: Call<typeof contract.report>) {
  if ((await lockOne(db, scope, clientReviewId)).reported)
    throw conflict('この評価は、すでに運営に報告しています。', 'already_done')
  await db.insert(clientReviewReports).values({
    clientId: scope.clientId,
    clientReviewId,
    ...body,
    reportedBy: account.id,
    createdAt: now.toISOString(),
  })
  await db
    .update(clientReviews)
    .set({ reported: true })
    .where(scope.has(clientReviews, clientReviewId))
  return shownOne(db, scope, clientReviewId)
}
