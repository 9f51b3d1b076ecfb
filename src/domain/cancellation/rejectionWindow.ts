import type { RejectGroup } from '@/contracts/storeCancellations/enums'
import {
  cannotCancelByStore,
  isFreeCancelOpen,
  type MatchingTimes,
} from '@/domain/matchings/matching'
import { dayOf, type Instant, msOf, minuteMs } from '@/lib/date'
import type { RejectReason } from './rejection'

// Rules that the form needs before the server has evaluated reasons and amounts.

export const rejectGroupLabel: Record<RejectGroup, string> = {
  free: '休業手当が不要な理由',
  before_24h: '24時間前までのみ選べる理由',
  paid: '休業手当が必要な理由',
}

/**
 * Returns the whole minutes left until the start, rounded down; negative after it. At exactly 24 hours they are 1440,
 * one second later 1439.
 */
export const minutesBeforeStart = (startAt: Instant, now: Instant) =>
  Math.floor((msOf(startAt) - msOf(now)) / minuteMs)

/**
 * Why the store cannot cancel this matching at all now, or not for this reason. `written`: the condition or item that
 * the reason refers to is stated in the offering.
 */
export const cannotReject = (
  matching: MatchingTimes,
  now: Instant,
  reason?: Pick<RejectReason, 'window' | 'onTheSpot' | 'mustBeWritten'>,
  { written = true }: { written?: boolean } = {},
): string | undefined => {
  const generalRefusal = cannotCancelByStore(matching, now)
  if (generalRefusal !== undefined || !reason) return generalRefusal
  const hasStarted = msOf(now) >= msOf(matching.startAt)
  if (hasStarted && !reason.onTheSpot)
    return '開始時刻を過ぎたため、この理由ではキャンセルできません。'
  if (reason.window === 'before_24h' && !isFreeCancelOpen(matching.startAt, now))
    return '開始の24時間前を過ぎたため、この理由は選べません。'
  if (reason.window === 'on_day' && dayOf(now) !== dayOf(matching.startAt) && !hasStarted)
    return 'この理由は、勤務日の当日だけ選べます。'
  return reason.mustBeWritten && !written
    ? '募集文に書いていない条件を理由にしたキャンセルはできません。'
    : undefined
}
