import { and, desc, eq } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import {
  companyEmploymentNotices as companyContract,
  employmentNotices as contract,
} from '@/contracts/employmentNotices'
import { EmploymentNotice, VaultNotices } from '@/contracts/employmentNotices/schemas'
import { noticeFileName } from '@/domain/employmentNotice/items'
import type { ClientScope } from '@/server/auth/tenantScope'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import { pageOf, firstOrNotFound } from '@/server/db/pagination'
import { clients, clientUsers, employmentNotices, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { implement } from '@/server/http/route'
import { Export } from '@/server/platform/exports/export'
import { drawNotice } from './drawNotice'
import { companyEmploymentNoticesReference, employmentNoticesReference } from './reference'
import { noticesOfMonth } from './vaultList'

async function noticesOfWorker(db: Tx, scope: ClientScope, userId: number, page: number) {
  // 404 for a worker whom the store does not know.
  firstOrNotFound(
    await db
      .select({ id: clientUsers.id })
      .from(clientUsers)
      .where(and(scope.has(clientUsers), eq(clientUsers.userId, userId))),
  )
  const where = and(scope.has(matchings), eq(matchings.userId, userId))
  const rows = db
    .select({
      offeringId: matchings.offeringId,
      userId: matchings.userId,
      workerName: employmentNotices.workerName,
      title: offerings.title,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      notifiedAt: employmentNotices.notifiedAt,
      readAt: employmentNotices.readAt,
    })
    .from(employmentNotices)
    .innerJoin(matchings, noticeOfMatching)
    .innerJoin(offerings, shiftOfMatching)
    .where(where)
    .orderBy(desc(offerings.startAt), desc(matchings.id))
  const counted = db
    .select({ id: employmentNotices.id })
    .from(employmentNotices)
    .innerJoin(matchings, noticeOfMatching)
    .where(where)
    .as('counted')
  return pageOf(page, rows, db.$count(counted))
}

/** Returns the stored notice of one match; 404 without one, as for matches made before notices were stored. */
const noticeOf = async (db: Tx, scope: ClientScope, offeringId: number, userId: number) =>
  firstOrNotFound(
    await db
      .select({
        matchingId: employmentNotices.matchingId,
        workerName: employmentNotices.workerName,
        content: employmentNotices.content,
        notifiedAt: employmentNotices.notifiedAt,
        startAt: matchings.startAt,
      })
      .from(employmentNotices)
      .innerJoin(matchings, noticeOfMatching)
      .where(
        and(
          scope.has(employmentNotices),
          eq(matchings.offeringId, offeringId),
          eq(matchings.userId, userId),
        ),
      ),
  )

export const employmentNoticeRoutes = implement(contract, employmentNoticesReference, {
  list: {
    response: VaultNotices,
    run: ({ db, scope, query, now }) =>
      noticesOfMonth({ db, now }, scope.has(employmentNotices), query),
  },
  ofWorker: {
    response: Paged(EmploymentNotice),
    run: ({ db, scope, userId, query }) => noticesOfWorker(db, scope, userId, query.page),
  },
  file: {
    manualTransaction: async ({ context, scope, offeringId, userId }) => {
      const notice = await context.db.tx(scope, (db) => noticeOf(db, scope, offeringId, userId))
      const name = noticeFileName(notice.startAt, notice.workerName)
      return Export.of(name, [notice], () => drawNotice(notice))
    },
  },
})

export const companyEmploymentNoticeRoutes = implement(
  companyContract,
  companyEmploymentNoticesReference,
  {
    list: {
      response: VaultNotices,
      run: ({ db, scope: { companyId }, query: { store, ...query }, now }) =>
        noticesOfMonth(
          { db, now },
          and(
            eq(clients.companyId, companyId),
            // 0: all stores of the company.
            store === 0 ? undefined : eq(employmentNotices.clientId, store),
          ),
          query,
        ),
    },
  },
)
