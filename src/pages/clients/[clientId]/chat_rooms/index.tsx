import { chatRooms } from '@/contracts/chatRooms'
import { ChatRoomsScreen } from '@/features/chat/ChatRoomsScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.chatRooms, { title: 'メッセージ', heading: false, layout: clientLayout, screen: ChatRoomsScreen, reads: [chatRooms.list] })
