import { useRef, useState } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { SaveCsv } from '@/shell/lists/SaveCsv'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { foundIn } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { Tabs } from '@/ui/navigation/Tabs'
import { BulkApproval } from './components/BulkApproval'
import { CorrectionCard } from './components/CorrectionCard'
import {
  CorrectionFilters,
  isNarrowed,
  type CorrectionConditions,
} from './components/CorrectionFilters'
import { ScanMatchNote } from './components/ScanMatchNote'
import * as S from './CorrectionsScreen.styles'
import { useFocusAfterLeaving } from './hooks/useFocusAfterLeaving'

const isBulkApprovable = (request: FixPaymentRequest) =>
  request.status === 'requested' && request.bulkRefusal === null && request.refusal === null

/**
 * Keeps a request in the list while the user writes a reason for it, even if another user has
 * answered it.
 */
function withEdited(items: FixPaymentRequest[], edited: FixPaymentRequest | undefined) {
  if (!edited || items.some((request) => request.id === edited.id)) return items
  return [...items, edited].sort((a, b) => a.dueAt.localeCompare(b.dueAt))
}

/**
 * The correction requests of workers: plan, scans and request side by side, and the pay that an
 * approval fixes.
 */
export function CorrectionsScreen({ clientId }: Params<typeof routes.corrections.path>) {
  return <Corrections clientId={clientId} />
}

function Corrections({ clientId }: { clientId: string }) {
  const [query, setQuery] = useUrlState(routes.corrections.query)
  const canAnswer = useCan(paymentCorrections.answer)
  const result = useQuery(paymentCorrections.list, {
    clientId,
    query,
  })
  const { data, mutate } = result
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  const [editedRequest, setEditedRequest] = useState<FixPaymentRequest>()
  const [isConfirming, setIsConfirming] = useState(false)
  const listRef = useRef<HTMLDivElement>(null)
  const isOpenTab = query.status === 'requested'
  const items = data ? withEdited(data.items, isOpenTab ? editedRequest : undefined) : []
  const approvable = items.filter(isBulkApprovable)
  const markLeaving = useFocusAfterLeaving({ listRef, items, isPaused: isConfirming })
  const handlePage = (page: number) => void setQuery({ page })
  useExistingPage(data, handlePage)
  const handleSelect = (id: number, isSelected: boolean) =>
    setSelectedIds((current) => {
      const next = new Set(current)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  const handleWriting = (request: FixPaymentRequest, isWriting: boolean) =>
    setEditedRequest((current) => {
      if (isWriting) return request
      return current?.id === request.id ? undefined : current
    })
  const { page: _, ...filters } = query
  const handleConditions = (patch: Partial<CorrectionConditions>) => {
    setSelectedIds(new Set())
    void setQuery(patch)
  }
  return (
    <PageLayout
      title={<BarTitle>修正依頼</BarTitle>}
      actions={
        <MainAction>
          <SaveCsv
            file={paymentCorrections.file}
            input={{ clientId, query }}
            noun='修正依頼'
            isEmpty={items.length === 0}
          />
        </MainAction>
      }
    >
      <StatusTabs
        clientId={clientId}
        isOpenTab={isOpenTab}
        openCount={data?.totalCount}
        onSelect={(status) => handleConditions({ status })}
      />
      <S.Filters>
        <CorrectionFilters
          clientId={clientId}
          conditions={filters}
          found={foundIn(result, '件')}
          onChange={handleConditions}
        />
      </S.Filters>
      <S.Body ref={listRef} tabIndex={-1}>
        <QueryResult
          of={result}
          name='修正依頼'
          heading='h2'
          skeleton={<Skeleton kind='cards' />}
        />
        {data?.totalCount === 0 && items.length === 0 && (
          <NoCorrections conditions={filters} onChange={handleConditions} />
        )}
        {items.length > 0 && isOpenTab && (
          <ScanMatchNote
            count={canAnswer ? approvable.length : 0}
            onSelectAll={() => setSelectedIds(new Set(approvable.map((request) => request.id)))}
          />
        )}
        {items.map((request, index) => (
          <CorrectionCard
            key={request.id}
            clientId={clientId}
            request={request}
            canAnswer={canAnswer}
            {...(canAnswer &&
              isBulkApprovable(request) && {
                isSelected: selectedIds.has(request.id),
                onSelect: (isSelected: boolean) => handleSelect(request.id, isSelected),
              })}
            onWriting={(isWriting) => handleWriting(request, isWriting)}
            onAnswering={() => markLeaving({ id: request.id, index })}
            onRefused={() => void mutate()}
          />
        ))}
        {data && items.length > 0 && <Pagination of={data} unit='件' onPage={handlePage} />}
      </S.Body>
      <BulkApproval
        clientId={clientId}
        isConfirming={isConfirming}
        onConfirming={setIsConfirming}
        requests={approvable.filter((request) => selectedIds.has(request.id))}
        onApproving={(first) => markLeaving({ id: first.id, index: items.indexOf(first) })}
        onRemaining={(ids) => setSelectedIds(new Set(ids))}
        onFailed={() => void mutate()}
      />
    </PageLayout>
  )
}

function StatusTabs({
  clientId,
  isOpenTab,
  openCount,
  onSelect,
}: {
  clientId: string
  isOpenTab: boolean
  openCount: number | undefined
  onSelect: (status: 'requested' | 'answered') => void
}) {
  const tabs = [
    {
      key: 'requested',
      label: '承認待ち',
      href: href(routes.corrections, { clientId }),
      ...(isOpenTab ? { count: openCount } : {}),
    },
    {
      key: 'answered',
      label: '対応済み',
      href: href(routes.corrections, { clientId }, { status: 'answered' }),
    },
  ]
  return (
    <Tabs
      label='修正依頼の表示'
      tabs={tabs}
      current={isOpenTab ? 'requested' : 'answered'}
      onSelect={(key) => onSelect(key === 'answered' ? 'answered' : 'requested')}
    />
  )
}

type NoCorrectionsProps = {
  conditions: CorrectionConditions
  onChange: (patch: Partial<CorrectionConditions>) => void
}

function NoCorrections({ conditions, onChange }: NoCorrectionsProps) {
  const isOpenTab = conditions.status === 'requested'
  if (isNarrowed(conditions))
    return (
      <NoResult
        what='修正依頼'
        onClear={() =>
          onChange({ status: isOpenTab ? 'requested' : 'answered', fromOn: '', toOn: '' })
        }
      >
        対応の種類や日付の条件を外してお試しください。
      </NoResult>
    )
  if (isOpenTab)
    return (
      <EmptyState heading='h2' art='statement' title='承認待ちの修正依頼はありません'>
        遅刻や残業、QRを読み取れなかったときに、ワーカーから届きます。
      </EmptyState>
    )
  return (
    <EmptyState heading='h2' art='statement' title='対応した修正依頼はまだありません'>
      承認・差し戻しをした修正依頼が、ここに残ります。
    </EmptyState>
  )
}
