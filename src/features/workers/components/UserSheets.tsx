import { CallSheet } from '@/components/absence/CallSheet'
import { BlockSheet } from '@/components/workers/BlockSheet'
import { GraduateSheet } from '@/components/workers/GraduateSheet'
import { GroupsSheet } from '@/components/workers/groups/GroupsSheet'
import { ReportSheet } from '@/components/workers/ReportSheet'
import type { UserDetail } from '@/contracts/workers/schemas'
import type { DetailAct } from '@/features/workers/lib/detailAct'
import { MemoSheet } from './MemoSheet'
import { UserConfirm } from './UserConfirm'

type Props = {
  act: DetailAct
  clientId: string
  user: UserDetail
  onClose: () => void
  /** Called when the displayed data is outdated. */
  onChanged: () => void
}

/** The sheet of an action on one worker. */
export function UserSheets({ act, clientId, user, onClose, onChanged }: Props) {
  const shared = { clientId, users: [user], onClose }
  switch (act) {
    case 'call':
      return <CallSheet clientId={clientId} user={user} onClose={onClose} />
    case 'block':
      return <BlockSheet {...shared} />
    case 'groups':
      return <GroupsSheet {...shared} />
    case 'ask':
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
      return <UserConfirm act={act} clientId={clientId} user={user} onClose={onClose} />
  }
}
