import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'

/** Returns the stores of the company that the account may open; empty while they load. */
export function useCompanyStores(companyId: string) {
  const { data } = useQuery(accounts.clients, {})
  return (data?.items ?? []).filter((client) => String(client.companyId) === companyId)
}
