import { dayOf } from '@/lib/date'
import * as schema from '@/server/db/schema'
import { seedDemo } from '@/server/demo/seed/seedDemo'
import { testContext, type TestContext } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
import { truncateAll } from '@tests/kit/tables'

// Friday 9:41 in Tokyo.
export const NOW = new Date('2026-11-20T00:41:00Z')
export const TODAY = dayOf(NOW)
export const {
  accounts,
  bonusContracts,
  chatClaims,
  chatMessages,
  chatRooms,
  clients,
  clientUsers,
  fixPaymentRequests,
  groups,
  groupUsers,
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
} = schema
export let context: TestContext
export let rows: Awaited<ReturnType<typeof read>>
/** Empties the database and fills it with the demonstration. */
export const fill = async () => {
  await context.engine.exec(truncateAll)
  return asSystem((db) => seedDemo(db, { now: NOW, passwordHash: 'hash' }))
}
/** Reads the rows of the demonstration that the tests check. */
export const read = () =>
  asSystem(async (db) => ({
    offerings: await db.select().from(offerings).orderBy(offerings.id),
    matchings: await db.select().from(matchings).orderBy(matchings.id),
    users: await db.select().from(users),
    clients: await db.select().from(clients).orderBy(clients.id),
    offers: await db.select().from(offers),
    rooms: await db.select().from(chatRooms),
    claims: await db.select().from(chatClaims),
    messages: await db.select().from(chatMessages).orderBy(chatMessages.id),
    fixes: await db.select().from(fixPaymentRequests),
    bonuses: await db.select().from(bonusContracts).orderBy(bonusContracts.id),
    clientUsers: await db.select().from(clientUsers),
    reviews: await db.select().from(reviews),
  }))
/** Importing this file fills the database with the demonstration, once for all tests of a file. */
beforeAll(async () => {
  context = await testContext()
  await fill()
  rows = await read()
}, 120_000)
afterAll(() => context.reset())
/** An offering of the demonstration. */
export const shiftOf = (offeringId: number) =>
  rows.offerings.find((offering) => offering.id === offeringId) as typeof offerings.$inferSelect
/** The items by a key. */
export const grouped = <T>(all: readonly T[], key: (one: T) => string | number) =>
  all.reduce(
    (map, one) => map.set(key(one), [...(map.get(key(one)) ?? []), one]),
    new Map<string | number, T[]>(),
  )
