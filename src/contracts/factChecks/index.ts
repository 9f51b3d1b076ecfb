import { endpoint, json, resource } from '@/contracts/endpoint'
import { optionalId, required } from '@/lib/query'
import type { FactCheckInput, FactCheckTask, FactCheckTasks } from './schemas'

/**
 * The checks of a store's business (事業実態確認). Their paths contain no store, so the handlers find the scope: by
 * `clientId` for the tasks, by its task for a submission. Both need offer.edit in that store.
 */
export const factChecks = resource('factChecks', {
  tasks: endpoint('GET /instant_business_fact_check/task', {
    query: { clientId: required(optionalId()) },
    response: json<FactCheckTasks>(),
    errors: ['forbidden', 'not_found'],
  }),
  submit: endpoint('POST /instant_business_fact_check/tasks/{taskId}/submissions', {
    body: json<FactCheckInput>(),
    response: json<FactCheckTask>(),
    changes: ['businessFactCheckTasks'],
    errors: ['conflict', 'forbidden'],
  }),
})
