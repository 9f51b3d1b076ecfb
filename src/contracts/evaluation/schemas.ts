import * as z from 'zod/mini'
import { restrictionCodes } from '@/contracts/clients/enums'
import { Restriction } from '@/contracts/clients/schemas'
import { count, id, instant } from '@/contracts/common/schemas'

/** The most severe first. */
export const Restrictions = z.object({ items: z.array(Restriction) })
export type Restrictions = z.infer<typeof Restrictions>

/** Alert of the deferred payment service (NP後払い) about the company of this store. */
export const NpBuyerAlert = z.object({
  level: z.enum(['none', 'info', 'warning', 'blocked']),
  code: z.nullable(z.enum(restrictionCodes)),
  message: z.nullable(z.string()),
  sinceAt: z.nullable(instant),
})
export type NpBuyerAlert = z.infer<typeof NpBuyerAlert>

export const CompanyClassification = z.object({
  code: z.enum(['enterprise', 'standard', 'small', 'self_employed']),
})
export type CompanyClassification = z.infer<typeof CompanyClassification>

export const evaluationKeys = ['on_time', 'as_described', 'want_again'] as const
/** Ratings of the store by workers. Rates in percent; null without a review. */
export const Evaluation = z.object({
  goodRate: z.nullable(count),
  reviewCount: count,
  items: z.array(z.object({ key: z.enum(evaluationKeys), goodRate: z.nullable(count) })),
  /** The last twelve months, the current one last. */
  trend: z.array(z.object({ month: z.string(), goodRate: z.nullable(count), count })),
})
export type Evaluation = z.infer<typeof Evaluation>

/** Offers that must be corrected before they can be used, the latest first. */
export const ViolatedOffers = z.object({
  items: z.array(
    z.object({
      id,
      title: z.string(),
      screeningReasons: z.array(z.object({ field: z.string(), message: z.string() })),
      updatedAt: instant,
    }),
  ),
})
export type ViolatedOffers = z.infer<typeof ViolatedOffers>
