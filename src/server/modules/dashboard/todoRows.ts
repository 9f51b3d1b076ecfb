import { and, asc, count, desc, eq, gt, lte, not, sql, type SQL } from 'drizzle-orm'
import { addMinutes } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstRows } from '@/server/db/firstRows'
import { shiftOfMatching } from '@/server/db/joins'
import {
  chatRooms,
  factCheckTasks,
  fixPaymentRequests,
  longTermCandidates,
  matchings,
  multidateItems,
  multidatePostings,
  offerings,
  offers,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { statusAt } from '@/server/modules/offerings/records/offerings'
import { isUnreviewed } from '@/server/modules/reviews/records/unreviewed'
import {
  hasDatesWith,
  isNegotiated,
  isNotArrived,
  isOpenCorrection,
  isOpenFactCheck,
  isUncheckedRun,
  isUnreadRoom,
  isUnselectedCandidate,
  isViolatedOffer,
} from './waiting'

/** How long before its start an offering begins to count as short of people. */
const SOON_MIN = 24 * 60

/** The number of rows, repeated on each row; the note is about the first. */
const total = sql<number>`count(*) over ()`.mapWith(Number).as('total')
/** The same, of the shift of the row alone: what the page of the shift shows. */
const totalOfShift = sql<number>`count(*) over (partition by ${offerings.id})`
  .mapWith(Number)
  .as('total_of_shift')

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

function unfilledSoon(db: Tx, scope: ClientScope, now: Date) {
  const short = and(
    scope.has(offerings),
    eq(statusAt(now), 'published'),
    gt(offerings.startAt, now.toISOString()),
    lte(offerings.startAt, addMinutes(now, SOON_MIN)),
    gt(offerings.peopleWanted, offerings.peopleMatched),
  )
  return db
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
}

/** Only for accounts that may open the list. */
const corrections = (db: Tx, scope: ClientScope) =>
  db
    .select({ total, dueAt: fixPaymentRequests.dueAt })
    .from(fixPaymentRequests)
    .where(
      and(
        scope.has(fixPaymentRequests),
        isOpenCorrection,
        scope.may('private.read') ? undefined : sql`false`,
      ),
    )
    .orderBy(asc(fixPaymentRequests.dueAt))
    .limit(1)

const rooms = (db: Tx, scope: ClientScope, where: SQL | undefined) =>
  db
    .select({ total, uid: chatRooms.uid, name: users.name })
    .from(chatRooms)
    .innerJoin(users, eq(users.id, chatRooms.userId))
    .where(and(scope.has(chatRooms), where))
    .orderBy(desc(chatRooms.lastMessageAt), desc(chatRooms.id))
    .limit(1)

/** Workers who wait for an answer about long-term employment, the longest waiting first. */
const longTermUnselected = (db: Tx, scope: ClientScope) =>
  db
    .select({ total, name: users.name })
    .from(longTermCandidates)
    .innerJoin(users, eq(users.id, longTermCandidates.userId))
    .where(and(scope.has(longTermCandidates), isUnselectedCandidate))
    .orderBy(asc(longTermCandidates.receivedAt), asc(longTermCandidates.id))
    .limit(1)

const violatedOffers = (db: Tx, scope: ClientScope) =>
  db
    .select({ total, title: offers.title })
    .from(offers)
    .where(and(scope.has(offers), isViolatedOffer))
    .orderBy(desc(offers.updatedAt), asc(offers.id))
    .limit(1)

/** Checks that the operator asks of the store; only for accounts that may submit them. */
const factChecks = (db: Tx, scope: ClientScope) =>
  db
    .select({ total, title: factCheckTasks.title, dueAt: factCheckTasks.dueAt })
    .from(factCheckTasks)
    .where(
      and(
        scope.has(factCheckTasks),
        isOpenFactCheck,
        scope.may('offer.edit') ? undefined : sql`false`,
      ),
    )
    .orderBy(asc(factCheckTasks.dueAt), asc(factCheckTasks.id))
    .limit(1)

const offeringOfRun = and(
  eq(offerings.clientId, multidatePostings.clientId),
  eq(offerings.id, multidatePostings.sourceOfferingId),
)
/** Dates of a run that could not be posted, until somebody has looked at its outcome. */
const multidateFailed = (db: Tx, scope: ClientScope) =>
  db
    .select({
      total,
      id: multidatePostings.id,
      title: offerings.title,
      failed: count(multidateItems.id).as('failed'),
    })
    .from(multidatePostings)
    .innerJoin(
      multidateItems,
      and(
        eq(multidateItems.clientId, multidatePostings.clientId),
        eq(multidateItems.operationId, multidatePostings.id),
        eq(multidateItems.result, 'failed'),
      ),
    )
    .innerJoin(offerings, offeringOfRun)
    .where(and(scope.has(multidatePostings), isUncheckedRun(db)))
    .groupBy(multidatePostings.id, offerings.title)
    .orderBy(asc(multidatePostings.id))
    .limit(1)

/** Runs that posted all their dates, until somebody has looked at the outcome. */
const multidateUnchecked = (db: Tx, scope: ClientScope) =>
  db
    .select({ total, title: offerings.title })
    .from(multidatePostings)
    .innerJoin(offerings, offeringOfRun)
    .where(and(scope.has(multidatePostings), isUncheckedRun(db), not(hasDatesWith(db, 'failed'))))
    .orderBy(asc(multidatePostings.id))
    .limit(1)

/** The first row of each kind of what waits for the store, with how many there are. */
export const todoRows = (db: Tx, scope: ClientScope, now: Date) =>
  firstRows(db, {
    notArrived: shifts(db, scope, isNotArrived(now))
      .orderBy(asc(offerings.startAt), asc(matchings.id))
      .limit(1),
    fixPaymentRequests: corrections(db, scope),
    unfilledSoon: unfilledSoon(db, scope, now),
    negotiations: rooms(db, scope, isNegotiated),
    unreviewed: shifts(db, scope, isUnreviewed(now))
      .orderBy(desc(offerings.startAt), asc(matchings.id))
      .limit(1),
    unreadMessages: rooms(db, scope, isUnreadRoom),
    longTermUnselected: longTermUnselected(db, scope),
    factChecks: factChecks(db, scope),
    violatedOffers: violatedOffers(db, scope),
    multidateFailed: multidateFailed(db, scope),
    multidateUnchecked: multidateUnchecked(db, scope),
  })
export type TodoRows = Awaited<ReturnType<typeof todoRows>>
