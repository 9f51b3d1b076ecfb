import { and, eq } from 'drizzle-orm'
import type { paymentCorrections as contract } from '@/contracts/paymentCorrections'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { scannedEndOf, unpaidMinutesAfterEnd } from '@/domain/matchings/settlement'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import { fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import { bypassRls } from '@/server/db/transaction'
import type { Call } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { workElsewhereOf } from '@/server/modules/matchings/records/otherWork'
import { corrections, correctionsOf, openCorrection, offeringColumns } from './correction'
import { shownCorrections } from './repository'
import { approve } from './service'

/**
 * Pays the minutes between the planned end and the check-out, by a correction that the store opens and approves at
 * once. 409 if there are none, or if a correction is open or approved.
 */
export async function payScannedEnd({
  db,
  scope,
  account,
  offeringId,
  userId,
  now,
}: Call<typeof contract.payScannedEnd>): Promise<FixPaymentRequest> {
  const shift = firstOrNotFound(
    await db
      .select({
        matching: matchings,
        offering: { ...offeringColumns, breakMin: offerings.breakMin },
      })
      .from(matchings)
      .innerJoin(offerings, shiftOfMatching)
      .where(
        and(
          scope.has(matchings),
          eq(matchings.offeringId, offeringId),
          eq(matchings.userId, userId),
        ),
      )
      .for('update', { of: matchings }),
  )
  const { matching, offering } = shift
  const earlier = await correctionsOf(db, matching)
  const isCorrectionOpen = earlier.some(
    ({ status }) => status !== 'rejected' && status !== 'withdrawn',
  )
  const minutes = unpaidMinutesAfterEnd({ ...matching, isCorrectionOpen })
  if (minutes === 0 || matching.checkedOutAt === null)
    throw conflict('終了後に記録された、未払いの時間はありません。')
  const endAt = scannedEndOf(matching.checkedOutAt)
  const workElsewhere = await bypassRls(db, scope, () =>
    workElsewhereOf(db, { ...matching, endAt }),
  )
  const id = await openCorrection(
    { db, now },
    { ...shift, workElsewhere },
    {
      reasonKinds: ['overtime'],
      reasonText: `チェックアウトの記録が終了の${minutes}分後のため、店舗がこの時間を勤務に含めました。`,
      startAt: offering.startAt,
      endAt,
      breakMin: offering.breakMin,
    },
    earlier.at(-1)?.id ?? null,
  )
  const isThis = and(scope.has(fixPaymentRequests), eq(fixPaymentRequests.id, id))
  await approve(db, firstOrNotFound(await corrections(db).where(isThis)), account, now)
  return firstOrNotFound(
    await shownCorrections(db, scope, await corrections(db).where(isThis), now),
  )
}
