import { useQuery } from '@/api/useQuery'
import { recordArchives } from '@/contracts/recordArchives'
import { filePollingOf } from '@/components/exports/useFileSaving'
import { useCompanyStores } from '@/components/clients/useCompanyStores'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import type { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { ArchiveFiles } from './components/ArchiveFiles'
import { ArchiveForm } from './components/ArchiveForm'
import { RetentionPeriods } from './components/RetentionPeriods'

const title = <BarTitle>帳票の保管庫</BarTitle>
type Props = Params<typeof routes.recordArchives.path>

/** The records vault (帳票の保管庫): asks for the records of a year as one ZIP, and shows those of the last 30 days. */
export function RecordArchivesScreen({ companyId }: Props) {
  const isForbidden = useForbidden(recordArchives.list)
  // Nothing is asked while the permissions are loading.
  const canRead = useCan(recordArchives.list)
  const { data, error, isValidating, mutate } = useQuery(
    recordArchives.list,
    canRead ? { companyId } : null,
    { refreshInterval: filePollingOf },
  )
  const stores = useCompanyStores(companyId)
  if (isForbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='帳票の保管庫を見る権限がありません'>
          氏名や生年月日を含むため、作成できるのは企業の管理者と担当者だけです。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout title={title}>
      <PageSection title='1年分の帳票' line={false}>
        <ArchiveForm companyId={companyId} stores={stores} />
      </PageSection>
      <PageSection title='作成の状況' note='7日間保存'>
        {error && (
          <ErrorState
            heading='h3'
            inline={!!data}
            title='作成した帳票を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton kind='rows' />}
        {data && (
          <ArchiveFiles
            companyId={companyId}
            stores={stores}
            items={data.items}
            onRefresh={() => mutate()}
          />
        )}
      </PageSection>
      <PageSection title='保存期間'>
        <RetentionPeriods />
      </PageSection>
    </PageLayout>
  )
}
