import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  lte,
  not,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstRowsQuery } from '@/server/db/firstRows'
import { shiftOfMatching } from '@/server/db/joins'
import { prepared, type Slots } from '@/server/db/prepared'
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
const SOON = sql.raw(`interval '24 hours'`)

/** The values that the prepared query takes at each call. */
type Given = { clientId: number; now: string; readsPrivate: boolean; editsOffers: boolean }
type GivenSlots = Slots<Given>
const isHere = (table: { clientId: Column }, { clientId }: GivenSlots) =>
  eq(table.clientId, clientId)

/** The number of all rows, as a column: only the first row is read, and the note of the to-do is about it. */
const total = sql<number>`count(*) over ()`.mapWith(Number).as('total')
/** The number of rows of the same shift, which the page of the shift shows. */
const totalOfShift = sql<number>`count(*) over (partition by ${offerings.id})`
  .mapWith(Number)
  .as('total_of_shift')

const shifts = (db: Tx, slots: GivenSlots, where: SQL | undefined) =>
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
    .where(and(isHere(matchings, slots), where))

/** A shift that has begun: a store with one needs no first steps. */
const begun = (db: Tx, slots: GivenSlots) =>
  db
    .select({ id: offerings.id })
    .from(offerings)
    .where(
      and(
        isHere(offerings, slots),
        isNotNull(offerings.publishedAt),
        lte(offerings.startAt, slots.now),
      ),
    )
    .limit(1)

function unfilledSoon(db: Tx, slots: GivenSlots) {
  const { now } = slots
  const short = and(
    isHere(offerings, slots),
    eq(statusAt(now), 'published'),
    gt(offerings.startAt, now),
    lte(offerings.startAt, sql`${now}::timestamptz + ${SOON}`),
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
const corrections = (db: Tx, slots: GivenSlots) =>
  db
    .select({ total, dueAt: fixPaymentRequests.dueAt })
    .from(fixPaymentRequests)
    .where(
      and(isHere(fixPaymentRequests, slots), isOpenCorrection, sql`${slots.readsPrivate}::boolean`),
    )
    .orderBy(asc(fixPaymentRequests.dueAt))
    .limit(1)

const rooms = (db: Tx, slots: GivenSlots, where: SQL | undefined) =>
  db
    .select({ total, uid: chatRooms.uid, name: users.name })
    .from(chatRooms)
    .innerJoin(users, eq(users.id, chatRooms.userId))
    .where(and(isHere(chatRooms, slots), where))
    .orderBy(desc(chatRooms.lastMessageAt), desc(chatRooms.id))
    .limit(1)

/** Workers who wait for an answer about long-term employment, the longest waiting first. */
const longTermUnselected = (db: Tx, slots: GivenSlots) =>
  db
    .select({ total, name: users.name })
    .from(longTermCandidates)
    .innerJoin(users, eq(users.id, longTermCandidates.userId))
    .where(and(isHere(longTermCandidates, slots), isUnselectedCandidate))
    .orderBy(asc(longTermCandidates.receivedAt), asc(longTermCandidates.id))
    .limit(1)

const violatedOffers = (db: Tx, slots: GivenSlots) =>
  db
    .select({ total, title: offers.title })
    .from(offers)
    .where(and(isHere(offers, slots), isViolatedOffer))
    .orderBy(desc(offers.updatedAt), asc(offers.id))
    .limit(1)

/** Checks that the operator asks of the store; only for accounts that may submit them. */
const factChecks = (db: Tx, slots: GivenSlots) =>
  db
    .select({ total, title: factCheckTasks.title, dueAt: factCheckTasks.dueAt })
    .from(factCheckTasks)
    .where(and(isHere(factCheckTasks, slots), isOpenFactCheck, sql`${slots.editsOffers}::boolean`))
    .orderBy(asc(factCheckTasks.dueAt), asc(factCheckTasks.id))
    .limit(1)

const offeringOfRun = and(
  eq(offerings.clientId, multidatePostings.clientId),
  eq(offerings.id, multidatePostings.sourceOfferingId),
)
/** The dates of runs that could not be posted, until somebody has checked the results. */
const multidateFailed = (db: Tx, slots: GivenSlots) =>
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
    .where(and(isHere(multidatePostings, slots), isUncheckedRun(db)))
    .groupBy(multidatePostings.id, offerings.title)
    .orderBy(asc(multidatePostings.id))
    .limit(1)

/** The runs that posted all their dates, until somebody has checked the results. */
const multidateUnchecked = (db: Tx, slots: GivenSlots) =>
  db
    .select({ total, title: offerings.title })
    .from(multidatePostings)
    .innerJoin(offerings, offeringOfRun)
    .where(
      and(isHere(multidatePostings, slots), isUncheckedRun(db), not(hasDatesWith(db, 'failed'))),
    )
    .orderBy(asc(multidatePostings.id))
    .limit(1)

/** Selects the first row of each kind of to-do together with the number of its rows. */
const selectTodoRows = prepared((db, slots: GivenSlots) =>
  firstRowsQuery(db, {
    begun: begun(db, slots),
    notArrived: shifts(db, slots, isNotArrived(slots.now))
      .orderBy(asc(offerings.startAt), asc(matchings.id))
      .limit(1),
    fixPaymentRequests: corrections(db, slots),
    unfilledSoon: unfilledSoon(db, slots),
    negotiations: rooms(db, slots, isNegotiated),
    unreviewed: shifts(db, slots, isUnreviewed(slots.now))
      .orderBy(desc(offerings.startAt), asc(matchings.id))
      .limit(1),
    unreadMessages: rooms(db, slots, isUnreadRoom),
    longTermUnselected: longTermUnselected(db, slots),
    factChecks: factChecks(db, slots),
    violatedOffers: violatedOffers(db, slots),
    multidateFailed: multidateFailed(db, slots),
    multidateUnchecked: multidateUnchecked(db, slots),
  }),
)
/** Reads the to-dos of a store that its account may see. See `selectTodoRows`. */
export const todoRows = (db: Tx, scope: ClientScope, now: Date) =>
  selectTodoRows(db, {
    clientId: scope.clientId,
    now: now.toISOString(),
    readsPrivate: scope.may('private.read'),
    editsOffers: scope.may('offer.edit'),
  })
export type TodoRows = Awaited<ReturnType<typeof todoRows>>
