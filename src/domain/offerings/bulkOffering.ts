import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import {
  multidateMost,
  type MultidateResult,
  type MultidateStatus,
} from '@/contracts/bulkOfferings/enums'
import { type Day, formatFullDay, isDay } from '@/lib/date'

/** Why these days cannot be one run: none, too many, one twice (each date is made exactly once), or no day at all. */
export const cannotPostDates = (days: readonly Day[]): string | undefined => {
  if (days.length === 0) return '勤務日を選んでください。'
  if (days.length > multidateMost) return `一度に選べるのは${multidateMost}日までです。`
  if (!days.every(isDay)) return '日付を入力してください。'
  const twice = days.find((day, i) => days.indexOf(day) !== i)
  return twice === undefined
    ? undefined
    : `${formatFullDay(twice)}が重なっています。同じ日は1回だけ選べます。`
}

/** The state of a run, from what became of its dates: it is never stored. Dates that were given up count as settled. */
export const multidateStatusOf = (
  results: readonly MultidateResult[],
  started: boolean,
): MultidateStatus => {
  if (results.includes('pending')) return started ? 'processing' : 'queued'
  if (!results.includes('failed')) return 'succeeded'
  return results.includes('created') ? 'partially_failed' : 'failed'
}
export const isMultidateRunning = (status: MultidateStatus) =>
  status === 'queued' || status === 'processing'

/** The note about a run: how many of how many dates stand, and why the others do not. */
export const multidateNote = ({
  status,
  totalCount,
  createdCount,
  failedCount,
  skippedCount,
  items,
}: MultidatePosting): string => {
  if (isMultidateRunning(status))
    return `${totalCount}件中${createdCount}件を掲載しました。残りを掲載しています。`
  const wanted = totalCount - skippedCount
  if (failedCount === 0) return `${wanted}件を掲載しました。`
  const reasons = [
    ...new Set(
      items.filter((item) => item.result === 'failed').map((item) => item.errors[0]?.message ?? ''),
    ),
  ]
  const why =
    reasons.length === 1 && reasons[0]
      ? `掲載できませんでした。${reasons[0]}`
      : '掲載できませんでした。'
  return createdCount === 0
    ? `${failedCount}件とも${why}`
    : `${wanted}件中${createdCount}件を掲載しました。${failedCount}件は${why}`
}
