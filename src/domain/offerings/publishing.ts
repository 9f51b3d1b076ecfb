import type { OfferingStatus } from '@/contracts/offerings/enums'
import { cannotPayWage } from '@/domain/pay/minimumWage'
import type { Instant } from '@/lib/date'
import { cannotPost, cannotPublishFor, type PublishContext } from './offering'

/** Why a saved offering cannot be published now. The minimum wage is that of the days of the shift (最低賃金法4条). */
export const cannotPublish = (
  offering: { status: OfferingStatus; startAt: Instant; endAt: Instant; hourlyWageYen: number },
  context: PublishContext,
  now: Instant,
): string | undefined => {
  if (offering.status !== 'unpublished') return '公開済みの求人は、公開できません。'
  const { startAt, endAt, hourlyWageYen } = offering
  const { prefectureCode, specificMinimum } = context
  return (
    cannotPost(context) ??
    cannotPublishFor(startAt, now) ??
    cannotPayWage(hourlyWageYen, { prefectureCode, specificMinimum, startAt, endAt }, now)
  )
}
