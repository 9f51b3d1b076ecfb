export const rejectRequestStatuses = [
  'draft',
  'negotiating',
  'submitted',
  'accepted',
  'declined',
] as const
export type RejectRequestStatus = (typeof rejectRequestStatuses)[number]

/** Reasons for which a store may cancel a matching (解約可能事由). Requirements of each: domain/cancellation/rejection. */
export const rejectReasonCodes = [
  'force_majeure',
  'worker_unable',
  'qualification_missing',
  'misconduct',
  'attitude_condition',
  'experience_condition',
  'belongings',
  'business_closed',
  'volume_change',
  'posting_mistake',
  'filled_internally',
  'other_store_reason',
] as const
export type RejectReasonCode = (typeof rejectReasonCodes)[number]
/** The id of `experience_condition`, which a negotiation about a condition of the offering leads to. */
export const EXPERIENCE_CONDITION_REASON_ID = 6

export const rejectGroups = ['free', 'before_24h', 'paid'] as const
export type RejectGroup = (typeof rejectGroups)[number]

/** `before_24h`: only until 24 hours before the start; `on_day`: only on the day of work. */
export const rejectWindows = ['any', 'before_24h', 'on_day'] as const
export type RejectWindow = (typeof rejectWindows)[number]

export const rejectAllowances = ['never', 'always', 'by_window', 'by_answers'] as const
export type RejectAllowance = (typeof rejectAllowances)[number]

/** Result for one worker of a request that cancels several. */
export const rejectResults = ['accepted', 'submitted', 'failed'] as const

/** Characters of the internal explanation of a cancel and of its message to the worker. */
export const MAX_CANCEL_NOTE_LENGTH = 500
export const MAX_CANCEL_MESSAGE_LENGTH = 1000
