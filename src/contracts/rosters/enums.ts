/** Columns of a roster (出勤者名簿). Labels, and which are personal data: domain/workers/roster. */
export const rosterFieldKeys = [
  'name',
  'nameKana',
  'age',
  'gender',
  'hours',
  'job',
  'workedCount',
  'qualifications',
  'stoolInspection',
  'answers',
  'entryCheck',
  'safetyTraining',
  'note',
] as const
export type RosterFieldKey = (typeof rosterFieldKeys)[number]
