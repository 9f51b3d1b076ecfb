import { sql } from 'drizzle-orm'
import { addDays, dayOf } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import {
  accounts,
  bonusContracts,
  chatClaims,
  chatMessages,
  chatRooms,
  chatTexts,
  clientReviews,
  clients,
  clientUsers,
  closingDays,
  companies,
  fixPaymentRequests,
  graduates,
  groups,
  groupUsers,
  jobs,
  longTermCandidates,
  longTermChanges,
  matchConfirmations,
  matchings,
  notices,
  offerings,
  offers,
  residenceCards,
  reviews,
  savedViews,
  userBadges,
  userBlocks,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { insertAll, setSequences } from './bulk'
import { seedDocuments } from './documents'
import { seedEmploymentNotices } from './employmentNotices'
import { groupRows } from './groups'
import { type Demo, makeDemo, partRandom } from './makeDemo'
import { insertNeighbours } from './neighbours'
import {
  insertAccounts,
  insertContracts,
  insertNotices,
  insertStores,
  insertVisits,
} from './organizations'
import { seedBudgets } from './settings/budgets'
import { chatTextRows } from './settings/chatTexts'
import { closingDayRows } from './settings/closingDays'
import { savedViewRows } from './settings/savedViews'

type DemoOptions = {
  now: Date
  /** The same seed and the same now give the same rows. */
  seed?: number
  /** 1 is about 2,000 shifts, 50 about 100,000. */
  scale?: number
  passwordHash: string
}

/** Inserts the shifts with their matchings, the confirmations of matches, and the corrections. */
async function insertShifts(db: Tx, demo: Demo) {
  const { shifts, fixes } = demo
  // The terms are the offer's content. They are copied inside the database: sent with each shift they would be
  // most of the data.
  await insertAll(
    db,
    offerings,
    shifts.map(({ row }) => row as typeof offerings.$inferInsert),
    { from: sql`join ${offers} o on o.id = r.offer_id`, also: { terms: sql`o.content` } },
  )
  await insertAll(
    db,
    matchings,
    shifts.flatMap(({ matched }) => matched),
  )
  await insertAll(db, fixPaymentRequests, fixes)
  await insertAll(db, matchConfirmations, demo.matchConfirmations)
  // An open request is approved by a job when it is due.
  const openFixes = fixes.filter(({ status }) => status === 'requested')
  await insertAll(
    db,
    jobs,
    openFixes.map(({ dueAt }) => ({ kind: 'fixDue', payload: {}, runAt: dueAt })),
  )
}

/** What stores and workers know of each other and have written. */
async function insertRelations(
  db: Tx,
  demo: Demo,
  { now, createdAt }: { now: Date; createdAt: string },
) {
  const { rooms, messages } = demo.conversations
  await insertAll(db, clientUsers, demo.relations)
  await insertAll(db, graduates, demo.graduates)
  await insertAll(db, userBadges, demo.badges)
  await insertAll(db, reviews, demo.workerReviews)
  await insertAll(db, clientReviews, demo.storeReviews)
  await insertAll(db, groups, groupRows(demo.stores, createdAt))
  await insertAll(db, groupUsers, demo.groupMembers)
  await insertAll(db, userBlocks, demo.blocks)
  await insertAll(db, longTermCandidates, demo.longTermRows)
  await insertAll(db, longTermChanges, demo.longTermHistory)
  await insertAll(db, chatRooms, rooms)
  await insertAll(db, chatMessages, messages)
  await insertAll(db, chatClaims, demo.claims)
  await insertAll(db, chatTexts, chatTextRows(createdAt))
  await insertAll(db, closingDays, closingDayRows(now, createdAt))
  await insertAll(db, savedViews, savedViewRows(createdAt))
}

/** The tables whose rows come with their ids. */
const numberedTables = [
  bonusContracts,
  companies,
  clients,
  accounts,
  users,
  offers,
  offerings,
  matchings,
  fixPaymentRequests,
  groups,
  longTermCandidates,
  chatRooms,
  chatMessages,
  notices,
  residenceCards,
]

/**
 * Fills an empty, migrated database with the demonstration: two companies, five stores, their people, and shifts from
 * 90 days ago to 21 days ahead; beside them what a third company posted nearby. Runs in one transaction of the scope
 * 'system'. Returns the number of rows, without those of the third company.
 */
export async function seedDemo(
  db: Tx,
  { now, seed = 2026, scale = 1, passwordHash }: DemoOptions,
): Promise<{ offerings: number; matchings: number; users: number }> {
  const createdAt = `${addDays(dayOf(now), -400)}T01:00:00.000Z`
  const demo = makeDemo({ now, seed, scale })
  const { stores, people, shifts, bonuses } = demo
  await insertStores(db, stores, createdAt)
  await insertContracts(db)
  await insertAccounts(db, { passwordHash, createdAt, now })
  await insertAll(db, users, people)
  await insertAll(db, residenceCards, demo.cards)
  await insertAll(
    db,
    offers,
    demo.offers.map(({ row }) => row),
  )
  await insertShifts(db, demo)
  await insertNeighbours(db, demo, { now, createdAt })
  await insertRelations(db, demo, { now, createdAt })
  await insertNotices(db, now)
  await insertVisits(db, now)
  await insertAll(
    db,
    bonusContracts,
    bonuses.map((bonus) => ({ ...bonus, createdAt })),
  )
  await seedDocuments(db, partRandom(seed, 'documents'), shifts, now)
  await seedEmploymentNotices(db, shifts, now)
  await setSequences(db, numberedTables)
  await seedBudgets({ db, now })
  const matchingCount = sumBy(shifts, ({ matched }) => matched.length)
  return { offerings: shifts.length, matchings: matchingCount, users: people.length }
}
