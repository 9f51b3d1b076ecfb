import type { BlockReasonCode } from '@/contracts/workers/enums'
import { dayMs } from '@/lib/date'
import { toSecond } from '@/server/demo/seed/shifts/clock'
import type { BlockRow, Relation } from './types'

type BlockPlan = {
  /** Null: by the whole company. */
  clientId: number | null
  reasonCode: BlockReasonCode
  note: string
  daysAgo: number
  blockedBy: number
}
const storeBlock: BlockPlan = {
  clientId: 1,
  reasonCode: 'no_show',
  note: '連絡がないまま来られませんでした。',
  daysAgo: 12,
  blockedBy: 3,
}
const companyBlock: BlockPlan = {
  clientId: null,
  reasonCode: 'trouble',
  note: '複数の店舗で同じことが続いたため、本部で登録しました。',
  daysAgo: 26,
  blockedBy: 1,
}

function makeBlock(
  relation: Relation | undefined,
  { daysAgo, ...block }: BlockPlan,
  now: Date,
): BlockRow[] {
  if (!relation) return []
  const blockedAt = toSecond(now.getTime() - daysAgo * dayMs)
  return [{ companyId: 1, userId: relation.userId, ...block, blockedAt }]
}

/**
 * Blocks one worker for the restaurant and another for the whole company: those with the most absences who are not
 * trusted and have no shift to come.
 */
export function makeBlocks(relations: readonly Relation[], now: Date): BlockRow[] {
  const ofCompany = relations.filter(({ companyId }) => companyId === 1)
  const upcomingIds = new Set(
    ofCompany.filter(({ upcomingCount }) => upcomingCount > 0).map(({ userId }) => userId),
  )
  const candidates = ofCompany
    .filter(({ userId, trusted }) => !upcomingIds.has(userId) && !trusted)
    .sort((a, b) => b.absenceCount - a.absenceCount)
  const atRestaurant = candidates.find(({ clientId }) => clientId === 1)
  const inCompany = candidates.find(({ userId }) => userId !== atRestaurant?.userId)
  return [...makeBlock(atRestaurant, storeBlock, now), ...makeBlock(inCompany, companyBlock, now)]
}
