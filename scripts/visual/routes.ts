/** Every address of the console, and in which states of the API it is looked at. */
import { shot, type Shot, type State } from './shot'

const STORE = '/clients/[clientId]'

/** Pages that show lists: what is there, nothing, the wait, a fault. */
const LISTS = [
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
]
/** Pages about one thing, and forms. */
const SINGLES = [
  '/offerings/bulk_create?offeringId=[offeringId]',
  '/offerings/[offeringId]/reject/[userId]',
  '/offerings/[claimOfferingId]/chat_rooms/[claimRoomId]/repost_reject/[claimUserId]',
  '/offers/new',
  '/offers/[offerId]',
  '/offers/[offerId]/edit',
  '/offers/[offerId]/offerings/new',
  '/offers/[offerId]/offerings/[offeringId]/edit',
  '/offers/[offerId]/offerings/confirm',
  '/users/groups/create',
  '/users/groups/[groupId]/edit',
]
/** The answer 403 looks the same on all pages but for what surrounds it. */
const REFUSED = ['', '/offerings/[offeringId]', '/offers', '/chat_rooms/[chatRoomId]', '/users']

/** The same pages with something else in the address. */
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
  '/chat_rooms/[claimRoomId]': 'negotiation',
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
}

function statesOf(route: string, states: readonly State[], who: Shot['who'] = 'store') {
  return states.map((answers) => shot(route, answers, { answers, who }))
}

function ofStore(): Shot[] {
  const at = (paths: readonly string[], states: readonly State[]) =>
    paths.flatMap((path) => statesOf(STORE + path, states))
  const variants = Object.entries(VARIANTS).map(([path, name]) => shot(STORE + path, name))
  const viewer = [...LISTS, ...SINGLES].map((path) =>
    shot(STORE + path, 'viewer', { who: 'viewer' }),
  )
  return [
    ...at(LISTS, ['data', 'empty', 'loading', 'failing']),
    ...at(SINGLES, ['data', 'loading', 'failing']),
    ...at(REFUSED, ['forbidden']),
    ...variants,
    ...viewer,
  ]
}

function ofAccount(): Shot[] {
  return [
    ...statesOf('/account', ['data', 'empty', 'loading', 'failing']),
    shot('/account', 'company', { who: 'company' }),
    shot('/account?keyword=zzz', 'no-result', { who: 'company' }),
    ...statesOf('/account/notice', ['data', 'empty', 'loading', 'failing']),
    ...statesOf('/account/subscriptions', ['data', 'empty', 'loading', 'failing']),
    ...statesOf('/account/settings', ['data']),
    ...statesOf('/account/settings/profile', ['data']),
    ...statesOf('/account/settings/email', ['data']),
    shot('/account/settings/email?token=dead', 'dead-link'),
    ...statesOf('/account/settings/password', ['data']),
  ]
}

function ofNobody(): Shot[] {
  const open = ['/login', '/auth/reset_password', '/auth/complete']
  const deadLink = '/auth/reset_password?token=dead'
  return [
    ...open.map((path) => shot(path, 'data', { who: 'nobody' })),
    shot(deadLink, 'dead-link', { who: 'nobody' }),
    shot(deadLink, 'loading', { who: 'nobody', answers: 'loading' }),
    shot('/no-such-page', 'missing', { who: 'nobody' }),
    shot('/login', 'closed', { who: 'nobody', answers: 'closed' }),
    shot(STORE, 'closed', { answers: 'closed' }),
    shot('/clients/999999', 'missing'),
  ]
}

export const pages: readonly Shot[] = [...ofNobody(), ...ofAccount(), ...ofStore()]
