import { useQuery } from '@/api/useQuery'
import { groups } from '@/contracts/groups'
import { workers } from '@/contracts/workers'
import { userSortKeys, type UserSortKey } from '@/contracts/workers/enums'
import { knownExperienceText } from '@/features/workers/lib/experienceTexts'
import { userSortLabel, usualDirection } from '@/domain/workers/workers'
import { SavedViews } from '@/components/savedViews/SavedViews'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { searchedExperience, type UserQuery } from '@/features/workers/lib/userConditions'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import * as S from '@/features/workers/UserListScreen.styles'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'

type Props = {
  clientId: string
  query: UserQuery
  onChange: (patch: Partial<UserQuery>) => void
  onClear?: (() => void) | undefined
}
const rates = ['80', '85', '90', '95', '100'].map((value) => ({
  value,
  label: value === '100' ? 'Good率 100%' : `Good率 ${value}%以上`,
}))
const counts = ['2', '3', '5', '10'].map((value) => ({ value, label: `この店舗 ${value}回以上` }))
const blocks = [
  { value: 'unblocked' as const, label: 'ブロック中を除く' },
  { value: 'blocked' as const, label: 'ブロック中だけ' },
]
const [defaultSortKey, ...otherSortKeys] = userSortKeys
const orders = otherSortKeys.map((value) => ({ value, label: userSortLabel[value] }))
/** The option of a number; 0 is none. */
const optionOf = (value: number) => (value === 0 ? '' : String(value))

/**
 * Search, order and filters of the list. The search runs on the server, because the page holds only
 * the rows it shows.
 */
export function UserFilters({ clientId, query, onChange, onClear }: Props) {
  const { data } = useQuery(groups.list, { clientId })
  const isMobile = useIsMobile()
  const options = (data?.items ?? []).map((group) => ({
    value: String(group.id),
    label: group.name,
  }))
  const sort = (key: UserSortKey | '') => {
    const sortKey = key || defaultSortKey
    onChange({ sortKey, sortDirection: usualDirection(sortKey) })
  }
  return (
    <S.Filters>
      <ListConditions
        views={
          <SavedViews
            clientId={clientId}
            list='users'
            path={href(routes.users, { clientId })}
            query={query}
          />
        }
        keyword={query.nameKana}
        search={
          <SearchField
            label='氏名・フリガナで探す'
            hideLabel
            placeholder='氏名・フリガナ'
            maxLength={MAX_NAME_SEARCH_LENGTH}
            value={query.nameKana}
            onSearch={(nameKana) => onChange({ nameKana })}
          />
        }
        onClear={onClear}
      >
        {/* Wide tables are ordered by their headings. */}
        {isMobile && (
          <FilterSelect
            label='並び'
            all={userSortLabel[defaultSortKey]}
            value={query.sortKey === defaultSortKey ? '' : query.sortKey}
            options={orders}
            onChange={sort}
          />
        )}
        {/* Its space is reserved while the groups are loading: a bar that wraps to a second line would
            shift the list. */}
        {(!data || options.length > 0 || query.groupId > 0) && (
          <FilterSelect
            label='グループ'
            all='グループ'
            value={optionOf(query.groupId)}
            options={options}
            onChange={(value) => onChange({ groupId: Number(value) })}
          />
        )}
        <FilterSelect
          label='Good率'
          all='Good率'
          value={optionOf(query.minGoodRate)}
          options={rates}
          onChange={(value) => onChange({ minGoodRate: Number(value) })}
        />
        <FilterSelect
          label='この店舗での勤務回数'
          all='勤務回数'
          value={optionOf(query.minWorkedCount)}
          options={counts}
          onChange={(value) => onChange({ minWorkedCount: Number(value) })}
        />
        <ExperienceFilter clientId={clientId} query={query} onChange={onChange} />
        <FilterSelect
          label='ブロック'
          all='ブロック'
          value={query.blockStatus === 'all' ? '' : query.blockStatus}
          options={blocks}
          onChange={(value) => onChange({ blockStatus: value || 'all' })}
        />
      </ListConditions>
    </S.Filters>
  )
}

/** What workers have done here: an occupation of the shifts, or a position that reviews name. */
function ExperienceFilter({
  clientId,
  query,
  onChange,
}: Pick<Props, 'clientId' | 'query' | 'onChange'>) {
  const { data } = useQuery(workers.knownExperiences, { clientId })
  const options = (data?.items ?? []).map((experience) => ({
    value: `${experience.kind}:${experience.id}`,
    label: knownExperienceText(experience),
  }))
  const searched = searchedExperience(query)
  if (data && options.length === 0 && !searched) return null
  return (
    <FilterSelect
      label='この店舗での経験'
      all='経験'
      value={searched ? `${searched.kind}:${searched.id}` : ''}
      options={options}
      onChange={(option) => {
        const [kind, id] = option.split(':')
        onChange({
          occupationId: kind === 'occupation' ? Number(id) : 0,
          positionId: kind === 'position' ? Number(id) : 0,
        })
      }}
    />
  )
}
