import { minutesInDay } from 'date-fns/constants'
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { ABSENCE_UNTIL_DAYS } from '@/domain/matchings/matching'
import { addMinutes, minutesBetween } from '@/lib/date'
import { shiftOfMatching } from '@/server/db/joins'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { checkCode } from '@/server/modules/attendance/service'
import { checkIn, checkOut, releasedEarly } from './attendance'

type Scanned = {
  did: 'checkIn' | 'checkOut'
  offeringId: number
  /** The request to correct the times, where they differ from the plan. */
  fixPaymentRequestId: number | undefined
}

/**
 * A worker scans a code of the store. The code says which store it is and whether it is a check-in or a check-out. The
 * shift is the one that the worker is on, otherwise the nearest.
 */
export async function scan(db: Tx, userId: number, text: string, now: Date): Promise<Scanned> {
  const { clientId, purpose } = await checkCode(db, text, now)
  const offeringId = await shiftOf({ db, now }, userId, clientId, purpose)
  if (purpose === 'checkIn') {
    await checkIn(db, userId, offeringId, now)
    return { did: 'checkIn', offeringId, fixPaymentRequestId: undefined }
  }
  return {
    did: 'checkOut',
    offeringId,
    fixPaymentRequestId: await checkOut({ db, now }, userId, offeringId),
  }
}

async function shiftOf(
  { db, now }: Operation,
  userId: number,
  clientId: number,
  purpose: 'checkIn' | 'checkOut',
) {
  const rows = await db
    .select({
      offeringId: matchings.offeringId,
      checkedInAt: matchings.checkedInAt,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        eq(matchings.clientId, clientId),
        eq(matchings.userId, userId),
        inArray(matchings.status, ['established']),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
  const checkedInShift = rows.find((row) => row.checkedInAt !== null)
  if (purpose === 'checkOut' && checkedInShift) return checkedInShift.offeringId
  // Nobody can check in to a shift that is over, so one without a check-in must not hide today's shift.
  const open = rows.filter(
    (row) =>
      minutesBetween(
        addMinutes(row.endAt, purpose === 'checkOut' ? ABSENCE_UNTIL_DAYS * minutesInDay : 0),
        now,
      ) < 0,
  )
  const distance = (row: { startAt: string }) => Math.abs(minutesBetween(row.startAt, now))
  const nearest = (checkedInShift ? [checkedInShift] : open).reduce<
    (typeof rows)[number] | undefined
  >((best, row) => (best && distance(best) <= distance(row) ? best : row), undefined)
  if (!nearest && purpose === 'checkOut' && (await isReleasedToday(db, { clientId, userId }, now)))
    throw conflict(releasedEarly)
  if (!nearest)
    throw conflict(
      'この店舗で予定している勤務がありません。別の店舗のQRコードでないか、確認してください。',
    )
  return nearest.offeringId
}

/** Whether the store has sent the worker home early from a shift whose planned end is still to come. */
const isReleasedToday = async (
  db: Tx,
  { clientId, userId }: { clientId: number; userId: number },
  now: Date,
) =>
  (await db.$count(
    matchings,
    and(
      eq(matchings.clientId, clientId),
      eq(matchings.userId, userId),
      isNotNull(matchings.earlyReleaseReason),
      gt(matchings.endAt, now.toISOString()),
    ),
  )) > 0
