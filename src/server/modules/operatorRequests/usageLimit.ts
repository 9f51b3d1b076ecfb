import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type {
  UsageLimit,
  UsageLimitRequest,
  UsageLimitRequestInput,
} from '@/contracts/operatorRequests/schemas'
import { reviewDueAtOf } from '@/domain/restrictions/operatorReview'
import {
  cannotRequestLimit,
  remainingYenOf,
  requestableMonths,
  reviewUsageLimitRequest,
} from '@/domain/restrictions/usageLimit'
import { formatMonth, monthOf } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { usageLimitRequests } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { conflict, invalid } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import { monthUsageOf } from '@/server/modules/billing/service'
import { restrictionsOfCompany } from '@/server/modules/clients/service'
import { decisionOf, isDue, refuseSecond } from './decisions'
import { usageLimitIn } from './records/usageLimit'

/**
 * Returns the usage limit as this store may see it. Only accounts that read the bills of the company see the sums over
 * all stores.
 */
export async function readUsageLimit({ db, scope, now }: StoreOperation): Promise<UsageLimit> {
  const month = monthOf(now)
  const usage = await monthUsageOf({ db, now }, scope, month)
  const [latest] = await db
    .select()
    .from(usageLimitRequests)
    .where(scope.has(usageLimitRequests))
    .orderBy(desc(usageLimitRequests.id))
    .limit(1)
  const openElsewhere = await db.$count(
    usageLimitRequests,
    and(
      eq(usageLimitRequests.companyId, scope.companyId),
      ne(usageLimitRequests.clientId, scope.clientId),
      eq(usageLimitRequests.status, 'submitted'),
    ),
  )
  const months: UsageLimit['months'] = []
  for (const one of requestableMonths(now))
    months.push({ month: one, limitYen: await usageLimitIn(db, scope.companyId, one) })
  return {
    month,
    limitYen: usage?.limitYen ?? null,
    remainingYen: usage && remainingYenOf(usage),
    sums:
      usage && scope.may('billing.viewCompany')
        ? { usedYen: usage.usedYen, reservedYen: usage.reservedYen }
        : null,
    months,
    request: latest ?? null,
    isOpenElsewhere: openElsewhere > 0,
  }
}

/** Asks for a higher limit; the database allows one open request per company. */
export async function requestUsageLimit(
  { db, scope, now, account }: StoreOperation & { account: Account },
  body: UsageLimitRequestInput,
): Promise<UsageLimitRequest> {
  if (!requestableMonths(now).includes(body.expectedMonth))
    throw invalid({ expectedMonth: '今月から6か月先までの月を選んでください。' })
  const currentYen = await usageLimitIn(db, scope.companyId, body.expectedMonth)
  if (currentYen === null)
    throw conflict('利用上限額は設定されていないため、変更の申請は必要ありません。')
  const tooLow = cannotRequestLimit(currentYen, body.requestedYen)
  if (tooLow) throw invalid({ requestedYen: tooLow })
  const reviewDueAt = reviewDueAtOf(now)
  const [row] = await db
    .insert(usageLimitRequests)
    .values({
      companyId: scope.companyId,
      clientId: scope.clientId,
      currentYen,
      ...body,
      reviewDueAt,
      requestedBy: account.id,
      createdAt: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw refuseSecond('利用上限額の変更')
  await enqueue(db, 'requestReview', {}, new Date(reviewDueAt))
  return row
}

/** Whether a payment of the company is overdue or was refused, by the restrictions of its stores. */
async function isPaymentOverdue({ db, now }: Operation, companyId: number) {
  const restrictions = await restrictionsOfCompany(db, { companyId }, now)
  return [...restrictions.values()]
    .flat()
    .some(({ code }) => code === 'payment_overdue' || code === 'np_rejected')
}

/** The embedded operator decides the requests that are due, and notifies the store. */
export async function decideLimitRequests({ db, now }: Operation) {
  const due = await db
    .select()
    .from(usageLimitRequests)
    .where(isDue(usageLimitRequests, now))
    .orderBy(asc(usageLimitRequests.id))
    .for('update')
  for (const request of due) {
    const { companyId, clientId, expectedMonth, requestedYen } = request
    const verdict = reviewUsageLimitRequest({
      ...request,
      isPaymentOverdue: await isPaymentOverdue({ db, now }, companyId),
    })
    await db
      .update(usageLimitRequests)
      .set(decisionOf(verdict, now))
      .where(eq(usageLimitRequests.id, request.id))
    await notifyStore(
      db,
      {
        clientId,
        event: 'offer_screening',
        permission: 'usageLimit.request',
        title: verdict.isApproved
          ? '利用上限額の変更が承認されました'
          : '利用上限額の変更は承認されませんでした',
        text: verdict.isApproved
          ? `${formatMonth(expectedMonth)}から、利用上限額が${formatYen(requestedYen)}になります。`
          : verdict.comment,
        path: `/clients/${clientId}/request_change_usage_limit`,
      },
      now,
    )
  }
}
