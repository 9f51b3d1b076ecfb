import type { OfferingStatus } from '@/contracts/offerings/enums'
import type { Instant } from '@/lib/date'
import { cannotPayWage } from '@/domain/pay/minimumWage'
import { cannotPost, cannotPublishFor, type PublishContext } from './offering'

/** Why a kept posting cannot be published now. The minimum wage is that of the days on which the shift lies (最低賃金法4条). */
export const cannotPublish = (
  o: { status: OfferingStatus; startAt: Instant; endAt: Instant; hourlyWageYen: number },
  context: PublishContext,
  now: Instant,
): string | undefined => {
  if (o.status !== 'unpublished') return '公開済みの求人は、公開できません。'
  return (
    cannotPost(context) ??
    cannotPublishFor(o.startAt, now) ??
    cannotPayWage(
      o.hourlyWageYen,
      { prefectureCode: context.prefectureCode, startAt: o.startAt, endAt: o.endAt },
      now,
    )
  )
}
