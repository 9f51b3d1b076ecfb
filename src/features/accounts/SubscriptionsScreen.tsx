import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { accountSettings } from '@/contracts/accounts'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { MyPage } from './components/MyPage'
import { SubscriptionForm } from './components/SubscriptionForm'

/** Which e-mails the user receives about each store, and how soon. */
export function SubscriptionsScreen() {
  const subscriptions = useQuery(
    accountSettings.subscriptions,
    {},
    { revalidateOnFocus: false, revalidateOnReconnect: false, refreshInterval: 0 },
  )
  const { data } = subscriptions
  return (
    <MyPage title='メール通知設定' setting>
      {!data && (
        <QueryResult of={subscriptions} name='通知設定' skeleton={<Skeleton kind='cards' />} />
      )}
      {data?.items.length === 0 && (
        <EmptyState art='lock' title='通知を受け取る店舗がありません'>
          店舗を開けるようになると、店舗ごとに選べます。企業の管理者にご確認ください。
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <SubscriptionForm stores={data.items} backHref={href(routes.accountSettings, {})} />
      )}
    </MyPage>
  )
}
