import { RoomList } from '@/features/chat/components/list/RoomList'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { ChatLayout } from './components/ChatLayout'
import { UnselectedPane } from './components/RoomPane'

/** The rooms of a store: from 750 px up beside an empty pane, alone on phones. */
export function ChatRoomsScreen({ clientId }: Params<typeof routes.chatRooms.path>) {
  return (
    <ChatLayout data-view='list'>
      <RoomList clientId={clientId} current='' heading='h1' />
      <UnselectedPane>
        <StateMessage heading='h2' art='chat' title='メッセージを選んでください'>
          左の一覧から選ぶと、ここにやり取りが表示されます。
        </StateMessage>
      </UnselectedPane>
    </ChatLayout>
  )
}
