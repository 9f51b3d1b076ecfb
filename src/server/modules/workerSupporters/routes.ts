import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { workerSupporters as contract } from '@/contracts/workerSupporters'
import { supporterCriteria } from '@/contracts/workerSupporters/enums'
import {
  InquirySubjects,
  SupporterCandidateList,
  SupporterCandidates,
  WorkerSupporterInquiry,
  WorkerSupporterInquiryReceipt,
  WorkerSupporterSet,
  type SupporterCandidate,
} from '@/contracts/workerSupporters/schemas'
import {
  cannotAppoint,
  cannotHaveSupporters,
  criteriaMetBy,
  supporterSubjects,
} from '@/domain/workers/workerSupporter'
import { dayOf } from '@/lib/date'
import { percentOf } from '@/lib/percentOf'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound, PER_PAGE } from '@/server/db/pagination'
import { clientUsers, workerSupporterInquiries } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { notifyWorker } from '@/server/modules/chat/service'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { grantedPositions } from '@/server/modules/reviews/records/badges'
import { blockedIdsOf } from '@/server/modules/workers/records/blocks'
import { setSupporters } from '@/server/modules/workers/records/clientUsers'
import { storeWorkers } from '@/server/modules/workers/records/storeWorkers'
import { workerSupportersReference } from './reference'

export const workerSupporterRoutes = implement(contract, workerSupportersReference, {
  list: { response: SupporterCandidateList, run: ({ db, scope, now }) => listed(db, scope, now) },
  candidates: {
    response: SupporterCandidates,
    run: async ({ db, scope, query: { page, criteria_met_only }, now }) => {
      const all = await candidatesOf(db, scope, now)
      const found = criteria_met_only ? all.filter(isFit) : all
      return {
        items: await withBadges(db, scope, found.slice((page - 1) * PER_PAGE, page * PER_PAGE)),
        supporterIds: idsOf(all),
        page,
        perPage: PER_PAGE,
        totalCount: found.length,
      }
    },
  },
  appoint: { body: WorkerSupporterSet, response: SupporterCandidateList, run: appoint },
  inquire: {
    body: WorkerSupporterInquiry,
    response: WorkerSupporterInquiryReceipt,
    run: async ({ db, scope, account, body, now }) => {
      if (!supporterSubjects.some((subject) => subject.id === body.subjectId))
        throw invalid({ subjectId: 'お問い合わせの件名を選んでください。' })
      const createdAt = now.toISOString()
      return firstOrNotFound(
        await db
          .insert(workerSupporterInquiries)
          .values({ clientId: scope.clientId, ...body, sentBy: account.id, createdAt })
          .returning({
            id: workerSupporterInquiries.id,
            createdAt: workerSupporterInquiries.createdAt,
          }),
      )
    },
  },
  subjects: {
    response: InquirySubjects,
    run: () => Promise.resolve({ items: [...supporterSubjects] }),
  },
})

const isFit = (candidate: SupporterCandidate) =>
  candidate.supporter || candidate.criteriaMet.length === supporterCriteria.length
const idsOf = (all: SupporterCandidate[]) =>
  all.flatMap((candidate) => (candidate.supporter ? [candidate.userId] : [])).sort((a, b) => a - b)

/**
 * All workers who have worked here or are supporters: supporters first, then by the number of criteria met and of
 * shifts.
 */
async function candidatesOf(db: Tx, scope: ClientScope, now: Date): Promise<SupporterCandidate[]> {
  const rows = await storeWorkers(db).where(
    and(
      scope.has(clientUsers),
      or(gt(clientUsers.workedCount, 0), eq(clientUsers.supporter, true)),
    ),
  )
  const ids = rows.map((row) => row.user.id)
  const blocked = await blockedIdsOf(db, scope, ids)
  const today = dayOf(now)
  return rows
    .map(({ clientUser, user }) => {
      const facts = {
        workedCountHere: clientUser.workedCount,
        goodRate: percentOf(user.goodCount, user.reviewCount),
        noShowCount: user.noShowCount,
        lastWorkedOn: clientUser.lastWorkedOn,
      }
      const criteriaMet = criteriaMetBy(facts, today)
      return {
        userId: user.id,
        name: user.name,
        nameKana: user.nameKana,
        tier: user.tier,
        workedCountHere: facts.workedCountHere,
        goodRate: facts.goodRate,
        lastWorkedOn: facts.lastWorkedOn,
        badges: [],
        criteriaMet,
        supporter: clientUser.supporter,
        appointedAt: clientUser.supporterAt,
        refusal: clientUser.supporter
          ? null
          : (cannotAppoint({ met: criteriaMet, blocked: blocked.has(user.id) }) ?? null),
      }
    })
    .sort(
      (a, b) =>
        Number(b.supporter) - Number(a.supporter) ||
        b.criteriaMet.length - a.criteriaMet.length ||
        b.workedCountHere - a.workedCountHere ||
        a.userId - b.userId,
    )
}
async function withBadges(
  db: Tx,
  scope: ClientScope,
  items: SupporterCandidate[],
): Promise<SupporterCandidate[]> {
  const badges = await grantedPositions(
    db,
    scope,
    items.map((candidate) => candidate.userId),
  )
  return items.map((candidate) => ({
    ...candidate,
    badges: badges.flatMap((badge) => (badge.userId === candidate.userId ? [badge.name] : [])),
  }))
}
const MAX_LISTED = 200
async function listed(db: Tx, scope: ClientScope, now: Date) {
  const all = await candidatesOf(db, scope, now)
  return {
    items: await withBadges(db, scope, all.filter(isFit).slice(0, MAX_LISTED)),
    supporterIds: idsOf(all),
  }
}

/**
 * New supporters must meet the criteria; appointed ones may stay regardless of later changes. Workers who are appointed
 * or dismissed are notified.
 */
async function appoint({ db, scope, body, now }: Call<typeof contract.appoint>) {
  const wanted = new Set(body.userIds)
  await lockOwner(db, scope)
  const rows = await db
    .select({ userId: clientUsers.userId, supporter: clientUsers.supporter })
    .from(clientUsers)
    .where(
      and(
        scope.has(clientUsers),
        or(eq(clientUsers.supporter, true), inArray(clientUsers.userId, body.userIds)),
      ),
    )
    .orderBy(clientUsers.userId)
    .for('update')
  if (body.userIds.some((id) => !rows.some((row) => row.userId === id))) throw notFound()
  const before = rows.filter((row) => row.supporter).map((row) => row.userId)
  if (before.join() !== [...body.knownIds].sort((a, b) => a - b).join())
    throw conflict(
      '他の担当者が先にワーカーサポーターを変更しました。最新の内容を読み込みます。',
      'stale',
    )
  const reason = cannotHaveSupporters(wanted.size)
  if (reason) throw conflict(reason, 'too_many_supporters')
  const addedIds = [...wanted].filter((id) => !before.includes(id))
  const removedIds = before.filter((id) => !wanted.has(id))
  const addedCandidates =
    addedIds.length === 0
      ? []
      : (await candidatesOf(db, scope, now)).filter((candidate) =>
          addedIds.includes(candidate.userId),
        )
  const refused = addedCandidates.find((candidate) => candidate.refusal !== null)
  if (refused)
    throw conflict(
      `${refused.name}さんを任命できません。${refused.refusal ?? ''}`,
      'cannot_appoint',
    )
  if (addedCandidates.length < addedIds.length)
    throw conflict('まだ勤務していないワーカーは、任命できません。', 'cannot_appoint')
  if (addedIds.length > 0) await setSupporters(db, scope, addedIds, now.toISOString())
  if (removedIds.length > 0) await setSupporters(db, scope, removedIds, null)
  for (const userId of addedIds)
    await notifyWorker(
      { db, scope, now },
      userId,
      'ワーカーサポーターに任命されました。次の勤務から、はじめての方への案内をお願いします。',
    )
  for (const userId of removedIds)
    await notifyWorker(
      { db, scope, now },
      userId,
      'ワーカーサポーターの任命が解除されました。これまでのご協力、ありがとうございました。',
    )
  return listed(db, scope, now)
}
