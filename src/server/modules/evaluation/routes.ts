import { and, desc, eq, isNull } from 'drizzle-orm'
import type { RestrictionCode, RestrictionLevel } from '@/contracts/clients/enums'
import { evaluation as contract, violatedOffers as violatedContract } from '@/contracts/evaluation'
import {
  CompanyClassification,
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from '@/contracts/evaluation/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { companies, offers } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { restrictionsOf, shownRestrictions } from '@/server/modules/clients/service'
import { evaluationReference, violatedOffersReference } from './reference'
import { evaluationOf } from './service'

/** `np_rejected`: the payment service (NP, a buyer's credit check) declined the company. */
const aboutPayment: readonly RestrictionCode[] = ['np_rejected', 'payment_overdue']

const alertOf: Record<RestrictionLevel, NpBuyerAlert['level']> = {
  info: 'info',
  warning: 'warning',
  block_publish: 'blocked',
  block_all: 'blocked',
}

const MAX_VIOLATED = 200

export const evaluationRoutes = implement(contract, evaluationReference, {
  restriction: {
    response: Restrictions,
    run: async ({ db, scope, now }) => ({ items: await shownRestrictions({ db, scope, now }) }),
  },
  npBuyerAlert: {
    response: NpBuyerAlert,
    run: async ({ db, scope, now }) => {
      const mostSevereFirst = await restrictionsOf(db, scope, now)
      const restriction = mostSevereFirst.find(({ code }) => aboutPayment.includes(code))
      return restriction
        ? {
            level: alertOf[restriction.level],
            code: restriction.code,
            message: restriction.message,
            sinceAt: restriction.sinceAt,
          }
        : { level: 'none' as const, code: null, message: null, sinceAt: null }
    },
  },
  companyClassification: {
    response: CompanyClassification,
    run: async ({ db, scope }) =>
      firstOrNotFound(
        await db
          .select({ code: companies.classification })
          .from(companies)
          .where(eq(companies.id, scope.companyId)),
      ),
  },
  evaluation: { response: Evaluation, run: ({ db, scope, now }) => evaluationOf(db, scope, now) },
})

export const violatedOfferRoutes = implement(violatedContract, violatedOffersReference, {
  violated: {
    response: ViolatedOffers,
    run: async ({ db, scope }) => ({
      items: await db
        .select({
          id: offers.id,
          title: offers.title,
          screeningReasons: offers.screeningReasons,
          updatedAt: offers.updatedAt,
        })
        .from(offers)
        .where(and(scope.has(offers), eq(offers.status, 'violated'), isNull(offers.archivedAt)))
        .orderBy(desc(offers.updatedAt), desc(offers.id))
        .limit(MAX_VIOLATED),
    }),
  },
})
