import { and, eq } from 'drizzle-orm'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import { payOf } from '@/domain/pay/pay'
import { formatShift } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { writeToPair } from '@/server/modules/chat/service'
import { raisePayOfMatching } from '@/server/modules/matchings/records/changes'
import type { Offering } from './editRules'
import { lockOffering } from './lock'

/** Returns the matched workers whose pay these amounts raise. A worker whose wage is already higher keeps it. */
export async function payRaises(
  db: Tx,
  scope: ClientScope,
  offering: Offering,
  { hourlyWageYen, transportationYen }: Pick<OfferingInput, 'hourlyWageYen' | 'transportationYen'>,
) {
  if (offering.peopleLive === 0) return []
  const established = and(
    scope.has(matchings),
    eq(matchings.offeringId, offering.id),
    eq(matchings.status, 'established'),
  )
  const rows = await db.select().from(matchings).where(established).orderBy(matchings.id)
  return rows
    .map((matching) => ({
      matching,
      hourlyWageYen: Math.max(matching.hourlyWageYen, hourlyWageYen),
      transportationYen: Math.max(matching.transportationYen, transportationYen),
    }))
    .filter(
      ({ matching, ...to }) =>
        to.hourlyWageYen > matching.hourlyWageYen ||
        to.transportationYen > matching.transportationYen,
    )
}

/** The planned pay of a matched worker with a raise; bonuses stay as they were promised. */
export const raisedPayOf = (
  offering: Offering,
  { matching, hourlyWageYen, transportationYen }: Awaited<ReturnType<typeof payRaises>>[number],
) =>
  payOf({
    ...offering,
    hourlyWageYen,
    transportationYen,
    bonuses: matching.scheduledPay.bonuses,
  })

/** Raises the pay of a matched worker and posts a message about it in their chat room. */
export async function applyPayRaise(
  { db, scope, now }: StoreOperation,
  offering: Offering,
  payRaise: Awaited<ReturnType<typeof payRaises>>[number],
) {
  const { matching, hourlyWageYen, transportationYen } = payRaise
  await raisePayOfMatching(db, matching, {
    hourlyWageYen,
    transportationYen,
    scheduledPay: raisedPayOf(offering, payRaise),
  })
  const describeRaise = (name: string, from: number, to: number) =>
    to > from ? [`${name}が${formatYen(from)}から${formatYen(to)}`] : []
  const raises = [
    ...describeRaise('時給', matching.hourlyWageYen, hourlyWageYen),
    ...describeRaise('交通費', matching.transportationYen, transportationYen),
  ].join('、')
  const body = `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」の${raises}に上がりました。`
  const pair = { clientId: scope.clientId, userId: matching.userId, offeringId: offering.id }
  await writeToPair({ db, now }, pair, [
    { side: 'system', kind: 'system', body, offeringId: offering.id },
  ])
}

/**
 * Raises the hourly wage of an offering that has not begun to `toYen`, and that of its matched workers, who are
 * notified in their rooms. Returns how many of them gain; undefined if it pays that much already or has begun.
 */
export async function raiseOffering(
  operation: StoreOperation,
  offeringId: number,
  toYen: number,
): Promise<number | undefined> {
  const { db, scope, now } = operation
  const offering = await lockOffering(operation, offeringId)
  if (offering.hourlyWageYen >= toYen || offering.startAt <= now.toISOString()) return undefined
  const { transportationYen } = offering
  const raises = await payRaises(db, scope, offering, { hourlyWageYen: toYen, transportationYen })
  for (const payRaise of raises) await applyPayRaise(operation, offering, payRaise)
  await db
    .update(offerings)
    .set({ hourlyWageYen: toYen, lockVersion: offering.lockVersion + 1 })
    .where(scope.has(offerings, offeringId))
  return raises.length
}
