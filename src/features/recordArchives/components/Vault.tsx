import type { ReactNode } from 'react'
import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import type { RecordArchives } from '@/contracts/recordArchives/schemas'
import type { ArchiveActions } from '@/features/recordArchives/hooks/useArchiveActions'
import type { VaultPlace } from '@/features/recordArchives/hooks/useRecordCounts'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { ArchiveFiles } from './ArchiveFiles'
import { ArchiveForm } from './ArchiveForm'
import { RetentionPeriods } from './RetentionPeriods'

const title = <BarTitle>帳票の保管庫</BarTitle>

type Props = {
  place: VaultPlace
  /** The stores of a company that can be chosen. */
  stores: readonly { id: number; name: string }[]
  actions: ArchiveActions
  /** The requested files, as `useQuery` returns them. */
  files: Omit<QueryState<RecordArchives>, 'mutate'> & {
    mutate: () => Promise<RecordArchives | undefined>
  }
  /** The list of single notices of working conditions. */
  notices: ReactNode
}

/** A records vault: requests the records of a year as one ZIP, lists the requests of 30 days, and single notices. */
export function Vault({ place, stores, actions, files, notices }: Props) {
  const { data, mutate } = files
  return (
    <PageLayout title={title}>
      <PageSection title='1年分の帳票' line={false}>
        <ArchiveForm place={place} stores={stores} onRequest={actions.request} />
      </PageSection>
      <PageSection title='作成の状況' note='7日間保存'>
        <QueryResult
          of={files}
          name='作成した帳票'
          heading='h3'
          skeleton={<Skeleton kind='rows' />}
        />
        {data && (
          <ArchiveFiles
            actions={actions}
            stores={stores}
            items={data.items}
            onRefresh={() => mutate()}
          />
        )}
      </PageSection>
      {notices}
      <PageSection title='保存期間の時計'>
        <RetentionPeriods oldestOn={data?.oldestOn ?? null} paidOn={data?.oldestPaidOn ?? null} />
      </PageSection>
    </PageLayout>
  )
}
