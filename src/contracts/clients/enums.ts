export const clientStatuses = ['active', 'posting_suspended', 'closed'] as const

export const companyStatuses = ['active', 'suspended', 'withdrawn'] as const

export const identificationStatuses = [
  'none',
  'applying',
  'approved',
  'returned',
  'rejected',
] as const
export type IdentificationStatus = (typeof identificationStatuses)[number]

export const smokingPolicies = ['no_smoking', 'separate', 'outdoor_only', 'allowed'] as const
export type SmokingPolicy = (typeof smokingPolicies)[number]

/** From the least to the most severe. */
export const restrictionLevels = ['info', 'warning', 'block_publish', 'block_all'] as const
export type RestrictionLevel = (typeof restrictionLevels)[number]

export const restrictionCodes = [
  'unreviewed_over_limit',
  'fix_request_overdue',
  'usage_limit_reached',
  'np_rejected',
  'payment_overdue',
  'identification_required',
  'business_fact_check_required',
  'policy_violation',
  'operator_suspension',
] as const
export type RestrictionCode = (typeof restrictionCodes)[number]

/** How a code for a telephone number is sent: landlines get calls only. */
export const phoneMethods = ['sms', 'voice'] as const

/** Pictures of a store. */
export const MAX_CLIENT_IMAGES = 10
/** People who are invited with one save. */
export const MAX_INVITATIONS = 10

/** Characters of the way to a store and of the caption of one of its photos. */
export const MAX_ACCESS_NOTE_LENGTH = 300
export const MAX_CAPTION_LENGTH = 60
