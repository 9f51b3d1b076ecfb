import { useQuery } from '@/api/useQuery'
import { groups } from '@/contracts/groups'
import { workers } from '@/contracts/workers'
import { userSortKeys, type UserSortKey } from '@/contracts/workers/enums'
import { userSortLabel, usualDirection } from '@/domain/workers/workers'
import { knownExperienceText } from '@/features/workers/lib/experienceTexts'
import { searchedExperience, type WorkerQuery } from '@/features/workers/lib/workerConditions'
import * as S from '@/features/workers/WorkerListScreen.styles'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterNumberSelect, FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

type Props = {
  clientId: string
  query: WorkerQuery
  onChange: (patch: Partial<WorkerQuery>) => void
  onClear?: (() => void) | undefined
}
const rates = [80, 85, 90, 95, 100].map((value) => ({
  value,
  label: value === 100 ? 'Good率 100%' : `Good率 ${value}%以上`,
}))
const counts = [2, 3, 5, 10].map((value) => ({ value, label: `この店舗 ${value}回以上` }))
const blocks = [
  { value: 'unblocked' as const, label: 'ブロック中を除く' },
  { value: 'blocked' as const, label: 'ブロック中だけ' },
]
const [defaultSortKey, ...otherSortKeys] = userSortKeys
const orders = otherSortKeys.map((value) => ({ value, label: userSortLabel[value] }))

/**
 * Search, order and filters of the list. The search runs on the server, because the browser has only the rows of one
 * page.
 */
export function WorkerFilters({ clientId, query, onChange, onClear }: Props) {
  const { data } = useQuery(groups.list, { clientId })
  const isMobile = useIsMobile()
  const options = (data?.items ?? []).map((group) => ({
    value: group.id,
    label: group.name,
  }))
  const sort = (key: UserSortKey | '') => {
    const sortKey = key || defaultSortKey
    onChange({ sortKey, sortDirection: usualDirection(sortKey) })
  }
  return (
    <S.Filters>
      <ListConditions
        savedViews={{ clientId, list: 'users', path: href(routes.users, { clientId }), query }}
        search={{
          label: '氏名・フリガナで探す',
          placeholder: '氏名・フリガナ',
          maxLength: MAX_NAME_SEARCH_LENGTH,
          value: query.nameKana,
          onSearch: (nameKana) => onChange({ nameKana }),
        }}
        onClear={onClear}
      >
        {/* On wide screens the headings of the table change the order. */}
        {isMobile && (
          <FilterSelect
            label='並び'
            all={userSortLabel[defaultSortKey]}
            value={query.sortKey === defaultSortKey ? '' : query.sortKey}
            options={orders}
            onChange={sort}
          />
        )}
        {/* The space of the group filter is reserved while the groups are loading: a bar that
            wraps to a second line would shift the list. */}
        {(!data || options.length > 0 || query.groupId > 0) && (
          <FilterNumberSelect
            label='グループ'
            all='グループ'
            value={query.groupId}
            options={options}
            onChange={(groupId) => onChange({ groupId })}
          />
        )}
        <FilterNumberSelect
          label='Good率'
          all='Good率'
          value={query.minGoodRate}
          options={rates}
          onChange={(minGoodRate) => onChange({ minGoodRate })}
        />
        <FilterNumberSelect
          label='この店舗での勤務回数'
          all='勤務回数'
          value={query.minWorkedCount}
          options={counts}
          onChange={(minWorkedCount) => onChange({ minWorkedCount })}
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

/** Filters by experience: an occupation of worked shifts, or a position that reviews name. */
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
