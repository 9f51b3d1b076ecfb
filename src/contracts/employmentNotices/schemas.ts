import * as z from 'zod/mini'
import { count, id, instant, Paged } from '@/contracts/common/schemas'

/** The notice of the conditions of a shift (労働条件通知書), and when the worker first opened it. */
export const EmploymentNotice = z.object({
  offeringId: id,
  userId: id,
  workerName: z.string(),
  title: z.string(),
  startAt: instant,
  endAt: instant,
  notifiedAt: instant,
  readAt: z.nullable(instant),
})
export type EmploymentNotice = z.infer<typeof EmploymentNotice>

/** A notice in the records vault: beside others of the store or the company. */
export const VaultNotice = z.extend(EmploymentNotice, { clientId: id, clientName: z.string() })
export type VaultNotice = z.infer<typeof VaultNotice>

/** Notices of the shifts of a month, the latest shift first. */
export const VaultNotices = z.extend(Paged(VaultNotice), {
  /** How many notices the worker has not opened yet, with the other conditions of the list. */
  unreadCount: count,
})
export type VaultNotices = z.infer<typeof VaultNotices>
