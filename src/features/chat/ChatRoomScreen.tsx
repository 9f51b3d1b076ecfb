import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic'
import { useRouter } from 'next/router'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { chatRooms } from '@/contracts/chat'
import { RoomList } from '@/features/chat/components/list/RoomList'
import { RoomFailed } from '@/features/chat/components/room/RoomFailed'
import { RoomWaiting } from '@/features/chat/components/room/RoomWaiting'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { useHasBeenWide } from '@/ui/responsive/useHasBeenWide'
import { ChatLayout } from './components/ChatLayout'
import { EmptyPane } from './components/RoomPane'

const Room = dynamic(() => import('@/features/chat/components/room/Room').then((m) => m.Room), {
  ssr: false,
  loading: RoomBoundary,
})

/**
 * Shown while the room's code loads or has failed to load. Phones have no header here, so it
 * contains the back link.
 */
function RoomBoundary({ error, retry }: DynamicOptionsLoadingProps) {
  const { query } = useRouter()
  const clientId = String(query['clientId'])
  if (!error) return <RoomWaiting clientId={clientId} />
  return (
    <EmptyPane>
      <RoomFailed clientId={clientId} title='メッセージを表示できません' onRetry={() => retry?.()}>
        通信を確かめて、もう一度お試しください。
      </RoomFailed>
    </EmptyPane>
  )
}

/** One room: beside the list from 750 px up, alone on phones. */
export function ChatRoomScreen({ clientId, chatRoomId }: Params<typeof routes.chatRoom.path>) {
  const hasBeenWide = useHasBeenWide()
  const { data: me } = useQuery(accounts.me, {})
  // The request starts while the code of the room loads.
  useQuery(chatRooms.one, { clientId, chatRoomUid: chatRoomId })
  return (
    <ChatLayout data-view='room'>
      {hasBeenWide && <RoomList clientId={clientId} current={chatRoomId} heading='h2' />}
      <Room clientId={clientId} uid={chatRoomId} accountId={me?.id} />
    </ChatLayout>
  )
}
