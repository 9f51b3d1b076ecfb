import { endpoint, json, resource } from '@/contracts/endpoint'

/** Outside the API: answered by pages/api, without session and database. */
export const system = resource('system', {
  maintenance: endpoint('GET /check-maintenance', {
    base: 'root',
    open: true,
    response: json<{ isMaintenance: boolean }>(),
  }),
  version: endpoint('GET /version-key', {
    base: 'root',
    open: true,
    response: json<{ versionKey: string }>(),
  }),
})
