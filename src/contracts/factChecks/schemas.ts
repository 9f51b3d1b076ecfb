import * as z from 'zod/mini'
import { id, instant, requiredText } from '@/contracts/common/schemas'
import { FACT_CHECK_FILES, factCheckKinds, factCheckStatuses } from './enums'

export const FactCheckSubmission = z.object({
  id,
  submittedAt: instant,
  submittedBy: z.nullable(z.string()),
  fileIds: z.array(id),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** When the operator decides. */
  reviewDueAt: instant,
  decidedAt: z.nullable(instant),
  comment: z.nullable(z.string()),
})
export type FactCheckSubmission = z.infer<typeof FactCheckSubmission>

/** A check that the operator asks of a store, with its submissions, latest first. */
export const FactCheckTask = z.object({
  id,
  clientId: id,
  kind: z.enum(factCheckKinds),
  title: z.string(),
  instructions: z.string(),
  questions: z.array(z.string()),
  dueAt: instant,
  status: z.enum(factCheckStatuses),
  returnReason: z.nullable(z.string()),
  submissions: z.array(FactCheckSubmission),
})
export type FactCheckTask = z.infer<typeof FactCheckTask>
export const FactCheckTasks = z.object({ items: z.array(FactCheckTask) })
export type FactCheckTasks = z.infer<typeof FactCheckTasks>

const coordinate = (max: number) => z.number().check(z.gte(-max), z.lte(max))
export const FactCheckInput = z.object({
  fileIds: z
    .array(id)
    .check(z.maxLength(FACT_CHECK_FILES, `写真は${FACT_CHECK_FILES}枚までです。`)),
  /** In the order of the questions. */
  answers: z.array(requiredText(500)).check(z.maxLength(20)),
  takenAt: z.nullable(instant),
  /** Where it was taken; null if that was not shared. */
  place: z.nullable(z.object({ latitude: coordinate(90), longitude: coordinate(180) })),
})
export type FactCheckInput = z.infer<typeof FactCheckInput>
