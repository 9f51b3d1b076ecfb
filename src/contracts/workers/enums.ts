// Values of the workers of a store; their labels are in domain/workers.

/** The tabs of the list. `repeat`: worked here three times or more. */
export const userListTypes = [
  'all',
  'worked',
  'trusted',
  'repeat',
  'favorite',
  'graduate',
  'supporter',
  'blocked',
] as const
export type UserListType = (typeof userListTypes)[number]
/** What a worker has done at a store: shifts in an occupation, or a position that its reviews name. */
export const experienceKinds = ['occupation', 'position'] as const

export const userSortKeys = ['last_worked_at', 'worked_count', 'good_rate', 'name_kana'] as const
export type UserSortKey = (typeof userSortKeys)[number]
export const blockStatuses = ['all', 'blocked', 'unblocked'] as const

/** Scope of a block: this store, or all stores of the company. */
export const blockScopes = ['client', 'company'] as const
export type BlockScope = (typeof blockScopes)[number]
export const blockReasonCodes = ['no_show', 'attitude', 'skill', 'trouble', 'other'] as const
export type BlockReasonCode = (typeof blockReasonCodes)[number]

export const reportCategories = [
  'no_show',
  'harassment',
  'violence',
  'theft',
  'false_profile',
  'info_leak',
  'safety',
  'other',
] as const
export type ReportCategory = (typeof reportCategories)[number]

/** `hired`: employed directly after spot work; `former_staff`: worked here before. */
export const graduateKinds = ['hired', 'former_staff'] as const
export type GraduateKind = (typeof graduateKinds)[number]
/** Whether a graduate is notified of dedicated offerings; `closed_room`: their chat room is closed. */
export const graduateNotices = ['on', 'off', 'closed_room'] as const
export type GraduateNotice = (typeof graduateNotices)[number]
export const graduateSortKeys = ['last_worked_at', 'registered_at'] as const
export type GraduateSortKey = (typeof graduateSortKeys)[number]
export const employmentTypes = ['permanent', 'contract', 'part_time', 'other'] as const
export type EmploymentType = (typeof employmentTypes)[number]

export const membershipTiers = ['rookie', 'hope', 'ace', 'master'] as const
export type MembershipTier = (typeof membershipTiers)[number]

/** Characters of the notes that staff write at a block and at a graduate. */
export const MAX_BLOCK_NOTE_LENGTH = 300
export const MAX_GRADUATE_NOTE_LENGTH = 300
/** Characters of a report to the operator. */
export const MIN_REPORT_LENGTH = 20
export const MAX_REPORT_LENGTH = 1000
