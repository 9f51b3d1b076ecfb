import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts } from '@/contracts/accounts'
import { operatorRequests } from '@/contracts/operatorRequests'
import type { UsageLimit } from '@/contracts/operatorRequests/schemas'
import { formatMonth } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { RequestStatus } from './components/RequestStatus'
import { UsageCard } from './components/UsageCard'
import { UsageLimitForm } from './components/UsageLimitForm'

const title = <BarTitle>利用上限の変更</BarTitle>
const words = {
  submitted: '利用上限の変更を審査しています',
  approved: '利用上限の変更が承認されました',
  declined: '利用上限の変更は承認されませんでした',
}

/** The usage limit of the company, and the request for a higher one. */
export function UsageLimitScreen({ clientId }: Params<typeof routes.requestUsageLimit.path>) {
  const query = useQuery(operatorRequests.usageLimit, { clientId })
  return (
    <PageLayout title={title} width='form'>
      <QueryResult of={query} name='利用上限額' heading='h2' skeleton={<Skeleton kind='form' />}>
        {(data) => <Content clientId={clientId} usage={data} />}
      </QueryResult>
    </PageLayout>
  )
}

function Content({ clientId, usage }: { clientId: string; usage: UsageLimit }) {
  const { limitYen, remainingYen, request, isOpenElsewhere } = usage
  if (limitYen === null || remainingYen === null)
    return (
      <Notice title='利用上限額は設定されていません'>
        上限を気にせず求人を公開できます。変更の申請は必要ありません。
      </Notice>
    )
  const isOpen = request?.status === 'submitted' || isOpenElsewhere
  return (
    <>
      <UsageCard month={usage.month} limitYen={limitYen} remainingYen={remainingYen} />
      {request && (
        <RequestStatus
          request={request}
          words={words}
          items={[
            { label: '希望する上限', value: formatYen(request.requestedYen) },
            { label: '必要になる月', value: `${formatMonth(request.expectedMonth)}から` },
            { label: '理由', value: request.reason },
            { label: '担当者', value: `${request.contactName}(${request.contactPhone})` },
          ]}
        />
      )}
      {isOpenElsewhere && (
        <Notice title='ほかの店舗からの申請を審査しています'>
          利用上限額は全店舗で共通です。結果が出るまで、次の申請はできません。
        </Notice>
      )}
      {!isOpen && <RequestSection clientId={clientId} usage={usage} />}
    </>
  )
}

function RequestSection({ clientId, usage }: { clientId: string; usage: UsageLimit }) {
  const account = useQuery(accounts.me, {})
  return (
    <PageSection title='変更の申請'>
      <QueryResult of={account} name='担当者の連絡先' skeleton={<Skeleton kind='form' />}>
        {(me) => <UsageLimitForm clientId={clientId} usage={usage} me={me} />}
      </QueryResult>
    </PageSection>
  )
}
