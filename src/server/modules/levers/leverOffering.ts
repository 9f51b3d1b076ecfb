import { cannotUseLever, type LeverOffering } from '@/domain/offerings/leverPlans'
import { isFull } from '@/domain/offerings/offering'
import { inputOf, type Offering } from '@/server/modules/offerings/service'

/** An offering as the rules of levers see it. */
export const leverOfferingOf = (offering: Offering): LeverOffering => ({
  input: inputOf(offering),
  startAt: offering.startAt,
  endAt: offering.endAt,
  peopleMatched: offering.peopleMatched,
})

/** Returns why no lever of this offering can be used now; undefined if they can. */
export const leverRefusalOf = (offering: Offering) =>
  cannotUseLever({ status: offering.status, isFull: isFull(offering) })
