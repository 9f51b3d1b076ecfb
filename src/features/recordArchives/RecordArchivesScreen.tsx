import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCompanyStores } from '@/components/clients/useCompanyStores'
import { filePollingOf } from '@/components/exports/useFileSaving'
import { companyEmploymentNotices } from '@/contracts/employmentNotices'
import { recordArchives } from '@/contracts/recordArchives'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Vault } from './components/Vault'
import { VaultNotices } from './components/VaultNotices'
import { useCompanyArchiveActions } from './hooks/useArchiveActions'

/** The records vault (帳票の保管庫) of a company: the records of a year as one ZIP, and single notices. */
export function RecordArchivesScreen({ companyId }: Params<typeof routes.recordArchives.path>) {
  const [query, setQuery] = useUrlState(routes.recordArchives.query)
  const files = useQuery(recordArchives.list, { companyId }, { refreshInterval: filePollingOf })
  const notices = useQuery(
    companyEmploymentNotices.list,
    { companyId, query },
    { keepPreviousData: true },
  )
  const actions = useCompanyArchiveActions(companyId)
  const stores = useCompanyStores(companyId)
  return (
    <Vault
      place={{ companyId }}
      stores={stores}
      actions={actions}
      files={files}
      notices={
        <VaultNotices
          query={query}
          stores={stores}
          notices={notices}
          onChange={(patch) => void setQuery(patch)}
        />
      }
    />
  )
}
