import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'

/** Whose vault it is. */
export type VaultPlace = { companyId: string } | { clientId: string }

/** What the records of a year would hold, by kind. Of a store `clientIds` says nothing. */
export function useRecordCounts(
  place: VaultPlace,
  { lastMonth, clientIds }: { lastMonth: string; clientIds: number[] },
) {
  const isOfStore = 'clientId' in place
  const canCount = useCan(isOfStore ? storeRecordArchives.counts : recordArchives.counts)
  // The numbers of the choice before stay until those of the new one are there.
  const options = { keepPreviousData: true }
  const ofStore = useQuery(
    storeRecordArchives.counts,
    isOfStore && canCount ? { clientId: place.clientId, query: { last_month: lastMonth } } : null,
    options,
  )
  const ofCompany = useQuery(
    recordArchives.counts,
    !isOfStore && canCount
      ? { companyId: place.companyId, query: { last_month: lastMonth, client_ids: clientIds } }
      : null,
    options,
  )
  return isOfStore ? ofStore : ofCompany
}
