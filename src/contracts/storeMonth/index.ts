import { endpoint, json, resource } from '@/contracts/endpoint'
import type { BelowMinimumWage, MonthCost, MonthSummary } from './schemas'

/** The sums of the store's first page that no call of the specification gives. */
export const storeMonth = resource('home', {
  summary: endpoint('GET /clients/{clientId}/month_summary', {
    response: json<MonthSummary>(),
    permission: 'store.read',
  }),
  cost: endpoint('GET /clients/{clientId}/month_cost', {
    response: json<MonthCost>(),
    permission: 'billing.viewStore',
  }),
  belowMinimumWage: endpoint('GET /clients/{clientId}/below_minimum_wage', {
    response: json<BelowMinimumWage>(),
    permission: 'store.read',
  }),
})
