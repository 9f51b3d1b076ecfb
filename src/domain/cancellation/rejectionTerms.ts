import type { OfferContent } from '@/contracts/offers/schemas'
import { conditionText } from '@/domain/offers/offerContent'
import {
  attitudeConditions,
  compulsoryItems,
  type ConditionTerms,
  experienceConditions,
  type FactsAtMatch,
  meetsCondition,
  missingQualification,
  unmetConditions,
  type WorkerFigures,
} from '@/domain/workers/conditions'
import type { Day } from '@/lib/date'
import type { RejectReason } from './rejection'

type Terms = Pick<OfferContent, 'conditionItems' | 'conditions' | 'belongings' | 'clothing'>

/** Whether the offering states the condition or item that a reason refers to; true for reasons that refer to none. */
export const isWritten = (reason: Pick<RejectReason, 'code'>, terms: Terms): boolean => {
  switch (reason.code) {
    case 'attitude_condition':
      return compulsoryItems(terms, attitudeConditions).length > 0
    case 'experience_condition':
      return (
        compulsoryItems(terms, experienceConditions).length > 0 || terms.conditions.trim() !== ''
      )
    case 'belongings':
      return terms.belongings.length > 0 || terms.clothing.trim() !== ''
    default:
      return true
  }
}

/**
 * Why a store cannot claim that this worker misses a condition of the offering: the worker's record meets all of them.
 * Conditions in free text cannot be compared with the record, so with one of them the store may claim it.
 */
export const cannotClaimUnmet = (
  reason: Pick<RejectReason, 'code'>,
  terms: Terms,
  worker: WorkerFigures,
): string | undefined => {
  if (reason.code !== 'attitude_condition' && reason.code !== 'experience_condition')
    return undefined
  if (reason.code === 'experience_condition' && terms.conditions.trim() !== '') return undefined
  const items = compulsoryItems(
    terms,
    reason.code === 'attitude_condition' ? attitudeConditions : experienceConditions,
  )
  const areAllMet = items.length > 0 && items.every((item) => meetsCondition(item, worker) === true)
  return areAllMet
    ? 'このワーカーは募集に書いた条件を満たしているため、この理由は選べません。'
    : undefined
}

/**
 * Returns the fact behind a reason if it was already known at the match; undefined if it came later. The store accepted
 * a known fact with the contract. It is then no unavoidable reason to end the contract early (労働契約法17条1項), and
 * the store owes leave allowance (労働基準法26条).
 */
export const knownAtMatch = (
  reason: Pick<RejectReason, 'code'>,
  terms: ConditionTerms,
  facts: FactsAtMatch,
  workOn: Day,
): string | undefined => {
  if (reason.code === 'qualification_missing') {
    const missing = missingQualification(terms, facts, workOn)
    if (!missing) return undefined
    return missing.expiredOn === null
      ? `「${missing.name}」の登録がないこと`
      : `「${missing.name}」の証明書の期限が足りないこと`
  }
  if (reason.code !== 'attitude_condition' && reason.code !== 'experience_condition')
    return undefined
  const types = reason.code === 'attitude_condition' ? attitudeConditions : experienceConditions
  const [unmet] = unmetConditions(terms, facts, types)
  return unmet && `「${conditionText(unmet)}」を満たしていないこと`
}
