import * as z from 'zod/mini'
import { jobStatuses } from '@/contracts/common/jobStatus'
import { count, day, id, instant } from '@/contracts/common/schemas'
import { recordKinds } from './enums'

/** The records of a year (帳票) of one store as one ZIP, to be made in the background. */
export const StoreRecordArchiveRequest = z.object({
  /** The last of its twelve months. */
  lastMonth: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '期間を選んでください。')),
  /** Absent: all kinds. */
  kinds: z.optional(
    z
      .array(z.enum(recordKinds))
      .check(z.minLength(1, '帳票を1つ以上選んでください。'), z.maxLength(recordKinds.length)),
  ),
})
export type StoreRecordArchiveRequest = z.infer<typeof StoreRecordArchiveRequest>

/** A request like `StoreRecordArchiveRequest`, for chosen stores of a company. */
export const RecordArchiveRequest = z.extend(StoreRecordArchiveRequest, {
  /** Empty: all stores. */
  clientIds: z.array(id).check(z.maxLength(200, '一度に選べるのは200店舗までです。')),
})
export type RecordArchiveRequest = z.infer<typeof RecordArchiveRequest>

/** How many files of the ZIP are written, of how many; of the notices each counts. `kind`: what is written now. */
export const RecordProgress = z.object({
  kind: z.enum(recordKinds),
  doneCount: count,
  totalCount: count,
})
export type RecordProgress = z.infer<typeof RecordProgress>

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
  /** Null before its first record and when it is made. */
  progress: z.nullable(RecordProgress),
  /** Path of the file with its signature: for ten minutes and for this account. Null unless it succeeded. */
  link: z.nullable(z.string()),
})
export type RecordArchive = z.infer<typeof RecordArchive>
/** The files of the last 30 days, the newest first. */
export const RecordArchives = z.object({
  items: z.array(RecordArchive),
  /** The day of the oldest shift that is a record; null before the first one. */
  oldestOn: z.nullable(day),
  /** The last day on which a wage of the shifts of that day was paid. */
  oldestPaidOn: z.nullable(day),
})
export type RecordArchives = z.infer<typeof RecordArchives>

/** The records of one kind in the ZIP of a year. */
export const RecordCount = z.object({
  kind: z.enum(recordKinds),
  /** Files in the ZIP. */
  fileCount: count,
  /** The number of records in the files: notices, shifts, workers, confirmed months or contracts. */
  recordCount: count,
})
export type RecordCount = z.infer<typeof RecordCount>
/** In the order of the kinds; those that the account may not read are 0. */
export const RecordCounts = z.object({ items: z.array(RecordCount) })
export type RecordCounts = z.infer<typeof RecordCounts>
