import { Check } from 'lucide-react'

/** A filter condition that is on or off. */
export function FilterSwitch({
  label,
  on,
  onChange,
  className,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  className?: string | undefined
}) {
  return (
    <label className={className} data-on={on}>
      <input type='checkbox' checked={on} onChange={(e) => onChange(e.target.checked)} />
      {on && <Check aria-hidden />}
      {label}
    </label>
  )
}
