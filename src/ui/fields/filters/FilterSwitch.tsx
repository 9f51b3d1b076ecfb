import { Check } from 'lucide-react'
import { FilterChip } from './FilterChip'

/** A filter condition that is on or off. */
export function FilterSwitch({
  label,
  on,
  onChange,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <FilterChip data-active={on}>
      <input type='checkbox' checked={on} onChange={(e) => onChange(e.target.checked)} />
      {on && <Check aria-hidden />}
      {label}
    </FilterChip>
  )
}
