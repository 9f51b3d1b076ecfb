import { FolderPlus, MessageCircle, SquareX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useCan } from '@/components/permissions/useCan'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { BulkBar } from '@/ui/layout/BulkBar'

const GroupsSheet = dynamic(
  () => import('@/components/workers/groups/GroupsSheet').then((m) => m.GroupsSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
type Props = {
  clientId: string
  offeringId: number
  users: readonly { userId: number; name: string }[]
  onWrite: () => void
  onClear: () => void
}

/** The actions on the selected workers. */
export function SelectedMatchedWorkers({ clientId, offeringId, users, onWrite, onClear }: Props) {
  const canWrite = useCan({ permission: 'chat.send' })
  const canEditGroups = useCan({ permission: 'group.edit' })
  const [isGroupsOpen, setIsGroupsOpen] = useState(false)
  return (
    <>
      <BulkBar count={users.length} unit='名' onClear={onClear}>
        {canWrite && (
          <Button icon={<MessageCircle size={18} aria-hidden />} onClick={onWrite}>
            メッセージ
          </Button>
        )}
        {canEditGroups && (
          <Button icon={<FolderPlus size={18} aria-hidden />} onClick={() => setIsGroupsOpen(true)}>
            グループ
          </Button>
        )}
        <ButtonLink
          icon={<SquareX size={18} aria-hidden />}
          href={href(
            routes.reject,
            { clientId, offeringId },
            { users: users.map((user) => user.userId).join(',') },
          )}
        >
          キャンセル申請
        </ButtonLink>
      </BulkBar>
      {isGroupsOpen && (
        <GroupsSheet
          clientId={clientId}
          users={users}
          isBulk
          onClose={() => setIsGroupsOpen(false)}
        />
      )}
    </>
  )
}
