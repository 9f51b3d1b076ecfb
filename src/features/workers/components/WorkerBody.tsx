import { Ban } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useCan } from '@/components/permissions/useCan'
import { ReviewsOfWorker } from '@/components/workers/ReviewsOfWorker'
import { WorkerHistory } from '@/components/workers/WorkerHistory'
import { WorkerStats } from '@/components/workers/WorkerStats'
import { employmentNotices } from '@/contracts/employmentNotices'
import type { UserDetail } from '@/contracts/workers/schemas'
import { blockReasonLabel, blockScopeLabel } from '@/domain/workers/workers'
import type { DetailAction } from '@/features/workers/lib/detailAction'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { StoreWorkerActions } from './StoreWorkerActions'
import * as S from './WorkerBody.styles'
import { WorkerLimits } from './WorkerLimits'
import { WorkerNotes } from './WorkerNotes'
import { WorkerProfile } from './WorkerProfile'
import { WorkerSkills } from './WorkerSkills'

// Below the fold, so it is loaded later.
const WorkerEmploymentNotices = dynamic(
  () => import('./WorkerEmploymentNotices').then((m) => m.WorkerEmploymentNotices),
  { ssr: false, loading: LazyBoundary },
)

type Props = { clientId: string; user: UserDetail; onAction: (action: DetailAction) => void }

/** What the store knows about a worker, their history here, and other actions. */
export function WorkerBody({ clientId, user, onAction }: Props) {
  const shared = { clientId, userId: user.userId }
  const canReadNotices = useCan(employmentNotices.ofWorker)
  return (
    <S.Sections>
      <div data-part='notes'>
        <WorkerNotes user={user} onAction={onAction} />
      </div>
      <WorkerStats user={user} />
      <div data-part='history'>
        <BlockNotices user={user} />
        <WorkerHistory {...shared} workedCount={user.workedCountHere} />
        <WorkerSkills {...shared} workedCount={user.workedCountHere} />
        <ReviewsOfWorker {...shared} workedCount={user.workedCountHere} />
        {canReadNotices && <WorkerEmploymentNotices {...shared} />}
        <WorkerProfile user={user} />
      </div>
      <div data-part='rest'>
        {user.limits && <WorkerLimits clientId={clientId} limits={user.limits} />}
        <StoreWorkerActions clientId={clientId} user={user} onAction={onAction} />
      </div>
    </S.Sections>
  )
}

function BlockNotices({ user: { blocks } }: { user: UserDetail }) {
  const now = serverNow()
  return blocks.map((block) => (
    <Notice
      key={block.scope}
      tone='error'
      icon={Ban}
      title={`${blockScopeLabel[block.scope]}でブロック中(${blockReasonLabel[block.reasonCode]})`}
    >
      {formatDateTime(block.blockedAt, now)}
      {block.blockedByName && ` ・ ${block.blockedByName}`}
      {block.note && (
        <>
          <br />
          {block.note}
        </>
      )}
    </Notice>
  ))
}
