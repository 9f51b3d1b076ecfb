/** The legal form of a company; each submits different documents. */
export const businessKinds = ['corporation', 'sole_proprietor'] as const
export type BusinessKind = (typeof businessKinds)[number]

export const identificationDocumentKinds = [
  'registry_certificate',
  'opening_notice',
  'representative_identity',
  'business_license',
] as const
export type IdentificationDocumentKind = (typeof identificationDocumentKinds)[number]

/** `uploading` and `ready` are not submitted yet. */
export const identificationDocumentStatuses = [
  'uploading',
  'ready',
  'submitted',
  'approved',
  'returned',
] as const

export const applicationStatuses = ['applying', 'approved', 'returned', 'rejected'] as const

/** Largest document in bytes. */
export const IDENTIFICATION_FILE_BYTES = 10 * 1_048_576
