/** What a roster (出勤者名簿) can show of each person; domain/roster says what they are called and which of them are personal data. */
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
  'note',
] as const
export type RosterFieldKey = (typeof rosterFieldKeys)[number]
