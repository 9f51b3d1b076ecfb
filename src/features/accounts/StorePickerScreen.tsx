import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { accounts } from '@/contracts/accounts'
import type {
  AccessibleClient,
  AccessibleCompanies,
  AccountPermission,
} from '@/contracts/accounts/schemas'
import { canIn } from '@/domain/accounts/scopes'
import { routes } from '@/routes/routes'
import { clientMenu } from '@/shell/navigation/clientMenu'
import { allowedPages } from '@/shell/navigation/menu'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PageLayout } from '@/ui/layout/PageLayout'
import { AccountLinks } from './components/AccountLinks'
import { CompanyCard } from './components/CompanyCard'
import { StoreFinder } from './components/stores/StoreFinder'
import { useRememberedSearch } from './hooks/useRememberedSearch'
import { groupStores } from './lib/storeOrders'
import * as S from './StorePickerScreen.styles'

/** Reads the stores of the account and what it can open of them. */
function useStores() {
  const stores = useQuery(accounts.clients, {})
  const permission = useQuery(accounts.permission, {})
  const [visit] = useMutation(accounts.visitClient)
  const scopes = permission.data?.scopes
  return {
    stores: scopes && stores.data?.items,
    scopes,
    /** The page of a store that the account opens first; undefined if it can open none. */
    firstPageOf: (store: AccessibleClient) =>
      scopes && allowedPages(clientMenu, (permission) => canIn(scopes, store, permission))[0],
    error: stores.error ?? permission.error,
    isRetrying: stores.isValidating || permission.isValidating,
    retry: () => {
      void stores.mutate()
      void permission.mutate()
    },
    toggleFavorite: (store: AccessibleClient) =>
      void visit({ clientId: store.id, body: { isFavorite: !store.isFavorite } }).catch(
        notifyError,
      ),
  }
}

/** The stores that the account can open: favourites first, then in the selected order. */
export function StorePickerScreen() {
  const [{ keyword, order }, setQuery] = useUrlState(routes.account.query)
  const handleSearch = useRememberedSearch(keyword, (next) => void setQuery({ keyword: next }))
  const { stores, scopes, firstPageOf, error, isRetrying, retry, toggleFavorite } = useStores()
  const canOpen = (store: AccessibleClient) => firstPageOf(store) !== undefined
  const { data: companies } = useQuery(accounts.companies, {})
  // While loading, the search is already shown, so that the list does not move it.
  const hasFinder = stores ? stores.length > 0 : !error
  return (
    <PageLayout title='店舗を選ぶ'>
      <S.Body>
        {hasFinder && <Lead openCount={stores?.filter(canOpen).length} />}
        {error && (
          <ErrorState inline={!!stores} onRetry={retry} retrying={isRetrying}>
            {error.message}
          </ErrorState>
        )}
        {stores?.length === 0 && (
          <EmptyState art='lock' title='開ける店舗がありません'>
            店舗を開くには、企業の管理者からの招待が必要です。企業の管理者にご確認ください。
          </EmptyState>
        )}
        {hasFinder && (
          <StoreFinder
            keyword={keyword}
            order={order}
            groups={stores && groupStores(stores, { keyword, order, canOpen })}
            firstPageOf={firstPageOf}
            onSearch={handleSearch}
            onOrder={(next) => void setQuery({ order: next })}
            onToggleFavorite={toggleFavorite}
          />
        )}
        {(stores ?? error) && <Companies companies={companies?.items ?? []} scopes={scopes} />}
        <AccountLinks />
      </S.Body>
    </PageLayout>
  )
}

/** How many stores can be opened; an empty line of the same height while loading. */
function Lead({ openCount }: { openCount: number | undefined }) {
  if (openCount === undefined) return <S.Lead>{'\u00a0'}</S.Lead>
  if (openCount === 0) return <S.Lead>開ける店舗はありません</S.Lead>
  return (
    <S.Lead>
      <b>{openCount}</b>店舗を開けます
    </S.Lead>
  )
}

type CompaniesProps = {
  companies: AccessibleCompanies['items']
  scopes: AccountPermission['scopes'] | undefined
}
function Companies({ companies, scopes }: CompaniesProps) {
  if (companies.length === 0) return null
  return (
    <S.Companies>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} scopes={scopes} />
      ))}
    </S.Companies>
  )
}
