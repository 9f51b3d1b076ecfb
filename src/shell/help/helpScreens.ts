import { routes } from '@/routes/routes'

/** The screens that have help, by a name of their own. */
export const helpScreens = [
  'home',
  'offerings',
  'newOffering',
  'confirmOffering',
  'offering',
  'reject',
  'corrections',
  'reviews',
  'chatRoom',
  'attendances',
  'roster',
  'salaryLimit',
  'matchChecks',
  'graduates',
  'longTermJobs',
  'clientReviews',
  'chatTexts',
  'closingDays',
  'clientDetail',
] as const
export type HelpScreen = (typeof helpScreens)[number]

/** Pages that show the screen of another page in part. */
const samePurpose = {
  [routes.rejectUser.path]: 'reject',
  [routes.repostReject.path]: 'reject',
  [routes.offeringReviews.path]: 'reviews',
} as const satisfies Record<string, HelpScreen>

const screenOfPath = new Map<string, HelpScreen>([
  ...helpScreens.map((screen) => [routes[screen].path, screen] as const),
  ...Object.entries(samePurpose),
])

/** The screen whose help belongs to a page, by its path offer; undefined where there is none. */
export const helpScreenOf = (pathname: string) => screenOfPath.get(pathname)
