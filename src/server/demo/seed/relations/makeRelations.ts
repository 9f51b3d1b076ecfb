import { dayMs, dayOf, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { Store } from '@/server/demo/seed/offering'
import { type Person, tierOf } from '@/server/demo/seed/people'
import type { MatchingRow, Shift } from '@/server/demo/seed/types'
import { makeBlocks } from './blocks'
import { makeGroupMembers } from './groupMembers'
import { countReview, countTowardsBadges, makeStoreReview, makeWorkerReview } from './reviews'
import type { BadgeRow, Relation, StoreReviewRow, WorkerReviewRow } from './types'

type RelationInput = {
  shifts: readonly Shift[]
  /** Their counts and tiers are completed by what they did in these shifts. */
  people: readonly Person[]
  stores: readonly Store[]
  now: Date
}

const newRelation = (
  { clientId, userId, matchedAt }: MatchingRow,
  companyId: number,
): Relation => ({
  clientId,
  userId,
  firstAt: matchedAt,
  workedCount: 0,
  lastWorkedOn: null,
  trusted: false,
  graduate: false,
  favorite: false,
  supporter: false,
  memo: '',
  upcomingCount: 0,
  absenceCount: 0,
  companyId,
})

/** Adds a matching to the relation of its worker and store. */
function countInRelation(relation: Relation, { row }: Shift, { status, matchedAt }: MatchingRow) {
  if (matchedAt < relation.firstAt) relation.firstAt = matchedAt
  if (status === 'established') relation.upcomingCount += 1
  if (status === 'absence') relation.absenceCount += 1
  if (status !== 'worked') return
  relation.workedCount += 1
  relation.lastWorkedOn = row.workOn
}

/** Adds a matching to the counts of the worker. A cancellation within 24 hours of the start is a last-minute one. */
function countInPerson(
  person: Person,
  { row }: Shift,
  { status, absenceKind, cancelledAt }: MatchingRow,
) {
  if (status === 'worked') person.totalWorkedCount += 1
  if (status === 'absence' && absenceKind === 'no_show') person.noShowCount += 1
  if (status !== 'cancel') return
  person.cancelCount += 1
  if (msOf(row.startAt) - msOf(cancelledAt ?? row.startAt) < dayMs)
    person.lastMinuteCancelCount += 1
}

/** The workers who applied to an offering while it was open to its groups only, by group. */
function applicantsByGroupOf(shifts: readonly Shift[]) {
  const applicants = new Map<number, Set<number>>()
  for (const { row, matched } of shifts)
    for (const { userId } of matched.filter(({ appliedScope }) => appliedScope === 'group'))
      for (const groupId of row.groupIds ?? [])
        applicants.set(groupId, (applicants.get(groupId) ?? new Set()).add(userId))
  return applicants
}

/** What stores and workers know of each other from their shifts: lists, reviews, badges, groups and blocks. */
export function makeRelations(random: Random, { shifts, people, stores, now }: RelationInput) {
  const relationsByPair = new Map<string, Relation>()
  const badges = new Map<string, BadgeRow>()
  const workerReviews: WorkerReviewRow[] = []
  const storeReviews: StoreReviewRow[] = []
  const peopleById = new Map(people.map((person) => [person.id, person]))

  function addReviews(shift: Shift, matching: MatchingRow, person: Person | undefined) {
    if (matching.reviewedAt) {
      const review = makeWorkerReview(random, shift, matching, matching.reviewedAt)
      workerReviews.push(review)
      if (person) countReview(person, review)
      countTowardsBadges(badges, review)
    }
    const storeReview = makeStoreReview(random, shift, matching, now)
    if (storeReview) storeReviews.push(storeReview)
  }

  for (const shift of shifts) {
    for (const matching of shift.matched) {
      const key = `${matching.clientId} ${matching.userId}`
      const relation = relationsByPair.get(key) ?? newRelation(matching, shift.companyId)
      relationsByPair.set(key, relation)
      const person = peopleById.get(matching.userId)
      countInRelation(relation, shift, matching)
      if (person) countInPerson(person, shift, matching)
      if (matching.status === 'worked') addReviews(shift, matching, person)
    }
  }
  for (const person of people) person.tier = tierOf(person.totalWorkedCount)
  const relations = [...relationsByPair.values()]
  const groupMembers = makeGroupMembers(random, {
    relations,
    stores,
    applicantsByGroup: applicantsByGroupOf(shifts),
    peopleById,
    today: dayOf(now),
  })
  return {
    relations,
    badges: [...badges.values()],
    workerReviews,
    storeReviews,
    groupMembers,
    blocks: makeBlocks(relations, now),
  }
}
