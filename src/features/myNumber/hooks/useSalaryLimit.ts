import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { myNumber } from '@/contracts/myNumber'
import type { QueryValue } from '@/lib/query'
import type { routes } from '@/routes/routes'

/**
 * Reads the list, the contract and the threshold of requests once the permission is known: most roles may not see what
 * others earn.
 */
export function useSalaryLimit(
  clientId: string,
  query: QueryValue<typeof routes.salaryLimit.query>,
) {
  const canRead = useCan(myNumber.users)
  const canRequest = useCan(myNumber.request)
  const params = canRead ? { clientId } : null
  const list = useQuery(myNumber.users, params && { ...params, query }, { keepPreviousData: true })
  const contract = useQuery(myNumber.contract, params)
  const threshold = useQuery(myNumber.requestableYearlySalary, params && {})
  const isConcluded = contract.data?.status === 'concluded'
  return {
    list,
    requestable: list.data?.requestable ?? [],
    contract,
    thresholdYen: threshold.data?.amountYen,
    canRequest: canRequest && isConcluded,
    /** The contract and the list wait for the parts above them, so that nothing shifts. */
    isHeaderReady:
      (contract.data ?? contract.error) !== undefined &&
      (threshold.data ?? threshold.error) !== undefined,
  }
}
