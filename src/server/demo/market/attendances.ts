import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { hourMs, minuteMs, msOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { clientReviews, matchings, offerings } from '@/server/db/schema'
import { reviewClient } from '@/server/worker-app/answers'
import { checkIn, checkOut } from '@/server/worker-app/attendance'
import { cancelByWorker } from '@/server/modules/matchings/service'
import { sendMessage } from '@/server/worker-app/talk'
import { saidSince } from './conversations'
import type { Act, Market } from './market'
import { dayOfWorker, nth, refillOf } from './plan'
import { fixReasons, lateLines, reviewComments, sickLines, thanks } from './words'

const AHEAD_MS = 9 * hourMs
const BACK_MS = 26 * hourMs
const FIRST_BACK_MS = 7 * 24 * hourMs
/** What is later than this was missed while the server was off: it is entered at the time it should have happened, or not at all. */
const MISSED_MS = 30 * minuteMs
const OVERDUE_MS = 3 * minuteMs
const ILLNESS = 1

/** After a pause the first looks go back further: one finds who should have come, another who should have left. */
const PAUSE_MS = hourMs
const WIDE_LOOKS = 4

/** What people who are expected, or at work, or just done, do now. */
export async function attendances(db: Tx, market: Market, now: Date): Promise<Act[]> {
  const ms = now.getTime()
  const iso = (at: number) => new Date(at).toISOString()
  market.looks = ms - market.lookedAt > PAUSE_MS ? 1 : market.looks + 1
  market.lookedAt = ms
  const from = iso(ms - (market.looks <= WIDE_LOOKS ? FIRST_BACK_MS : BACK_MS))
  const rows = await db
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
      reviewId: clientReviews.id,
    })
    .from(offerings)
    .innerJoin(
      matchings,
      and(eq(matchings.clientId, offerings.clientId), eq(matchings.offeringId, offerings.id)),
    )
    .leftJoin(
      clientReviews,
      and(
        eq(clientReviews.clientId, matchings.clientId),
        eq(clientReviews.matchingId, matchings.id),
      ),
    )
    .where(
      and(
        gt(offerings.startAt, from),
        lt(offerings.startAt, iso(ms + AHEAD_MS)),
        inArray(matchings.status, ['established', 'worked']),
        isNull(clientReviews.id),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(matchings.id))
  return rows.flatMap((row) => actOf(row, market, now) ?? [])
}
type Row = {
  matchingId: number
  clientId: number
  userId: number
  offeringId: number
  status: string
  checkedInAt: string | null
  checkedOutAt: string | null
  startAt: string
  endAt: string
}

function actOf(row: Row, { seed, reopened }: Market, now: Date): Act | undefined {
  const { matchingId, clientId, userId, offeringId } = row
  const ms = now.getTime()
  const start = msOf(row.startAt)
  const plan = dayOfWorker(seed, row)
  const due = (at: number | undefined): at is number => at !== undefined && at <= ms
  const fresh = (at: number | undefined): at is number => due(at) && ms - at < MISSED_MS
  /** When it is entered: now, or when it should have happened. */
  const entered = (at: number) => new Date(ms - at < MISSED_MS ? ms : at)
  const say = (db: Tx, body: string) => sendMessage({ db, now }, userId, clientId, body)

  if (row.status === 'worked') {
    const out = msOf(row.checkedOutAt ?? row.endAt)
    if (plan.reviewAfter !== undefined && fresh(out + plan.reviewAfter)) {
      const kind = plan.likesIt ? ('good' as const) : ('bad' as const)
      return {
        what: 'review',
        run: (db) =>
          reviewClient({ db, now }, userId, offeringId, {
            kind,
            onTime: true,
            asDescribed: plan.likesIt,
            wantAgain: plan.likesIt,
            comment: nth(reviewComments[kind], plan.pick),
          }),
      }
    }
    if (plan.thanksAfter !== undefined && fresh(out + plan.thanksAfter))
      return {
        what: 'thanks',
        run: async (db) =>
          (await saidSince(db, clientId, userId, new Date(out)))
            ? false
            : say(db, nth(thanks, plan.pick)),
      }
    return undefined
  }
  if (row.checkedInAt) {
    if (!due(plan.leavesAt)) return undefined
    const end = msOf(row.endAt)
    const leaveReason = plan.leavesAt > end ? fixReasons.overtime : fixReasons.early_leave
    const reason = msOf(row.checkedInAt) >= start + minuteMs ? fixReasons.late : leaveReason
    return {
      what: 'check out',
      run: (db) => checkOut({ db, now: entered(plan.leavesAt) }, userId, offeringId, reason),
    }
  }
  if (fresh(plan.sickAt) && ms < start) {
    return {
      what: 'cancel',
      run: async (db) => {
        await say(db, nth(sickLines, plan.pick))
        await cancelByWorker({ db, now }, { userId, offeringId, reasonCategoryId: ILLNESS })
      },
      after: () => {
        reopened.set(offeringId, ms + refillOf(seed, matchingId))
      },
    }
  }
  const { arrivesAt } = plan
  if (arrivesAt === undefined) return undefined
  if (fresh(plan.lateNoticeAt) && ms < arrivesAt)
    return {
      what: 'late',
      run: async (db) =>
        (await saidSince(db, clientId, userId, new Date(start - MISSED_MS)))
          ? false
          : say(db, nth(lateLines, plan.pick)),
    }
  if (!due(arrivesAt)) return undefined
  return {
    what: 'check in',
    run: async (db) => {
      const running = ms < msOf(row.endAt)
      if (
        running &&
        ms - arrivesAt > OVERDUE_MS &&
        ms < plan.comesAtLastAt &&
        (await saidSince(db, clientId, userId, new Date(start - MISSED_MS)))
      )
        return false
      const told =
        running &&
        ms - arrivesAt > OVERDUE_MS &&
        (await saidSince(db, clientId, userId, new Date(start - MISSED_MS)))
      await checkIn(db, userId, offeringId, told ? now : entered(arrivesAt))
      return true
    },
  }
}
