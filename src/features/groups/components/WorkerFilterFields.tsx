import { MAX_GROUP_NAME_LENGTH } from '@/contracts/groups/enums'
import type { FilterValues } from '@/features/groups/lib/workerFilter'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { SearchField } from '@/ui/fields/filters/SearchField'

const counts = ['2', '3', '5', '10', '20', '50'] as const
const countOptions = counts.map((value) => ({ value, label: `${value}回以上勤務` }))

type Props = { values: FilterValues; onChange: (patch: Partial<FilterValues>) => void }

/** The conditions by which workers of the company are looked for. */
export function WorkerFilterFields({ values, onChange }: Props) {
  return (
    <>
      <SearchField
        label='求人のタイトルに含むことば'
        placeholder='ホール、レジ (どれか1つ)'
        maxLength={200}
        value={values.keywords}
        onSearch={(keywords) => onChange({ keywords })}
      />
      <SearchField
        label='入っているグループの名前'
        placeholder='企業共通のグループの名前の一部'
        maxLength={MAX_GROUP_NAME_LENGTH}
        value={values.groupsKeyword}
        onSearch={(groupsKeyword) => onChange({ groupsKeyword })}
      />
      <FilterBar>
        <FilterSelect
          label='勤務回数'
          all='1回以上勤務'
          value={counts.find((count) => Number(count) === values.requiredWorkedCount) ?? ''}
          options={countOptions}
          onChange={(count) => onChange({ requiredWorkedCount: Number(count || 1) })}
        />
        <FilterSwitch
          label='認定ワーカーのみ'
          on={values.onlyTrusted}
          onChange={(onlyTrusted) => onChange({ onlyTrusted })}
        />
        <FilterSwitch
          label='Good評価のみ'
          on={values.onlyGood}
          onChange={(onlyGood) => onChange({ onlyGood })}
        />
      </FilterBar>
    </>
  )
}
