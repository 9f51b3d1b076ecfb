/** The certificate of a qualification (資格) that a shift requires. */
export const qualificationDocumentStatuses = [
  'not_required',
  'not_submitted',
  'submitted',
  'checked',
] as const
export type QualificationDocumentStatus = (typeof qualificationDocumentStatuses)[number]

/** Inspections of stool (検便), which kitchens ask for: whether a worker has a result for the day of the shift. */
export const stoolInspectionStatuses = ['notRequested', 'pending', 'available'] as const
export type StoolInspectionStatus = (typeof stoolInspectionStatuses)[number]

/** The germs for which the laboratory tested. */
export const stoolInspectionKinds = [
  'salmonella',
  'shigella',
  'o157',
  'norovirus',
  'typhoid',
] as const
export type StoolInspectionKind = (typeof stoolInspectionKinds)[number]

export const stoolInspectionResults = ['negative', 'positive', 'unknown'] as const
