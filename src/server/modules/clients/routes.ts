import { eq } from 'drizzle-orm'
import { clientPhone, clients as contract } from '@/contracts/clients'
import {
  Client,
  ClientBase,
  ClientUpdate,
  PhoneVerification,
  PhoneVerificationAnswer,
  PhoneVerificationRequest,
} from '@/contracts/clients/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, companies } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { acknowledgementDue } from './acknowledgements'
import { updateClient } from './clientEdit'
import { clientRecord } from './clientRecord'
import { sendPhoneCode, verifyPhoneCode } from './phoneVerification'
import { clientPhoneReference, clientsReference } from './reference'
import { shownRestrictions } from './service'

export const clientRoutes = implement(contract, clientsReference, {
  one: {
    response: Client,
    run: (call) => clientRecord(call, call.scope.clientId),
  },
  update: { body: ClientUpdate, response: Client, run: updateClient },
  base: {
    response: ClientBase,
    run: async ({ db, scope, account, now }) => {
      const { client, company } = firstOrNotFound(
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

export const clientPhoneRoutes = implement(clientPhone, clientPhoneReference, {
  send: {
    body: PhoneVerificationRequest,
    response: PhoneVerification,
    manualTransaction: sendPhoneCode,
  },
  verify: { body: PhoneVerificationAnswer, response: Client, manualTransaction: verifyPhoneCode },
})
