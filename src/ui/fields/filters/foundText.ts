import { formatNumber } from '@/lib/text/money'
/** The number of results of a search, with their counter ('名'). */
export type Found = { count: number; unit: string }

/** Says how many results a search has, for a live region; '' without a search. */
export function foundText(found: Found | undefined) {
  if (!found) return ''
  const { count, unit } = found
  return count === 0 ? '見つかりませんでした。' : `${formatNumber(count)}${unit}が見つかりました。`
}
