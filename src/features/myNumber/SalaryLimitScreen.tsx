import { Mail } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useExistingPage } from '@/api/useExistingPage'
import { useUrlState } from '@/api/useUrlState'
import { QueryError } from '@/components/queries/QueryResult'
import { WorkerCards } from '@/components/workers/WorkerCard.styles'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { foundIn } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ContractStatus } from './components/ContractStatus'
import { RequestableNotice } from './components/RequestableNotice'
import { SalaryFilters } from './components/SalaryFilters'
import { NoSalaryRows, SalaryList } from './components/SalaryList'
import { useProvisionRequest } from './hooks/useProvisionRequest'
import { useSalaryLimit } from './hooks/useSalaryLimit'

const loadDialog = () => import('./components/RequestDialog').then((m) => m.RequestDialog)
const RequestDialog = dynamic(loadDialog, { ssr: false, loading: LazyDialogBoundary })
const preloadRequestDialog = () => void loadDialog().catch(() => undefined)
const title = <BarTitle>報酬上限</BarTitle>

/**
 * The use of the workers' pay limits, and requests for individual numbers. The numbers themselves
 * are never shown.
 */
export function SalaryLimitScreen({ clientId }: Params<typeof routes.salaryLimit.path>) {
  const [query, setQuery] = useUrlState(routes.salaryLimit.query)
  const { list, requestable, contract, thresholdYen, canRequest, isHeaderReady } = useSalaryLimit(
    clientId,
    query,
  )
  const { data } = list
  useExistingPage(data, (page) => void setQuery({ page }))
  const request = useProvisionRequest({ clientId, requestable, onFailed: () => void list.mutate() })
  const { selectedWorkers } = request
  const contractLine = { contract, thresholdYen, isReady: isHeaderReady }
  return (
    <PageLayout title={title}>
      <WorkerCards>
        <SalaryFilters
          clientId={clientId}
          query={query}
          counts={data?.counts}
          found={foundIn(list, '名')}
          onChange={(change) => void setQuery(change)}
        />
        <ContractLine {...contractLine} isConcluded={false} />
        <ListStatus list={list} isReady={isHeaderReady} />
        {isHeaderReady && canRequest && request.hasUnselected && (
          <RequestableNotice
            count={requestable.length}
            onPreload={preloadRequestDialog}
            onSelectAll={request.selectAll}
          />
        )}
        {data?.items.length === 0 && (
          <NoSalaryRows
            isFiltered={query.keyword !== '' || query.list_type !== 'all'}
            onClear={() => void setQuery({ keyword: '', list_type: 'all' })}
          />
        )}
        {data && data.items.length > 0 && isHeaderReady && (
          <SalaryList
            rows={data}
            thresholdYen={thresholdYen}
            canRequest={canRequest}
            selectedIds={request.selectedIds}
            onSelect={request.select}
            onPage={(page) => void setQuery({ page })}
          />
        )}
        <ContractLine {...contractLine} isConcluded />
      </WorkerCards>
      <BulkBar count={selectedWorkers.length} unit='名' onClear={request.clear}>
        <Button
          {...preloadDialog}
          icon={<Mail size={18} aria-hidden />}
          onClick={() => request.confirm()}
        >
          {selectedWorkers.length}名に依頼する
        </Button>
      </BulkBar>
      {request.confirmed && (
        <RequestDialog
          workers={request.confirmed}
          companyName={contract.data?.companyName ?? ''}
          isSending={request.isSending}
          onSend={() => void request.send(request.confirmed ?? [])}
          onClose={request.cancel}
        />
      )}
    </PageLayout>
  )
}

type ContractLineProps = Pick<ReturnType<typeof useSalaryLimit>, 'contract' | 'thresholdYen'> & {
  isReady: boolean
  /** A missing contract prevents requests, so its notice is above the list; that of a concluded one is below. */
  isConcluded: boolean
}

function ContractLine({ contract, thresholdYen, isReady, isConcluded }: ContractLineProps) {
  if (!isReady || isConcluded !== (contract.data?.status === 'concluded')) return null
  return (
    <>
      {contract.data && <ContractStatus contract={contract.data} thresholdYen={thresholdYen} />}
      <QueryError of={contract} name='契約の状態' inline />
    </>
  )
}

type ListStatusProps = { list: ReturnType<typeof useSalaryLimit>['list']; isReady: boolean }

function ListStatus({ list, isReady }: ListStatusProps) {
  const { data, error } = list
  if (error) {
    return <QueryError of={list} name='報酬の一覧' heading='h2' />
  }
  return data && isReady ? null : <Skeleton kind='cards' rows={4} />
}
