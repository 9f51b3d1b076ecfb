import type { OfferContent } from '@/contracts/offers/schemas'
import type { ConditionType } from '@/contracts/offers/enums'
import type { RejectReason } from './rejection'

type Terms = Pick<OfferContent, 'conditionItems' | 'conditions' | 'belongings' | 'clothing'>
/** A worker's record: rates in percent, penalty points, number of shifts. `goodRate` is null without a review. */
export type WorkerFigures = {
  goodRate: number | null
  cancelRate: number
  lastMinuteCancelRate: number
  penaltyPoints: number
  workedCount: number
}

const attitudeConditions: readonly ConditionType[] = [
  'good_rate_min',
  'cancel_rate_max',
  'last_minute_cancel_rate_max',
  'penalty_max',
]
const experienceConditions: readonly ConditionType[] = [
  'worked_count_min',
  'experience',
  'qualification',
]
const requiredItems = ({ conditionItems }: Terms, types: readonly ConditionType[]) =>
  conditionItems.filter((item) => item.must && types.includes(item.type))

/** Whether the condition or item that a reason refers to is stated in the posting; true for reasons without one. */
export const isWritten = (reason: Pick<RejectReason, 'code'>, terms: Terms): boolean => {
  switch (reason.code) {
    case 'attitude_condition':
      return requiredItems(terms, attitudeConditions).length > 0
    case 'experience_condition':
      return requiredItems(terms, experienceConditions).length > 0 || terms.conditions.trim() !== ''
    case 'belongings':
      return terms.belongings.length > 0 || terms.clothing.trim() !== ''
    default:
      return true
  }
}

/** Whether a worker meets one condition; undefined for conditions that have no figure, such as experience. */
const meetsCondition = (
  type: ConditionType,
  value: number,
  worker: WorkerFigures,
): boolean | undefined => {
  switch (type) {
    case 'good_rate_min':
      return worker.goodRate === null || worker.goodRate >= value
    case 'cancel_rate_max':
      return worker.cancelRate <= value
    case 'last_minute_cancel_rate_max':
      return worker.lastMinuteCancelRate <= value
    case 'penalty_max':
      return worker.penaltyPoints <= value
    case 'worked_count_min':
      return worker.workedCount >= value
    default:
      return undefined
  }
}
/**
 * Why a store cannot claim that this worker misses a condition of the posting: the worker's record meets all of them.
 */
export const cannotClaimUnmet = (
  reason: Pick<RejectReason, 'code'>,
  terms: Terms,
  worker: WorkerFigures,
): string | undefined => {
  if (reason.code !== 'attitude_condition' && reason.code !== 'experience_condition')
    return undefined
  if (reason.code === 'experience_condition' && terms.conditions.trim() !== '') return undefined
  const items = requiredItems(
    terms,
    reason.code === 'attitude_condition' ? attitudeConditions : experienceConditions,
  )
  const areAllMet =
    items.length > 0 &&
    items.every(({ type, value }) => value !== null && meetsCondition(type, value, worker) === true)
  return areAllMet
    ? 'このワーカーは募集に書いた条件を満たしているため、この理由は選べません。'
    : undefined
}
