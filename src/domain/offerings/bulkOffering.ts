import {
  MAX_MULTIDATE_DAYS,
  type MultidateResult,
  type MultidateStatus,
} from '@/contracts/bulkOfferings/enums'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { type Day, formatFullDay, isDay } from '@/lib/date'

/** Why these days cannot be posted in one run: none, too many, duplicates, or text that is not a day. */
export const cannotPostDates = (days: readonly Day[]): string | undefined => {
  if (days.length === 0) return '勤務日を選んでください。'
  if (days.length > MAX_MULTIDATE_DAYS) return `一度に選べるのは${MAX_MULTIDATE_DAYS}日までです。`
  if (!days.every(isDay)) return '日付を入力してください。'
  const duplicateDay = days.find((day, i) => days.indexOf(day) !== i)
  return duplicateDay === undefined
    ? undefined
    : `${formatFullDay(duplicateDay)}が重なっています。同じ日は1回だけ選べます。`
}

/** Derives the status of a run from the results of its dates; it is never stored. Skipped dates count as completed. */
export const multidateStatusOf = (
  results: readonly MultidateResult[],
  started: boolean,
): MultidateStatus => {
  if (results.includes('pending')) return started ? 'processing' : 'queued'
  if (!results.includes('failed')) return 'succeeded'
  return results.includes('created') ? 'partially_failed' : 'failed'
}
/** Whether a run has dates that are still to be posted. */
export const isMultidateRunning = (status: MultidateStatus) =>
  status === 'queued' || status === 'processing'

/** Summarises a run: how many of its dates are posted, and why the others are not. */
export const multidateNote = ({
  status,
  totalCount,
  createdCount,
  failedCount,
  skippedCount,
  items,
}: MultidatePosting): string => {
  if (isMultidateRunning(status))
    return `${totalCount}件中${createdCount}件を公開しました。残りを公開しています。`
  const requestedCount = totalCount - skippedCount
  if (failedCount === 0) return `${requestedCount}件を公開しました。`
  const reasons = [
    ...new Set(
      items.filter((item) => item.result === 'failed').map((item) => item.errors[0]?.message ?? ''),
    ),
  ]
  const failureText =
    reasons.length === 1 && reasons[0]
      ? `公開できませんでした。${reasons[0]}`
      : '公開できませんでした。'
  return createdCount === 0
    ? `${failedCount}件とも${failureText}`
    : `${requestedCount}件中${createdCount}件を公開しました。${failedCount}件は${failureText}`
}
