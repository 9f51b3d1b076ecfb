import type { Client, ClientBase } from './schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'

/** A store (店舗), as its own screens read it. */
export const clients = resource('clients', {
  one: endpoint('GET /clients/{clientId}', { response: json<Client>() }),
  base: endpoint('GET /clients/{clientId}/base', {
    response: json<ClientBase>(),
    can: 'store.read',
  }),
})
