import type { workedBrandUserQuery } from '@/contracts/workers/query'
import { groupLimits } from '@/domain/workers/groups'
import type { QueryValue } from '@/lib/query'
import { invalid } from '@/server/http/errors'

type Filter = Pick<
  QueryValue<typeof workedBrandUserQuery>,
  'offerTitleKeywords' | 'requiredWorkedCount' | 'onlyTrusted' | 'onlyGood'
>

/** Splits the keywords of the query, '1F,ホール', at the commas; empty ones are dropped. */
const wordsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** The condition that a query describes; 422 for too many keywords. */
export function autoSettingOfQuery(query: Filter) {
  const words = wordsOf(query.offerTitleKeywords)
  if (words.length > groupLimits.keywords)
    throw invalid({ offerTitleKeywords: `キーワードは${groupLimits.keywords}個までです。` })
  return {
    offerTitleKeywords: words,
    requiredWorkedCount: query.requiredWorkedCount,
    onlyTrusted: query.onlyTrusted === '1',
    onlyGood: query.onlyGood === '1',
  }
}
