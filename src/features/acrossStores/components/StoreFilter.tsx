import type { SavedViewsProps } from '@/components/savedViews/SavedViewsMenu'
import type { CompanyCorrections } from '@/contracts/paymentCorrections/schemas'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterNumberSelect } from '@/ui/fields/filters/FilterSelect'

type Props = {
  /** Undefined until the stores are read; no store can be selected before. */
  stores: CompanyCorrections['stores'] | undefined
  savedViews: SavedViewsProps
  unit: '件' | '名'
  /** The id of the chosen store; 0: all. */
  value: number
  onChange: (store: number) => void
}

/** Narrows a list to one store; each option shows how many rows the store has. */
export function StoreFilter({ stores, savedViews, unit, value, onChange }: Props) {
  return (
    <ListConditions savedViews={savedViews} onClear={value === 0 ? undefined : () => onChange(0)}>
      {stores && (stores.length > 0 || value !== 0) && (
        <FilterNumberSelect
          label='店舗'
          all='すべての店舗'
          value={value}
          options={stores.map(({ id, name, count }) => ({
            value: id,
            label: `${name} (${count}${unit})`,
          }))}
          onChange={onChange}
        />
      )}
    </ListConditions>
  )
}
