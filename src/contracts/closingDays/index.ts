import { endpoint, json, resource } from '@/contracts/endpoint'
import type { ClosingDay, ClosingDayInput, ClosingDays, ClosingDayUpdate } from './schemas'

/** When a store is closed (定休日). A closing day cancels nothing. Beyond the specification. */
export const closingDays = resource('closingDays', {
  list: endpoint('GET /clients/{clientId}/closing_days', {
    response: json<ClosingDays>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/closing_days', {
    body: json<ClosingDayInput>(),
    response: json<ClosingDay>(),
    permission: 'client.edit',
  }),
  update: endpoint('PUT /clients/{clientId}/closing_days/{closingDayId}', {
    body: json<ClosingDayUpdate>(),
    response: json<ClosingDay>(),
    permission: 'client.edit',
    errors: ['stale'],
  }),
  remove: endpoint('DELETE /clients/{clientId}/closing_days/{closingDayId}', {
    permission: 'client.edit',
  }),
})
