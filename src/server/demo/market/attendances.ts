import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { dayMs, hourMs, minuteMs, msOf } from '@/lib/date'
import { matchingOfClientReview } from '@/server/db/joins'
import { clientReviews, liveMatchingStatuses, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { cancelByWorker } from '@/server/modules/matchings/service'
import { reviewClient } from '@/server/worker-app/answers'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { sendMessage } from '@/server/worker-app/talk'
import { hasWrittenSince } from './conversations'
import type { Action, Market } from './market'
import { nth, refillOf, workdayPlanOf, type WorkdayPlan } from './plan'
import { fixReasons, lateNotices, reviewComments, sickNotices, thankYouMessages } from './words'

/** Shifts that start within this time are read: workers call in sick up to eight hours before. */
const AHEAD_MS = 9 * hourMs
/** Shifts that started within this time are read: the longest shift, and the review after it. */
const LOOKBACK_MS = 26 * hourMs
/** How far back shifts are read after a pause of the server: workers may have missed check-ins and check-outs. */
const LOOKBACK_AFTER_PAUSE_MS = 7 * dayMs
/** A longer time without a check counts as a pause. */
const PAUSE_MS = hourMs
/** Number of checks with the long range after a pause: one finds missing check-ins, a later one the check-outs. */
const CHECKS_AFTER_PAUSE = 4
/** An action that was due longer ago was missed: it is recorded with its planned time, or not at all. */
const MISSED_MS = 30 * minuteMs
/** A worker this late without a check-in may have sent a message instead. */
const OVERDUE_MS = 3 * minuteMs
/** Id of 体調不良 in `cancelReasonCategories`. */
const ILLNESS_CATEGORY_ID = 1

/** The actions that are due for workers before, during and after their shifts. */
export async function attendances(db: Tx, market: Market, now: Date): Promise<Action[]> {
  const rows = await readMatchings(db, lookbackMs(market, now), now)
  return rows.flatMap((matching) => dueAction(matching, market, now) ?? [])
}

/** How far back shifts are read in this check, in milliseconds. Counts the check in `market`. */
function lookbackMs(market: Market, now: Date): number {
  const isAfterPause = now.getTime() - market.attendanceCheckedAt > PAUSE_MS
  market.attendanceChecks = isAfterPause ? 1 : market.attendanceChecks + 1
  market.attendanceCheckedAt = now.getTime()
  return market.attendanceChecks <= CHECKS_AFTER_PAUSE ? LOOKBACK_AFTER_PAUSE_MS : LOOKBACK_MS
}

/** Matchings around now whose worker has not reviewed the store. */
function readMatchings(db: Tx, lookback: number, now: Date) {
  const isoAfter = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return db
    .select({
      matchingId: matchings.id,
      clientId: matchings.clientId,
      userId: matchings.userId,
      offeringId: matchings.offeringId,
      status: matchings.status,
      checkedInAt: matchings.checkedInAt,
      checkedOutAt: matchings.checkedOutAt,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
    })
    .from(offerings)
    .innerJoin(
      matchings,
      and(eq(matchings.clientId, offerings.clientId), eq(matchings.offeringId, offerings.id)),
    )
    .leftJoin(clientReviews, matchingOfClientReview)
    .where(
      and(
        gt(offerings.startAt, isoAfter(-lookback)),
        lt(offerings.startAt, isoAfter(AHEAD_MS)),
        inArray(matchings.status, liveMatchingStatuses),
        isNull(clientReviews.id),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(matchings.id))
}
type Matching = Awaited<ReturnType<typeof readMatchings>>[number]

/** A matching with the plan of its worker at a point in time. */
type Situation = { matching: Matching; plan: WorkdayPlan; market: Market; now: Date }

function dueAction(matching: Matching, market: Market, now: Date): Action | undefined {
  const situation: Situation = { matching, plan: workdayPlanOf(market.seed, matching), market, now }
  if (matching.status === 'worked') return reviewAction(situation) ?? thankAction(situation)
  if (matching.checkedInAt !== null) return checkOutAction(situation)
  return sickAction(situation) ?? lateNoticeAction(situation) ?? checkInAction(situation)
}

/** Whether a planned time (ms since the epoch) has come. */
const isDue = (at: number | undefined, now: Date): at is number =>
  at !== undefined && at <= now.getTime()
/** Whether a planned time has come and was not missed. */
const isRecent = (at: number | undefined, now: Date): at is number =>
  isDue(at, now) && now.getTime() - at < MISSED_MS
/** The time to record for an event planned at `at`: now, or the planned time if it was missed. */
const recordedTime = (at: number, now: Date) => new Date(isRecent(at, now) ? now.getTime() : at)

const finishedAtMs = ({ checkedOutAt, endAt }: Matching) => msOf(checkedOutAt ?? endAt)

const sendToStore = (db: Tx, { matching, now }: Situation, body: string) =>
  sendMessage({ db, now }, matching.userId, matching.clientId, body)

function reviewAction({ matching, plan, now }: Situation): Action | undefined {
  const { reviewAfter, isSatisfied, pick } = plan
  if (reviewAfter === undefined) return undefined
  if (!isRecent(finishedAtMs(matching) + reviewAfter, now)) return undefined
  const kind = isSatisfied ? ('good' as const) : ('bad' as const)
  return {
    name: 'review',
    run: (db) =>
      reviewClient({ db, now }, matching.userId, matching.offeringId, {
        kind,
        onTime: true,
        asDescribed: isSatisfied,
        wantAgain: isSatisfied,
        comment: nth(reviewComments[kind], pick),
      }),
  }
}

function thankAction(situation: Situation): Action | undefined {
  const { matching, plan, now } = situation
  const finishedAt = finishedAtMs(matching)
  if (plan.thanksAfter === undefined || !isRecent(finishedAt + plan.thanksAfter, now))
    return undefined
  return {
    name: 'thanks',
    run: async (db) => {
      const hasWritten = await hasWrittenSince(db, matching, new Date(finishedAt))
      return hasWritten ? false : sendToStore(db, situation, nth(thankYouMessages, plan.pick))
    },
  }
}

function checkOutAction({ matching, plan, now }: Situation): Action | undefined {
  const { userId, offeringId } = matching
  if (!isDue(plan.leavesAt, now)) return undefined
  const reason = correctionReason(matching, plan)
  return {
    name: 'check out',
    run: (db) =>
      checkOut({ db, now: recordedTime(plan.leavesAt, now) }, userId, offeringId, reason),
  }
}

/** The reason with which a worker would request a correction of times. */
function correctionReason({ checkedInAt, startAt, endAt }: Matching, { leavesAt }: WorkdayPlan) {
  const isLate = checkedInAt !== null && msOf(checkedInAt) >= msOf(startAt) + minuteMs
  if (isLate) return fixReasons.late
  return leavesAt > msOf(endAt) ? fixReasons.overtime : fixReasons.early_leave
}

function sickAction(situation: Situation): Action | undefined {
  const { matching, plan, market, now } = situation
  const { matchingId, userId, offeringId } = matching
  if (!isRecent(plan.sickAt, now) || now.getTime() >= msOf(matching.startAt)) return undefined
  return {
    name: 'cancel',
    run: async (db) => {
      await sendToStore(db, situation, nth(sickNotices, plan.pick))
      await cancelByWorker(
        { db, now },
        { userId, offeringId, reasonCategoryId: ILLNESS_CATEGORY_ID },
      )
    },
    onSuccess: () => {
      market.refillTimes.set(offeringId, now.getTime() + refillOf(market.seed, matchingId))
    },
  }
}

/** Whether the worker has written to the store since shortly before the start, for example to announce a delay. */
const hasWrittenAroundStart = (db: Tx, matching: Matching) =>
  hasWrittenSince(db, matching, new Date(msOf(matching.startAt) - MISSED_MS))

function lateNoticeAction(situation: Situation): Action | undefined {
  const { matching, plan, now } = situation
  if (plan.arrivesAt === undefined || now.getTime() >= plan.arrivesAt) return undefined
  if (!isRecent(plan.lateNoticeAt, now)) return undefined
  return {
    name: 'late',
    run: async (db) => {
      const hasWritten = await hasWrittenAroundStart(db, matching)
      return hasWritten ? false : sendToStore(db, situation, nth(lateNotices, plan.pick))
    },
  }
}

function checkInAction({ matching, plan, now }: Situation): Action | undefined {
  const { arrivesAt, arrivesAfterNoticeAt } = plan
  if (!isDue(arrivesAt, now)) return undefined
  const ms = now.getTime()
  const isOverdue = ms < msOf(matching.endAt) && ms - arrivesAt > OVERDUE_MS
  return {
    name: 'check in',
    run: async (db) => {
      const isDelayed = isOverdue && (await hasWrittenAroundStart(db, matching))
      if (isDelayed && ms < arrivesAfterNoticeAt) return false
      const checkedInAt = isDelayed ? now : recordedTime(arrivesAt, now)
      await checkIn(db, matching.userId, matching.offeringId, checkedInAt)
      return true
    },
  }
}
