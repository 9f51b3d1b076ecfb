import * as z from 'zod/mini'
import { count, id, instant, yen } from '@/contracts/common/schemas'
import { offerStatuses } from '@/contracts/offers/enums'

const store = z.object({ id, name: z.string() })

/** A field in which a copy differs. `head`: the head office changed it; `store`: the store did. */
export const OfferCopyDifference = z.object({
  field: z.string(),
  label: z.string(),
  sourceText: z.string(),
  copyText: z.string(),
  changedBy: z.enum(['head', 'store']),
})
export type OfferCopyDifference = z.infer<typeof OfferCopyDifference>

/** An offer of a store that was made from one of another store. */
export const OfferCopy = z.object({
  id,
  offerId: id,
  store,
  hourlyWageYen: z.nullable(yen),
  minimumWageYen: z.nullable(yen),
  /** The status of the copy: a draft cannot be used for offerings, although it agrees with its source. */
  status: z.enum(offerStatuses),
  isArchived: z.boolean(),
  /** When both were last equal. */
  alignedAt: instant,
  differences: z.array(OfferCopyDifference),
})
export type OfferCopy = z.infer<typeof OfferCopy>

/** An offer with its copies in other stores. */
export const CopiedOffer = z.object({
  offerId: id,
  title: z.string(),
  store,
  copies: z.array(OfferCopy),
})
export type CopiedOffer = z.infer<typeof CopiedOffer>
export const CopiedOffers = z.object({ items: z.array(CopiedOffer) })
export type CopiedOffers = z.infer<typeof CopiedOffers>

/** The offers that can be copied: of all stores, by title. At most a thousand. */
export const OfferSources = z.object({
  items: z.array(
    z.object({ offerId: id, title: z.string(), status: z.enum(offerStatuses), store }),
  ),
})
export type OfferSources = z.infer<typeof OfferSources>

/** A preview of the copies of an offer in the other stores. */
export const OfferCopyPreview = z.object({
  hourlyWageYen: z.nullable(yen),
  stores: z.array(
    z.object({
      id,
      name: z.string(),
      /** The wage of the copy: the source's, at least the local minimum. */
      hourlyWageYen: z.nullable(yen),
      minimumWageYen: z.nullable(yen),
      meetingPlace: z.string(),
      phoneNumber: z.string(),
      contactPerson: z.string(),
      /** The store has a copy of it already. */
      isCopied: z.boolean(),
    }),
  ),
})
export type OfferCopyPreview = z.infer<typeof OfferCopyPreview>

const clientIds = z
  .array(id)
  .check(
    z.minLength(1, '店舗を1つ以上選んでください。'),
    z.maxLength(200, '一度に選べるのは200店舗までです。'),
  )
export const OfferCopyInput = z.object({ offerId: id, clientIds })
export type OfferCopyInput = z.infer<typeof OfferCopyInput>
/** `draftCount`: copies that the store has to complete before it can post from them. */
export const OfferCopied = z.object({ createdCount: count, draftCount: count })
export type OfferCopied = z.infer<typeof OfferCopied>

/** `isOverwriting`: also replaces fields that the stores have changed themselves. */
export const OfferCopyAlignment = z.object({
  copyIds: z
    .array(id)
    .check(
      z.minLength(1, 'ひな形を1件以上選んでください。'),
      z.maxLength(200, '一度に選べるのは200件までです。'),
    ),
  isOverwriting: z.boolean(),
})
export type OfferCopyAlignment = z.infer<typeof OfferCopyAlignment>
export const OfferCopiesAligned = z.object({ changedCount: count, draftCount: count })
export type OfferCopiesAligned = z.infer<typeof OfferCopiesAligned>
