import * as z from 'zod/mini'
import { count, day, id, instant, yen } from '@/contracts/common/schemas'
import { callStates } from './enums'

/**
 * Whether a worker can be called for an offering. `callsLeft`: how often such a shift can still be worked in its month.
 */
export const CallableWorker = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  state: z.enum(callStates),
  /** Why not, as text; null for a worker who can be called. */
  reason: z.nullable(z.string()),
  callsLeft: count,
  monthRemainingYen: z.nullable(yen),
  /** Shifts that the worker has worked at this store in the occupation of the offering. */
  experienceCount: count,
})
export type CallableWorker = z.infer<typeof CallableWorker>

/** The offering whose times and pay the answers rest on. `offeringId`: null for one that is not saved yet. */
export const CallBasis = z.object({
  offeringId: z.nullable(id),
  title: z.string(),
  occupationName: z.string(),
  workOn: day,
  startAt: instant,
  endAt: instant,
  /** Wage, premiums and transportation of one worker. */
  grossYen: yen,
})
export type CallBasis = z.infer<typeof CallBasis>

/** `basis` is null if the store has no coming offering and none was named; no worker is listed then. */
export const CallableWorkers = z.object({
  basis: z.nullable(CallBasis),
  items: z.array(CallableWorker),
  /** Number of workers beyond those that are listed. */
  moreCount: count,
})
export type CallableWorkers = z.infer<typeof CallableWorkers>
