import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermFilter } from '@/contracts/longTermJobs/enums'
import { longTermPageQuery } from '@/contracts/longTermJobs/query'

/** Reads both lists of candidates, of the store or of one job. Their filter and pages are in the URL. */
export function useCandidateLists(
  clientId: string,
  { canRead, offeringId = 0 }: { canRead: boolean; offeringId?: number },
) {
  const [query, setQuery] = useUrlState(longTermPageQuery)
  const filter = { offering_id: offeringId, selection: query.selection }
  const options = { keepPreviousData: true }
  const applications = useQuery(
    longTermJobs.applications,
    canRead ? { clientId, query: { ...filter, page: query.applicationPage } } : null,
    options,
  )
  const preferences = useQuery(
    longTermJobs.preferences,
    canRead ? { clientId, query: { ...filter, page: query.page } } : null,
    options,
  )
  // `setQuery` resets `page` unless it is given.
  useExistingPage(
    applications.data,
    (applicationPage) => void setQuery({ applicationPage, page: query.page }),
  )
  useExistingPage(preferences.data, (page) => void setQuery({ page }))
  const countOf = (selection: LongTermFilter) =>
    (applications.data?.counts[selection] ?? 0) + (preferences.data?.counts[selection] ?? 0)
  return { query, setQuery, applications, preferences, countOf }
}
export type CandidateLists = ReturnType<typeof useCandidateLists>
