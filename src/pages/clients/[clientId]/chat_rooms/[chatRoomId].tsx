import { ChatRoomScreen } from '@/features/chat/ChatRoomScreen'
import { routes } from '@/routes'
import { definePage } from '@/shell/definePage'
import { clientLayout } from '@/shell/layouts'

export default definePage(routes.chatRoom, { title: 'メッセージ', heading: false, back: routes.chatRooms, appBar: false, bar: false, layout: clientLayout, screen: ChatRoomScreen })
