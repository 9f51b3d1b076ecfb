import { useQuery } from '@/api/useQuery'
import { accountSettings } from '@/contracts/accounts'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { MyPage, loadingOrError } from './components/MyPage'
import { SubscriptionForm } from './components/SubscriptionForm'

/** Which e-mails the user receives about each store, and how soon. */
export function SubscriptionsScreen() {
  const { data, error, isValidating, mutate } = useQuery(
    accountSettings.subscriptions,
    {},
    { revalidateOnFocus: false, revalidateOnReconnect: false, refreshInterval: 0 },
  )
  return (
    <MyPage title='メール通知設定' setting>
      {!data &&
        loadingOrError({
          error,
          retrying: isValidating,
          onRetry: () => void mutate(),
          kind: 'cards',
        })}
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
