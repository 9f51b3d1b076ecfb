import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  Client,
  ClientBase,
  ClientUpdate,
  PhoneVerification,
  PhoneVerificationAnswer,
  PhoneVerificationRequest,
} from './schemas'

/** A store (店舗), for its own pages. */
export const clients = resource('clients', {
  /** All data of the store with its labour insurance number: not for accounts that only read bills. */
  one: endpoint('GET /clients/{clientId}', {
    response: json<Client>(),
    permission: 'store.read',
  }),
  base: endpoint('GET /clients/{clientId}/base', {
    response: json<ClientBase>(),
    permission: 'store.read',
  }),
  /** 409 `duplicate` until `duplicateConfirmed`: another store of the company has this name and address. */
  update: endpoint('PATCH /clients/{clientId}', {
    body: json<ClientUpdate>(),
    response: json<Client>(),
    permission: 'client.edit',
    changes: ['clients'],
    errors: ['duplicate', 'stale'],
  }),
})

/** Shows that the store answers its telephone number: a code is sent to it, and entered here. */
export const clientPhone = resource('clients', {
  /** Sends a code. 429 within a minute of the last one, and after five a day. */
  send: endpoint('POST /clients/{clientId}/phone_number/verification', {
    body: json<PhoneVerificationRequest>(),
    response: json<PhoneVerification>(),
    permission: 'client.edit',
  }),
  /** Marks the number as verified. 422 for a wrong code; 409 after five of them or ten minutes. */
  verify: endpoint('PATCH /clients/{clientId}/phone_number/verification', {
    body: json<PhoneVerificationAnswer>(),
    response: json<Client>(),
    permission: 'client.edit',
    errors: ['expired', 'no_attempts_left', 'no_code'],
  }),
})
