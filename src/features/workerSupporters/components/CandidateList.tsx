import type { Output } from '@/contracts/endpoint'
import type { workerSupporters } from '@/contracts/workerSupporters'
import { MAX_SUPPORTERS } from '@/domain/workers/workerSupporter'
import type { AppointmentChange } from '@/features/workerSupporters/hooks/useAppointment'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { SupporterCard } from './SupporterCard'

type Props = {
  page: Output<typeof workerSupporters.candidates>
  canAppoint: boolean
  isLoading: boolean
  onChange: (change: AppointmentChange) => void
  onPage: (page: number) => void
}

/** The candidates of one page. No more can be appointed when the maximum is reached. */
export function CandidateList({ page, canAppoint, isLoading, onChange, onPage }: Props) {
  const isFull = page.supporterIds.length >= MAX_SUPPORTERS
  return (
    <>
      <ul aria-label='ワーカーサポーターの候補'>
        {page.items.map((candidate) => (
          <SupporterCard
            key={candidate.userId}
            candidate={candidate}
            {...(canAppoint && (candidate.supporter || !isFull)
              ? { onChange: (isAppointing) => onChange({ candidate, isAppointing }) }
              : {})}
          />
        ))}
      </ul>
      <Pagination
        page={page.page}
        perPage={page.perPage}
        total={page.totalCount}
        onPage={onPage}
        loading={isLoading}
      />
    </>
  )
}

type NoCandidatesProps = { isFiltered: boolean; onClear: () => void }

export function NoCandidates({ isFiltered, onClear }: NoCandidatesProps) {
  if (isFiltered) return <NoResult what='候補' onClear={onClear} />
  return (
    <EmptyState heading='h2' art='worker' title='候補になるワーカーはまだいません'>
      この店舗で勤務した方が、条件とともにここに並びます。
    </EmptyState>
  )
}
