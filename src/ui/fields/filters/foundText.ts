import { formatNumber } from '@/lib/text/money'
/** The number of results of a search, with their counter ('名'). */
export type Found = { count: number; unit: string }

type Read = { data?: { totalCount: number } | undefined; isLoading?: boolean }
/** The number of results of a read; undefined while it shows those of the search before (`keepPreviousData`). */
export const foundIn = ({ data, isLoading }: Read, unit: string): Found | undefined =>
  data && !isLoading ? { count: data.totalCount, unit } : undefined

/** Says how many results a search has, for a live region; '' without a search. An empty list says so: NoResult. */
export function foundText(found: Found | undefined) {
  if (!found) return ''
  const { count, unit } = found
  return count === 0 ? '' : `${formatNumber(count)}${unit}が見つかりました。`
}
