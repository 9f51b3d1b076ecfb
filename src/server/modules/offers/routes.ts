import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { offers as contract } from '@/contracts/offers'
import {
  Offer,
  OfferCheck,
  OfferCheckInput,
  OfferInput,
  OfferSummary,
  OfferTitles,
  SuggestedText,
} from '@/contracts/offers/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { groceryTemplates } from '@/domain/data/groceryTemplates'
import { cannotArchiveOffer } from '@/domain/offerings/offering'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings, offers } from '@/server/db/schema'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { masterCompanyOccupationOf } from '@/server/modules/masterData/service'
import { statusAt } from '@/server/modules/offerings/records/offerings'
import { auditedOffer } from './audited'
import { offersReference } from './reference'
import { findOffer, listOffers } from './repository'
import { checkOfferOfStore, screenOffer } from './service'

/** Upper bound of the titles in the selection of an offer. */
const MAX_TITLES = 1000

export const offerRoutes = implement(contract, offersReference, {
  list: {
    response: Paged(OfferSummary),
    run: ({ db, scope, query, now }) => listOffers(db, scope, query, now),
  },
  titles: {
    response: OfferTitles,
    run: async ({ db, scope }) => ({
      items: (
        await db
          .select({ id: offers.id, title: offers.title, archivedAt: offers.archivedAt })
          .from(offers)
          .where(scope.has(offers))
          .orderBy(asc(offers.title), asc(offers.id))
          .limit(MAX_TITLES)
      ).map(({ archivedAt, ...offer }) => ({ ...offer, archived: archivedAt !== null })),
    }),
  },
  one: {
    response: Offer,
    run: ({ db, scope, offerId, now }) => findOffer(db, scope, offerId, now),
  },
  create: {
    body: OfferInput,
    response: Offer,
    run: async ({ db, scope, account, body, now }) => {
      const values = await screenOffer(db, scope, body, now)
      const at = now.toISOString()
      if (
        body.copiedFromOfferId !== null &&
        (await db.$count(offers, scope.has(offers, body.copiedFromOfferId))) === 0
      )
        throw invalid({ copiedFromOfferId: 'コピー元のひな形が見つかりません。' })
      const { id } = firstOrNotFound(
        await db
          .insert(offers)
          .values({
            ...values,
            clientId: scope.clientId,
            copiedFromOfferId: body.copiedFromOfferId,
            updatedBy: account.id,
            updatedByName: account.name,
            createdAt: at,
            updatedAt: at,
          })
          .returning({ id: offers.id }),
      )
      return findOffer(db, scope, id, now)
    },
  },
  update: {
    body: OfferInput,
    response: Offer,
    run: async ({ db, scope, account, offerId, body, version, now, recordForAudit }) => {
      const row = firstOrNotFound(
        await db
          .select({
            lockVersion: offers.lockVersion,
            updatedBy: offers.updatedBy,
            title: offers.title,
            masterCompanyOccupationId: offers.masterCompanyOccupationId,
            status: offers.status,
            content: offers.content,
          })
          .from(offers)
          .where(scope.has(offers, offerId))
          .for('update'),
      )
      if (version === undefined)
        throw invalid({ lockVersion: 'ひな形を開き直してから、保存してください。' })
      await refuseStale(db, row, version)
      const values = await screenOffer(db, scope, body, now)
      await db
        .update(offers)
        .set({ ...values, ...edited(account, now), updatedByName: account.name })
        .where(scope.has(offers, offerId))
      recordForAudit({
        changes: auditChanges(
          auditedOffer({ ...row, draft: row.status === 'draft' }),
          auditedOffer(body),
        ),
      })
      return findOffer(db, scope, offerId, now)
    },
  },
  archive: {
    response: Offer,
    run: async ({ db, scope, account, offerId, now, recordForAudit }) => {
      const { archivedAt } = firstOrNotFound(
        await db
          .select({ archivedAt: offers.archivedAt })
          .from(offers)
          .where(scope.has(offers, offerId))
          .for('update'),
      )
      const at = now.toISOString()
      if (archivedAt === null) {
        const live = and(
          scope.has(offerings),
          eq(offerings.offerId, offerId),
          gt(offerings.endAt, at),
          ne(statusAt(now), 'unpublished'),
          ne(statusAt(now), 'finished'),
        )
        const reason = cannotArchiveOffer(await db.$count(offerings, live))
        if (reason) throw conflict(reason)
      }
      await db
        .update(offers)
        .set({
          archivedAt: archivedAt === null ? at : null,
          ...edited(account, now),
          updatedByName: account.name,
        })
        .where(scope.has(offers, offerId))
      const isArchived = archivedAt !== null
      recordForAudit({ changes: auditChanges({ archived: isArchived }, { archived: !isArchived }) })
      return findOffer(db, scope, offerId, now)
    },
  },
  check: {
    body: OfferCheckInput,
    response: OfferCheck,
    run: ({ db, scope, body, now }) => checkOfferOfStore(db, scope, body, now),
  },
  suggestion: {
    response: SuggestedText,
    run: async ({
      query: {
        grocery_store_template_code: code,
        master_company_occupation_id: masterCompanyOccupationId,
      },
    }) => {
      const template = code === '' ? undefined : groceryTemplates[code]
      if (template)
        return { ...template.text, masterCompanyOccupationId: template.masterCompanyOccupationId }
      const occupation = masterCompanyOccupationOf(masterCompanyOccupationId)
      if (!occupation) throw notFound()
      return { ...occupation.modelText, masterCompanyOccupationId }
    },
  },
})
