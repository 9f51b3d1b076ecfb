import type { OfferingStatus } from '@/contracts/offerings/enums'
import { dayOf, type Instant } from '@/lib/date'
import { cannotPayWage } from '@/domain/pay/minimumWage'
import { cannotPost, cannotPublishFor, type PublishContext } from './offering'

/** Why a kept posting cannot be published now. The minimum wage is that of its own work date (最低賃金法4条). */
export const cannotPublish = (
  o: { status: OfferingStatus; startAt: Instant; hourlyWageYen: number },
  context: PublishContext,
  now: Instant,
): string | undefined => {
  if (o.status !== 'unpublished') return '公開済みの求人は、公開できません。'
  return (
    cannotPost(context) ??
    cannotPublishFor(o.startAt, now) ??
    cannotPayWage(o.hourlyWageYen, context.prefectureCode, dayOf(o.startAt), now)
  )
}
