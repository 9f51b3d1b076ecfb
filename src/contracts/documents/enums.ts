export const qualificationDocumentStatuses = [
  'not_required',
  'not_submitted',
  'submitted',
  'checked',
] as const
export type QualificationDocumentStatus = (typeof qualificationDocumentStatuses)[number]

export const stoolInspectionStatuses = ['notRequested', 'pending', 'available'] as const
export type StoolInspectionStatus = (typeof stoolInspectionStatuses)[number]

export const stoolInspectionKinds = [
  'salmonella',
  'shigella',
  'o157',
  'norovirus',
  'typhoid',
] as const
export type StoolInspectionKind = (typeof stoolInspectionKinds)[number]

export const stoolInspectionResults = ['negative', 'positive', 'unknown'] as const
