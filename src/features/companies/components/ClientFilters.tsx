import { companyClientOrders } from '@/contracts/companies/enums'
import type { companyClientListQuery } from '@/contracts/companies/query'
import type { CompanyClientList } from '@/contracts/companies/schemas'
import { usedFigure } from '@/domain/billing/figures'
import type { QueryValue } from '@/lib/query'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'

export type ClientQuery = QueryValue<typeof companyClientListQuery>
type Props = {
  companyId: string
  query: ClientQuery
  data: CompanyClientList | undefined
  onChange: (patch: Partial<ClientQuery>) => void
  onClear?: (() => void) | undefined
}

const orderLabel = {
  todo: '対応の多い順',
  code: '店舗コード順',
  name: '店舗名順',
  open: '空きの多い順',
  use: `${usedFigure.label}の多い順`,
}
const [usualOrder, ...otherOrders] = companyClientOrders

/** The filters of a company's stores: search, prefecture, order and 「対応あり」. */
export function ClientFilters({ companyId, query, data, onChange, onClear }: Props) {
  const prefectures = (data?.prefectures ?? []).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const isUseKnown = data?.items.some(({ monthUseYen }) => monthUseYen !== null) ?? false
  const orderOptions = otherOrders
    .filter((value) => value !== 'use' || isUseKnown || query.order === 'use')
    .map((value) => ({ value, label: orderLabel[value] }))
  return (
    <ListConditions
      savedViews={{
        companyId,
        list: 'companyClients',
        path: href(routes.companyClients, { companyId }),
        query,
      }}
      search={{
        label: '店舗名・店舗コードで探す',
        placeholder: '店舗名・店舗コード',
        maxLength: MAX_NAME_SEARCH_LENGTH,
        value: query.keyword,
        onSearch: (keyword) => onChange({ keyword }),
      }}
      onClear={onClear}
    >
      <FilterSelect
        label='都道府県'
        all='都道府県'
        value={query.prefecture}
        options={prefectures}
        onChange={(prefecture) => onChange({ prefecture })}
      />
      <FilterSelect
        label='並び'
        all={orderLabel[usualOrder]}
        value={query.order === usualOrder ? '' : query.order}
        options={orderOptions}
        onChange={(order) => onChange({ order: order || usualOrder })}
      />
      <FilterSwitch
        label={data ? `対応あり ${data.withTodoCount}` : '対応あり'}
        on={query.todo === '1'}
        onChange={(on) => onChange({ todo: on ? '1' : '' })}
      />
    </ListConditions>
  )
}
