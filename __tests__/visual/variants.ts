const STORE = '/clients/[clientId]'

/** Other URLs of a store's pages, with the name of what they show. */
const ofStore = {
  '?on=2026-11-21': 'tomorrow',
  '?print=1': 'print',
  '/offerings?status=finished': 'finished',
  '/offerings?keyword=zzz': 'no-result',
  '/offerings/bulk_create?offeringId=[offeringId]&on=2026-11-25,2026-11-26': 'days',
  '/offerings/[offeringId]?tab=ended': 'ended',
  '/offerings/[offeringId]?tab=terms': 'terms',
  '/offerings/[offeringId]?tab=ladder': 'ladder',
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
  '/users/invitation?print=1': 'print',
  '/users/invitation?kind=graduate': 'graduate',
  '/users/attendings?print=1': 'print',
  '/users/attendings?view=foreign_workers': 'foreign-workers',
  '/attendances?print=1': 'print',
  '/fix_payment_requests?status=answered': 'answered',
  '/reviews/client?kind=bad': 'bad',
  '/graduates?tab=offerings': 'offerings',
  '/statements?month=2026-10': 'month',
  '/detail?edit=1': 'edit',
  '/detail/phone_number?skip_input_phone_number=1': 'code',
}
export const variants: Record<string, string> = Object.fromEntries(
  Object.entries(ofStore).map(([path, name]) => [STORE + path, name]),
)
