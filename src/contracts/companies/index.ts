import type { Client, ClientCreate } from '@/contracts/clients/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { companyClientFileQuery, companyClientListQuery } from './query'
import type { Company, CompanyBase, CompanyClientList, CompanyInput } from './schemas'

/** A company (企業), for the pages of its head office. */
export const companies = resource('companies', {
  base: endpoint('GET /companies/{companyId}/base', { response: json<CompanyBase>() }),
  one: endpoint('GET /companies/{companyId}', {
    response: json<Company>(),
    permission: 'company.edit',
  }),
  update: endpoint('PATCH /companies/{companyId}', {
    body: json<CompanyInput>(),
    response: json<Company>(),
    permission: 'company.edit',
    changes: ['companies'],
    errors: ['stale'],
  }),
})

/** The stores of a company, with their to-dos. */
export const companyClients = resource('companyClients', {
  list: endpoint('GET /companies/{companyId}/clients', {
    query: companyClientListQuery,
    response: json<CompanyClientList>(),
    permission: 'store.read',
  }),
  /**
   * The list with its totals as a table. An export: recorded in the audit log. 422 `too_many_rows`. Beyond the
   * specification.
   */
  file: endpoint('GET /companies/{companyId}/clients/clients.csv', {
    query: companyClientFileQuery,
    response: 'text/csv',
    permission: 'store.read',
    errors: ['too_many_rows'],
  }),
  /** 409 `duplicate` until `duplicateConfirmed`: another store of the company has this name and address. */
  create: endpoint('POST /companies/{companyId}/clients', {
    body: json<ClientCreate>(),
    response: json<Client>(),
    permission: 'client.create',
    changes: ['clients', 'memberships'],
    errors: ['duplicate'],
  }),
})
