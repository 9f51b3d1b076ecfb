import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { chatTexts } from '@/contracts/chatTexts'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { ChatTextList } from './components/ChatTextList'
import { ChatTextsPage } from './components/ChatTextsPage'
import { useStoreChatTextActions } from './hooks/useChatTextActions'

/** The 定型文 of a store, and below them those of its company. */
export function ChatTextsScreen({ clientId }: Params<typeof routes.chatTexts.path>) {
  const canEdit = useCan(chatTexts.create)
  const actions = useStoreChatTextActions(clientId)
  const query = useQuery(chatTexts.list, { clientId })
  const { mutate } = query
  return (
    <ChatTextsPage of={query}>
      {(data) => (
        <>
          <ChatTextList
            title='この店舗の定型文'
            note='メッセージを書く画面に、この順で並びます。'
            items={data.items}
            actions={canEdit ? actions : undefined}
            readLatest={async () => (await mutate())?.items}
          />
          {data.companyItems.length > 0 && (
            <ChatTextList
              title='企業の定型文'
              note='すべての店舗で使えます。企業管理者だけが変えられます。'
              items={data.companyItems}
              actions={undefined}
              readLatest={async () => (await mutate())?.companyItems}
            />
          )}
        </>
      )}
    </ChatTextsPage>
  )
}
