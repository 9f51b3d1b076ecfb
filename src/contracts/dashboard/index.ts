import { endpoint, json, resource } from '@/contracts/endpoint'
import { isoDay } from '@/lib/query'
import type { BelowMinimumWage, MonthCost, MonthSummary, TodayBoard, Todos } from './schemas'

/** The home page of a store: today's workers and open tasks. Beyond the specification, which lists only the parts. */
export const dashboard = resource('dashboard', {
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

/** Figures of the home page that no call of the specification returns. */
export const dashboardFigures = resource('dashboard', {
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
