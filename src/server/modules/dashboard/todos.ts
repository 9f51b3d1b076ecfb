import { and, asc, count, desc, eq, gt, lte, not, type SQL } from 'drizzle-orm'
import { cancelLineOf } from '@/domain/matchings/matching'
import { addMinutes, formatDay, formatTime } from '@/lib/date'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import {
  chatRooms,
  fixPaymentRequests,
  longTermCandidates,
  matchings,
  multidateItems,
  multidatePostings,
  offerings,
  offers,
  users,
} from '@/server/db/schema'
import { checkMatches } from '@/server/modules/storeCancellations/records/matchChecks'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import { statusAt } from '@/server/modules/offerings/records/offerings'
import { askableAt } from '@/server/modules/myNumber/service'
import type { ClientScope } from '@/server/auth/tenantScope'
import {
  hasDatesWith,
  isNegotiated,
  isNotArrived,
  isOpenCorrection,
  isUncheckedRun,
  isUnreadRoom,
  isUnselectedCandidate,
  isViolatedOffer,
} from './waiting'
import { factChecksDue } from './factCheckTodo'
import { dayAndTime, more, total, totalOfShift, type Todo } from './todo'

/** How long before its start a posting begins to count as short of people. */
const SOON_MIN = 24 * 60

/** What waits for the store, the most pressing first: one query for each kind, and one row of it. */
export async function todosOf(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  const kinds = [
    notArrived,
    unfittingMatches,
    fixPaymentRequestsDue,
    unfilledSoon,
    negotiations,
    unreviewed,
    unreadMessages,
    longTermUnselected,
    factChecksDue,
    violatedOffers,
    multidateFailed,
    multidateUnchecked,
    mynumberRequestable,
  ]
  const items: Todo[] = []
  for (const kind of kinds) items.push(...(await kind(db, scope, now)))
  return items
}

const shifts = (db: Tx, scope: ClientScope, where: SQL | undefined) =>
  db
    .select({
      total,
      name: users.name,
      title: offerings.title,
      startAt: offerings.startAt,
      offeringId: offerings.id,
      totalOfShift,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(users, eq(users.id, matchings.userId))
    .where(and(scope.has(matchings), where))

async function notArrived(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  return (
    await shifts(db, scope, isNotArrived(now))
      .orderBy(asc(offerings.startAt), asc(matchings.id))
      .limit(1)
  ).map((r) => ({
    kind: 'notArrived',
    count: r.total,
    note: `${r.name}さん ${formatTime(r.startAt)}開始${more(r.total, '名')}`,
    dueAt: null,
    // People of several shifts are on no page but the home page itself.
    offeringId: r.total === r.totalOfShift ? r.offeringId : null,
  }))
}
async function unfittingMatches(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  const { unfitting } = await checkMatches({ db, scope, now })
  const [first] = unfitting
  if (!first) return []
  const { user, startAt } = first.row
  return [
    {
      kind: 'matchChecks',
      count: unfitting.length,
      note: `${dayAndTime(startAt, now)} ${user.name}さん ${first.findings[0]?.text ?? ''}`,
      dueAt: cancelLineOf(startAt),
      offeringId: null,
    },
  ]
}
async function unreviewed(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  return (
    await shifts(db, scope, isUnreviewed(now))
      .orderBy(desc(offerings.startAt), asc(matchings.id))
      .limit(1)
  ).map((r) => ({
    kind: 'unreviewed',
    // Reviewed is one shift at a time: the number is that of the page it opens, the others are named beside it.
    count: r.totalOfShift,
    note: `${formatDay(r.startAt, now)} ${r.title}${more(r.total - r.totalOfShift + 1, '名')}`,
    dueAt: null,
    offeringId: r.offeringId,
  }))
}
async function unfilledSoon(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  const short = and(
    scope.has(offerings),
    eq(statusAt(now), 'published'),
    gt(offerings.startAt, now.toISOString()),
    lte(offerings.startAt, addMinutes(now, SOON_MIN)),
    gt(offerings.peopleWanted, offerings.peopleMatched),
  )
  const rows = await db
    .select({
      total,
      id: offerings.id,
      title: offerings.title,
      startAt: offerings.startAt,
      wanted: offerings.peopleWanted,
      matched: offerings.peopleMatched,
    })
    .from(offerings)
    .where(short)
    .orderBy(asc(offerings.startAt), asc(offerings.id))
    .limit(1)
  return rows.map((r) => ({
    kind: 'unfilledSoon',
    count: r.total,
    note: `${dayAndTime(r.startAt, now)}の「${r.title}」が${r.wanted - r.matched}名足りません${more(r.total, '件')}`,
    dueAt: r.startAt,
    offeringId: r.id,
  }))
}
async function fixPaymentRequestsDue(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  const rows = await db
    .select({ total, dueAt: fixPaymentRequests.dueAt })
    .from(fixPaymentRequests)
    .where(and(scope.has(fixPaymentRequests), isOpenCorrection))
    .orderBy(asc(fixPaymentRequests.dueAt))
    .limit(1)
  return rows.map((r) => ({
    kind: 'fixPaymentRequests',
    count: r.total,
    note: `いちばん早い期限は${dayAndTime(r.dueAt, now)}`,
    dueAt: r.dueAt,
    offeringId: null,
  }))
}
const rooms = (db: Tx, scope: ClientScope, where: SQL | undefined) =>
  db
    .select({
      total,
      uid: chatRooms.uid,
      name: users.name,
    })
    .from(chatRooms)
    .innerJoin(users, eq(users.id, chatRooms.userId))
    .where(and(scope.has(chatRooms), where))
    .orderBy(desc(chatRooms.lastMessageAt), desc(chatRooms.id))
    .limit(1)

async function unreadMessages(db: Tx, scope: ClientScope): Promise<Todo[]> {
  return (await rooms(db, scope, isUnreadRoom)).map((r) => ({
    kind: 'unreadMessages',
    count: r.total,
    note: `${r.name}さん${more(r.total, '名')}`,
    dueAt: null,
    offeringId: null,
    chatRoomUid: r.uid,
  }))
}
async function negotiations(db: Tx, scope: ClientScope): Promise<Todo[]> {
  return (await rooms(db, scope, isNegotiated)).map((r) => ({
    kind: 'negotiations',
    count: r.total,
    note: `${r.name}さん${more(r.total, '名')}`,
    dueAt: null,
    offeringId: null,
    chatRoomUid: r.uid,
  }))
}
/** Who waits for an answer about long-term employment: the first one has waited longest. */
async function longTermUnselected(db: Tx, scope: ClientScope): Promise<Todo[]> {
  const rows = await db
    .select({ total, name: users.name })
    .from(longTermCandidates)
    .innerJoin(users, eq(users.id, longTermCandidates.userId))
    .where(and(scope.has(longTermCandidates), isUnselectedCandidate))
    .orderBy(asc(longTermCandidates.receivedAt), asc(longTermCandidates.id))
    .limit(1)
  return rows.map((r) => ({
    kind: 'longTermUnselected',
    count: r.total,
    note: `${r.name}さん${more(r.total, '名')}`,
    dueAt: null,
    offeringId: null,
  }))
}
async function violatedOffers(db: Tx, scope: ClientScope): Promise<Todo[]> {
  const rows = await db
    .select({ total, title: offers.title })
    .from(offers)
    .where(and(scope.has(offers), isViolatedOffer))
    .orderBy(desc(offers.updatedAt), asc(offers.id))
    .limit(1)
  return rows.map((r) => ({
    kind: 'violatedOffers',
    count: r.total,
    note: `「${r.title}」に確認事項${more(r.total, '件')}`,
    dueAt: null,
    offeringId: null,
  }))
}
/** Dates of a run that could not be posted, until somebody has looked at its outcome. */
async function multidateFailed(db: Tx, scope: ClientScope): Promise<Todo[]> {
  const rows = await db
    .select({ id: multidatePostings.id, title: offerings.title, failed: count(multidateItems.id) })
    .from(multidatePostings)
    .innerJoin(
      multidateItems,
      and(
        eq(multidateItems.clientId, multidatePostings.clientId),
        eq(multidateItems.operationId, multidatePostings.id),
        eq(multidateItems.result, 'failed'),
      ),
    )
    .innerJoin(
      offerings,
      and(
        eq(offerings.clientId, multidatePostings.clientId),
        eq(offerings.id, multidatePostings.sourceOfferingId),
      ),
    )
    .where(and(scope.has(multidatePostings), isUncheckedRun(db)))
    .groupBy(multidatePostings.id, offerings.title)
    .orderBy(asc(multidatePostings.id))
  const [first] = rows
  return first
    ? [
        {
          kind: 'multidateFailed',
          count: first.failed,
          note: `複数日の募集「${first.title}」${more(rows.length, '件')}`,
          dueAt: null,
          offeringId: null,
          operationId: first.id,
        },
      ]
    : []
}
/** Runs that posted all their dates, until somebody has looked at the outcome. */
async function multidateUnchecked(db: Tx, scope: ClientScope): Promise<Todo[]> {
  const rows = await db
    .select({ total, title: offerings.title })
    .from(multidatePostings)
    .innerJoin(
      offerings,
      and(
        eq(offerings.clientId, multidatePostings.clientId),
        eq(offerings.id, multidatePostings.sourceOfferingId),
      ),
    )
    .where(and(scope.has(multidatePostings), isUncheckedRun(db), not(hasDatesWith(db, 'failed'))))
    .orderBy(asc(multidatePostings.id))
    .limit(1)
  return rows.map((r) => ({
    kind: 'multidateUnchecked',
    count: r.total,
    note: `「${r.title}」を公開しました${more(r.total, '件')}`,
    dueAt: null,
    offeringId: null,
  }))
}
/** Whom the store could ask for the individual number; nothing for who may not ask. */
async function mynumberRequestable(db: Tx, scope: ClientScope, now: Date): Promise<Todo[]> {
  if (!scope.may('mynumber.request')) return []
  return (await bypassRls(db, scope, () => askableAt(db, [scope.clientId], now))).map(
    ({ n, name }) => ({
      kind: 'mynumberRequestable',
      count: n,
      note: `${name}さん${more(n, '名')}`,
      dueAt: null,
      offeringId: null,
    }),
  )
}
