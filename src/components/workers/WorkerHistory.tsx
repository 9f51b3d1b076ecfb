import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { matchingChip } from '@/components/matchings/matchingChip'
import { QueryError } from '@/components/queries/QueryResult'
import { workers } from '@/contracts/workers'
import type { UserOffering } from '@/contracts/workers/schemas'
import { reviewKindLabel } from '@/domain/labels'
import { isPlanned } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { formatHours } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FOLDED_COUNT, FOLDED_ROW_HEIGHT, FoldedRow, FoldedRows, ShowAll } from './FoldedRows'
import { SectionCard } from './SectionCard'
import { WorkerSection } from './WorkerSection'

function Outcome({ shift }: { shift: UserOffering }) {
  if (shift.reviewKind) {
    const isGood = shift.reviewKind === 'good'
    return (
      <StatusChip
        kind={isGood ? 'worked' : 'error'}
        icon={isGood ? ThumbsUp : ThumbsDown}
        label={reviewKindLabel[shift.reviewKind]}
      />
    )
  }
  if (shift.status === 'worked') return <StatusChip kind='review' label='未評価' />
  return <StatusChip {...matchingChip(shift)} />
}

function HistoryItem({ clientId, shift }: { clientId: string; shift: UserOffering }) {
  const details = [
    formatHours(shift.startAt, shift.endAt),
    ...(shift.lateMin > 0 ? [`遅刻${shift.lateMin}分`] : []),
    ...(shift.positions.length > 0 ? [shift.positions.join('・')] : []),
  ]
  return (
    <FoldedRow
      at={shift.startAt}
      title={shift.title}
      href={href(routes.offering, { clientId, offeringId: shift.offeringId })}
      details={[details.join(' ・ ')]}
    >
      <Outcome shift={shift} />
    </FoldedRow>
  )
}

/** Returns the latest shifts that are no longer only planned; if there are none, the planned ones. */
function firstOf(items: readonly UserOffering[], now: Date) {
  const past = items.filter((shift) => !isPlanned(shift, now))
  return (past.length > 0 ? past : items).slice(0, FOLDED_COUNT)
}

/** The shifts at this store, the latest first. `workedCount` sets the height of the skeleton. */
export function WorkerHistory({
  clientId,
  userId,
  workedCount,
}: {
  clientId: string
  userId: number
  workedCount: number
}) {
  const [page, setPage] = useState(1)
  const result = useQuery(
    workers.offerings,
    { clientId, userId, query: { page } },
    { keepPreviousData: true },
  )
  const { data, error } = result
  const totalCount = data?.totalCount ?? workedCount
  const isEmpty = totalCount === 0
  const isLoading = !data && !error && workedCount > 0
  return (
    <WorkerSection id='user-history' title='この店舗での勤務' note={`${workedCount}回`}>
      <QueryError of={result} name='勤務の履歴' inline />
      {isLoading && (
        <>
          <HistorySkeleton kind='people' rows={Math.min(workedCount, FOLDED_COUNT)} />
          {workedCount > FOLDED_COUNT && <ShowAll />}
        </>
      )}
      {isEmpty && (data || !error) && (
        <SectionCard>
          <p data-loading={!data || undefined}>まだこの店舗での勤務はありません。</p>
        </SectionCard>
      )}
      {data && (
        <FoldedRows
          unit='件'
          data={data}
          first={firstOf(data.items, serverNow())}
          showAll={`予定・取消・欠勤も含めてすべて見る(${data.totalCount}件)`}
          onPage={setPage}
        >
          {(shifts) =>
            shifts.map((shift) => (
              <HistoryItem key={shift.offeringId} clientId={clientId} shift={shift} />
            ))
          }
        </FoldedRows>
      )}
    </WorkerSection>
  )
}

const HistorySkeleton = styled(Skeleton)`
  --row-height: ${FOLDED_ROW_HEIGHT};
`
