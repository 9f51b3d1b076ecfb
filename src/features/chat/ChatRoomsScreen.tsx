import { chatRooms } from '@/contracts/chat'
import { useForbidden } from '@/components/permissions/useForbidden'
import type { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { RoomList } from '@/features/chat/components/list/RoomList'
import { ChatLayout } from './components/ChatLayout'
import { UnselectedPane } from './components/RoomPane'

/** The rooms of a store: from 750 px up beside an empty pane, alone on phones. */
export function ChatRoomsScreen({ clientId }: Params<typeof routes.chatRooms.path>) {
  if (useForbidden(chatRooms.list))
    return (
      <PageLayout title={<BarTitle>メッセージ</BarTitle>}>
        <Forbidden heading='h2' title='メッセージを見る権限がありません'>
          メッセージを見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
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
