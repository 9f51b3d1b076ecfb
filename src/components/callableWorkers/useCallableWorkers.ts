import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { callableWorkers } from '@/contracts/callableWorkers'

/** Reads how often these workers can still be called for the next offering of the store; undefined while it loads. */
export function useCallableWorkers(clientId: string, userIds: readonly number[]) {
  const canRead = useCan(callableWorkers.ofOffering)
  return useQuery(
    callableWorkers.ofOffering,
    canRead && userIds.length > 0 ? { clientId, query: { userIds } } : null,
    { keepPreviousData: true },
  ).data
}
