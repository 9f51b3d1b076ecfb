import { endpoint, json, resource } from '@/contracts/endpoint'

/** Calls outside the API, handled by pages/api without session and database. */
export const system = resource('system', {
  maintenance: endpoint('GET /check-maintenance', {
    basePath: 'root',
    public: true,
    response: json<{ isMaintenance: boolean }>(),
  }),
  version: endpoint('GET /version-key', {
    basePath: 'root',
    public: true,
    response: json<{ versionKey: string }>(),
  }),
})
