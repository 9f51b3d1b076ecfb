import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { filePollingOf } from '@/components/exports/useFileSaving'
import { employmentNotices } from '@/contracts/employmentNotices'
import { storeRecordArchives } from '@/contracts/recordArchives'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Vault } from './components/Vault'
import { VaultNotices } from './components/VaultNotices'
import { useStoreArchiveActions } from './hooks/useArchiveActions'

/** The records vault (帳票の保管庫) of one store. */
export function StoreRecordArchivesScreen({
  clientId,
}: Params<typeof routes.storeRecordArchives.path>) {
  const [query, setQuery] = useUrlState(routes.storeRecordArchives.query)
  const files = useQuery(storeRecordArchives.list, { clientId }, { refreshInterval: filePollingOf })
  const notices = useQuery(employmentNotices.list, { clientId, query }, { keepPreviousData: true })
  const actions = useStoreArchiveActions(clientId)
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
