import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Client, ClientBase } from './schemas'

/** A store (店舗), for its own pages. */
export const clients = resource('clients', {
  one: endpoint('GET /clients/{clientId}', { response: json<Client>() }),
  base: endpoint('GET /clients/{clientId}/base', {
    response: json<ClientBase>(),
    permission: 'store.read',
  }),
})
