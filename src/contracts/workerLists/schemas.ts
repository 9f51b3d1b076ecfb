import * as z from 'zod/mini'
import { jobStatuses } from '@/contracts/common/jobStatus'
import { count, day, id, instant } from '@/contracts/common/schemas'
import { workerListColumns, workerListFormats } from './enums'

/** A worker list (労働者名簿) to be made in the background. */
export const WorkerListRequest = z.object({
  fromOn: day,
  toOn: day,
  /** Empty: all stores. */
  clientIds: z.array(id).check(z.maxLength(200, '一度に選べるのは200店舗までです。')),
  columns: z.array(z.enum(workerListColumns)).check(
    z.maxLength(workerListColumns.length),
    z.refine(
      (columns) => columns.includes('name'),
      '氏名は外せません。だれの行か分からなくなるためです。',
    ),
  ),
  format: z.enum(workerListFormats),
})
export type WorkerListRequest = z.infer<typeof WorkerListRequest>

export const WorkerListFile = z.extend(WorkerListRequest, {
  id,
  status: z.enum(jobStatuses),
  requestedByName: z.string(),
  requestedAt: instant,
  /** The content is deleted then. */
  expiresAt: z.nullable(instant),
  rowCount: z.nullable(count),
  /** Characters that Shift_JIS lacks, written as 「？」. */
  replacedCharacters: count,
  /** Path of the file with its signature: for ten minutes and for this account. Null unless it succeeded. */
  link: z.nullable(z.string()),
})
export type WorkerListFile = z.infer<typeof WorkerListFile>
/** The newest first. */
export const WorkerListFiles = z.object({ items: z.array(WorkerListFile) })
export type WorkerListFiles = z.infer<typeof WorkerListFiles>
