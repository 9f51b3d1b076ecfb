import * as z from 'zod/mini'
import { count, id, instant, Paged } from '@/contracts/common/schemas'

/** One person who came by an invitation; `earlier`: by a code that has been renewed since. */
export const InvitedWorker = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  acceptedAt: instant,
  earlier: z.boolean(),
})
export type InvitedWorker = z.infer<typeof InvitedWorker>

/**
 * An invitation of workers by URL and QR code (認定ワーカー招待). `brandName`: all stores of this brand share it; null: the store's own.
 * `current` is null until it is made. `refusal`: why none can be made here.
 */
export const Invitation = z.object({
  brandName: z.nullable(z.string()),
  /** The stores at which whoever accepts it becomes trusted. */
  storeNames: z.array(z.string()),
  current: z.nullable(
    z.object({
      /** Absolute, for copying and for a QR code. */
      url: z.string(),
      createdAt: instant,
      createdByName: z.nullable(z.string()),
      targetGroups: z.array(z.object({ id, name: z.string() })),
      acceptedCount: count,
    }),
  ),
  /** Of the current code; 0 without one. A write names the one it was made from. */
  lockVersion: count,
  accepted: Paged(InvitedWorker),
  refusal: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

/** The groups that whoever accepts joins. `renew`: a new code takes the place of the current one, which is dead from then on. */
export const InvitationSave = z.object({
  targetGroupIds: z.array(id).check(z.maxLength(20, 'グループは20個まで選べます。')),
  renew: z.boolean(),
  lockVersion: count,
})
export type InvitationSave = z.infer<typeof InvitationSave>
