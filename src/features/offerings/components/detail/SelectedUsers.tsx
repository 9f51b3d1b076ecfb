import { FolderPlus, MessageCircle, SquareX } from 'lucide-react'
import { useState } from 'react'
import { arriving } from '@/lib/browser/arriving'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { BulkBar } from '@/ui/layout/BulkBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'

const useGroups = arriving(() =>
  import('@/components/workers/GroupsSheet').then((m) => m.GroupsSheet),
)
type Props = {
  clientId: string
  offeringId: number
  users: readonly { userId: number; name: string }[]
  onWrite: () => void
  onClear: () => void
}

/** What can be done with the workers that are selected. */
export function SelectedUsers({ clientId, offeringId, users, onWrite, onClear }: Props) {
  const mayWrite = useCan({ permission: 'chat.send' })
  const mayGroup = useCan({ permission: 'group.edit' })
  const [grouping, setGrouping] = useState(false)
  const [GroupsSheet, failed, again] = useGroups(grouping)
  return (
    <>
      <BulkBar count={users.length} unit='名' onClear={onClear}>
        {mayWrite && (
          <Button icon={<MessageCircle size={18} aria-hidden />} onClick={onWrite}>
            メッセージ
          </Button>
        )}
        {mayGroup && (
          <Button icon={<FolderPlus size={18} aria-hidden />} onClick={() => setGrouping(true)}>
            グループ
          </Button>
        )}
        <ButtonLink
          icon={<SquareX size={18} aria-hidden />}
          href={href(
            routes.reject,
            { clientId, offeringId },
            { users: users.map((u) => u.userId).join(',') },
          )}
        >
          キャンセル申請
        </ButtonLink>
      </BulkBar>
      {grouping && failed && (
        <ErrorState inline title='グループの画面を表示できません' onRetry={again}>
          通信を確かめて、もう一度お試しください。
        </ErrorState>
      )}
      {grouping && GroupsSheet && (
        <GroupsSheet clientId={clientId} users={users} several onClose={() => setGrouping(false)} />
      )}
    </>
  )
}
