import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReviewBatchResult } from '@/contracts/reviews/schemas'
import { type ReviewInput } from '@/contracts/reviews/schemas'
import { APPROVALS_FOR_BADGE, reviewLackText, reviewLacks } from '@/domain/workers/review'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { groups, reviews, userBadges } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { notFound } from '@/server/http/errors'
import { addMembers, joinAutoGroups, removeMembers } from '@/server/modules/groups/service'
import { markReviewed } from '@/server/modules/matchings/records/changes'
import { setMarks } from '@/server/modules/workers/records/clientUsers'
import { countReview } from '@/server/modules/workers/records/figures'
import { blockUser } from '@/server/modules/workers/service'

export { countCompanyUnreviewed } from './companyWaiting'
export { countClientReviews } from './listed'

/** Condition for the groups of the store itself, without those that its company shares with it. */
export const ownGroups = (scope: ClientScope) =>
  and(eq(groups.companyId, scope.companyId), eq(groups.clientId, scope.clientId))
/**
 * Whether two reviews are equal, regardless of the order of their lists. The decisions sent with a review (groups,
 * trust, memo, block) are not compared, because they are not stored with it.
 */
export const isSameReview = (
  earlier: typeof reviews.$inferSelect,
  { kind, reasons, comment, positions }: ReviewInput,
) =>
  earlier.kind === kind &&
  earlier.comment === comment &&
  [...earlier.reasons].sort().join() === [...reasons].sort().join() &&
  [...earlier.positions].sort().join() === [...positions].sort().join()

/** Returns why the review cannot be written: something is missing, or the account lacks a permission. */
export function refusalOf(
  scope: ClientScope,
  input: ReviewInput,
  positionNames: readonly string[],
) {
  const lack = reviewLacks(input)
  if (lack) return reviewLackText[lack]
  if (input.kind === 'good' && input.reasons.length > 0)
    return 'Badの理由は、Badの評価だけに付けられます。'
  if (input.kind === 'bad' && input.positions.length > 0)
    return '「次回も頼みたい業務」は、Goodの評価だけに付けられます。'
  if (input.positions.some((name) => !positionNames.includes(name)))
    return '「次回も頼みたい業務」に、この求人にない業務があります。画面を読み込み直してください。'
  return (
    permissionRefusalOf(scope, input) ??
    contradictionOf(input) ??
    (input.memo !== null && !scope.may('memo.edit')
      ? '店舗メモを書く権限がありません。'
      : undefined)
  )
}
/** Returns the refusal if the account lacks a permission that the review needs. */
function permissionRefusalOf(scope: ClientScope, input: ReviewInput) {
  if (input.block && !scope.may('worker.block'))
    return 'ワーカーをブロックできるのは、店舗管理者だけです。ブロックを外して送り、店舗管理者にご相談ください。'
  if (input.trusted !== null && !scope.may('worker.trust'))
    return '認定ワーカーにできるのは、店舗管理者だけです。認定を外して送り、店舗管理者にご相談ください。'
  if ((input.addGroupIds.length > 0 || input.favorite !== null) && !scope.may('group.edit'))
    return 'グループを変更する権限がありません。'
  return undefined
}
function contradictionOf(input: ReviewInput) {
  if (
    input.block &&
    (input.addGroupIds.length > 0 || input.favorite === true || input.trusted === true)
  )
    return 'ブロックするワーカーは、グループや認定ワーカーに加えられません。'
  return undefined
}

type StoreGroup = Pick<typeof groups.$inferSelect, 'id' | 'isDefault' | 'autoSetting'>
const favoritesOf = (storeGroups: StoreGroup[]) =>
  storeGroups.find(({ isDefault }) => isDefault)?.id
/** The groups of this store that the reviews fill, locked in one order; 404 for any other. */
export async function groupsFor(
  db: Tx,
  scope: ClientScope,
  all: readonly ReviewInput[],
): Promise<StoreGroup[]> {
  const addedGroupIds = new Set(all.flatMap((input) => input.addGroupIds))
  if (addedGroupIds.size === 0 && all.every((input) => input.favorite === null)) return []
  const storeGroups = await db
    .select()
    .from(groups)
    .where(ownGroups(scope))
    .orderBy(groups.id)
    .for('no key update')
  if ([...addedGroupIds].some((id) => !storeGroups.some((group) => group.id === id)))
    throw notFound()
  return storeGroups
}

/**
 * Writes the review of a locked matching and adds it to the Good rate of the worker, which counts all stores. A
 * matching has one review: a second one breaks its unique key.
 */
export async function insertReview(
  { db, scope, now }: StoreOperation,
  { id, userId }: { id: number; userId: number },
  { kind, reasons, positions, comment }: ReviewInput,
  by: number,
) {
  const nowText = now.toISOString()
  await db.insert(reviews).values({
    clientId: scope.clientId,
    matchingId: id,
    userId,
    kind,
    reasons: [...new Set(reasons)],
    positions: [...new Set(positions)],
    comment,
    reviewedBy: by,
    createdAt: nowText,
  })
  await markReviewed(db, { clientId: scope.clientId, id }, now)
  await countReview(db, userId, { isGood: kind === 'good' })
}

/** Counts the approvals; the second of a position at this store makes its badge. */
export async function approvePositions(
  { db, scope, now }: StoreOperation,
  userId: number,
  { positions }: ReviewInput,
) {
  const newBadges: ReviewBatchResult['badges'] = []
  for (const position of new Set(positions)) {
    const counted = sql`${userBadges.approvedCount} + 1`
    const { approvedCount } = firstOrNotFound(
      await db
        .insert(userBadges)
        .values({ clientId: scope.clientId, userId, position, approvedCount: 1 })
        .onConflictDoUpdate({
          target: [userBadges.clientId, userBadges.userId, userBadges.position],
          set: { approvedCount: counted },
        })
        .returning({ approvedCount: userBadges.approvedCount }),
    )
    if (approvedCount < APPROVALS_FOR_BADGE) continue
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
    if (granted.length > 0) newBadges.push({ userId, position })
  }
  return newBadges
}

/** Applies the decisions sent with the review: groups, trust, memo, block. */
export async function applyDecisions(
  { db, scope, now }: StoreOperation,
  { storeGroups, by }: { storeGroups: StoreGroup[]; by: number },
  userId: number,
  input: ReviewInput,
) {
  const { favorite } = input
  await setMarks({ db, scope, now }, userId, input, by)
  const joins = new Set([...input.addGroupIds, ...(favorite ? [favoritesOf(storeGroups)] : [])])
  for (const group of storeGroups.filter(({ id }) => joins.has(id)))
    await addMembers({ db, now }, scope, group, [userId])
  if (favorite === false)
    for (const group of storeGroups.filter(({ isDefault }) => isDefault))
      await removeMembers({ db, now }, scope, group, [userId])
  await joinAutoGroups(db, scope.clientId, userId, now)
  if (input.block) await blockUser({ db, scope, now }, userId, { reasonCode: 'attitude', by })
}
