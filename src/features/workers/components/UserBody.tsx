import { Ban } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useCan } from '@/components/permissions/useCan'
import { UserHistory } from '@/components/workers/UserHistory'
import { UserReviews } from '@/components/workers/UserReviews'
import { UserStats } from '@/components/workers/UserStats'
import { employmentNotices } from '@/contracts/employmentNotices'
import type { UserDetail } from '@/contracts/workers/schemas'
import { blockReasonLabel, blockScopeLabel } from '@/domain/workers/workers'
import type { DetailAction } from '@/features/workers/lib/detailAction'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { UserActions } from './UserActions'
import * as S from './UserBody.styles'
import { UserLimits } from './UserLimits'
import { UserNotes } from './UserNotes'
import { UserProfile } from './UserProfile'
import { UserSkills } from './UserSkills'

// Below the fold, so it is loaded later.
const UserEmploymentNotices = dynamic(
  () => import('./UserEmploymentNotices').then((m) => m.UserEmploymentNotices),
  { ssr: false, loading: LazyBoundary },
)

type Props = { clientId: string; user: UserDetail; onAction: (action: DetailAction) => void }

/** What the store knows about a worker, their history here, and other actions. */
export function UserBody({ clientId, user, onAction }: Props) {
  const shared = { clientId, userId: user.userId }
  const canReadNotices = useCan(employmentNotices.ofWorker)
  return (
    <S.Sections>
      <div data-part='notes'>
        <UserNotes user={user} onAction={onAction} />
      </div>
      <UserStats user={user} />
      <div data-part='history'>
        <BlockNotices user={user} />
        <UserHistory {...shared} workedCount={user.workedCountHere} />
        <UserSkills {...shared} workedCount={user.workedCountHere} />
        <UserReviews {...shared} workedCount={user.workedCountHere} />
        {canReadNotices && <UserEmploymentNotices {...shared} />}
        <UserProfile user={user} />
      </div>
      <div data-part='rest'>
        {user.limits && <UserLimits clientId={clientId} limits={user.limits} />}
        <UserActions clientId={clientId} user={user} onAction={onAction} />
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
