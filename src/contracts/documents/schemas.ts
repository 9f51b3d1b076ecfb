import * as z from 'zod/mini'
import { count, day, id, instant } from '@/contracts/common/schemas'
import { stoolInspectionKinds, stoolInspectionResults, stoolInspectionStatuses } from './enums'

const worker = { userId: id, name: z.string(), nameKana: z.string() }

/** Certificates submitted by the workers of a shift. Their images are read by a separate link. */
export const QualificationDocuments = z.object({
  items: z.array(
    z.object({
      id,
      ...worker,
      qualificationId: id,
      qualificationName: z.string(),
      status: z.enum(['submitted', 'checked']),
      submittedAt: instant,
      expiresOn: z.nullable(day),
      /** No longer valid on the day of work. */
      expired: z.boolean(),
      checkedAt: z.nullable(instant),
    }),
  ),
})
export type QualificationDocuments = z.infer<typeof QualificationDocuments>

/**
 * A link to one document, valid for a few minutes and for the requesting account only. `url` contains the id,
 * `expires` (seconds since the epoch) and the signature.
 */
export const DocumentFileLink = z.object({
  documentFileId: id,
  expires: z.int(),
  signature: z.string(),
  url: z.string(),
  expiresAt: instant,
})
export type DocumentFileLink = z.infer<typeof DocumentFileLink>

export const StoolInspectionSetting = z.object({
  required: z.boolean(),
  kinds: z.array(z.enum(stoolInspectionKinds)),
  /** Number of days for which a result is valid. */
  validDays: count,
  submitDeadlineHoursBefore: count,
  instructions: z.string(),
  /** Deadline for a shift; null outside one. */
  submitBy: z.nullable(instant),
})
export type StoolInspectionSetting = z.infer<typeof StoolInspectionSetting>

export const StoolInspectionReports = z.object({
  items: z.array(
    z.object({
      ...worker,
      /** Status for the day of work. */
      status: z.enum(stoolInspectionStatuses),
      requestedAt: z.nullable(instant),
      submittedAt: z.nullable(instant),
      inspectedOn: z.nullable(day),
      validUntilOn: z.nullable(day),
      result: z.nullable(z.enum(stoolInspectionResults)),
      hasFile: z.boolean(),
    }),
  ),
})
export type StoolInspectionReports = z.infer<typeof StoolInspectionReports>
