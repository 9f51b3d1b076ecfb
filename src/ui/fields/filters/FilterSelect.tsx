import { ChevronDown } from 'lucide-react'

type Props<T extends string> = {
  label: string
  all: string
  value: T | ''
  options: readonly { value: T; label: string }[]
  onChange: (value: T | '') => void
  className?: string | undefined
}

/** One condition of a list as a pill with the device's own picker behind it. `all` is what stands there while nothing is chosen. */
export function FilterSelect<T extends string>({
  label,
  all,
  value,
  options,
  onChange,
  className,
}: Props<T>) {
  return (
    <label className={className} data-on={value !== ''}>
      <span aria-hidden>{options.find((o) => o.value === value)?.label ?? all}</span>
      <ChevronDown aria-hidden />
      <select
        aria-label={label}
        value={value}
        onChange={(e) => onChange(options.find((o) => o.value === e.target.value)?.value ?? '')}
      >
        <option value=''>{all}</option>
        {options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
    </label>
  )
}
