import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { storeOrders, type StoreGroups, type StoreOrder } from '@/features/accounts/lib/storeOrders'
import * as S from '@/features/accounts/StorePickerScreen.styles'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import type { MenuPage } from '@/shell/navigation/menu'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { StoreList } from './StoreList'

type Props = {
  keyword: string
  order: StoreOrder
  /** Undefined while loading. */
  groups: StoreGroups | undefined
  firstPageOf: (store: AccessibleClient) => MenuPage | undefined
  onSearch: (keyword: string) => void
  onOrder: (order: StoreOrder) => void
  onToggleFavorite: (store: AccessibleClient) => void
}

/** Search and order, with the stores in groups: favourites, others, and those that cannot be opened. */
export function StoreFinder({
  keyword,
  order,
  groups,
  firstPageOf,
  onSearch,
  onOrder,
  onToggleFavorite,
}: Props) {
  return (
    <>
      <SearchField
        label='店舗名・店舗コードで探す'
        hideLabel
        placeholder='店舗名・店舗コードで探す'
        maxLength={MAX_SEARCH_LENGTH}
        value={keyword}
        found={groups && { count: Object.values(groups).flat().length, unit: '店舗' }}
        onSearch={onSearch}
      />
      <S.SortOptions role='group' aria-label='並び順'>
        {storeOrders.map((option) => (
          <button
            key={option.value}
            type='button'
            aria-pressed={option.value === order}
            onClick={() => onOrder(option.value)}
          >
            {option.label}
          </button>
        ))}
      </S.SortOptions>
      {!groups && (
        <S.Pending>
          <Skeleton kind='cards' />
        </S.Pending>
      )}
      {groups && (
        <>
          {Object.values(groups).flat().length === 0 && (
            <NoResult what='店舗' onClear={() => onSearch('')} />
          )}
          <StoreList
            title='よく使う店舗'
            stores={groups.favorites}
            firstPageOf={firstPageOf}
            onStar={onToggleFavorite}
          />
          <StoreList
            title={groups.favorites.length > 0 ? 'そのほかの店舗' : '店舗'}
            stores={groups.others}
            firstPageOf={firstPageOf}
            onStar={onToggleFavorite}
          />
          <StoreList
            title='開けない店舗'
            note='今の権限では、店舗の画面を開けません。必要なときは、企業の管理者にご確認ください。'
            stores={groups.forbidden}
            firstPageOf={firstPageOf}
            onStar={onToggleFavorite}
          />
        </>
      )}
    </>
  )
}
