/** Criteria for the appointment as a supporter. Thresholds: domain/workers/workerSupporter. */
export const supporterCriteria = ['workedHere', 'goodRate', 'noAbsence', 'recent'] as const
export type SupporterCriterion = (typeof supporterCriteria)[number]
