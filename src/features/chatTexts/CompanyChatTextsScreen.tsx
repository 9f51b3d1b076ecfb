import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { companyChatTexts } from '@/contracts/chatTexts'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { ChatTextList } from './components/ChatTextList'
import { ChatTextsPage } from './components/ChatTextsPage'
import { useCompanyChatTextActions } from './hooks/useChatTextActions'

/** The 定型文 that all stores of a company use. */
export function CompanyChatTextsScreen({ companyId }: Params<typeof routes.companyChatTexts.path>) {
  const canManage = useCan(companyChatTexts.create)
  const actions = useCompanyChatTextActions(companyId)
  const query = useQuery(companyChatTexts.list, { companyId })
  const { mutate } = query
  return (
    <ChatTextsPage of={query}>
      {(data) => (
        <ChatTextList
          title='企業の定型文'
          note='すべての店舗で、店舗の定型文の後に、この順で並びます。'
          items={data.items}
          actions={canManage ? actions : undefined}
          readLatest={async () => (await mutate())?.items}
        />
      )}
    </ChatTextsPage>
  )
}
