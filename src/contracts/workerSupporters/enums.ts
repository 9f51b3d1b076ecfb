/** What somebody must fulfil to be appointed as a supporter; domain/workerSupporter says how much of each. */
export const supporterCriteria = ['workedHere', 'goodRate', 'noAbsence', 'recent'] as const
export type SupporterCriterion = (typeof supporterCriteria)[number]
