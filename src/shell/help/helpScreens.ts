import { routes } from '@/routes/routes'

/** The names of the screens that have help. */
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
  'companyClients',
  'companyCorrections',
  'companyReviews',
  'companyStatements',
  'recordArchives',
] as const
export type HelpScreen = (typeof helpScreens)[number]

/** Pages that share the help of another page, because they show a part of its screen. */
const samePurpose = {
  [routes.rejectUser.path]: 'reject',
  [routes.repostReject.path]: 'reject',
  [routes.offeringReviews.path]: 'reviews',
} as const satisfies Record<string, HelpScreen>

const screenOfPath = new Map<string, HelpScreen>([
  ...helpScreens.map((screen) => [routes[screen].path, screen] as const),
  ...Object.entries(samePurpose),
])

/** Returns the screen whose help belongs to a page, by the path of its page file; undefined if there is none. */
export const helpScreenOf = (pathname: string) => screenOfPath.get(pathname)
