import { chatRooms } from '@/contracts/chat'
import { ChatRoomsScreen } from '@/features/chat/ChatRoomsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.chatRooms, {
  title: 'メッセージ',
  heading: false,
  layout: clientLayout,
  screen: ChatRoomsScreen,
  permission: chatRooms.list,
  prefetch: [chatRooms.list],
})
