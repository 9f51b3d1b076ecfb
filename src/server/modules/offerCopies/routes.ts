import { inArray } from 'drizzle-orm'
import { offerCopies as contract } from '@/contracts/offerCopies'
import {
  CopiedOffers,
  OfferCopied,
  OfferCopiesAligned,
  OfferCopyAlignment,
  OfferCopyInput,
  OfferCopyPreview,
  OfferSources,
  type OfferCopy,
} from '@/contracts/offerCopies/schemas'
import { copyDifferences, localWageYen } from '@/domain/offers/offerCopy'
import { offers } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { offerStatusOf } from '@/server/modules/offers/service'
import { alignCopies, createCopies } from './changes'
import { offerCopiesReference } from './reference'
import {
  copiesOf,
  placesOf,
  sourceOf,
  sourcesOf,
  storesWith,
  type CompanyOperation,
} from './repository'

export const offerCopyRoutes = implement(contract, offerCopiesReference, {
  list: { response: CopiedOffers, run: listCopies },
  sources: {
    response: OfferSources,
    run: async (call) => ({ items: await sourcesOf(call) }),
  },
  preview: { response: OfferCopyPreview, run: previewCopies },
  create: { body: OfferCopyInput, response: OfferCopied, run: createCopies },
  align: { body: OfferCopyAlignment, response: OfferCopiesAligned, run: alignCopies },
})

async function listCopies(operation: CompanyOperation): Promise<CopiedOffers> {
  const copies = await copiesOf(operation)
  if (copies.length === 0) return { items: [] }
  const places = new Map((await placesOf(operation)).map((store) => [store.id, store]))
  const sourceIds = [...new Set(copies.map(({ copy }) => copy.sourceOfferId))]
  const sources = await operation.db.select().from(offers).where(inArray(offers.id, sourceIds))
  const items = sources.map((source) => ({
    offerId: source.id,
    title: source.title,
    store: { id: source.clientId, name: places.get(source.clientId)?.name ?? '' },
    copies: copies
      .filter(({ copy }) => copy.sourceOfferId === source.id)
      .map(({ copy, offer, store }): OfferCopy => {
        const base = { title: copy.baseTitle, content: copy.baseContent }
        return {
          id: copy.id,
          offerId: offer.id,
          store,
          hourlyWageYen: offer.content.defaults.hourlyWageYen,
          minimumWageYen: places.get(store.id)?.place.minimumWageYen ?? null,
          status: offerStatusOf(offer),
          isArchived: offer.archivedAt !== null,
          alignedAt: copy.alignedAt,
          differences: copyDifferences(source, offer, base),
        }
      }),
  }))
  return {
    items: items.sort((a, b) => a.title.localeCompare(b.title, 'ja') || a.offerId - b.offerId),
  }
}

async function previewCopies(call: Call<typeof contract.preview>): Promise<OfferCopyPreview> {
  const source = await sourceOf(call, call.query.offer)
  const withCopy = await storesWith(call, source)
  const { hourlyWageYen } = source.content.defaults
  const stores = (await placesOf(call)).filter(({ id }) => id !== source.clientId)
  return {
    hourlyWageYen,
    stores: stores.map(({ id, name, place }) => ({
      id,
      name,
      hourlyWageYen: localWageYen(hourlyWageYen, place.minimumWageYen ?? 0),
      minimumWageYen: place.minimumWageYen ?? null,
      meetingPlace: place.meetingPlace,
      phoneNumber: place.phoneNumber,
      contactPerson: place.contactPerson,
      isCopied: withCopy.has(id),
    })),
  }
}
