import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
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
import { minimumWageOn } from '@/domain/pay/minimumWage'
import { groceryTemplates } from '@/domain/data/groceryTemplates'
import { qualifications, tags } from '@/domain/data/occupations'
import { contentFaults } from '@/domain/offers/offerContent'
import { cannotArchiveOffer } from '@/domain/offerings/offering'
import { checkOffer, offerRulesVersion } from '@/domain/offers/offerCheck'
import { dayOf } from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { files, offerings, offers } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { keptManuals } from '@/server/modules/manuals/service'
import { masterCompanyOccupationOf } from '@/server/modules/masterData/service'
import { statusAt, workplaceOf } from '@/server/lookups/offerings'
import { conflict, invalid, notFound } from '@/server/http/errors'
import { refuseIfRestricted } from '@/server/modules/clients/service'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope } from '@/server/auth/tenantScope'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { findOffer, listOffers } from './repository'

const MOST_TITLES = 1000

export const offerRoutes = implement(contract, {
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
          .limit(MOST_TITLES)
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
      const written = await screened(db, scope, body, now)
      const at = now.toISOString()
      if (
        body.copiedFromOfferId !== null &&
        (await db.$count(offers, scope.has(offers, body.copiedFromOfferId))) === 0
      )
        throw invalid({ copiedFromOfferId: 'コピー元のひな形が見つかりません。' })
      const { id } = takeOne(
        await db
          .insert(offers)
          .values({
            ...written,
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
    run: async ({ db, scope, account, offerId, body, version, now }) => {
      const kept = takeOne(
        await db
          .select({ lockVersion: offers.lockVersion, updatedBy: offers.updatedBy })
          .from(offers)
          .where(scope.has(offers, offerId))
          .for('update'),
      )
      if (version === undefined)
        throw invalid({ lockVersion: 'ひな形を開き直してから、保存してください。' })
      await refuseStale(db, kept, version)
      const written = await screened(db, scope, body, now)
      await db
        .update(offers)
        .set({ ...written, ...edited(account, now), updatedByName: account.name })
        .where(scope.has(offers, offerId))
      return findOffer(db, scope, offerId, now)
    },
  },
  archive: {
    response: Offer,
    run: async ({ db, scope, account, offerId, now }) => {
      const { archivedAt } = takeOne(
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
      return findOffer(db, scope, offerId, now)
    },
  },
  check: {
    body: OfferCheckInput,
    response: OfferCheck,
    run: ({ db, scope, body, now }) => checkedHere(db, scope, body, now),
  },
  suggestion: {
    response: SuggestedText,
    run: async ({
      query: {
        grocery_store_template_code: code,
        master_company_occupation_id: masterCompanyOccupationId,
      },
    }) => {
      const ready = code === '' ? undefined : groceryTemplates[code]
      if (ready)
        return { ...ready.text, masterCompanyOccupationId: ready.masterCompanyOccupationId }
      const occupation = masterCompanyOccupationOf(masterCompanyOccupationId)
      if (!occupation) throw notFound()
      return { ...occupation.modelText, masterCompanyOccupationId }
    },
  },
})

/** The check with the workplace's present minimum wage; fields are named as the form names them. */
async function checkedHere(
  db: Tx,
  scope: ClientScope,
  input: OfferCheckInput,
  now: Date,
): Promise<OfferCheck> {
  const { ok, issues } = checkOffer(
    input,
    minimumWageOn((await workplaceOf(db, scope)).prefectureCode ?? '', dayOf(now))?.yen,
  )
  return {
    ok,
    issues: issues.map((issue) => ({
      ...issue,
      field: issue.field === 'title' ? issue.field : `content.${issue.field}`,
    })),
  }
}

/** What no list has, and what does not fit together. */
function refuseUnknown(content: OfferInput['content']) {
  const { tagIds, qualificationIds } = content
  if (!tagIds.every((id) => tags.some((tag) => tag.id === id)))
    throw invalid({ 'content.tagIds': '特徴を選び直してください。' })
  if (!qualificationIds.every((id) => qualifications.some((one) => one.id === id)))
    throw invalid({ 'content.qualificationIds': '資格を選び直してください。' })
  const faults = contentFaults(content)
  if (faults.length > 0)
    throw invalid(
      Object.fromEntries(
        faults.map(([path, message]) => [['content', ...path].join('.'), message]),
      ),
    )
}

/** What is stored of a template that somebody saves. A draft waits unread; anything else is checked, and the embedded operator approves at once what has no error. */
async function screened(
  db: Tx,
  scope: ClientScope,
  { title, masterCompanyOccupationId, content, draft }: OfferInput,
  now: Date,
) {
  await refuseIfRestricted(db, scope, now, 'block_all')
  const occupation = masterCompanyOccupationOf(masterCompanyOccupationId)
  const { imageFileIds } = content
  if (!occupation) throw invalid({ masterCompanyOccupationId: '職種を選び直してください。' })
  if (
    imageFileIds.length > 0 &&
    (await db.$count(files, and(scope.has(files), inArray(files.id, imageFileIds)))) <
      new Set(imageFileIds).size
  )
    throw invalid({ 'content.imageFileIds': '写真が見つかりません。もう一度選んでください。' })
  refuseUnknown(content)
  const manuals = await keptManuals(db, scope, content.manuals, now)
  const errors = draft
    ? []
    : (await checkedHere(db, scope, { title, content }, now)).issues.filter(
        (issue) => issue.level === 'error',
      )
  if (errors.length > 0)
    throw invalid(
      Object.fromEntries(errors.map(({ field, message }) => [field, message]).reverse()),
    )
  return {
    title,
    masterCompanyOccupationId,
    occupationId: occupation.occupationId,
    content: { ...content, ...(manuals && { manuals }) },
    status: draft ? ('draft' as const) : ('usable' as const),
    screeningReasons: [],
    screenedWith: draft ? 0 : offerRulesVersion,
  }
}
