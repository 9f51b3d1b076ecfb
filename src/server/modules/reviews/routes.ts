import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { reviews as contract } from '@/contracts/reviews'
import {
  ReviewBatch,
  ReviewBatchResult,
  UnreviewedUsers,
  type ReviewInput,
} from '@/contracts/reviews/schemas'
import { lateMinOf } from '@/domain/matchings/matching'
import { reviewDueAt } from '@/domain/workers/recommend'
import {
  approvalsForBadge,
  cannotReview,
  reviewLackText,
  reviewLacks,
} from '@/domain/workers/review'
import { formatDateTime } from '@/lib/dates/tokyoDate'
import { accountNames, whoDid } from '@/server/modules/accounts/accountNames'
import { blocksOn, blockUser } from '@/server/modules/workers/blocks'
import type { Tx } from '@/server/db/transaction'
import {
  clientUsers,
  groups,
  groupUsers,
  matchings,
  offerings,
  offers,
  reviews,
  userBadges,
  users,
} from '@/server/db/schema'
import { addMembers, joinAutoGroups, removeMembers } from '@/server/modules/groups/members'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { isFirstTime, matchedRows } from '@/server/modules/matchings/repository'
import { unreviewedMatching } from '@/server/modules/offerings/repository'
import { positionsOf } from '@/server/modules/masterData/positions'
import { notFound, ApiError } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { grantedPositions } from '@/server/modules/workers/repository'

export const reviewRoutes = implement(contract, {
  unreviewedUsers: {
    response: UnreviewedUsers,
    run: ({ db, scope, offeringId }) => unreviewedUsers(db, scope, offeringId),
  },
  create: { body: ReviewBatch, response: ReviewBatchResult, run: create },
})

const shiftOf = async (db: Tx, scope: ClientScope, offeringId: number) =>
  takeOne(
    await db
      .select({
        id: offerings.id,
        title: offerings.title,
        startAt: offerings.startAt,
        endAt: offerings.endAt,
        occupationId: offers.occupationId,
      })
      .from(offerings)
      .innerJoin(
        offers,
        and(eq(offers.clientId, offerings.clientId), eq(offers.id, offerings.offerId)),
      )
      .where(scope.has(offerings, offeringId)),
  )
/** What somebody can be asked for again after a shift of this occupation. */
const possibleAt = (occupationId: number) => positionsOf(occupationId).map(({ name }) => name)
const ownGroups = (scope: ClientScope) =>
  and(eq(groups.companyId, scope.companyId), eq(groups.clientId, scope.clientId))

async function unreviewedUsers(db: Tx, scope: ClientScope, offeringId: number) {
  const { title, startAt, endAt, occupationId } = await shiftOf(db, scope, offeringId)
  const rows = await matchedRows(
    db,
    scope,
    and(eq(matchings.offeringId, offeringId), unreviewedMatching),
  )
  const ids = rows.map((row) => row.user.id)
  const workedCount = await db.$count(
    matchings,
    and(scope.has(matchings), eq(matchings.offeringId, offeringId), eq(matchings.status, 'worked')),
  )
  const badges = await grantedPositions(db, scope, ids)
  const blocked = new Set(
    ids.length === 0 ? [] : (await blocksOn(db, scope, ids)).map((one) => one.userId),
  )
  const inGroups =
    ids.length === 0
      ? []
      : await db
          .select({ userId: groupUsers.userId, groupId: groupUsers.groupId })
          .from(groupUsers)
          .innerJoin(
            groups,
            and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
          )
          .where(and(ownGroups(scope), inArray(groupUsers.userId, ids)))
  return {
    offeringId,
    title,
    startAt,
    endAt,
    dueAt: reviewDueAt(endAt),
    workedCount,
    positions: possibleAt(occupationId),
    items: rows.map((row) => {
      const { matching, user, known } = row
      const of = <T extends { userId: number }>(all: T[]) =>
        all.filter((one) => one.userId === user.id)
      return {
        ...matching,
        matchingId: matching.id,
        userId: user.id,
        name: user.name,
        nameKana: user.nameKana,
        tier: user.tier,
        workedCountHere: known.workedCount,
        isFirstTime: isFirstTime(row),
        lateMin: lateMinOf(startAt, matching.checkedInAt),
        badges: of(badges).map((one) => one.name),
        groupIds: of(inGroups).map((one) => one.groupId),
        favorite: known.favorite,
        trusted: known.trusted,
        blocked: blocked.has(user.id),
        memo: known.memo,
      }
    }),
  }
}

async function create({ db, scope, account, offeringId, body, now }: Call<typeof contract.create>) {
  const { occupationId } = await shiftOf(db, scope, offeringId)
  const possible = possibleAt(occupationId)
  const wanted = body.reviews.map((one) => one.matchingId)
  const locked = await db
    .select()
    .from(matchings)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.offeringId, offeringId),
        inArray(matchings.id, wanted),
      ),
    )
    .orderBy(matchings.id)
    .for('update')
  const found = new Map(locked.map((one) => [one.id, one]))
  if (found.size < wanted.length) throw notFound()
  const own = await groupsFor(db, scope, body.reviews)
  const written = await db
    .select()
    .from(reviews)
    .where(and(scope.has(reviews), inArray(reviews.matchingId, wanted)))
  const names = await accountNames(
    db,
    scope,
    written.map((one) => one.reviewedBy),
  )
  const earlier = new Map(written.map((one) => [one.matchingId, one]))

  const items: ReviewBatchResult['items'] = []
  const badges: ReviewBatchResult['badges'] = []
  for (const input of body.reviews) {
    const matching = found.get(input.matchingId)
    if (!matching) throw notFound()
    const before = earlier.get(matching.id)
    // The answer to the same review got lost on its way: it is told again, and nothing is written twice.
    const again =
      before !== undefined && before.reviewedBy === account.id && sameReview(before, input)
    let message = again
      ? null
      : before
        ? `${whoDid(before.reviewedBy === null ? undefined : names.get(before.reviewedBy))}が${formatDateTime(before.createdAt, now)}に評価しました。`
        : (cannotReview(matching) ?? refusalOf(scope, input, possible) ?? null)
    if (message === null && !again) {
      try {
        // All that belongs to one worker, or nothing of it.
        badges.push(
          ...(await db.transaction(async (tx) => {
            await write({ db: tx, scope, now }, matching, input, account.id)
            const made = await approve({ db: tx, scope, now }, matching.userId, input)
            await afterwards(
              { db: tx, scope, now },
              { own, by: account.id },
              matching.userId,
              input,
            )
            return made
          })),
        )
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem
        message = problem.message
      }
    }
    items.push({
      matchingId: matching.id,
      userId: matching.userId,
      reviewed: message === null,
      message,
    })
  }
  return { items, reviewedCount: items.filter((one) => one.reviewed).length, badges }
}

const sameReview = (
  earlier: typeof reviews.$inferSelect,
  { kind, reasons, comment, positions }: ReviewInput,
) =>
  earlier.kind === kind &&
  earlier.comment === comment &&
  [...earlier.reasons].sort().join() === [...reasons].sort().join() &&
  [...earlier.positions].sort().join() === [...positions].sort().join()

/** Why this one cannot be written: what it lacks, or what this account may not do with it. */
function refusalOf(scope: ClientScope, input: ReviewInput, possible: readonly string[]) {
  const lack = reviewLacks(input)
  if (lack) return reviewLackText[lack]
  if (input.kind === 'good' && input.reasons.length > 0)
    return 'Badの理由は、Badの評価だけに付けられます。'
  if (input.kind === 'bad' && input.positions.length > 0)
    return '「次回も頼みたい業務」は、Goodの評価だけに付けられます。'
  if (input.positions.some((name) => !possible.includes(name)))
    return '「次回も頼みたい業務」に、この求人にない業務があります。画面を読み込み直してください。'
  if (input.block && !scope.may('worker.block'))
    return 'ワーカーをブロックできるのは、店舗管理者だけです。ブロックを外して送り、店舗管理者にご相談ください。'
  if (input.trusted !== null && !scope.may('worker.trust'))
    return '認定ワーカーにできるのは、店舗管理者だけです。認定を外して送り、店舗管理者にご相談ください。'
  if ((input.addGroupIds.length > 0 || input.favorite !== null) && !scope.may('group.edit'))
    return 'グループを変更する権限がありません。'
  if (
    input.block &&
    (input.addGroupIds.length > 0 || input.favorite === true || input.trusted === true)
  )
    return 'ブロックするワーカーは、グループや認定ワーカーに加えられません。'
  return input.memo !== null && !scope.may('memo.edit')
    ? '店舗メモを書く権限がありません。'
    : undefined
}

type OwnGroup = Pick<typeof groups.$inferSelect, 'id' | 'isDefault' | 'autoSetting'>
const favoritesOf = (own: OwnGroup[]) => own.find((one) => one.isDefault)?.id
/** The groups of this store that the reviews fill, locked in one order; one that is not among them makes the whole call one about something that does not exist. */
async function groupsFor(
  db: Tx,
  scope: ClientScope,
  all: readonly ReviewInput[],
): Promise<OwnGroup[]> {
  const named = new Set(all.flatMap((one) => one.addGroupIds))
  if (named.size === 0 && all.every((one) => one.favorite === null)) return []
  const own = await db
    .select()
    .from(groups)
    .where(ownGroups(scope))
    .orderBy(groups.id)
    .for('no key update')
  if ([...named].some((id) => !own.some((one) => one.id === id))) throw notFound()
  return own
}

async function write(
  { db, scope, now }: StoreOperation,
  { id, userId }: { id: number; userId: number },
  { kind, reasons, positions, comment }: ReviewInput,
  by: number,
) {
  const at = now.toISOString()
  await db.insert(reviews).values({
    clientId: scope.clientId,
    matchingId: id,
    userId,
    kind,
    reasons: [...new Set(reasons)],
    positions: [...new Set(positions)],
    comment,
    reviewedBy: by,
    createdAt: at,
  })
  await db.update(matchings).set({ reviewedAt: at }).where(scope.has(matchings, id))
  await db
    .update(users)
    .set({
      reviewCount: sql`${users.reviewCount} + 1`,
      ...(kind === 'good' ? { goodCount: sql`${users.goodCount} + 1` } : {}),
    })
    .where(eq(users.id, userId))
}

/** Counts the approvals; the second of a position at this store makes its badge. */
async function approve(
  { db, scope, now }: StoreOperation,
  userId: number,
  { positions }: ReviewInput,
) {
  const made: ReviewBatchResult['badges'] = []
  for (const position of new Set(positions)) {
    const counted = sql`${userBadges.approvedCount} + 1`
    const { approvedCount } = takeOne(
      await db
        .insert(userBadges)
        .values({ clientId: scope.clientId, userId, position, approvedCount: 1 })
        .onConflictDoUpdate({
          target: [userBadges.clientId, userBadges.userId, userBadges.position],
          set: { approvedCount: counted },
        })
        .returning({ approvedCount: userBadges.approvedCount }),
    )
    if (approvedCount < approvalsForBadge) continue
    const granted = await db
      .update(userBadges)
      .set({ grantedAt: now.toISOString() })
      .where(
        and(
          scope.has(userBadges),
          eq(userBadges.userId, userId),
          eq(userBadges.position, position),
          isNull(userBadges.grantedAt),
        ),
      )
      .returning({ id: userBadges.id })
    if (granted.length > 0) made.push({ userId, position })
  }
  return made
}

/** What was decided together with the review: lists, trust, memo, block. */
async function afterwards(
  { db, scope, now }: StoreOperation,
  { own, by }: { own: OwnGroup[]; by: number },
  userId: number,
  input: ReviewInput,
) {
  const { favorite, trusted, memo } = input
  const set = {
    ...(favorite === null ? {} : { favorite }),
    ...(trusted === null ? {} : { trusted }),
    ...(memo === null
      ? {}
      : {
          memo,
          memoUpdatedBy: by,
          memoUpdatedAt: now.toISOString(),
          memoVersion: sql`${clientUsers.memoVersion} + 1`,
        }),
  }
  if (Object.keys(set).length > 0)
    await db
      .update(clientUsers)
      .set(set)
      .where(and(scope.has(clientUsers), eq(clientUsers.userId, userId)))
  const joins = new Set([...input.addGroupIds, ...(favorite ? [favoritesOf(own)] : [])])
  for (const group of own.filter((one) => joins.has(one.id)))
    await addMembers({ db, now }, scope, group, [userId])
  if (favorite === false)
    for (const group of own.filter((one) => one.isDefault))
      await removeMembers({ db, now }, scope, group, [userId])
  await joinAutoGroups(db, scope.clientId, userId, now)
  if (input.block) await blockUser({ db, scope, now }, userId, { reasonCode: 'attitude', by })
}
