import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { filePollingOf } from '@/components/exports/useFileSaving'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { employmentNotices } from '@/contracts/employmentNotices'
import { storeRecordArchives } from '@/contracts/recordArchives'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { NoVault, Vault } from './components/Vault'
import { VaultNotices } from './components/VaultNotices'
import { useStoreArchiveActions } from './hooks/useArchiveActions'

/** The records vault (帳票の保管庫) of one store. */
export function StoreRecordArchivesScreen({
  clientId,
}: Params<typeof routes.storeRecordArchives.path>) {
  const isForbidden = useForbidden(storeRecordArchives.list)
  const canRead = useCan(storeRecordArchives.list)
  const [query, setQuery] = useUrlState(routes.storeRecordArchives.query)
  const files = useQuery(storeRecordArchives.list, canRead ? { clientId } : null, {
    refreshInterval: filePollingOf,
  })
  const notices = useQuery(employmentNotices.list, canRead ? { clientId, query } : null, {
    keepPreviousData: true,
  })
  const actions = useStoreArchiveActions(clientId)
  if (isForbidden) return <NoVault who='企業の管理者・担当者と店舗管理者' />
  return (
    <Vault
      place={{ clientId }}
      stores={[]}
      actions={actions}
      files={files}
      notices={
        <VaultNotices query={query} notices={notices} onChange={(patch) => void setQuery(patch)} />
      }
    />
  )
}
