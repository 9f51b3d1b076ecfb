/**
 * The status words of the wire, as plain data: no validator comes with them, so a screen may read them freely.
 * Their Japanese labels are in domain/labels.
 */

/** A posting's state. What time alone decides (published → matching → working → finished) is derived when read. */
export const offeringStatuses = [
  'unpublished',
  'published',
  'matching',
  'working',
  'finished',
] as const
export type OfferingStatus = (typeof offeringStatuses)[number]

/** A worker's state on a posting. `late` is live until the worker checks out; `rejected` is the store's cancel, `cancel` the worker's. */
export const matchingStatuses = [
  'established',
  'cancel',
  'rejected',
  'absence',
  'late',
  'worked',
] as const
export type MatchingStatus = (typeof matchingStatuses)[number]
/** Matchings in force: the worker is expected, or has come. */
export const liveMatchingStatuses = [
  'established',
  'late',
  'worked',
] as const satisfies readonly MatchingStatus[]
/** Matchings that hold a seat: an absence does, because it can only be recorded after the start, when nobody can take the seat any more. */
export const seatedMatchingStatuses = [
  'established',
  'late',
  'worked',
  'absence',
] as const satisfies readonly MatchingStatus[]
/** Matchings whose shift is still ahead or under way. */
export const openMatchingStatuses = [
  'established',
  'late',
] as const satisfies readonly MatchingStatus[]

/** Where a matched worker stands on the day, for the board of today. */
export const presenceStates = [
  'before',
  'soon',
  'late',
  'checked_in',
  'checked_out',
  'absent',
  'fix_requested',
  'confirmed',
] as const
export type PresenceState = (typeof presenceStates)[number]

export const stoolInspectionStatuses = ['notRequested', 'pending', 'available'] as const
export type StoolInspectionStatus = (typeof stoolInspectionStatuses)[number]

export const membershipTiers = ['rookie', 'hope', 'ace', 'master'] as const
export type MembershipTier = (typeof membershipTiers)[number]

export const reviewKinds = ['good', 'bad'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const calendarDayStates = [
  'confirmed',
  'done',
  'reviewCandidate',
  'today',
  'wanted',
  'working',
] as const
export type CalendarDayState = (typeof calendarDayStates)[number]

export const bubbleSides = ['client', 'worker'] as const
export type BubbleSide = (typeof bubbleSides)[number]

export const badgeKinds = [
  'done',
  'error',
  'new',
  'notice',
  'progress',
  'rating',
  'review',
  'success',
  'unread',
  'working',
] as const
export type BadgeKind = (typeof badgeKinds)[number]

export const publicationScopes = ['public', 'badge', 'group', 'url', 'worked'] as const
export type PublicationScope = (typeof publicationScopes)[number]

/** When applications end, counted back from the start; `custom` carries its own instant. */
export const closeRules = [
  'at_start',
  'before_1h',
  'before_3h',
  'before_6h',
  'before_12h',
  'before_24h',
  'custom',
] as const
export type CloseRule = (typeof closeRules)[number]

export const offeringKinds = ['regular', 'graduate', 'long_term_trial'] as const
export type OfferingKind = (typeof offeringKinds)[number]

export const offeringSources = ['manual', 'copy', 'multidate', 'recreate', 'ai'] as const
export type OfferingSource = (typeof offeringSources)[number]

export const closedReasons = [
  'filled_internally',
  'no_longer_needed',
  'mistake',
  'changed_terms',
  'other',
] as const
export type ClosedReason = (typeof closedReasons)[number]

export const offerStatuses = ['draft', 'screening', 'usable', 'violated', 'archived'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export const smokingPolicies = ['no_smoking', 'separate', 'outdoor_only', 'allowed'] as const
export type SmokingPolicy = (typeof smokingPolicies)[number]

export const parkings = ['none', 'car', 'bike', 'bicycle'] as const
export type Parking = (typeof parkings)[number]

/** Conditions of a template that can be checked against a worker; `experience` and `qualification` carry a text or an id. */
export const conditionTypes = [
  'good_rate_min',
  'cancel_rate_max',
  'last_minute_cancel_rate_max',
  'penalty_max',
  'worked_count_min',
  'experience',
  'qualification',
  'photo_registered',
] as const
export type ConditionType = (typeof conditionTypes)[number]

export const answerTypes = ['text', 'single', 'multi', 'yes_no'] as const
export type AnswerType = (typeof answerTypes)[number]

export const tagCategories = ['treatment', 'atmosphere', 'access', 'appearance'] as const
export type TagCategory = (typeof tagCategories)[number]

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

export const rejectRequestStatuses = [
  'draft',
  'negotiating',
  'submitted',
  'accepted',
  'declined',
] as const
export type RejectRequestStatus = (typeof rejectRequestStatuses)[number]

export const absenceKinds = ['no_show', 'contacted'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

export const cancelActors = ['user', 'client', 'operator', 'system'] as const
export type CancelActor = (typeof cancelActors)[number]

export const paymentStatuses = ['scheduled', 'awaiting_fix', 'confirmed', 'paid', 'none'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const qualificationDocumentStatuses = [
  'not_required',
  'not_submitted',
  'submitted',
  'checked',
] as const
export type QualificationDocumentStatus = (typeof qualificationDocumentStatuses)[number]

export const mynumberStatuses = [
  'not_requestable',
  'requestable',
  'requested',
  'provided',
  'declined',
  'expired',
] as const
export type MynumberStatus = (typeof mynumberStatuses)[number]

export const longTermSelections = [
  'unselected',
  'contacting',
  'interview',
  'hired',
  'declined_by_client',
  'declined_by_user',
] as const
export type LongTermSelection = (typeof longTermSelections)[number]

/** States of a job that runs behind (files, suggestions). */
export const jobStatuses = ['queued', 'processing', 'succeeded', 'failed', 'expired'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** A run of postings over several dates may end half done. */
export const multidateStatuses = [
  'queued',
  'processing',
  'succeeded',
  'partially_failed',
  'failed',
] as const
export type MultidateStatus = (typeof multidateStatuses)[number]
/** What became of one date of a run; `skipped`: it failed and was given up. */
export const multidateResults = ['pending', 'created', 'skipped', 'failed'] as const
export type MultidateResult = (typeof multidateResults)[number]

export const identificationStatuses = [
  'none',
  'applying',
  'approved',
  'returned',
  'rejected',
] as const
export type IdentificationStatus = (typeof identificationStatuses)[number]

/** From mildest to hardest. */
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

export const clientStatuses = ['active', 'posting_suspended', 'closed'] as const
export type ClientStatus = (typeof clientStatuses)[number]

export const companyStatuses = ['active', 'suspended', 'withdrawn'] as const
export type CompanyStatus = (typeof companyStatuses)[number]

export const noticeCategories = ['important', 'release', 'maintenance', 'campaign'] as const
export type NoticeCategory = (typeof noticeCategories)[number]

export const chatRoomStates = ['open', 'in_negotiation', 'closed'] as const
export type ChatRoomState = (typeof chatRoomStates)[number]
/** What store and worker have to settle in their room (協議). */
export const claimKinds = ['condition_unmet', 'cancel_request', 'pay_dispute', 'other'] as const
export type ClaimKind = (typeof claimKinds)[number]
export const claimStatuses = ['open', 'resolved', 'withdrawn'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Why a store may end a contract with a matched worker (解約可能事由); domain/rejection says what each of them needs. */
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
  'other_employer',
] as const
export type RejectReasonCode = (typeof rejectReasonCodes)[number]
export const rejectGroups = ['free', 'before_24h', 'paid'] as const
export type RejectGroup = (typeof rejectGroups)[number]
/** `before_24h`: only until the 24-hour line; `on_day`: only on the day of work. */
export const rejectWindows = ['any', 'before_24h', 'on_day'] as const
export type RejectWindow = (typeof rejectWindows)[number]
export const rejectAllowances = ['never', 'always', 'by_window', 'by_answers'] as const
export type RejectAllowance = (typeof rejectAllowances)[number]
/** What became of one person of a request that cancels several. */
export const rejectResults = ['accepted', 'submitted', 'failed'] as const
export type RejectResult = (typeof rejectResults)[number]

/** What the scans say of a correction: they agree with it, they tell another time, or one of them is missing. */
export const scanEvidences = ['matches', 'differs', 'missing'] as const
export type ScanEvidence = (typeof scanEvidences)[number]

export const stoolInspectionKinds = [
  'salmonella',
  'shigella',
  'o157',
  'norovirus',
  'typhoid',
] as const
export type StoolInspectionKind = (typeof stoolInspectionKinds)[number]
/** What a template says of stool inspections: what its store asks for, or something of its own. */
export const stoolRules = ['as_store', 'required', 'not_required'] as const
export type StoolRule = (typeof stoolRules)[number]
export const stoolInspectionResults = ['negative', 'positive', 'unknown'] as const
export type StoolInspectionResult = (typeof stoolInspectionResults)[number]
