import { activityKinds } from '@/contracts/activities/enums'
import type { activityListQuery } from '@/contracts/activities/query'
import type { ActivityList } from '@/contracts/activities/schemas'
import { activityKindLabel } from '@/domain/audit/activityKindLabel'
import * as S from '@/features/activities/ActivitiesScreen.styles'
import { isDay } from '@/lib/date'
import type { QueryValue } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterNumberSelect, FilterSelect } from '@/ui/fields/filters/FilterSelect'
import type { Found } from '@/ui/fields/filters/foundText'

type ActivityQuery = QueryValue<typeof activityListQuery>
type Props = {
  companyId: string
  query: ActivityQuery
  accounts: ActivityList['accounts']
  stores: ActivityList['stores']
  onChange: (patch: Partial<ActivityQuery>) => void
  found: Found | undefined
  onClear?: (() => void) | undefined
}
const kindOptions = activityKinds.map((value) => ({ value, label: activityKindLabel[value] }))
const optionsOf = (items: readonly { id: number; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }))

/** Person, store, kind and period of the activity log. */
export function ActivityFilters({
  companyId,
  query,
  accounts,
  stores,
  onChange,
  found,
  onClear,
}: Props) {
  const setDay = (name: 'from' | 'to', day: string) => {
    // An invalid date stays in the input, which shows the error.
    if (day === '' || isDay(day)) onChange({ [name]: day })
  }
  return (
    <ListConditions
      period={
        <S.Period aria-label='期間'>
          <S.DateBox
            name='from'
            label='最初の日'
            error={undefined}
            value={query.from}
            max={query.to || undefined}
            onChange={(day) => setDay('from', day)}
          />
          <S.DateBox
            name='to'
            label='最後の日'
            error={undefined}
            value={query.to}
            min={query.from || undefined}
            onChange={(day) => setDay('to', day)}
          />
        </S.Period>
      }
      savedViews={{
        companyId,
        list: 'activities',
        path: href(routes.companyActivities, { companyId }),
        query,
      }}
      found={found}
      onClear={onClear}
    >
      <FilterNumberSelect
        label='スタッフ'
        all='スタッフ: すべて'
        value={query.account}
        options={optionsOf(accounts)}
        onChange={(account) => onChange({ account })}
      />
      <FilterNumberSelect
        label='店舗'
        all='店舗: すべて'
        value={query.store}
        options={optionsOf(stores)}
        onChange={(store) => onChange({ store })}
      />
      <FilterSelect
        label='種類'
        all='種類: すべて'
        value={query.kind}
        options={kindOptions}
        onChange={(kind) => onChange({ kind })}
      />
    </ListConditions>
  )
}
