import * as z from 'zod/mini'
import { id, instant } from '@/contracts/common/schemas'

/** That a worker was notified of the conditions of a shift (労働条件通知書), and when they opened the notice first. */
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
