import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { QueryResult } from '@/components/queries/QueryResult'
import { chatTexts } from '@/contracts/chatTexts'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ChatTextList } from './components/ChatTextList'
import * as S from './components/ChatTexts.styles'
import { useStoreChatTextActions } from './hooks/useChatTextActions'

const title = <BarTitle>定型文</BarTitle>

/** The texts that a store begins its messages with, and below them those of its company. */
export function ChatTextsScreen({ clientId }: Params<typeof routes.chatTexts.path>) {
  const isForbidden = useForbidden(chatTexts.list)
  const canRead = useCan(chatTexts.list)
  const canEdit = useCan(chatTexts.create)
  const actions = useStoreChatTextActions(clientId)
  const query = useQuery(chatTexts.list, canRead ? { clientId } : null)
  const { mutate } = query
  if (isForbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='定型文を見る権限がありません'>
          定型文を見られるのは、この店舗の担当者です。必要なときは、企業管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout title={title}>
      <S.Note>メッセージを書く画面に、この順で並びます。</S.Note>
      <QueryResult of={query} name='定型文' heading='h2' skeleton={<Skeleton kind='cards' />}>
        {(data) => (
          <>
            <ChatTextList
              title='この店舗の定型文'
              items={data.items}
              actions={canEdit ? actions : undefined}
              onLatest={async () => (await mutate())?.items}
            />
            {data.companyItems.length > 0 && (
              <ChatTextList
                title='企業の定型文'
                note='すべての店舗で使えます。企業管理者だけが変えられます。'
                items={data.companyItems}
                actions={undefined}
                onLatest={async () => (await mutate())?.companyItems}
              />
            )}
          </>
        )}
      </QueryResult>
    </PageLayout>
  )
}
