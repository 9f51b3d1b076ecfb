import { Link } from '@/ui/buttons/Link'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useSignOut } from '@/api/session'
import { useUrlState } from '@/api/useUrlState'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { canIn } from '@/domain/accounts/scopes'
import { searchKey } from '@/lib/text/jaInput'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NoResult } from '@/ui/feedback/NoResult'
import { PageLayout } from '@/ui/layout/PageLayout'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CompanyCard } from './components/CompanyCard'
import { StoreList } from './components/StoreList'
import * as S from './StorePickerScreen.styles'

const matches = (store: AccessibleClient, wanted: string) =>
  [store.name, store.nameKana, store.code, store.brandName, store.city].some(
    (text) => text !== null && searchKey(text).includes(wanted),
  )
const orders = [
  { value: 'todo', label: 'やることの多い順' },
  { value: 'code', label: '店舗コード順' },
] as const
const compare = {
  todo: (a: AccessibleClient, b: AccessibleClient) => b.todoCount - a.todoCount || a.id - b.id,
  code: (a: AccessibleClient, b: AccessibleClient) =>
    (a.code ?? '').localeCompare(b.code ?? '') || a.id - b.id,
}

/** The stores one may open: favourites first, then where most waits. */
export function StorePickerScreen() {
  const [{ keyword, order }, setQuery] = useUrlState(routes.account.query)
  const stores = useQuery(accounts.clients, {})
  const permission = useQuery(accounts.permission, {})
  const { data: companies } = useQuery(accounts.companies, {})
  const { data: counts } = useQuery(accounts.notificationCounts, {})
  const [visit] = useMutation(accounts.visitClient)
  const [signOut, leaving] = useSignOut(href(routes.login, {}))
  const error = stores.error ?? permission.error
  const retrying = stores.isValidating || permission.isValidating
  const data = permission.data &&
    stores.data && { scopes: permission.data.scopes, items: stores.data.items }
  const wanted = searchKey(keyword)
  const open = data?.items.filter((store) => canIn(data.scopes, store, 'store.read')) ?? []
  const shown = (data?.items ?? [])
    .filter((store) => wanted === '' || matches(store, wanted))
    .sort(compare[order])
  const mine = shown.filter((store) => open.includes(store))
  const star = (store: AccessibleClient) =>
    void visit({ clientId: store.id, body: { isFavorite: !store.isFavorite } }).catch(notifyError)
  // While it loads, what one searches with stands already where it will be.
  const finding = data ? data.items.length > 0 : !error
  const retry = () => {
    void stores.mutate()
    void permission.mutate()
  }
  return (
    <PageLayout title='店舗をえらぶ'>
      <S.Body>
        {finding && (
          <S.Lead>
            {!data ? (
              '\u00a0'
            ) : open.length > 0 ? (
              <>
                <b>{open.length}</b>店舗を開けます
              </>
            ) : (
              '開ける店舗はありません'
            )}
          </S.Lead>
        )}
        {error && (
          <ErrorState inline={!!data} onRetry={retry} retrying={retrying}>
            {error.message}
          </ErrorState>
        )}
        {data?.items.length === 0 && (
          <EmptyState art='lock' title='開ける店舗がありません'>
            店舗を開くには、企業の管理者からの招待が必要です。企業の管理者にご確認ください。
          </EmptyState>
        )}
        {finding && (
          <>
            <SearchField
              label='店舗名・店舗コードで探す'
              hideLabel
              placeholder='店舗名・店舗コードで探す'
              maxLength={100}
              value={keyword}
              onSearch={(next) => void setQuery({ keyword: next })}
            />
            <S.SortOptions role='group' aria-label='並び順'>
              {orders.map((one) => (
                <button
                  key={one.value}
                  type='button'
                  aria-pressed={one.value === order}
                  onClick={() => void setQuery({ order: one.value })}
                >
                  {one.label}
                </button>
              ))}
            </S.SortOptions>
            {!data && (
              <S.Pending>
                <Skeleton kind='cards' />
              </S.Pending>
            )}
            {data && shown.length === 0 && (
              <NoResult what='店舗' onClear={() => void setQuery({ keyword: '' })} />
            )}
            <StoreList
              title='よく使う店舗'
              stores={mine.filter((store) => store.isFavorite)}
              onStar={star}
            />
            <StoreList
              title={mine.some((store) => store.isFavorite) ? 'そのほかの店舗' : '店舗'}
              stores={mine.filter((store) => !store.isFavorite)}
              onStar={star}
            />
            <StoreList
              title='開けない店舗'
              note='今の権限では、店舗の画面を開けません。必要なときは、企業の管理者にご確認ください。'
              stores={shown.filter((store) => !open.includes(store))}
              onStar={undefined}
            />
          </>
        )}
        {companies && companies.items.length > 0 && (data ?? error) && (
          <S.Companies>
            {companies.items.map((company) => (
              <CompanyCard key={company.id} company={company} />
            ))}
          </S.Companies>
        )}
        <nav aria-label='アカウントのメニュー'>
          <Link href={href(routes.accountNotice, {})}>
            お知らせ
            {counts !== undefined && <CountBadge count={counts.unreadNotices} words='件の未読' />}
          </Link>
          <Link href={href(routes.accountSubscriptions, {})}>メール通知設定</Link>
          <Link href={href(routes.accountSettings, {})}>アカウント設定</Link>
          <Button
            tone='link'
            size={44}
            loading={leaving}
            onClick={() => void signOut().catch(notifyError)}
          >
            ログアウト
          </Button>
        </nav>
      </S.Body>
    </PageLayout>
  )
}
