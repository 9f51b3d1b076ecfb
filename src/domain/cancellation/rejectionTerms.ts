import type { OfferContent } from '@/contracts/offers/schemas'
import type { ConditionType } from '@/contracts/offers/enums'
import type { RejectReason } from './rejection'

type Terms = Pick<OfferContent, 'conditionItems' | 'conditions' | 'belongings' | 'clothing'>
/** What is known of a worker's ways, in percent, points and shifts; without a review there is no rate. */
export type WorkerFigures = {
  goodRate: number | null
  cancelRate: number
  lastMinuteCancelRate: number
  penaltyPoints: number
  workedCount: number
}

const attitude: readonly ConditionType[] = [
  'good_rate_min',
  'cancel_rate_max',
  'last_minute_cancel_rate_max',
  'penalty_max',
]
const experience: readonly ConditionType[] = ['worked_count_min', 'experience', 'qualification']
const musts = ({ conditionItems }: Terms, types: readonly ConditionType[]) =>
  conditionItems.filter((item) => item.must && types.includes(item.type))

/** Whether what a reason speaks of stands in the posting; reasons that speak of nothing written are not concerned. */
export const isWritten = (reason: Pick<RejectReason, 'code'>, terms: Terms): boolean => {
  switch (reason.code) {
    case 'attitude_condition':
      return musts(terms, attitude).length > 0
    case 'experience_condition':
      return musts(terms, experience).length > 0 || terms.conditions.trim() !== ''
    case 'belongings':
      return terms.belongings.length > 0 || terms.clothing.trim() !== ''
    default:
      return true
  }
}

/** Whether a worker meets one condition; undefined where only people can tell. */
const meets = (type: ConditionType, value: number, worker: WorkerFigures): boolean | undefined => {
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
/** Why a store cannot say that this worker misses a condition of the posting: the figures show that all of them are met. */
export const cannotClaimUnmet = (
  reason: Pick<RejectReason, 'code'>,
  terms: Terms,
  worker: WorkerFigures,
): string | undefined => {
  if (reason.code !== 'attitude_condition' && reason.code !== 'experience_condition')
    return undefined
  if (reason.code === 'experience_condition' && terms.conditions.trim() !== '') return undefined
  const items = musts(terms, reason.code === 'attitude_condition' ? attitude : experience)
  const met =
    items.length > 0 &&
    items.every(({ type, value }) => value !== null && meets(type, value, worker) === true)
  return met
    ? 'このワーカーは募集に書いた条件を満たしているため、この理由は選べません。'
    : undefined
}
