import { int, isoDay, oneOf } from '@/lib/query'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { offeringListQuery } from './query'
import type {
  Offering,
  OfferingCreate,
  OfferingDetail,
  OfferingInput,
  OfferingSuggestion,
  OfferingUsers,
  OfferingValidation,
  TodayBoard,
  Todos,
  Wage,
} from './schemas'

/** `ended`: cancelled by either side, or absent. */
export const userStates = ['live', 'ended'] as const

/** Dated shifts (求人) of a store. */
export const offerings = resource('offerings', {
  list: endpoint('GET /clients/{clientId}/offerings', {
    query: offeringListQuery,
    response: json<Paged<Offering>>(),
    permission: 'store.read',
  }),
  one: endpoint('GET /clients/{clientId}/offerings/{offeringId}', {
    response: json<OfferingDetail>(),
    permission: 'store.read',
  }),
  users: endpoint('GET /clients/{clientId}/offerings/{offeringId}/users', {
    query: { state: oneOf(userStates, 'live') },
    response: json<OfferingUsers>(),
    permission: 'store.read',
  }),
  wage: endpoint('GET /clients/{clientId}/offerings/wage', {
    query: { offerId: int(0, 1, 1_000_000_000), workOn: isoDay() },
    response: json<Wage>(),
    permission: 'store.read',
  }),
  suggestion: endpoint('GET /clients/{clientId}/offers/{offerId}/offering/suggestion', {
    query: { copyOf: int(0, 1, 1_000_000_000) },
    response: json<OfferingSuggestion>(),
    permission: 'offering.publish',
  }),
  validate: endpoint('POST /clients/{clientId}/offers/{offerId}/offerings/validate', {
    body: json<OfferingInput>(),
    response: json<OfferingValidation>(),
    permission: 'offering.publish',
    audit: false,
  }),
  create: endpoint('POST /clients/{clientId}/offers/{offerId}/offerings', {
    body: json<OfferingCreate>(),
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    invalidates: ['offers', 'home', 'accounts', 'clients'],
  }),
})

/** The store's first page: who comes, and what waits. Beyond the specification, which lists only the parts. */
export const home = resource('home', {
  today: endpoint('GET /clients/{clientId}/today_board', {
    query: { on: isoDay() },
    response: json<TodayBoard>(),
    permission: 'store.read',
  }),
  todos: endpoint('GET /clients/{clientId}/todos', {
    response: json<Todos>(),
    permission: 'store.read',
  }),
})
