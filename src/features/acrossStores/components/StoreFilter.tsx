import type { ReactNode } from 'react'
import type { CompanyCorrections } from '@/contracts/paymentCorrections/schemas'
import { ListConditions } from '@/shell/lists/ListConditions'
import { FilterSelect } from '@/ui/fields/filters/FilterSelect'

type Props = {
  /** None yet: there is nothing to choose from. */
  stores: CompanyCorrections['stores'] | undefined
  views: ReactNode
  unit: '件' | '名'
  /** The id of the chosen store; 0: all. */
  value: number
  onChange: (store: number) => void
}

/** Narrows a list to one store; each store says how much waits in it. */
export function StoreFilter({ stores, views, unit, value, onChange }: Props) {
  return (
    <ListConditions views={views} onClear={value === 0 ? undefined : () => onChange(0)}>
      {stores && (stores.length > 0 || value !== 0) && (
        <FilterSelect
          label='店舗'
          all='すべての店舗'
          value={value === 0 ? '' : String(value)}
          options={stores.map(({ id, name, count }) => ({
            value: String(id),
            label: `${name} (${count}${unit})`,
          }))}
          onChange={(store) => onChange(Number(store))}
        />
      )}
    </ListConditions>
  )
}
