import { useQuery } from '@/api/useQuery'
import { QueryResult, allOf } from '@/components/queries/QueryResult'
import { accounts, accountSettings } from '@/contracts/accounts'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { SubscriptionForm } from './components/SubscriptionForm'

/** Not revalidated: the initial choices must not change while they are edited. */
const whileEditing = { revalidateOnFocus: false, revalidateOnReconnect: false, refreshInterval: 0 }

/** Which e-mails the signed-in account receives about each store of the company, and how soon. */
export function CompanySubscriptionsScreen({
  companyId,
}: Params<typeof routes.companySubscriptions.path>) {
  const clients = useQuery(accounts.clients, {}, whileEditing)
  const subscriptions = useQuery(accountSettings.subscriptions, {}, whileEditing)
  const ofCompany = new Set(
    clients.data?.items.flatMap((client) =>
      String(client.companyId) === companyId ? [client.id] : [],
    ),
  )
  const stores =
    clients.data && subscriptions.data?.items.filter(({ clientId }) => ofCompany.has(clientId))
  return (
    <PageLayout title={<BarTitle>通知設定</BarTitle>} width='form'>
      {!stores && (
        <QueryResult
          of={allOf({ clients, subscriptions })}
          name='通知設定'
          heading='h2'
          skeleton={<Skeleton kind='cards' />}
        />
      )}
      {stores?.length === 0 && (
        <EmptyState heading='h2' art='lock' title='通知を受け取る店舗がありません'>
          店舗を追加すると、店舗ごとに選べます。
        </EmptyState>
      )}
      {stores && stores.length > 0 && (
        <SubscriptionForm stores={stores} backHref={href(routes.companyClients, { companyId })} />
      )}
    </PageLayout>
  )
}
