import { count, eq } from 'drizzle-orm'
import { Client, ClientCreate } from '@/contracts/clients/schemas'
import {
  companies as companiesContract,
  companyClients as companyClientsContract,
} from '@/contracts/companies'
import {
  Company,
  CompanyBase,
  CompanyClientList,
  CompanyInput,
} from '@/contracts/companies/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, companies } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { addClient } from '@/server/modules/clients/service'
import { listClients } from './clientList'
import { clientsCsv } from './clientsCsv'
import { readCompany, updateCompany } from './company'
import { companiesReference, companyClientsReference } from './reference'

export const companyRoutes = implement(companiesContract, companiesReference, {
  base: {
    response: CompanyBase,
    run: async ({ db, scope }) => {
      const ofCompany = eq(clients.companyId, scope.companyId)
      return {
        company: firstOrNotFound(
          await db.select().from(companies).where(eq(companies.id, scope.companyId)),
        ),
        clientCount: firstOrNotFound(
          await db.select({ total: count() }).from(clients).where(ofCompany),
        ).total,
      }
    },
  },
  one: { response: Company, run: readCompany },
  update: { body: CompanyInput, response: Company, run: updateCompany },
})

export const companyClientRoutes = implement(companyClientsContract, companyClientsReference, {
  list: { response: CompanyClientList, run: listClients },
  file: { run: clientsCsv },
  create: { body: ClientCreate, response: Client, run: (call) => addClient(call, call.body) },
})
