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

/** Characters of the reason for which a correction is refused. */
export const MIN_REFUSAL_REASON_LENGTH = 10
export const MAX_REFUSAL_REASON_LENGTH = 300

/** Minutes of break that a correction or a counter-proposal can have. */
export const MAX_BREAK_MIN = 480
