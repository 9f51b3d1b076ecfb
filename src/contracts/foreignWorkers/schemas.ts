import * as z from 'zod/mini'
import { day, id } from '@/contracts/common/schemas'
import { extraPermissions, residenceStatuses } from './enums'

/** An employment that began or ended in the month. A day of another month, or one to come, is null. */
export const Employment = z.object({
  matchingId: id,
  startedOn: z.nullable(day),
  endedOn: z.nullable(day),
})
/** The facts to notify about a worker (労働施策総合推進法施行規則10条1項), with the employments of the month. */
export const ForeignWorker = z.object({
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  birthOn: day,
  gender: z.enum(['male', 'female', 'unspecified']),
  nationality: z.string(),
  residenceStatus: z.enum(residenceStatuses),
  validUntilOn: z.nullable(day),
  extraPermission: z.enum(extraPermissions),
  cardNumber: z.string(),
  employments: z.array(Employment),
})
export type ForeignWorker = z.infer<typeof ForeignWorker>
/** The list of a month for the notification of foreign workers (外国人雇用状況の届出). */
export const ForeignWorkers = z.object({
  month: z.string(),
  /** The last day of the notification for workers who are not insured (施行規則12条). */
  dueOn: day,
  items: z.array(ForeignWorker),
})
export type ForeignWorkers = z.infer<typeof ForeignWorkers>
