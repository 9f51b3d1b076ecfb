import * as z from 'zod/mini'
import { count, id, instant } from '@/contracts/common/schemas'
import { jobStatuses } from '@/contracts/aiSuggestions/enums'

/** The records of a calendar year (帳票) of one store as one ZIP, to be made in the background. */
export const StoreRecordArchiveRequest = z.object({
  year: z.int().check(z.minimum(2000), z.maximum(2100)),
})
export type StoreRecordArchiveRequest = z.infer<typeof StoreRecordArchiveRequest>

/** The same of chosen stores of a company. */
export const RecordArchiveRequest = z.extend(StoreRecordArchiveRequest, {
  /** Empty: all stores. */
  clientIds: z.array(id).check(z.maxLength(200, '一度に選べるのは200店舗までです。')),
})
export type RecordArchiveRequest = z.infer<typeof RecordArchiveRequest>

export const RecordArchive = z.extend(RecordArchiveRequest, {
  id,
  status: z.enum(jobStatuses),
  requestedByName: z.string(),
  requestedAt: instant,
  /** The content is deleted then. */
  expiresAt: z.nullable(instant),
  /** Files in the ZIP without the index; null until it is made. */
  fileCount: z.nullable(count),
  byteSize: z.nullable(count),
  /** Path of the file with its signature: for ten minutes and for this account. Null unless it succeeded. */
  link: z.nullable(z.string()),
})
export type RecordArchive = z.infer<typeof RecordArchive>
/** The newest first. */
export const RecordArchives = z.object({ items: z.array(RecordArchive) })
export type RecordArchives = z.infer<typeof RecordArchives>
