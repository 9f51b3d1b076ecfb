import { companyChatTexts } from '@/contracts/chatTexts'
import { CompanyChatTextsScreen } from '@/features/chatTexts/CompanyChatTextsScreen'
import { routes } from '@/routes/routes'
import { companyLayout } from '@/shell/layout/companyLayout'
import { createPage } from '@/shell/page/createPage'

export default createPage(routes.companyChatTexts, {
  title: '定型文',
  heading: false,
  layout: companyLayout,
  screen: CompanyChatTextsScreen,
  permission: companyChatTexts.list,
  prefetch: [companyChatTexts.list],
})
