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
  onChange: (change: AppointmentChange) => void
  onPage: (page: number) => void
}

/** The candidates of one page. `canAppoint`: false once the maximum is reached. */
export function CandidateList({ page, canAppoint, onChange, onPage }: Props) {
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
      <Pagination of={page} unit='名' onPage={onPage} />
    </>
  )
}

type NoCandidatesProps = { isFiltered: boolean; onClear: () => void }

/** Says why the list is empty: no worker matches the filters, or nobody has worked yet. */
export function NoCandidates({ isFiltered, onClear }: NoCandidatesProps) {
  if (isFiltered) return <NoResult what='候補' onClear={onClear} />
  return (
    <EmptyState heading='h2' art='worker' title='候補になるワーカーはまだいません'>
      この店舗で勤務した方が、条件とともにここに並びます。
    </EmptyState>
  )
}
