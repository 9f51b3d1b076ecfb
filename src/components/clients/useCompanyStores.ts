import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'

/** The stores of the company, as far as the account may open them; empty while they are read. */
export function useCompanyStores(companyId: string) {
  const { data } = useQuery(accounts.clients, {})
  return (data?.items ?? []).filter((client) => String(client.companyId) === companyId)
}
