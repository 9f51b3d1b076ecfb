import { endpoint, json, resource } from '@/contracts/endpoint'
import { salaryListQuery } from './query'
import type {
  EntrustmentContract,
  ProvisionRequest,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from './schemas'

/**
 * Pay limits of workers, and requests for the individual number, which removes the yearly limit (マイナンバー提供依頼). Only the
 * status of a request is handled here, never the number.
 */
export const myNumber = resource('myNumber', {
  contract: endpoint('GET /clients/{clientId}/mynumber_entrustment_contract', {
    response: json<EntrustmentContract>(),
    permission: 'worker.pii',
  }),
  users: endpoint('GET /clients/{clientId}/mynumber_provision_users', {
    query: salaryListQuery,
    response: json<SalaryRows>(),
    permission: 'worker.pii',
  }),
  /** Handled for each worker separately: the result contains the reason for those who cannot be asked. */
  request: endpoint('POST /clients/{clientId}/mynumber_provision_requests', {
    body: json<ProvisionRequest>(),
    response: json<ProvisionRequestResult>(),
    permission: 'mynumber.request',
    changes: ['mynumberProvisions', 'chatMessages'],
    errors: ['no_contract'],
  }),
  /** The yearly pay from which the number can be requested. */
  requestableYearlySalary: endpoint('GET /mynumber_provision_requestable_yearly_salary', {
    response: json<RequestableYearlySalary>(),
  }),
})
