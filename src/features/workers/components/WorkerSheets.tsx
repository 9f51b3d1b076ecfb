import { CallSheet } from '@/components/absence/CallSheet'
import { BlockSheet } from '@/components/workers/BlockSheet'
import { GraduateSheet } from '@/components/workers/GraduateSheet'
import { GroupsSheet } from '@/components/workers/groups/GroupsSheet'
import { ReportSheet } from '@/components/workers/ReportSheet'
import type { UserDetail } from '@/contracts/workers/schemas'
import type { DetailAction } from '@/features/workers/lib/detailAction'
import { MemoSheet } from './MemoSheet'
import { WorkerConfirm } from './WorkerConfirm'

type Props = {
  action: DetailAction
  clientId: string
  user: UserDetail
  onClose: () => void
  /** Called when the displayed data is outdated. */
  onChanged: () => void
}

/** The sheet of an action on one worker. */
export function WorkerSheets({ action, clientId, user, onClose, onChanged }: Props) {
  const shared = { clientId, users: [user], onClose }
  switch (action) {
    case 'emergencyContact':
      return <CallSheet clientId={clientId} user={user} onClose={onClose} />
    case 'block':
      return <BlockSheet {...shared} />
    case 'groups':
      return <GroupsSheet {...shared} />
    case 'askToWork':
      return <GroupsSheet {...shared} mode='ask' />
    case 'memo':
      return <MemoSheet clientId={clientId} user={user} onClose={onClose} onChanged={onChanged} />
    case 'graduate':
      return <GraduateSheet clientId={clientId} user={user} onClose={onClose} />
    case 'report':
      return <ReportSheet clientId={clientId} user={user} onClose={onClose} />
    case 'trust':
    case 'distrust':
    case 'unblock':
    case 'ungraduate':
      return <WorkerConfirm action={action} clientId={clientId} user={user} onClose={onClose} />
  }
}
