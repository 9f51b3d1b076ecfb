import type { Todos } from '@/contracts/dashboard/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

type Todo = Todos['items'][number]
type Opens = (todo: Todo, clientId: string) => string | undefined

const opensOf: Record<Todo['kind'], Opens> = {
  notArrived: ({ offeringId }, clientId) =>
    offeringId === null ? undefined : href(routes.offering, { clientId, offeringId }),
  matchChecks: (_, clientId) => href(routes.matchChecks, { clientId }),
  fixPaymentRequests: (_, clientId) => href(routes.corrections, { clientId }),
  unreviewed: ({ offeringId }, clientId) =>
    offeringId === null
      ? href(routes.reviews, { clientId })
      : href(routes.offeringReviews, { clientId, offeringId }),
  unreadMessages: ({ chatRoomUid }, clientId) =>
    chatRoomUid === undefined
      ? undefined
      : href(routes.chatRoom, { clientId, chatRoomId: chatRoomUid }, { unread_only: '1' }),
  longTermUnselected: (_, clientId) =>
    href(routes.longTermJobs, { clientId }, { selection: 'unselected' }),
  negotiations: ({ chatRoomUid }, clientId) =>
    chatRoomUid === undefined
      ? undefined
      : href(routes.chatRoom, { clientId, chatRoomId: chatRoomUid }, { state: 'in_negotiation' }),
  violatedOffers: (_, clientId) => href(routes.offers, { clientId }),
  multidateFailed: ({ operationId }, clientId) =>
    operationId === undefined ? undefined : href(routes.bulkCreate, { clientId }, { operationId }),
  // The page shows the runs above the list.
  multidateUnchecked: (_, clientId) => href(routes.offerings, { clientId }),
  unfilledSoon: () => undefined,
  factChecks: (_, clientId) => href(routes.factChecks, { clientId }),
  mynumberRequestable: (_, clientId) =>
    href(routes.salaryLimit, { clientId }, { list_type: 'mynumber_requestable' }),
}

/**
 * Returns the page where a to-do is handled; undefined if only the home page shows all of it. The home page of a store
 * and the list of stores at head office use the same URL, so that both counts agree with the page.
 */
export const todoHref: Opens = (todo, clientId) => opensOf[todo.kind](todo, clientId)
