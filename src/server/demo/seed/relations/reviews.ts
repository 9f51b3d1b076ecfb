import { hourMs, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { Person } from '@/server/demo/seed/people'
import { toSecond } from '@/server/demo/seed/shifts/clock'
import type { MatchingRow, Shift } from '@/server/demo/seed/types'
import { badReasons, storeComments, storeReplies, workerComments } from './reviewTexts'
import type { BadgeRow, StoreReviewRow, WorkerReviewRow } from './types'

/** The good reviews for the same position with which a badge is granted. */
const BADGE_REVIEWS = 2

/** The store's review of a worker, who is praised for the first position of the offer and perhaps for others. */
export function makeWorkerReview(
  random: Random,
  { row, offer }: Shift,
  matching: MatchingRow,
  reviewedAt: string,
): WorkerReviewRow & { positions: string[] } {
  const kind = random.chance(0.955) ? 'good' : 'bad'
  const positions =
    kind === 'good'
      ? offer.plan.positions.filter((_, index) => index === 0 || random.chance(0.3))
      : []
  const reasons = kind === 'bad' ? [random.pick(badReasons)] : []
  return {
    clientId: matching.clientId,
    matchingId: matching.id,
    userId: matching.userId,
    kind,
    positions,
    reasons,
    comment: random.pick<string>(workerComments[kind]),
    reviewedBy: row.createdBy ?? null,
    createdAt: reviewedAt,
  }
}

/** Adds a review to the counts of the worker. */
export function countReview(person: Person, { kind }: WorkerReviewRow) {
  person.reviewCount += 1
  if (kind === 'good') person.goodCount += 1
}

/** Counts the positions of a review towards the badges of the worker at that store. */
export function countTowardsBadges(
  badges: Map<string, BadgeRow>,
  { clientId, userId, positions, createdAt }: WorkerReviewRow & { positions: string[] },
) {
  for (const position of positions) {
    const key = `${clientId} ${userId} ${position}`
    const badge = badges.get(key) ?? {
      clientId,
      userId,
      position,
      approvedCount: 0,
      grantedAt: null,
    }
    badge.approvedCount += 1
    if (badge.approvedCount === BADGE_REVIEWS) badge.grantedAt = createdAt
    badges.set(key, badge)
  }
}

/** The store's reply to a review: rare for a good one, for every second bad one. */
function drawReply(
  random: Random,
  kind: 'good' | 'bad',
  { reviewedMs, now, repliedBy }: { reviewedMs: number; now: Date; repliedBy: number | null },
) {
  const repliedMs = reviewedMs + random.int(4, 40) * hourMs
  const hasReply = repliedMs < now.getTime() && random.chance(kind === 'good' ? 0.15 : 0.5)
  return hasReply
    ? { reply: storeReplies[kind], repliedAt: toSecond(repliedMs), repliedBy }
    : { reply: null, repliedAt: null, repliedBy: null }
}

/** The worker's review of the store; undefined when there is none, or not yet. */
export function makeStoreReview(
  random: Random,
  { row }: Shift,
  matching: MatchingRow,
  now: Date,
): StoreReviewRow | undefined {
  const reviewedMs = msOf(matching.checkedOutAt ?? row.endAt) + random.int(600, 20_000) * 1000
  if (reviewedMs >= now.getTime() || !random.chance(0.4)) return undefined
  const isGood = random.chance(0.94)
  const kind = isGood ? 'good' : 'bad'
  const onTime = isGood || random.chance(0.6)
  const asDescribed = isGood || random.chance(0.4)
  return {
    clientId: matching.clientId,
    matchingId: matching.id,
    kind,
    onTime,
    asDescribed,
    wantAgain: isGood,
    comment: random.pick<string>(storeComments[kind]),
    ...drawReply(random, kind, { reviewedMs, now, repliedBy: row.createdBy ?? null }),
    reported: false,
    createdAt: toSecond(reviewedMs),
  }
}
