import * as z from 'zod/mini'
import { identificationStatuses } from '@/contracts/clients/enums'
import { count, day, id, instant, requiredText } from '@/contracts/common/schemas'
import { applicationStatuses, businessKinds, identificationDocumentKinds } from './enums'

/** A submitted document, and the judgement of the operator. */
export const IdentificationDocument = z.object({
  kind: z.enum(identificationDocumentKinds),
  status: z.enum(['submitted', 'approved', 'returned']),
  name: z.string(),
  byteSize: count,
  submittedAt: instant,
  returnReason: z.nullable(z.string()),
})
export type IdentificationDocument = z.infer<typeof IdentificationDocument>

export const IdentificationApplication = z.object({
  id,
  status: z.enum(applicationStatuses),
  appliedBy: z.nullable(z.string()),
  submittedAt: instant,
  /** When the operator decides. */
  reviewDueAt: instant,
  decidedAt: z.nullable(instant),
  comment: z.nullable(z.string()),
})
export type IdentificationApplication = z.infer<typeof IdentificationApplication>

/** The identification of a company: its state, the latest document of each kind, and the applications, latest first. */
export const Identification = z.object({
  status: z.enum(identificationStatuses),
  kind: z.enum(businessKinds),
  company: z.object({
    name: z.string(),
    representativeName: z.nullable(z.string()),
    address: z.string(),
    corporateNumber: z.nullable(z.string()),
    industry: z.nullable(z.string()),
  }),
  /** Labels of the company's information that has to be entered first. */
  missing: z.array(z.string()),
  requiredKinds: z.array(z.enum(identificationDocumentKinds)),
  documents: z.array(IdentificationDocument),
  applications: z.array(IdentificationApplication),
})
export type Identification = z.infer<typeof Identification>

export const IdentificationDocumentInput = z.object({
  kind: z.enum(identificationDocumentKinds),
  name: requiredText(200),
  byteSize: z
    .int()
    .check(z.positive('中身のないファイルは送れません。別のファイルを選んでください。')),
})
export type IdentificationDocumentInput = z.infer<typeof IdentificationDocumentInput>

/** A completely uploaded and checked document. Only the operator can open it. */
export const UploadedDocument = z.object({
  id,
  kind: z.enum(identificationDocumentKinds),
  name: z.string(),
  byteSize: count,
})
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const IdentificationInput = z.object({
  kind: z.enum(businessKinds),
  documentIds: z
    .array(id)
    .check(z.minLength(1, '書類を選んでください。'), z.maxLength(10, '書類は10点までです。')),
  /** When the registry certificate was issued, if one is among the documents. */
  registryIssuedOn: z.nullable(day),
  agreed: z.boolean().check(z.refine((agreed) => agreed, '書類の取り扱いに同意してください。')),
})
export type IdentificationInput = z.infer<typeof IdentificationInput>
