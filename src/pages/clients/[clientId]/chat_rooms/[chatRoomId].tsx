import { chatRooms } from '@/contracts/chat'
import { ChatRoomScreen } from '@/features/chat/ChatRoomScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.chatRoom, {
  title: 'メッセージ',
  heading: false,
  back: routes.chatRooms,
  appBar: false,
  bar: false,
  layout: clientLayout,
  screen: ChatRoomScreen,
  permission: chatRooms.one,
})
