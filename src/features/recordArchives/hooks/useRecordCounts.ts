import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'

/** The owner of the vault. */
export type VaultPlace = { companyId: string } | { clientId: string }

/** The number of records of a year by kind. The vault of a store ignores `clientIds`. */
export function useRecordCounts(
  place: VaultPlace,
  { lastMonth, clientIds }: { lastMonth: string; clientIds: number[] },
) {
  const isOfStore = 'clientId' in place
  const canCount = useCan(isOfStore ? storeRecordArchives.counts : recordArchives.counts)
  // Shows the previous numbers until those of the new choice are loaded.
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
