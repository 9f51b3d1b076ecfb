import { sql } from 'drizzle-orm'
import { addDays, dayOf, monthOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import {
  accounts,
  acknowledgements,
  bonusContracts,
  chatClaims,
  chatMessages,
  chatRooms,
  clientReviews,
  clients,
  clientUsers,
  clientVisits,
  companies,
  fixPaymentRequests,
  groups,
  groupUsers,
  jobs,
  matchings,
  memberships,
  noticeReads,
  notices,
  offerings,
  offers,
  reviews,
  userBadges,
  userBlocks,
  users,
} from '@/server/db/schema'
import { randomFrom, seedOf } from '@/server/demo/market/random'
import { bonusRows } from './bonuses'
import { insertAll, setSequences } from './bulk'
import { accountPlans, companyPlans, storePlans } from './data/stores'
import { groupRows } from './groups'
import { noticeRows } from './notices'
import { seedPapers } from './papers'
import { makePeople } from './people'
import { clientRow, offersOf, storesOf } from './posting'
import { makeRelations } from './relations/makeRelations'
import { addOpenCorrections } from './shifts/corrections'
import { makeShifts } from './shifts/makeShifts'
import { addNegotiation } from './conversations/negotiation'
import { makeConversations } from './conversations/makeConversations'

export type DemoOptions = {
  now: Date
  /** The same seed and the same now give the same rows. */ seed?: number
  /** 1 is about 2,000 shifts, 50 about 100,000. */ scale?: number
  passwordHash: string
}
const WORKERS = 240

/**
 * Fills an empty, migrated database with the demonstration: two companies, five stores, their people, and shifts from 90 days ago to 21
 * days ahead. Runs in one transaction of the scope 'system'. Above scale 1 it adds stores of the same kinds, shifts for each hour, and
 * workers.
 */
export async function seedDemo(
  db: Tx,
  { now, seed = 2026, scale = 1, passwordHash }: DemoOptions,
): Promise<{ offerings: number; matchings: number; users: number }> {
  const today = dayOf(now)
  const createdAt = `${addDays(today, -400)}T01:00:00.000Z`
  const stream = (name: string) => randomFrom(seedOf(seed, name))
  const copies = Math.max(1, Math.min(8, Math.round(Math.sqrt(scale))))
  const perSlot = Math.max(1, Math.round(scale / copies))
  const stores = storesOf(copies)
  const people = makePeople(stream('people'), Math.round(WORKERS * (1 + (scale - 1) * 0.7)), today)
  const planned = offersOf(stores, now)
  const bonuses = bonusRows(planned, now)
  const { shifts, fixes } = makeShifts(stream('shifts'), {
    offers: planned,
    bonuses,
    people,
    stores,
    perSlot,
    now,
  })
  addOpenCorrections(stream('fixes'), shifts, fixes, now)
  const { relations, badges, workerReviews, storeReviews, groupMembers, blocks } = makeRelations(
    stream('relations'),
    {
      shifts,
      people,
      stores,
      now,
    },
  )
  const talk = makeConversations(stream('talk'), { shifts, stores, now })
  const claims = addNegotiation(talk, shifts, now)
  const allMatchings = shifts.flatMap(({ matched }) => matched)
  const latest = new Map<number, string>()
  for (const { row } of shifts)
    if ((latest.get(row.offerId) ?? '') < row.createdAt) latest.set(row.offerId, row.createdAt)
  for (const { row, id } of planned) row.latestOfferCreatedAt = latest.get(id) ?? null

  await insertAll(
    db,
    companies,
    companyPlans.map((company) => ({
      ...company,
      selfEmployed: false,
      feeRateBp: 3000,
      socialInsuranceApplicable: true,
      webEntryFlowType: 'sales',
      identificationStatus: 'approved' as const,
      contracts: {
        laborAgreement36: true,
        mynumberEntrustment: company.id === 1,
        ...(company.id === 1 ? { mynumberEntrustedOn: '2026-04-01' } : {}),
      },
      createdAt,
    })),
  )
  await insertAll(
    db,
    clients,
    stores.map((store) => clientRow(store, createdAt)),
  )
  const signIn = (days: number) => `${addDays(today, -days)}T00:30:00.000Z`
  await insertAll(
    db,
    accounts,
    accountPlans.map(({ email, name, nameKana, department }, i) => ({
      id: i + 1,
      email,
      name,
      nameKana,
      department,
      phoneNumber: `0900000900${i + 1}`,
      passwordHash,
      passwordChangedAt: createdAt,
      emailVerifiedAt: createdAt,
      phoneVerifiedAt: createdAt,
      status: 'active' as const,
      signInCount: 40 - i * 5,
      lastSignInAt: signIn(2),
      currentSignInAt: signIn(1),
      createdAt,
    })),
  )
  const idOf = (key: string) => storePlans.findIndex((store) => store.key === key) + 1
  await insertAll(
    db,
    memberships,
    accountPlans.flatMap(({ companyId, role, clients: kinds }, i) =>
      (kinds.length > 0 ? kinds.map(idOf) : [null]).map((clientId) => ({
        accountId: i + 1,
        companyId,
        clientId,
        role,
      })),
    ),
  )
  await insertAll(db, users, people)
  await insertAll(
    db,
    offers,
    planned.map(({ row }) => row),
  )
  // The terms are the template's content, copied inside the database: sent with each shift they would be most of the data.
  await insertAll(
    db,
    offerings,
    shifts.map(({ row }) => row as typeof offerings.$inferInsert),
    { from: sql`join ${offers} o on o.id = r.offer_id`, also: { terms: sql`o.content` } },
  )
  await insertAll(db, matchings, allMatchings)
  await insertAll(db, fixPaymentRequests, fixes)
  // As a request that comes in does: on its day it is approved by itself.
  const open = fixes.filter(({ status }) => status === 'requested')
  await insertAll(
    db,
    jobs,
    open.map(({ dueAt }) => ({ kind: 'fixDue', payload: {}, runAt: dueAt })),
  )
  await insertAll(db, clientUsers, relations)
  await insertAll(db, userBadges, badges)
  await insertAll(db, reviews, workerReviews)
  await insertAll(db, clientReviews, storeReviews)
  await insertAll(db, groups, groupRows(stores, createdAt))
  await insertAll(db, groupUsers, groupMembers)
  await insertAll(db, userBlocks, blocks)
  await insertAll(db, chatRooms, talk.rooms)
  await insertAll(db, chatMessages, talk.messages)
  await insertAll(db, chatClaims, claims)
  const news = noticeRows(now)
  await insertAll(db, notices, news)
  await insertAll(
    db,
    noticeReads,
    news
      .filter(({ unread }) => !unread)
      .flatMap(({ id, publishedAt }) =>
        accountPlans.map((_, i) => ({ noticeId: id, accountId: i + 1, readAt: publishedAt })),
      ),
  )
  await insertAll(db, clientVisits, [
    { accountId: 3, clientId: 1, isFavorite: true, lastOpenedAt: signIn(1) },
    { accountId: 3, clientId: 2, isFavorite: false, lastOpenedAt: signIn(3) },
    { accountId: 1, clientId: 1, isFavorite: true, lastOpenedAt: signIn(2) },
  ])
  await db.insert(acknowledgements).values(
    [1, 2].map((clientId) => ({
      clientId,
      accountId: 3,
      month: monthOf(now),
      at: now.toISOString(),
    })),
  )
  await insertAll(
    db,
    bonusContracts,
    bonuses.map((bonus) => ({ ...bonus, createdAt })),
  )
  await seedPapers(db, stream('papers'), shifts, now)
  await setSequences(db, [
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
    chatRooms,
    chatMessages,
    notices,
  ])
  return { offerings: shifts.length, matchings: allMatchings.length, users: people.length }
}
