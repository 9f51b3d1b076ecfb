import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { Scope } from '@/components/permissions/usePermissions'

/** The name of the current store or company, and the line above it. */
export function useScopeName(kind: 'client' | 'company', scope: Scope) {
  const { data: clients } = useQuery(accounts.clients, {})
  const { data: companies } = useQuery(accounts.companies, kind === 'company' ? {} : null)
  if (kind === 'company') {
    const company = companies?.items.find((item) => item.id === scope.companyId)
    return { over: '企業アカウント', name: company?.name ?? '' }
  }
  const client = clients?.items.find((item) => item.id === scope.clientId)
  return { over: client?.brandName ?? client?.companyName ?? '', name: client?.name ?? '' }
}
