import type {
  clientReviews,
  clientUsers,
  groupUsers,
  reviews,
  userBadges,
  userBlocks,
} from '@/server/db/schema'

/** A worker in a store's list, with counts that only seeding needs. */
export type Relation = typeof clientUsers.$inferInsert & {
  workedCount: number
  upcomingCount: number
  absenceCount: number
  companyId: number
}
export type WorkerReviewRow = typeof reviews.$inferInsert
export type StoreReviewRow = typeof clientReviews.$inferInsert
export type BadgeRow = typeof userBadges.$inferInsert & { approvedCount: number }
export type GroupMemberRow = typeof groupUsers.$inferInsert
export type BlockRow = typeof userBlocks.$inferInsert
