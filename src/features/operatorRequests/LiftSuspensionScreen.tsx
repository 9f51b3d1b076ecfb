import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts } from '@/contracts/accounts'
import { operatorRequests } from '@/contracts/operatorRequests'
import type { Suspension } from '@/contracts/operatorRequests/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { LiftForm } from './components/LiftForm'
import { RequestStatus } from './components/RequestStatus'
import { SuspensionCard } from './components/SuspensionCard'

const title = <BarTitle>利用再開の申請</BarTitle>
const words = {
  submitted: '利用再開の申請を審査しています',
  approved: '利用停止が解除されました',
  declined: '利用再開の申請は承認されませんでした',
}

/** The suspension of a store with its reason, and the request to lift it. */
export function LiftSuspensionScreen({ clientId }: Params<typeof routes.requestLift.path>) {
  const [query] = useUrlState(routes.requestLift.query)
  const result = useQuery(operatorRequests.suspension, { clientId, query })
  return (
    <PageLayout title={title} width='form'>
      <QueryResult
        of={result}
        name='利用停止の内容'
        heading='h2'
        skeleton={<Skeleton kind='form' />}
      >
        {(data) => <Content clientId={clientId} suspension={data} />}
      </QueryResult>
    </PageLayout>
  )
}

function Content({
  clientId,
  suspension: { restriction, offer, isOfferMissing, request },
}: {
  clientId: string
  suspension: Suspension
}) {
  return (
    <>
      {isOfferMissing && (
        <Notice tone='info'>
          指定されたひな形は、この店舗にありません。店舗の利用停止の状態を表示しています。
        </Notice>
      )}
      {restriction ? (
        <SuspensionCard clientId={clientId} restriction={restriction} offer={offer} />
      ) : (
        <EmptyState
          heading='h2'
          art='worker'
          title='申請の必要な利用停止はありません'
          action={
            <ButtonLink href={href(routes.home, { clientId })}>ホームで状態を見る</ButtonLink>
          }
        >
          利用上限額、修正依頼、お支払いによる制限は、原因がなくなると自動で解除されます。
        </EmptyState>
      )}
      {request && (
        <RequestStatus
          request={request}
          words={words}
          items={[
            { label: '起きたことと原因', value: request.causeExplanation },
            { label: '再発を防ぐために行うこと', value: request.prevention },
            { label: '担当者', value: `${request.contactName}(${request.contactPhone})` },
          ]}
        />
      )}
      {restriction && request?.status !== 'submitted' && (
        <RequestSection clientId={clientId} refOfferId={restriction.refOfferId} />
      )}
    </>
  )
}

function RequestSection({ clientId, refOfferId }: { clientId: string; refOfferId: number | null }) {
  const account = useQuery(accounts.me, {})
  return (
    <PageSection title='申請の内容'>
      <QueryResult of={account} name='担当者の連絡先' skeleton={<Skeleton kind='form' />}>
        {(me) => <LiftForm clientId={clientId} refOfferId={refOfferId} me={me} />}
      </QueryResult>
    </PageSection>
  )
}
