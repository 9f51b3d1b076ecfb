import { and, eq } from 'drizzle-orm'
import type { budgets as contract } from '@/contracts/budgets'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotRequestBudget } from '@/domain/restrictions/budget'
import { formatMonth, monthOf, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { formatYen } from '@/lib/text/money'
import type { Account } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { budgetRequests, clients, storeBudgets } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { enqueue } from '@/server/jobs/queue'
import { budgetRequestColumns, budgetsIn } from './records/budgets'

type Request = { month: Month; requestedYen: number }

/** A store asks for a higher budget of one month; the database allows one open request for it. */
export async function requestBudget({
  db,
  scope: { clientId },
  account,
  body,
  now,
  recordForAudit,
}: Call<typeof contract.request>) {
  const currentYen = (await budgetsIn(db, [clientId], body.month)).get(clientId)
  if (currentYen === undefined)
    throw conflict('この月の予算は決められていないため、依頼は必要ありません。')
  const faults = cannotRequestBudget({ ...body, budgetYen: currentYen }, now)
  if (faults) throw invalid({ ...faults })
  const [request] = await db
    .insert(budgetRequests)
    .values({
      clientId,
      currentYen,
      ...body,
      requestedBy: account.id,
      requestedByName: account.name,
      createdAt: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning(budgetRequestColumns)
  if (!request)
    throw conflict(
      'この月の予算の追加は、すでに依頼しています。本部の返事をお待ちください。',
      'already_requested',
    )
  recordForAudit({ changes: auditChanges({}, body) })
  await enqueue(db, 'budgetWarnings', {}, now)
  return request
}

/** Withdraws an open request; 409 once it is decided. */
export async function withdrawRequest({
  db,
  scope,
  account,
  budgetRequestId,
  now,
  recordForAudit,
}: Call<typeof contract.withdraw>) {
  const { status, ...asked } = firstOrNotFound(
    await db
      .select({
        status: budgetRequests.status,
        month: budgetRequests.month,
        requestedYen: budgetRequests.requestedYen,
      })
      .from(budgetRequests)
      .where(scope.has(budgetRequests, budgetRequestId))
      .for('update'),
  )
  if (status !== 'submitted') throw decidedAlready()
  await close(db, budgetRequestId, { account, now, status: 'withdrawn', note: null })
  recordForAudit({ changes: auditChanges({}, asked) })
}

const decidedAlready = () =>
  conflict('この依頼は、すでに処理されています。画面を更新してご確認ください。', 'already_done')

type Ending = {
  account: Pick<Account, 'id'>
  now: Date
  status: 'approved' | 'declined' | 'withdrawn'
  note: string | null
}

async function close(db: Tx, requestId: number, { account, now, status, note }: Ending) {
  return firstOrNotFound(
    await db
      .update(budgetRequests)
      .set({
        status,
        decidedBy: account.id,
        decidedAt: now.toISOString(),
        decisionNote: note,
      })
      .where(eq(budgetRequests.id, requestId))
      .returning(budgetRequestColumns),
  )
}

/**
 * Raises the budget of one month; later months keep theirs. Returns the previous budget. Changes nothing if the budget
 * is already that high, or if it was removed since the request, because the month then has no bound.
 */
async function raiseMonth(
  { db, account, now }: Pick<Call<typeof contract.decide>, 'db' | 'account' | 'now'>,
  clientId: number,
  { month, requestedYen }: Request,
) {
  const budgetYen = (await budgetsIn(db, [clientId], month)).get(clientId) ?? null
  if (budgetYen === null || budgetYen >= requestedYen) return budgetYen
  const set = { setBy: account.id, setAt: now.toISOString() }
  await db
    .insert(storeBudgets)
    .values({ clientId, month: addMonths(month, 1), budgetYen, ...set })
    .onConflictDoNothing()
  await db
    .insert(storeBudgets)
    .values({ clientId, month, budgetYen: requestedYen, ...set })
    .onConflictDoUpdate({
      target: [storeBudgets.clientId, storeBudgets.month],
      set: { budgetYen: requestedYen, ...set },
    })
  return budgetYen
}

/** Head office approves or declines; the store is notified. 409 when it is decided already, or the month is over. */
export async function decideRequest({
  db,
  scope,
  account,
  budgetRequestId,
  body: { isApproved, note },
  now,
  recordForAudit,
}: Call<typeof contract.decide>) {
  if (!isApproved && note === '') throw invalid({ note: '見送る理由を入力してください。' })
  const { request } = firstOrNotFound(
    await db
      .select({ request: budgetRequests })
      .from(budgetRequests)
      .innerJoin(clients, eq(clients.id, budgetRequests.clientId))
      .where(and(eq(budgetRequests.id, budgetRequestId), eq(clients.companyId, scope.companyId)))
      // As when setting a budget: changes of a store's budgets are serialized.
      .for('no key update'),
  )
  if (request.status !== 'submitted') throw decidedAlready()
  if (request.month < monthOf(now))
    throw conflict('この月は終わったため、承認も見送りもできません。', 'expired')
  const { clientId, month, requestedYen } = request
  const before = isApproved ? await raiseMonth({ db, account, now }, clientId, request) : undefined
  recordForAudit({
    ids: { clientId },
    changes: [
      { field: 'month', before: null, after: month },
      ...(before != null && before < requestedYen
        ? [{ field: 'budgetYen' as const, before, after: requestedYen }]
        : []),
    ],
  })
  const name = formatMonth(month)
  await notifyStore(
    db,
    {
      clientId,
      event: 'offer_screening',
      permission: 'billing.viewStore',
      title: isApproved
        ? `${name}の予算の追加が承認されました`
        : `${name}の予算の追加は見送られました`,
      text: isApproved
        ? `${name}の予算が${formatYen(requestedYen)}になりました。公開していない求人を公開できます。`
        : `本部からの連絡: ${note}`,
      path: `/clients/${clientId}/offerings?status=unpublished`,
    },
    now,
  )
  return close(db, budgetRequestId, {
    account,
    now,
    status: isApproved ? 'approved' : 'declined',
    note: note === '' ? null : note,
  })
}
