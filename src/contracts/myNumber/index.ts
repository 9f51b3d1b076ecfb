import { endpoint, json, resource } from '@/contracts/endpoint'
import { salaryListQuery } from './query'
import type {
  EntrustmentContract,
  ProvisionRequest,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from './schemas'

/** Limits of pay for each worker, and asking for the individual number that lifts the yearly one (マイナンバー提供依頼). States only. */
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
  /** Each worker for itself: who cannot be asked is told why, the others are asked. */
  request: endpoint('POST /clients/{clientId}/mynumber_provision_requests', {
    body: json<ProvisionRequest>(),
    response: json<ProvisionRequestResult>(),
    permission: 'mynumber.request',
    invalidates: ['workers', 'accounts', 'chatRooms'],
  }),
  /** From how many yen in a year somebody can be asked. */
  requestableYearlySalary: endpoint('GET /mynumber_provision_requestable_yearly_salary', {
    response: json<RequestableYearlySalary>(),
  }),
})
