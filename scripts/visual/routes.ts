/** Every route of the console with the states it is captured in. */
import { screenshot, type ApiState, type ScreenshotSpec } from './screenshotSpec'

const STORE = '/clients/[clientId]'

/** Pages with lists: captured with data, empty, loading and failing. */
const LIST_PAGES = [
  '',
  '/offerings',
  '/offerings/[offeringId]',
  '/offerings/[offeringId]/reject',
  '/offerings/[finishedId]/reviews/users',
  '/chat_rooms',
  '/chat_rooms/[chatRoomId]',
  '/offers',
  '/users',
  '/users/[userId]',
  '/users/groups',
  '/users/groups/[groupId]',
  '/users/invitation',
  '/users/attendings',
  '/users/attendings/settings',
  '/users/salary_limit',
  '/users/worker_supporter_candidates',
  '/attendances',
  '/fix_payment_requests',
  '/reviews/users',
  '/reviews/client',
  '/graduates',
  '/graduates/offers/[offerId]',
  '/long_term_jobs',
  '/long_term_jobs/offerings/[longTermOfferingId]',
  '/match_checks',
  '/business_fact_check',
  '/statements',
  '/members',
  '/closing_days',
  '/chat_texts',
  '/notice',
]
/** Forms and pages without lists: captured with data, loading and failing. */
const FORM_PAGES = [
  '/offerings/bulk_create?offeringId=[offeringId]',
  '/offerings/[offeringId]/reject/[userId]',
  '/offerings/[negotiationOfferingId]/chat_rooms/[negotiationRoomId]/repost_reject/[negotiationUserId]',
  '/offers/new',
  '/offers/[offerId]',
  '/offers/[offerId]/edit',
  '/offers/[offerId]/offerings/new',
  '/offers/[offerId]/offerings/[offeringId]/edit',
  '/offers/[offerId]/offerings/confirm',
  '/users/groups/create',
  '/users/groups/[groupId]/edit',
  '/graduates/offers/[offerId]/offerings/new',
  '/graduates/offers/[offerId]/offerings/confirm',
  '/long_term_jobs/users/[longTermUserId]',
  '/detail',
  '/detail/phone_number',
  '/contact',
  '/feedback',
  '/request_change_usage_limit',
  '/request_lift_suspension',
]
/** Pages of a company with lists, and without: in the same states as those of a store. */
const COMPANY_LIST_PAGES = [
  '/clients',
  '/clients/[clientId]',
  '/statements',
  '/statements/detail?month=2026-10',
  '/budgets',
  '/minimum_wage',
  '/offer_copies',
  '/groups',
  '/groups/[companyGroupId]',
  '/chat_texts',
  '/worker_list_storages',
  '/record_archives',
  '/members',
  '/activities',
  '/subscription/clients',
]
const COMPANY_FORM_PAGES = [
  '/clients/add',
  '/clients/[clientId]/edit',
  '/groups/add',
  '/groups/[companyGroupId]/edit',
  '/edit',
  '/identification',
  '/identification/application_result',
]
/** A sample of pages captured with 403 responses. */
const FORBIDDEN_PAGES = [
  '',
  '/offerings/[offeringId]',
  '/offers',
  '/chat_rooms/[chatRoomId]',
  '/users',
  '/closing_days',
]
const COMPANY_FORBIDDEN_PAGES = ['/budgets', '/members', '/record_archives', '/groups']

/** Other addresses of these pages, with the label of the state. */
const VARIANTS: Record<string, string> = {
  '?on=2026-11-21': 'tomorrow',
  '?print=1': 'paper',
  '/offerings?status=finished': 'finished',
  '/offerings?keyword=zzz': 'no-result',
  '/offerings/bulk_create': 'no-source',
  '/offerings/bulk_create?offeringId=[offeringId]&on=2026-11-25,2026-11-26': 'days',
  '/offerings/[offeringId]?tab=ended': 'ended',
  '/offerings/[offeringId]?tab=terms': 'terms',
  '/offerings/[workingId]': 'working',
  '/offerings/[finishedId]': 'finished',
  '/offerings/[unpublishedId]': 'unpublished',
  '/chat_rooms?unread_only=1': 'unread',
  '/chat_rooms/[unreadRoomId]': 'unread',
  '/chat_rooms/[negotiationRoomId]': 'negotiation',
  '/chat_rooms/dead': 'missing',
  '/offers?keyword=zzz': 'no-result',
  '/offers?archived=1': 'archived',
  '/offers/999999': 'missing',
  '/users?nameKana=zzz': 'no-result',
  '/users/999999': 'missing',
  '/users/invitation?print=1': 'paper',
  '/users/attendings?print=1': 'paper',
  '/attendances?print=1': 'paper',
  '/fix_payment_requests?status=answered': 'answered',
  '/reviews/client?kind=bad': 'bad',
  '/offerings/[offeringId]?tab=ladder': 'ladder',
  '/users/attendings?view=foreign_workers': 'foreign-workers',
  '/graduates?tab=offerings': 'offerings',
  '/statements?month=2026-10': 'month',
  '/detail?edit=1': 'edit',
  '/detail/phone_number?skip_input_phone_number=1': 'code',
  '/users/invitation?kind=graduate': 'graduate',
}

function withStates(
  route: string,
  states: readonly ApiState[],
  account: ScreenshotSpec['account'] = 'store',
) {
  return states.map((apiState) => screenshot(route, apiState, { apiState, account }))
}

function storeScreenshots(): ScreenshotSpec[] {
  const withPaths = (paths: readonly string[], states: readonly ApiState[]) =>
    paths.flatMap((path) => withStates(STORE + path, states))
  const variants = Object.entries(VARIANTS).map(([path, state]) => screenshot(STORE + path, state))
  const asViewer = [...LIST_PAGES, ...FORM_PAGES].map((path) =>
    screenshot(STORE + path, 'viewer', { account: 'viewer' }),
  )
  return [
    ...withPaths(LIST_PAGES, ['data', 'empty', 'loading', 'failing']),
    ...withPaths(FORM_PAGES, ['data', 'loading', 'failing']),
    ...withPaths(FORBIDDEN_PAGES, ['forbidden']),
    ...variants,
    ...asViewer,
  ]
}

function companyScreenshots(): ScreenshotSpec[] {
  const company = '/companies/[companyId]'
  const withPaths = (paths: readonly string[], states: readonly ApiState[]) =>
    paths.flatMap((path) => withStates(company + path, states, 'company'))
  return [
    ...withPaths(COMPANY_LIST_PAGES, ['data', 'empty', 'loading', 'failing']),
    ...withPaths(COMPANY_FORM_PAGES, ['data', 'loading', 'failing']),
    ...withPaths(COMPANY_FORBIDDEN_PAGES, ['forbidden']),
    screenshot(`${company}/clients?keyword=zzz`, 'no-result', { account: 'company' }),
    screenshot(`${company}/members?keyword=zzz`, 'no-result', { account: 'company' }),
  ]
}

function accountScreenshots(): ScreenshotSpec[] {
  const listPages = ['/account', '/account/notice', '/account/subscriptions']
  const settings = ['', '/profile', '/email', '/password'].map((path) => `/account/settings${path}`)
  return [
    ...listPages.flatMap((path) => withStates(path, ['data', 'empty', 'loading', 'failing'])),
    ...settings.flatMap((path) => withStates(path, ['data'])),
    screenshot('/account', 'company', { account: 'company' }),
    screenshot('/account?keyword=zzz', 'no-result', { account: 'company' }),
    screenshot('/account/settings/email?token=dead', 'dead-link'),
  ]
}

function publicScreenshots(): ScreenshotSpec[] {
  const pages = ['/login', '/auth/reset_password', '/auth/complete']
  const deadLink = '/auth/reset_password?token=dead'
  return [
    ...pages.flatMap((path) => withStates(path, ['data'], 'anonymous')),
    screenshot(deadLink, 'dead-link', { account: 'anonymous' }),
    ...withStates(deadLink, ['loading'], 'anonymous'),
    ...withStates('/login', ['maintenance'], 'anonymous'),
    ...withStates('/offline', ['data']),
    screenshot('/no-such-page', 'missing', { account: 'anonymous' }),
    screenshot('/clients/999999', 'missing'),
    ...withStates(STORE, ['maintenance']),
  ]
}

export const routeScreenshots: readonly ScreenshotSpec[] = [
  ...publicScreenshots(),
  ...accountScreenshots(),
  ...storeScreenshots(),
  ...companyScreenshots(),
]
