import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { userStates } from '@/contracts/matchings/enums'
import type { OfferingUsers } from '@/contracts/matchings/schemas'
import { isoDay, oneOf, optionalId } from '@/lib/query'
import { offeringFileQuery, offeringListQuery } from './query'
import type {
  ClosedReason,
  KeptClosedReason,
  Offering,
  OfferingCreate,
  OfferingDetail,
  OfferingEdit,
  OfferingEditValidation,
  OfferingInput,
  OfferingRecreate,
  OfferingSuggestion,
  OfferingValidation,
  Wage,
} from './schemas'

/** Dated shifts (求人) of a store. */
export const offerings = resource('offerings', {
  list: endpoint('GET /clients/{clientId}/offerings', {
    query: offeringListQuery,
    response: json<Paged<Offering>>(),
    permission: 'store.read',
  }),
  /** The list as a table. An export: recorded in the audit log. 422 `too_many_rows`. Beyond the specification. */
  file: endpoint('GET /clients/{clientId}/offerings/offerings.csv', {
    query: offeringFileQuery,
    response: 'text/csv',
    permission: 'store.read',
    errors: ['too_many_rows'],
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
    // endOn: the last day that the shift touches, for shifts that run over midnight into a new minimum wage
    query: { offerId: optionalId(), workOn: isoDay(), endOn: isoDay() },
    response: json<Wage>(),
    permission: 'store.read',
  }),
  suggestion: endpoint('GET /clients/{clientId}/offers/{offerId}/offering/suggestion', {
    /** `scope`: for a dedicated offering of graduates; '' for any other. `on`: the day, if it is already chosen. */
    query: { copyOf: optionalId(), scope: oneOf(['graduate'], ''), on: isoDay() },
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
    changes: ['offerings', 'acknowledgements'],
    errors: ['budget_exceeded', 'conflict', 'restricted'],
  }),
})

/** Operations on an existing offering. They belong to the resource `offerings`. */
export const offeringLifecycle = resource('offerings', {
  close: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/close', {
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    changes: ['offerings'],
    errors: ['already_done', 'conflict'],
  }),
  closedReason: endpoint('POST /clients/{clientId}/offerings/{offeringId}/closed_reason', {
    body: json<ClosedReason>(),
    response: json<KeptClosedReason>(),
    permission: 'offering.publish',
    errors: ['conflict'],
  }),
  unpublish: endpoint('PATCH /clients/{clientId}/offerings/{offeringId}/unpublished', {
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    changes: ['offerings'],
    errors: ['already_done', 'conflict'],
  }),
  /** Changes an offering, and publishes an unpublished one with `publish`. */
  edit: endpoint('PATCH /clients/{clientId}/offers/{offerId}/offerings/{offeringId}', {
    body: json<OfferingEdit>(),
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    changes: ['offerings', 'acknowledgements'],
    errors: ['budget_exceeded', 'conflict', 'restricted', 'stale'],
  }),
  validateEdit: endpoint(
    'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/validate',
    {
      body: json<OfferingInput>(),
      response: json<OfferingEditValidation>(),
      permission: 'offering.publish',
      audit: false,
    },
  ),
  /** Creates an unpublished copy of an offering for another day. */
  recreate: endpoint('POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/recreate', {
    body: json<OfferingRecreate>(),
    response: json<OfferingDetail>(),
    permission: 'offering.publish',
    changes: ['offerings'],
    errors: ['restricted'],
  }),
})
