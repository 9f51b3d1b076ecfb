import { offeringStatuses, publicationScopes } from '@/contracts/offerings/enums'
import { offeringStatusLongLabel } from '@/domain/offerings/labels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { formatDay } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { MAX_SEARCH_LENGTH } from '@/lib/query'
import type { OfferingViewType } from '@/lib/storage/storedValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { Chip } from '@/ui/data-display/Chip'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'

type Query = QueryValue<typeof routes.offerings.query>
const statusOptions = offeringStatuses.map((value) => ({
  value,
  label: offeringStatusLongLabel[value],
}))
const scopeOptions = publicationScopes.map((value) => ({
  value,
  label: publicationScopeLabel[value],
}))
/** The query parameters that filter the list: all but the page. */
export const conditions = [
  'keyword',
  'status',
  'scope',
  'hasVacancy',
  'unreviewed',
  'offerId',
  'fromOn',
  'toOn',
] as const satisfies readonly (keyof Query)[]

type Props = {
  clientId: string
  query: Query
  view: OfferingViewType
  today: string
  onChange: (patch: Partial<Query>) => void
  onClear: (() => void) | undefined
}

/**
 * Search and filters of the list. A condition that only links can set, because it has no control here, is shown as a
 * removable chip.
 */
export function OfferingFilters({ clientId, query, view, today, onChange, onClear }: Props) {
  const fromToday = query.fromOn === today
  return (
    <ListConditions
      savedViews={{
        clientId,
        list: 'offerings',
        path: href(routes.offerings, { clientId }),
        query,
      }}
      search={{
        label: 'ひな形の名前で探す',
        placeholder: 'ひな形の名前',
        maxLength: MAX_SEARCH_LENGTH,
        value: query.keyword,
        onSearch: (keyword) => onChange({ keyword }),
      }}
      onClear={onClear}
    >
      {view === 'list' && (
        <FilterSwitch
          label='これから'
          on={fromToday}
          onChange={(on) => onChange({ fromOn: on ? today : '', ...(on ? { toOn: '' } : {}) })}
        />
      )}
      {query.fromOn !== '' && !fromToday && (
        <Chip
          label={`${formatDay(query.fromOn, today)}から`}
          onRemove={() => onChange({ fromOn: '' })}
        />
      )}
      {query.toOn !== '' && (
        <Chip
          label={`${formatDay(query.toOn, today)}まで`}
          onRemove={() => onChange({ toOn: '' })}
        />
      )}
      {query.offerId > 0 && <Chip label='1つのひな形' onRemove={() => onChange({ offerId: 0 })} />}
      <FilterSelect
        label='状態'
        all='すべての状態'
        value={query.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label='公開範囲'
        all='公開範囲'
        value={query.scope}
        options={scopeOptions}
        onChange={(scope) => onChange({ scope })}
      />
      <FilterSwitch
        label='空きあり'
        on={query.hasVacancy === '1'}
        onChange={(on) => onChange({ hasVacancy: on ? '1' : '' })}
      />
      <FilterSwitch
        label='評価待ち'
        on={query.unreviewed === '1'}
        onChange={(on) => onChange({ unreviewed: on ? '1' : '' })}
      />
    </ListConditions>
  )
}
