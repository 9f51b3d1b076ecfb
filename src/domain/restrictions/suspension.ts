import type { RestrictionCode } from '@/contracts/clients/enums'
import type { OfferStatus } from '@/contracts/offers/enums'
import type { Verdict } from './operatorReview'

/** The restrictions that only the operator lifts; all others end by themselves when their cause ends. */
export const liftableCodes = [
  'policy_violation',
  'operator_suspension',
] as const satisfies readonly RestrictionCode[]
export type LiftableCode = (typeof liftableCodes)[number]

/** What the store reads if its request is approved. */
export const LIFT_APPROVED = '原因と再発防止策を確認しました。'

const sameText = (a: string, b: string) => a.replace(/\s/g, '') === b.replace(/\s/g, '')

/**
 * Decides for the embedded operator about a request to lift a suspension. It approves if the offer in question has been
 * corrected and the prevention does not just repeat the cause. Where people decide, they replace only this function;
 * the states stay the same.
 */
export function reviewLiftRequest(request: {
  causeExplanation: string
  prevention: string
  /** Status of the offer that the restriction is about; null without one or if it is archived. */
  offerStatus: OfferStatus | null
}): Verdict {
  if (sameText(request.causeExplanation, request.prevention))
    return {
      isApproved: false,
      comment:
        '再発を防ぐために行うことが、原因の説明と同じ文章でした。時期と担当者を書いて、もう一度申請してください。',
    }
  if (request.offerStatus === 'violated')
    return {
      isApproved: false,
      comment:
        '対象のひな形が、掲載基準に合っていないままでした。ひな形を修正してから、もう一度申請してください。',
    }
  return { isApproved: true, comment: LIFT_APPROVED }
}
