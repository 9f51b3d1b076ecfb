/**
 * Statuses of residence (在留資格) of people whose employment has to be notified: all but 外交 and 公用. Labels:
 * domain/workers/residence.
 */
export const residenceStatuses = [
  'permanent_resident',
  'spouse_of_japanese',
  'spouse_of_permanent_resident',
  'long_term_resident',
  'student',
  'dependent',
  'designated_activities',
  'engineer_specialist',
  'specified_skilled',
  'technical_intern',
  'skilled_labor',
  'nursing_care',
  'highly_skilled',
  'business_manager',
  'intra_company_transferee',
  'professor',
  'instructor',
  'researcher',
  'medical',
  'legal_accounting',
  'artist',
  'entertainer',
  'religious',
  'journalist',
  'cultural_activities',
  'trainee',
  'temporary_visitor',
] as const
export type ResidenceStatus = (typeof residenceStatuses)[number]

/** 就労制限の有無, as on the front of a residence card. `status_only`: only the work of the status of residence. */
export const workRestrictions = ['unrestricted', 'status_only', 'no_work'] as const
export type WorkRestriction = (typeof workRestrictions)[number]

/**
 * 資格外活動許可, as on the back of a residence card. `comprehensive`: 28 hours a week of any work; `individual`: the
 * single activity that its document names.
 */
export const extraPermissions = ['none', 'comprehensive', 'individual'] as const
export type ExtraPermission = (typeof extraPermissions)[number]
