export const fixPaymentRequestStatuses = [
  'requested',
  'approved',
  'rejected',
  'auto_approved',
  'withdrawn',
] as const
export type FixPaymentRequestStatus = (typeof fixPaymentRequestStatuses)[number]

export const fixReasonKinds = [
  'late',
  'early_leave',
  'overtime',
  'qr_failure',
  'break_change',
  'transportation',
  'employer_early_release',
  'waiting',
] as const
export type FixReasonKind = (typeof fixReasonKinds)[number]

/** Result of comparing a correction with the QR scans: they agree, differ, or a scan is missing. */
export const scanEvidences = ['matches', 'differs', 'missing'] as const
export type ScanEvidence = (typeof scanEvidences)[number]
