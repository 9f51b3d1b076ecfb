import { chatTexts } from '@/contracts/chatTexts'
import { ChatTextsScreen } from '@/features/chatTexts/ChatTextsScreen'
import { routes } from '@/routes/routes'
import { clientLayout } from '@/shell/layout/clientLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.chatTexts, {
  title: '定型文',
  heading: false,
  layout: clientLayout,
  screen: ChatTextsScreen,
  permission: chatTexts.list,
  prefetch: [chatTexts.list],
})
