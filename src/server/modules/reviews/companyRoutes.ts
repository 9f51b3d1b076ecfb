import { and, asc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { MAX_ROWS_ACROSS_STORES } from '@/contracts/companies/enums'
import { companyReviews as contract } from '@/contracts/reviews'
import {
  CompanyUnreviewedUsers,
  GoodReviews,
  GoodReviewsResult,
  type CompanyUnreviewedUser,
  type ReviewInput,
} from '@/contracts/reviews/schemas'
import { chosenStores, countIn } from '@/domain/clients/storeCounts'
import { lateMinOf } from '@/domain/matchings/matching'
import { cannotReviewTogether, workerReviewDueAt } from '@/domain/workers/review'
import { ClientScope } from '@/server/auth/tenantScope'
import { clientUserOfMatching, shiftOfMatching } from '@/server/db/joins'
import { clientUsers, fixPaymentRequests, matchings, offerings, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { storesOfCompany } from '@/server/modules/clients/records/clients'
import { isFirstTime } from '@/server/modules/matchings/records/matchedRows'
import { audit } from '@/server/platform/auditLog'
import { writeReviews } from './batch'
import { storesWithUnreviewed } from './companyWaiting'
import { isUnreviewed } from './records/unreviewed'
import { companyReviewsReference } from './reference'

export const companyReviewRoutes = implement(contract, companyReviewsReference, {
  unreviewedUsers: { response: CompanyUnreviewedUsers, run: unreviewedUsers },
  createGood: { body: GoodReviews, response: GoodReviewsResult, run: createGood },
})

type Store = { id: number; name: string }

/** The worker has requested a correction of the shift, whatever its outcome, and not withdrawn it. */
const hasCorrection = (db: Tx) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(fixPaymentRequests)
      .where(
        and(
          eq(fixPaymentRequests.clientId, matchings.clientId),
          eq(fixPaymentRequests.matchingId, matchings.id),
          ne(fixPaymentRequests.status, 'withdrawn'),
        ),
      ),
  )}`

/**
 * The workers who wait for a review at these stores, the earliest shifts first. The shifts are chosen before their
 * workers are joined: a large company knows many workers, and PostgreSQL would read all of them.
 */
function waitingWorkers(db: Tx, clientIds: number[], now: Date) {
  const first = db
    .select({ id: matchings.id })
    .from(matchings)
    .where(and(inArray(matchings.clientId, clientIds), isUnreviewed(now)))
    .orderBy(asc(matchings.startAt), asc(matchings.id))
    .limit(MAX_ROWS_ACROSS_STORES)
  return db
    .select({
      matching: matchings,
      user: users,
      clientUser: clientUsers,
      title: offerings.title,
      hasCorrection: hasCorrection(db),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, clientUserOfMatching)
    .where(inArray(matchings.id, first))
    .orderBy(asc(matchings.startAt), asc(matchings.id))
}
type WaitingWorker = Awaited<ReturnType<typeof waitingWorkers>>[number]

const toCompanyUnreviewed = (row: WaitingWorker, { id, name }: Store): CompanyUnreviewedUser => {
  const { matching, user, clientUser, title, hasCorrection } = row
  return {
    ...matching,
    matchingId: matching.id,
    store: { id, name },
    name: user.name,
    nameKana: user.nameKana,
    isFirstTime: isFirstTime(row),
    workedCountHere: clientUser.workedCount,
    lateMin: lateMinOf(matching.startAt, matching.checkedInAt),
    title,
    dueAt: workerReviewDueAt(matching.endAt),
    refusal: cannotReviewTogether({ ...matching, hasCorrection }) ?? null,
  }
}

/** The workers to review at the chosen stores. `stores`: all stores with such workers, regardless of the filter. */
async function unreviewedUsers({ db, scope, query, now }: Call<typeof contract.unreviewedUsers>) {
  const stores = await storesWithUnreviewed({ db, scope, now })
  const chosen = new Map(chosenStores(stores, query).map((store) => [store.id, store]))
  const rows = await waitingWorkers(db, [...chosen.keys()], now)
  return {
    items: rows.flatMap((row) => {
      const store = chosen.get(row.matching.clientId)
      return store ? [toCompanyUnreviewed(row, store)] : []
    }),
    totalCount: countIn([...chosen.values()]),
    stores,
  }
}

/** A Good without details. */
const goodOf = (matchingId: number): ReviewInput => ({
  matchingId,
  kind: 'good',
  reasons: [],
  positions: [],
  comment: '',
  addGroupIds: [],
  favorite: null,
  trusted: null,
  memo: null,
  block: false,
})

type CreateCall = Call<typeof contract.createGood>
type Matching = typeof matchings.$inferSelect

/** The named matchings of the company's stores, locked in the order of their ids. */
const lockedMatchings = ({ db, scope, body }: CreateCall) =>
  db
    .select({ matching: matchings, hasCorrection: hasCorrection(db) })
    .from(matchings)
    .where(
      and(
        inArray(matchings.clientId, storesOfCompany(db, scope)),
        inArray(matchings.id, body.matchingIds),
      ),
    )
    .orderBy(asc(matchings.id))
    .for('update', { of: matchings })

/** Writes a row of the audit log for each review, so that the log names the store and the offering. */
const auditReview = ({ db, scope, account, ip, now }: CreateCall, matching: Matching) =>
  audit(
    db,
    {
      call: contract.createGood.operation,
      result: 'done',
      accountId: account.id,
      sessionId: account.sessionId,
      companyId: scope.companyId,
      clientId: matching.clientId,
      ids: {
        matchingId: matching.id,
        userId: matching.userId,
        offeringId: matching.offeringId,
      },
      ip,
    },
    now,
  )

/**
 * Gives workers of several stores a Good: each by the rules of its store, with the rights that the account has there.
 */
async function createGood(call: CreateCall) {
  const { db, account, body, now } = call
  const rows = await lockedMatchings(call)
  const messages = new Map<number, string | null>()
  const plain = new Map<number, Matching>()
  for (const { matching, hasCorrection } of rows) {
    const refusal = cannotReviewTogether({ ...matching, hasCorrection })
    if (refusal) messages.set(matching.id, refusal)
    else plain.set(matching.id, matching)
  }
  const clientIds = [...new Set([...plain.values()].map(({ clientId }) => clientId))]
  for (const clientId of clientIds) {
    const ofStore = [...plain.values()].filter((matching) => matching.clientId === clientId)
    const scope = await ClientScope.check(db, account, clientId)
    const { items } = await writeReviews(
      { db, scope, account, now },
      plain,
      ofStore.map(({ id }) => goodOf(id)),
      [],
    )
    for (const { matchingId, message } of items) messages.set(matchingId, message)
    for (const matching of ofStore)
      if (messages.get(matching.id) === null && matching.reviewedAt === null)
        await auditReview(call, matching)
  }
  const items = [...new Set(body.matchingIds)].map((matchingId) => {
    const message = messages.get(matchingId)
    return {
      matchingId,
      reviewed: message === null,
      message:
        message === undefined
          ? 'この勤務は見つかりません。画面を読み込み直してください。'
          : message,
    }
  })
  return { items, reviewedCount: items.filter((item) => item.reviewed).length }
}
