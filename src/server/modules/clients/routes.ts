import { eq } from 'drizzle-orm'
import { clients as contract } from '@/contracts/clients'
import { Client, ClientBase } from '@/contracts/clients/schemas'
import { prefectureName } from '@/domain/pay/minimumWage'
import { clients, companies } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { takeOne } from '@/server/db/pagination'
import { acknowledgementDue } from './acknowledgements'
import { shownRestrictions } from './service'

export const clientRoutes = implement(contract, {
  one: {
    response: Client,
    run: async ({ db, scope }) =>
      takeOne(await db.select().from(clients).where(eq(clients.id, scope.clientId))),
  },
  base: {
    response: ClientBase,
    run: async ({ db, scope, account, now }) => {
      const { client, company } = takeOne(
        await db
          .select({ client: clients, company: companies })
          .from(clients)
          .innerJoin(companies, eq(companies.id, clients.companyId))
          .where(eq(clients.id, scope.clientId)),
      )
      return {
        client: { ...client, prefectureName: prefectureName(client.prefectureCode ?? '') ?? null },
        company,
        restrictions: await shownRestrictions({ db, scope, now }),
        acknowledgementRequired: await acknowledgementDue(db, scope, account.id, now),
      }
    },
  },
})
