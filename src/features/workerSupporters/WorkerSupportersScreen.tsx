import type { SWRResponse } from 'swr'
import type { ApiError } from '@/api/ApiError'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { QueryError } from '@/components/queries/QueryResult'
import { WorkerCards } from '@/components/workers/WorkerCard.styles'
import type { Output } from '@/contracts/endpoint'
import { workerSupporters } from '@/contracts/workerSupporters'
import { MAX_SUPPORTERS } from '@/domain/workers/workerSupporter'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { foundIn, type Found } from '@/ui/fields/filters/foundText'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { AboutSupporters } from './components/AboutSupporters'
import { AppointmentDialog } from './components/AppointmentDialog'
import { CandidateList, NoCandidates } from './components/CandidateList'
import { InquiryButton } from './components/InquiryButton'
import { useAppointment } from './hooks/useAppointment'
import * as S from './WorkerSupportersScreen.styles'

type CandidatePage = Output<typeof workerSupporters.candidates>

const title = <BarTitle>ワーカーサポーター</BarTitle>

/** Worker supporters, who guide newcomers: lists the candidates by the criteria, appoints and dismisses them. */
export function WorkerSupportersScreen({ clientId }: Params<typeof routes.workerSupporters.path>) {
  return <WorkerSupporters clientId={clientId} />
}

function WorkerSupporters({ clientId }: { clientId: string }) {
  const [query, setQuery] = useUrlState(routes.workerSupporters.query)
  const list = useQuery(
    workerSupporters.candidates,
    { clientId, query },
    { keepPreviousData: true },
  )
  const { data } = list
  useExistingPage(data, (page) => void setQuery({ page }))
  const canAppoint = useCan(workerSupporters.appoint)
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  const appointment = useAppointment({
    clientId,
    supporterIds: data?.supporterIds,
    onFailed: () => void list.mutate(),
  })
  const isFiltered = query.criteria_met_only === '1'
  const handleClear = () => void setQuery({ criteria_met_only: '' })
  const supporterCount = data?.supporterIds.length ?? 0
  return (
    <PageLayout title={title} actions={<InquiryButton clientId={clientId} />}>
      <WorkerCards>
        <AboutSupporters />
        <ListHeader
          page={data}
          found={isFiltered ? foundIn(list, '名') : undefined}
          isFiltered={isFiltered}
          onFilter={(on) => void setQuery({ criteria_met_only: on ? '1' : '' })}
        />
        {canAppoint && supporterCount >= MAX_SUPPORTERS && (
          <Notice tone='warning'>
            {MAX_SUPPORTERS}名を任命しています。新しく任命するには、ほかの方を解除してください。
          </Notice>
        )}
        <ListStatus list={list} isReady={permissionsLoaded} />
        {data?.items.length === 0 && <NoCandidates isFiltered={isFiltered} onClear={handleClear} />}
        {data && permissionsLoaded && data.items.length > 0 && (
          <CandidateList
            page={data}
            canAppoint={canAppoint}
            onChange={appointment.ask}
            onPage={(page) => void setQuery({ page })}
          />
        )}
      </WorkerCards>
      {appointment.pendingChange && (
        <AppointmentDialog
          change={appointment.pendingChange}
          isSaving={appointment.isSaving}
          onApply={() => void appointment.save()}
          onClose={appointment.cancel}
        />
      )}
    </PageLayout>
  )
}

type ListHeaderProps = {
  page: CandidatePage | undefined
  found: Found | undefined
  isFiltered: boolean
  onFilter: (isFiltered: boolean) => void
}

function ListHeader({ page, found, isFiltered, onFilter }: ListHeaderProps) {
  return (
    <S.ListHeader>
      {page && (
        <p>
          任命中 {page.supporterIds.length}/{MAX_SUPPORTERS}名 ・{' '}
          {isFiltered ? '条件を満たす人' : '勤務経験あり'} {page.totalCount}名
        </p>
      )}
      <FilterBar found={found} {...(isFiltered ? { onClear: () => onFilter(false) } : {})}>
        <FilterSwitch label='条件を満たす人のみ' on={isFiltered} onChange={onFilter} />
      </FilterBar>
    </S.ListHeader>
  )
}

type ListStatusProps = {
  list: SWRResponse<CandidatePage, ApiError>
  isReady: boolean
}

function ListStatus({ list, isReady }: ListStatusProps) {
  const { data, error } = list
  if (error) {
    return <QueryError of={list} name='候補' heading='h2' />
  }
  return data && isReady ? null : <Skeleton kind='people' rows={6} />
}
