import * as z from 'zod/mini'
import { id, instant } from '@/contracts/common/schemas'
import { activityKinds } from './enums'

/** The object of an action. `name` is null for workers: the log contains no personal data of them. */
export const ActivityTarget = z.object({
  kind: z.enum(['offering', 'offer', 'worker', 'member', 'group', 'chatText', 'savedView']),
  id,
  name: z.nullable(z.string()),
})
export type ActivityTarget = z.infer<typeof ActivityTarget>

/** One row of the audit log as text. */
export const Activity = z.object({
  id,
  at: instant,
  /** The actor; null if the account no longer exists. */
  account: z.nullable(z.object({ id, name: z.string() })),
  /** Where; null for the company itself. */
  store: z.nullable(z.object({ id, name: z.string() })),
  /** Null for a refused look at a screen, which belongs to none. */
  kind: z.nullable(z.enum(activityKinds)),
  /** What was done: 「求人を公開・変更」. */
  text: z.string(),
  /** The permission was missing, so nothing was done. */
  isDenied: z.boolean(),
  /** The objects of the action, the narrowest first: the worker, then the offering. */
  targets: z.array(ActivityTarget),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export type Activity = z.infer<typeof Activity>

/** Activities, the newest first. */
export const ActivityList = z.object({
  items: z.array(Activity),
  /** `before` of the next call; null at the end. */
  nextBefore: z.nullable(id),
  /** For the filters: who has a role in the company, and its stores. */
  accounts: z.array(z.object({ id, name: z.string() })),
  stores: z.array(z.object({ id, name: z.string() })),
})
export type ActivityList = z.infer<typeof ActivityList>
