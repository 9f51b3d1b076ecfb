/** What an action in the activity log is about. */
export const activityKinds = [
  'members',
  'offerings',
  'matchings',
  'money',
  'workers',
  'personalData',
  'settings',
] as const
export type ActivityKind = (typeof activityKinds)[number]
