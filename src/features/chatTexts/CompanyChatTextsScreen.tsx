import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyChatTexts } from '@/contracts/chatTexts'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ChatTextList } from './components/ChatTextList'
import * as S from './components/ChatTexts.styles'
import { useCompanyChatTextActions } from './hooks/useChatTextActions'

const title = <BarTitle>定型文</BarTitle>

/** The texts that all stores of a company begin their messages with. */
export function CompanyChatTextsScreen({ companyId }: Params<typeof routes.companyChatTexts.path>) {
  const isForbidden = useForbidden(companyChatTexts.list)
  const canRead = useCan(companyChatTexts.list)
  const canManage = useCan(companyChatTexts.create)
  const actions = useCompanyChatTextActions(companyId)
  const query = useQuery(companyChatTexts.list, canRead ? { companyId } : null)
  const { mutate } = query
  if (isForbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='定型文を見る権限がありません'>
          企業の定型文を見られるのは、この企業の担当者です。必要なときは、企業管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout title={title}>
      <S.Note>すべての店舗で、店舗の定型文の後に、この順で並びます。</S.Note>
      <QueryResult of={query} name='定型文' heading='h2' skeleton={<Skeleton kind='cards' />}>
        {(data) => (
          <ChatTextList
            title='企業の定型文'
            items={data.items}
            actions={canManage ? actions : undefined}
            onLatest={async () => (await mutate())?.items}
          />
        )}
      </QueryResult>
    </PageLayout>
  )
}
