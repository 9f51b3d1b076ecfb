import { page } from '@/contracts/common'
import { int, oneOf, optionalId } from '@/lib/query'
import { longTermFilters } from './enums'

/** `offering_id`: only candidates for the job of this offering; 0: for all jobs. */
export const longTermCandidateQuery = {
  page,
  offering_id: optionalId(),
  selection: oneOf(longTermFilters, ''),
}

/** The pages of candidates: `page` is that of the workers who only expressed a preference. */
export const longTermPageQuery = {
  page,
  applicationPage: int(1, 1, 500),
  selection: oneOf(longTermFilters, ''),
}
