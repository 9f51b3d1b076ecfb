import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Client, ClientBase } from './schemas'

/** A store (店舗), as its own screens read it. */
export const clients = resource('clients', {
  one: endpoint('GET /clients/{clientId}', { response: json<Client>() }),
  base: endpoint('GET /clients/{clientId}/base', {
    response: json<ClientBase>(),
    permission: 'store.read',
  }),
})
