import { isFull } from '@/domain/offerings/offering'
import { cannotUseLever, type LeverPosting } from '@/domain/offerings/leverPlans'
import { inputOf, type Posting } from '@/server/modules/offerings/service'

/** An offering as the rules of levers see it. */
export const leverPostingOf = (posting: Posting): LeverPosting => ({
  input: inputOf(posting),
  startAt: posting.startAt,
  endAt: posting.endAt,
  peopleMatched: posting.peopleMatched,
})

/** Why no lever of this offering can be used now. */
export const leverRefusalOf = (posting: Posting) =>
  cannotUseLever({ status: posting.status, isFull: isFull(posting) })
