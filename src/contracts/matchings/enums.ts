/** `ended`: cancelled by either side, or absent. */
export const userStates = ['live', 'ended'] as const

/** Status of a matching. `rejected`: cancelled by the store; `cancel`: cancelled by the worker; `late` is derived. */
export const matchingStatuses = [
  'established',
  'cancel',
  'rejected',
  'absence',
  'late',
  'worked',
] as const
export type MatchingStatus = (typeof matchingStatuses)[number]

/** Presence of a matched worker on the day, for the attendance board. */
export const presenceStates = [
  'before',
  'soon',
  'late',
  /** The store asked to cancel for a reason that the operator examines: not expected until it is decided. */
  'cancel_review',
  'checked_in',
  'checked_out',
  'absent',
  'fix_requested',
  'confirmed',
] as const
export type PresenceState = (typeof presenceStates)[number]

export const absenceKinds = ['no_show', 'contacted'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

export const cancelActors = ['user', 'client', 'operator', 'system'] as const

export const paymentStatuses = ['scheduled', 'awaiting_fix', 'confirmed', 'paid', 'none'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The minutes before the start of a shift at which the worker is reminded. */
export const reminderStops = [60, 30, 10] as const

/**
 * The state of a reminder. `planned`: still to come; `unsent`: none was sent at its time; `arrived`: not needed, as the
 * worker had checked in.
 */
export const reminderStates = [
  'planned',
  'unsent',
  'unopened',
  'opened',
  'answered',
  'arrived',
] as const
export type ReminderState = (typeof reminderStates)[number]

/** Why a store sends a worker home early, with full pay. */
export const earlyReleaseReasons = ['low_demand', 'work_done', 'facility', 'other'] as const
export type EarlyReleaseReason = (typeof earlyReleaseReasons)[number]

/** The problems of a match (domain/matchings/matchCheck). */
export const matchFindingKinds = [
  'certificate_missing',
  'certificate_expired',
  'certificate_unconfirmed',
  'answers_open',
  'condition_unmet',
  'age_certificate',
] as const
export type MatchFindingKind = (typeof matchFindingKinds)[number]

/** Characters of the note on an early release. */
export const MAX_RELEASE_NOTE_LENGTH = 200
