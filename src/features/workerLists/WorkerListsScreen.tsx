import { useQuery } from '@/api/useQuery'
import { useCompanyStores } from '@/components/clients/useCompanyStores'
import { filePollingOf } from '@/components/exports/useFileSaving'
import { QueryResult } from '@/components/queries/QueryResult'
import { workerLists } from '@/contracts/workerLists'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { WorkerListFiles } from './components/WorkerListFiles'
import { WorkerListForm } from './components/WorkerListForm'

const title = <BarTitle>労働者名簿</BarTitle>
type Props = Params<typeof routes.companyWorkerLists.path>

/**
 * Worker lists (労働者名簿) of selected stores and days: the form that requests one, and the requests of the last 30
 * days. A file is kept for seven days.
 */
export function WorkerListsScreen({ companyId }: Props) {
  const query = useQuery(workerLists.list, { companyId }, { refreshInterval: filePollingOf })
  const { mutate } = query
  const stores = useCompanyStores(companyId)
  return (
    <PageLayout title={title}>
      <PageSection title='名簿を作成' line={false}>
        <WorkerListForm companyId={companyId} stores={stores} />
      </PageSection>
      <PageSection title='作成の状況' note='7日間保存'>
        <QueryResult
          of={query}
          name='作成した名簿'
          heading='h3'
          skeleton={<Skeleton kind='rows' />}
        >
          {(data) => (
            <WorkerListFiles
              companyId={companyId}
              stores={stores}
              items={data.items}
              onRefresh={() => mutate()}
            />
          )}
        </QueryResult>
      </PageSection>
    </PageLayout>
  )
}
