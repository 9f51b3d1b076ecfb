import { useQuery } from '@/api/useQuery'
import { companyGroups } from '@/contracts/companyGroups'
import { workedBrandUsers } from '@/contracts/workers'
import type { workedBrandUserQuery } from '@/contracts/workers/query'
import type { QueryValue } from '@/lib/query'

/** The store or the company whose groups a page shows. */
export type OwnerParams =
  | { clientId: string; companyId?: undefined }
  | { companyId: string; clientId?: undefined }
type Filter = Partial<QueryValue<typeof workedBrandUserQuery>>

/** Counts the workers of the store or company that match a filter; null sends no request. */
export function useWorkerCount({ clientId, companyId }: OwnerParams, query: Filter | null) {
  const options = { keepPreviousData: true }
  const ofStore = useQuery(
    workedBrandUsers.list,
    query && clientId !== undefined ? { clientId, query } : null,
    options,
  )
  const ofCompany = useQuery(
    companyGroups.userStats,
    query && companyId !== undefined ? { companyId, query } : null,
    options,
  )
  return {
    data: ofStore.data ?? ofCompany.data?.workers,
    error: ofStore.error ?? ofCompany.error,
  }
}
