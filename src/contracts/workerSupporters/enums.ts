/** Criteria for the appointment as a supporter. Thresholds: domain/workers/workerSupporter. */
export const supporterCriteria = ['workedHere', 'goodRate', 'noAbsence', 'recent'] as const
export type SupporterCriterion = (typeof supporterCriteria)[number]

/** Characters of an inquiry to the operator about worker supporters. */
export const MAX_INQUIRY_LENGTH = 1000
