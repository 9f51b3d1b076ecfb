import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { guideTool } from '@/contracts/guideTool'
import { GuideToolAccount } from '@/contracts/guideTool/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { accounts, companies, offerings } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { accessibleClients } from '@/server/modules/clients/records/clients'
import { guideToolReference } from './reference'

/**
 * The signed-in account for the guide tool, a service of a third party that explains the console to people. It knows
 * one company for each account: that of the first membership.
 */
export const guideToolRoutes = implement(guideTool, guideToolReference, {
  me: {
    response: GuideToolAccount,
    run: async ({ db, account }) => {
      const row = firstOrNotFound(
        await db.select().from(accounts).where(eq(accounts.id, account.id)),
      )
      const [first] = account.memberships
      const [company] = first
        ? await db.select().from(companies).where(eq(companies.id, first.companyId))
        : []
      const ids = (await accessibleClients(db, account)).map((client) => client.client.id)
      const published =
        ids.length > 0
          ? await db
              .select({ id: offerings.id })
              .from(offerings)
              .where(and(inArray(offerings.clientId, ids), isNotNull(offerings.publishedAt)))
              .limit(1)
          : []
      return {
        accountId: account.id,
        companyId: company?.id ?? null,
        selfEmployed: company?.selfEmployed ?? null,
        webEntryFlowType: company?.webEntryFlowType ?? null,
        alreadyCompanyIdentified: company ? company.identificationStatus === 'approved' : null,
        signInCount: row.signInCount,
        createdDate: row.createdAt,
        alreadyPublishedOffering: published.length > 0,
        lastSignInDate: row.lastSignInAt,
        currentSignInDate: row.currentSignInAt,
      }
    },
  },
})
