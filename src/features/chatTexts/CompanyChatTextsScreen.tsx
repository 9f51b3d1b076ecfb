import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyChatTexts } from '@/contracts/chatTexts'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ChatTextList } from './components/ChatTextList'
import { useCompanyChatTextActions } from './hooks/useChatTextActions'

const title = <BarTitle>定型文</BarTitle>

/** The texts that all stores of a company begin their messages with. */
export function CompanyChatTextsScreen({ companyId }: Params<typeof routes.companyChatTexts.path>) {
  const canManage = useCan(companyChatTexts.create)
  const actions = useCompanyChatTextActions(companyId)
  const query = useQuery(companyChatTexts.list, { companyId })
  const { mutate } = query
  return (
    <PageLayout title={title}>
      <QueryResult of={query} name='定型文' heading='h2' skeleton={<Skeleton kind='cards' />}>
        {(data) => (
          <ChatTextList
            title='企業の定型文'
            note='すべての店舗で、店舗の定型文の後に、この順で並びます。'
            items={data.items}
            actions={canManage ? actions : undefined}
            onLatest={async () => (await mutate())?.items}
          />
        )}
      </QueryResult>
    </PageLayout>
  )
}
