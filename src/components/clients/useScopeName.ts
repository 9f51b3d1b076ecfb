import { useQueryWhenReady } from '@/api/useQuery'
import type { Scope } from '@/components/permissions/usePermissions'
import { accounts } from '@/contracts/accounts'

/**
 * Returns the name of the current store or company and the small line above it (a store's brand or company); empty
 * while loading.
 */
export function useScopeName(kind: 'client' | 'company', scope: Scope) {
  const { data: clients } = useQueryWhenReady(accounts.clients, {})
  const { data: companies } = useQueryWhenReady(accounts.companies, kind === 'company' ? {} : null)
  if (kind === 'company') {
    const company = companies?.items.find((item) => item.id === scope.companyId)
    return { overline: '企業アカウント', name: company?.name ?? '' }
  }
  const client = clients?.items.find((item) => item.id === scope.clientId)
  return { overline: client?.brandName ?? client?.companyName ?? '', name: client?.name ?? '' }
}
