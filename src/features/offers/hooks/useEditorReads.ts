import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { clients } from '@/contracts/clients'
import { masterCompanyOccupations } from '@/contracts/masterData'

/**
 * Reads the data that the editor needs besides the offer. The form takes its initial values from `ready` once.
 */
export function useEditorReads(clientId: string) {
  const base = useQuery(clients.base, { clientId })
  const occupations = useQuery(masterCompanyOccupations.list, {})
  const { data: me } = useQuery(accounts.me, {})
  return {
    ready:
      base.data && occupations.data && me
        ? {
            base: base.data,
            occupations: occupations.data.items,
            hasTextModel: occupations.data.hasTextModel,
            accountId: me.id,
          }
        : undefined,
    error: base.error ?? occupations.error,
    isRetrying: base.isValidating || occupations.isValidating,
    retry: () => {
      void base.mutate()
      void occupations.mutate()
    },
  }
}
