import { useLiveChanges } from '@/api/live/useLiveChanges'
import { useQuery } from '@/api/useQuery'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'

/** Shows changes by others within seconds, on the pages of a store or a company. */
export function LiveChanges() {
  const { clientId, companyId } = useScope()
  const isInScope = clientId !== undefined || companyId !== undefined
  const { data } = useQuery(accounts.me, isInScope ? {} : null)
  useLiveChanges(isInScope ? data?.id : undefined)
  return null
}
