import { Check } from 'lucide-react'

/** A condition of a list that is on or off. */
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
    <label data-on={on}>
      <input type='checkbox' checked={on} onChange={(e) => onChange(e.target.checked)} />
      {on && <Check aria-hidden />}
      {label}
    </label>
  )
}
