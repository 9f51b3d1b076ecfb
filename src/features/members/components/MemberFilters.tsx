import { memberStates } from '@/contracts/members/enums'
import type { memberListQuery } from '@/contracts/members/query'
import type { MemberList } from '@/contracts/members/schemas'
import { roles } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import type { QueryValue } from '@/lib/query'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterNumberSelect, FilterSelect } from '@/ui/fields/filters/FilterSelect'

type MemberQuery = QueryValue<typeof memberListQuery>
type Props = {
  companyId: string
  query: MemberQuery
  stores: MemberList['stores']
  onChange: (patch: Partial<MemberQuery>) => void
  onClear?: (() => void) | undefined
}
const stateLabel = { active: '有効', invited: '招待中', suspended: '停止中' }
const roleOptions = roles.map((value) => ({ value, label: roleLabel[value] }))
const stateOptions = memberStates.map((value) => ({ value, label: stateLabel[value] }))

/** Search, store, role and state of the members of a company. */
export function MemberFilters({ companyId, query, stores, onChange, onClear }: Props) {
  return (
    <ListConditions
      savedViews={{
        companyId,
        list: 'members',
        path: href(routes.companyMembers, { companyId }),
        query,
      }}
      search={{
        label: '氏名・メールアドレスで探す',
        placeholder: '氏名・メールアドレス',
        maxLength: MAX_SEARCH_LENGTH,
        value: query.keyword,
        onSearch: (keyword) => onChange({ keyword }),
      }}
      onClear={onClear}
    >
      <FilterNumberSelect
        label='店舗'
        all='店舗: すべて'
        value={query.store}
        options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(store) => onChange({ store })}
      />
      <FilterSelect
        label='権限'
        all='権限: すべて'
        value={query.role}
        options={roleOptions}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label='状態'
        all='状態: すべて'
        value={query.state}
        options={stateOptions}
        onChange={(state) => onChange({ state })}
      />
    </ListConditions>
  )
}
