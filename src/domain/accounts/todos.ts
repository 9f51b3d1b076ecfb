import type { TodoCounts } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'

/** The permission that the page of each kind of to-do needs. Accounts without it get no count of that kind. */
export const todoPermissions: Record<keyof TodoCounts, Permission> = {
  notArrived: 'store.read',
  unreadChatRooms: 'store.read',
  fixPaymentRequests: 'private.read',
  unreviewedUsers: 'store.read',
  rejectNegotiations: 'store.read',
  longTermUnselected: 'store.read',
  violatedOffers: 'store.read',
  mynumberRequestable: 'mynumber.request',
  multidateUnchecked: 'store.read',
  factChecks: 'offer.edit',
}
