import type { WorkerFilter } from '@/contracts/companyGroups/schemas'
import { wordsOf } from './groupValues'

/** The form values of the filter: the keywords are one line of text. */
export type FilterValues = Omit<WorkerFilter, 'offerTitleKeywords'> & { keywords: string }
/** Everybody who has worked at a store of the company. */
export const everybody: FilterValues = {
  keywords: '',
  requiredWorkedCount: 1,
  onlyTrusted: false,
  onlyGood: false,
  groupsKeyword: '',
}
/** The conditions of the form as the body of a request. */
export const filterOf = ({ keywords, ...values }: FilterValues): WorkerFilter => ({
  ...values,
  offerTitleKeywords: wordsOf(keywords),
})
/** The conditions of the form as the query of a request. */
export const filterQueryOf = ({ keywords, onlyTrusted, onlyGood, ...values }: FilterValues) => ({
  ...values,
  offerTitleKeywords: wordsOf(keywords).join(','),
  onlyTrusted: onlyTrusted ? ('1' as const) : ('' as const),
  onlyGood: onlyGood ? ('1' as const) : ('' as const),
})
