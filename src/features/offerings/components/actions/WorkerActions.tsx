import { MessageCircle } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { MatchingPermissions } from '@/features/offerings/hooks/useMatchingPermissions'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { MenuListBoundary } from '@/ui/buttons/LazyMenuList'
import { MenuButton } from '@/ui/buttons/Menu'
import { preloadOn } from '@/ui/buttons/preloadOn'

const loadMenu = () => import('./WorkerMenuList').then((m) => m.WorkerMenuList)
const WorkerMenuList = dynamic(loadMenu, { ssr: false, loading: MenuListBoundary })
const preloadMenu = preloadOn(loadMenu)

/** Actions on a worker that open a sheet; a cancellation by the store has its own page. */
export type WorkerAction =
  | 'missing'
  | 'absence'
  | 'undoAbsence'
  | 'workerCancel'
  | 'documents'
  | 'transportation'
  | 'scannedEnd'
  | 'earlyRelease'
  | 'block'
  | 'report'
type Shift = Pick<OfferingDetail, 'id' | 'startAt' | 'endAt'>
export type WorkerActionsProps = {
  clientId: string
  offering: Shift
  user: OfferingUser
  permissions: MatchingPermissions
  onAction: (action: WorkerAction) => void
}

const isMissing = (user: OfferingUser) => user.presence === 'late'

/**
 * The actions on one row: the most frequent are buttons, the others are in the menu, whose code loads when it is
 * first opened.
 */
export function WorkerActions(props: WorkerActionsProps) {
  const { clientId, user, permissions, onAction } = props
  const documentsLabel = user.questions > 0 ? '回答を見る' : '資格・検便'
  return (
    <span data-buttons=''>
      {isMissing(user) && permissions.canRecordAbsence && (
        <Button
          data-hidden-on-phone=''
          tone='blue'
          size={40}
          aria-label={`${user.name}さんの未到着に対応する`}
          onClick={() => onAction('missing')}
        >
          対応する
        </Button>
      )}
      {user.chatRoomUid !== null && (
        <ButtonLink
          data-message=''
          size={40}
          icon={<MessageCircle size={18} aria-hidden />}
          href={href(routes.chatRoom, { clientId, chatRoomId: user.chatRoomUid })}
          aria-label={`${user.name}さんとのメッセージ`}
        >
          <span>メッセージ</span>
        </ButtonLink>
      )}
      {!isMissing(user) && (
        <Button
          data-hidden-on-phone=''
          size={40}
          aria-label={`${user.name}さんの${documentsLabel}`}
          onClick={() => onAction('documents')}
        >
          {documentsLabel}
        </Button>
      )}
      <WorkerMenu {...props} />
    </span>
  )
}

function WorkerMenu(props: WorkerActionsProps) {
  const label = `${props.user.name}さんのその他の操作`
  return (
    <MenuButton label={label} preload={preloadMenu}>
      {(onClose) => <WorkerMenuList {...props} label={label} onClose={onClose} />}
    </MenuButton>
  )
}
