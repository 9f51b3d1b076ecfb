import * as z from 'zod/mini'
import { count, day, id, instant } from '@/contracts/common/schemas'

/** A shift that is over, with people whom the store has not reviewed. */
export const UnreviewedOffering = z.object({
  id,
  offerId: id,
  title: z.string(),
  workOn: day,
  startAt: instant,
  endAt: instant,
  workedCount: count,
  unreviewedCount: count,
  /** Reviews should be written until then; what is older counts against the store. */
  dueAt: instant,
})
export type UnreviewedOffering = z.infer<typeof UnreviewedOffering>
/** The oldest shift first: it is due first. `usersCount`: people of all pages together. */
export const UnreviewedOfferings = z.object({
  items: z.array(UnreviewedOffering),
  page: z.int(),
  perPage: z.int(),
  totalCount: z.int(),
  usersCount: count,
})
export type UnreviewedOfferings = z.infer<typeof UnreviewedOfferings>

/** Whether hints on filling may be shown for a template; otherwise the reason why not. */
export const RecommendStatus = z.object({
  available: z.boolean(),
  reason: z.nullable(z.string()),
  /** Percent of the wanted people who will match, as the last shifts of this template went. */
  predictedMatchRate: z.nullable(count),
})
export type RecommendStatus = z.infer<typeof RecommendStatus>

export const LongTermPreferredUserCount = z.object({ count })
export type LongTermPreferredUserCount = z.infer<typeof LongTermPreferredUserCount>
