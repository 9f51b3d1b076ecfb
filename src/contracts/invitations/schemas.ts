import * as z from 'zod/mini'
import { count, id, instant, Paged } from '@/contracts/common/schemas'

/** A worker who accepted an invitation; `earlier`: with a code that has been replaced since. */
export const InvitedWorker = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  acceptedAt: instant,
  earlier: z.boolean(),
})
export type InvitedWorker = z.infer<typeof InvitedWorker>

/**
 * An invitation of workers by URL and QR code (認定ワーカー招待). `brandName`: the invitation is shared by all stores
 * of this brand; null: it is of this store only. `current` is null until it is created. `refusal`: why none can be
 * created here.
 */
export const Invitation = z.object({
  brandName: z.nullable(z.string()),
  /** The stores at which a worker who accepts becomes trusted. */
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
  /** Version of the current code, to be sent with a write; 0 without a code. */
  lockVersion: count,
  accepted: Paged(InvitedWorker),
  refusal: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

/**
 * `targetGroupIds`: groups to which accepting workers are added. `renew`: replaces the current code, which becomes
 * invalid.
 */
export const InvitationSave = z.object({
  targetGroupIds: z.array(id).check(z.maxLength(20, 'グループは20個まで選べます。')),
  renew: z.boolean(),
  lockVersion: count,
})
export type InvitationSave = z.infer<typeof InvitationSave>
