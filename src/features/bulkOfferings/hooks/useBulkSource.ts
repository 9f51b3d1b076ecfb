import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { lastOfferingDay } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'

/** Id of the latest published offering, or of the latest one if none is published; 0 without offerings. */
function latestIdOf(items: readonly Offering[] = []) {
  return (items.find((offering) => offering.publishedAt !== null) ?? items[0])?.id ?? 0
}

type Options = { clientId: string; offeringId: number; offerId: number; isEnabled: boolean }

/** Reads the source offering: the one in the URL, or the latest offering of the offer in the URL. */
export function useBulkSource({ clientId, offeringId, offerId, isEnabled }: Options) {
  const isOfferOnly = offeringId === 0 && offerId > 0
  // A query with only an end date lists the latest offering first.
  const latest = useQuery(
    offerings.list,
    isEnabled && isOfferOnly
      ? { clientId, query: { offerId, toOn: lastOfferingDay(serverNow()) } }
      : null,
  )
  const sourceId = offeringId || latestIdOf(latest.data?.items)
  const source = useQuery(
    offerings.one,
    isEnabled && sourceId > 0 ? { clientId, offeringId: sourceId } : null,
    { revalidateOnFocus: false },
  )
  return {
    offering: source.data,
    error: source.error ?? latest.error,
    isRetrying: source.isValidating || latest.isValidating,
    /** The URL names neither an offering nor an offer. */
    isNoneNamed: offeringId === 0 && offerId === 0,
    /** The offer has no offering yet. */
    isOfferUnused: latest.data !== undefined && sourceId === 0,
    retry: () => {
      void source.mutate()
      void latest.mutate()
    },
  }
}
export type BulkSourceState = ReturnType<typeof useBulkSource>
